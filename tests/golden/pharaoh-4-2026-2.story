Cobra leads the first round.
A black tile is turned up: 64.
A red tile is turned up: 54.
A red tile is turned up: 33.
A blue tile is turned up: 19.
A blue tile is turned up: 56.
A blue tile is turned up: 27.
A yellow tile is turned up: 11.
A yellow tile is turned up: 17.
A yellow tile is turned up: 20.
A yellow tile is turned up: 8.
The next black tile is in sight: 90.
The next red tile is in sight: 44.
The next blue tile is in sight: 42.
The next yellow tile is in sight: 5.
The 8-sided die shows 2.
The 10-sided die shows 3.
The 12-sided die shows 8.
Falcon calls 33 and takes the tile.
Falcon turns the sandglass.
Ibis calls 11 and takes the tile.
Jackal calls 64 and takes the tile.
Cobra calls 19 and takes the tile.
The race is over.
Ibis says 2 ÷ 3 − 8, but that is not 11. The tile lies face down and costs 1 scarab.
Jackal says 3 − (8 − 2), but that is not 64. The tile lies face down and costs 7 scarabs.
Falcon says 3 × (2 − 8), but that is not 33. The tile lies face down and costs 5 scarabs.
Cobra says 3 × (2 − 8), but that is not 19. The tile lies face down and costs 3 scarabs.
Ibis gets the dice.
The black tile 90 comes onto the pyramid.
The red tile 44 comes onto the pyramid.
The blue tile 42 comes onto the pyramid.
The yellow tile 5 comes onto the pyramid.
The next black tile is in sight: 49.
The next red tile is in sight: 70.
The next blue tile is in sight: 28.
The next yellow tile is in sight: 3.
The 8-sided die shows 1.
The 10-sided die shows 3.
The 12-sided die shows 12.
Falcon calls 44 and takes the tile.
Falcon turns the sandglass.
Ibis calls 20 and takes the tile.
Cobra calls 54 and takes the tile.
Jackal calls 42 and takes the tile.
The race is over.
Ibis says 12 ÷ 1 × 3, but that is not 20. The tile lies face down and costs 1 scarab.
Jackal says 3 + 1 × 12, but that is not 42. The tile lies face down and costs 3 scarabs.
Falcon says 3 + 12 × 1, but that is not 44. The tile lies face down and costs 6 scarabs.
Cobra says 12 + (3 − 1), but that is not 54. The tile lies face down and costs 5 scarabs.
Jackal gets the dice.
The red tile 70 comes onto the pyramid.
The blue tile 28 comes onto the pyramid.
The yellow tile 3 comes onto the pyramid.
A red tile is turned up: 26.
The next red tile is in sight: 80.
The next blue tile is in sight: 32.
The next yellow tile is in sight: 4.
The 8-sided die shows 4.
The 10-sided die shows 7.
The 12-sided die shows 8.
Jackal calls 27 and takes the tile.
Jackal turns the sandglass.
Cobra calls 70 and takes the tile.
Ibis calls 17 and takes the tile.
Falcon calls 5 and takes the tile.
The race is over.
Ibis names no valid equation for 17. The tile lies face down and costs 2 scarabs.
Jackal says 7 + 8 × 4, but that is not 27. The tile lies face down and costs 3 scarabs.
Falcon says 4 − 7 − 8, but that is not 5. The tile lies face down and costs 1 scarab.
Cobra says (8 + 7) × 4, but that is not 70. The tile lies face down and costs 5 scarabs.
Falcon gets the dice.
The red tile 80 comes onto the pyramid.
The blue tile 32 comes onto the pyramid.
The yellow tile 4 comes onto the pyramid.
A yellow tile is turned up: 13.
The next red tile is in sight: 23.
The next blue tile is in sight: 35.
The next yellow tile is in sight: 6.
The 8-sided die shows 6.
The 10-sided die shows 10.
The 12-sided die shows 9.
Ibis calls 3 and takes the tile.
Ibis turns the sandglass.
Jackal calls 90 and takes the tile.
Falcon passes.
Cobra calls 56 and takes the tile.
The race is over.
Ibis says 9 × (10 ÷ 6), but that is not 3. The tile lies face down and costs 1 scarab.
Jackal says 10 ÷ 6 ÷ 9, but that is not 90. The tile lies face down and costs 7 scarabs.
Cobra says 6 ÷ (10 − 9), but that is not 56. The tile lies face down and costs 3 scarabs.
Cobra gets the dice.
The black tile 49 comes onto the pyramid.
The blue tile 35 comes onto the pyramid.
The yellow tile 6 comes onto the pyramid.
The next black tile is in sight: 84.
The next blue tile is in sight: 48.
The next yellow tile is in sight: 36.
The 8-sided die shows 1.
The 10-sided die shows 2.
The 12-sided die shows 3.
Jackal calls 8 and takes the tile.
Jackal turns the sandglass.
Cobra calls 49 and takes the tile.
Falcon calls 35 and takes the tile.
Ibis calls 32 and takes the tile.
The race is over.
Ibis says 1 × 3 × 2, but that is not 32. The tile lies face down and costs 3 scarabs.
Jackal says 3 ÷ (2 ÷ 1), but that is not 8. The tile lies face down and costs 1 scarab.
Falcon says 1 + 3 ÷ 2, but that is not 35. The tile lies face down and costs 3 scarabs.
Cobra says 2 ÷ 3 − 1, but that is not 49. The tile lies face down and costs 7 scarabs.
Ibis gets the dice.
The black tile 84 comes onto the pyramid.
The blue tile 48 comes onto the pyramid.
The yellow tile 36 comes onto the pyramid.
A blue tile is turned up: 22.
The next blue tile is in sight: 25.
The next yellow tile is in sight: 30.
The 8-sided die shows 7.
The 10-sided die shows 7.
The 12-sided die shows 3.
Falcon calls 4 and takes the tile.
Falcon turns the sandglass.
Cobra calls 36 and takes the tile.
Ibis calls 6 and takes the tile.
Jackal calls 22 and takes the tile.
The race is over.
Ibis says 7 + 3 × 7, but that is not 6. The tile lies face down and costs 1 scarab.
Jackal says 7 × 3, but that is not 22. The tile lies face down and costs 3 scarabs.
Falcon says 3 ÷ 7 − 7, but that is not 4. The tile lies face down and costs 1 scarab.
Cobra says 7 + 3 ÷ 7, but that is not 36. The tile lies face down and costs 2 scarabs.
Jackal gets the dice.
The blue tile 25 comes onto the pyramid.
The yellow tile 30 comes onto the pyramid.
A yellow tile is turned up: 15.
A yellow tile is turned up: 40.
The next blue tile is in sight: 45.
The next yellow tile is in sight: 21.
The 8-sided die shows 3.
The 10-sided die shows 6.
The 12-sided die shows 6.
Jackal calls 80 and takes the tile.
Jackal turns the sandglass.
Cobra calls 48 and takes the tile.
Ibis calls 30 and takes the tile.
Falcon calls 28 and takes the tile.
The race is over.
Ibis names no valid equation for 30. The tile lies face down and costs 2 scarabs.
Jackal says (3 + 6) × 6, but that is not 80. The tile lies face down and costs 5 scarabs.
Falcon says 3 ÷ 6 ÷ 6, but that is not 28. The tile lies face down and costs 3 scarabs.
Cobra says 6 + (6 + 3), but that is not 48. The tile lies face down and costs 3 scarabs.
Falcon gets the dice.
The red tile 23 comes onto the pyramid.
The blue tile 45 comes onto the pyramid.
The yellow tile 21 comes onto the pyramid.
A blue tile is turned up: 72.
The next red tile is in sight: 50.
The next blue tile is in sight: 60.
The next yellow tile is in sight: 14.
The 8-sided die shows 2.
The 10-sided die shows 9.
The 12-sided die shows 11.
Falcon passes.
Cobra calls 25 and takes the tile.
Cobra turns the sandglass.
Ibis calls 13 and takes the tile.
Jackal calls 45 and takes the tile.
The race is over.
Ibis says 11 + 9, but that is not 13. The tile lies face down and costs 1 scarab.
Jackal says 2 − 9, but that is not 45. The tile lies face down and costs 4 scarabs.
Cobra says 11 × 9 + 2, but that is not 25. The tile lies face down and costs 4 scarabs.
Ibis wins with −12 points.
