Cat leads the first round.
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
Cat calls 64 and takes the tile.
Jackal calls 19 and takes the tile.
Cobra calls 56 and takes the tile.
The race is over.
Ibis says 3 − (8 − 2), but that is not 11. The tile lies face down and costs 1 scarab.
Jackal says 3 × (2 − 8), but that is not 19. The tile lies face down and costs 3 scarabs.
Falcon says 3 × (2 − 8), but that is not 33. The tile lies face down and costs 5 scarabs.
Cobra says 2 − (3 − 8), but that is not 56. The tile lies face down and costs 3 scarabs.
Cat says 8 + (2 − 3), but that is not 64. The tile lies face down and costs 7 scarabs.
Ibis gets the dice.
The black tile 90 comes onto the pyramid.
The red tile 44 comes onto the pyramid.
The blue tile 42 comes onto the pyramid.
The yellow tile 5 comes onto the pyramid.
A blue tile is turned up: 28.
The next black tile is in sight: 49.
The next red tile is in sight: 23.
The next blue tile is in sight: 25.
The next yellow tile is in sight: 40.
The 8-sided die shows 2.
The 10-sided die shows 8.
The 12-sided die shows 3.
Jackal calls 44 and takes the tile.
Jackal turns the sandglass.
Falcon calls 8 and takes the tile.
Ibis calls 28 and takes the tile.
Cobra calls 5 and takes the tile.
Cat passes.
The race is over.
Ibis says 2 ÷ (8 ÷ 3), but that is not 28. The tile lies face down and costs 3 scarabs.
Jackal says 3 × 8 ÷ 2, but that is not 44. The tile lies face down and costs 6 scarabs.
Falcon says 2 − 3 ÷ 8, but that is not 8. The tile lies face down and costs 1 scarab.
Cobra says 2 − 8, but that is not 5. The tile lies face down and costs 1 scarab.
Jackal gets the dice.
The red tile 23 comes onto the pyramid.
The blue tile 25 comes onto the pyramid.
The yellow tile 40 comes onto the pyramid.
A yellow tile is turned up: 12.
The next red tile is in sight: 70.
The next blue tile is in sight: 48.
The next yellow tile is in sight: 13.
The 8-sided die shows 2.
The 10-sided die shows 7.
The 12-sided die shows 7.
Cat passes.
Falcon calls 40 and takes the tile.
Falcon turns the sandglass.
Cobra calls 54 and takes the tile.
Jackal calls 12 and takes the tile.
Ibis calls 25 and takes the tile.
The race is over.
Ibis says (2 − 7) × 7, but that is not 25. The tile lies face down and costs 4 scarabs.
Jackal says 7 + 2 + 7, but that is not 12. The tile lies face down and costs 1 scarab.
Falcon says 7 + 2, but that is not 40. The tile lies face down and costs 2 scarabs.
Cobra says 7 + 7 × 2, but that is not 54. The tile lies face down and costs 5 scarabs.
Falcon gets the dice.
The red tile 70 comes onto the pyramid.
The blue tile 48 comes onto the pyramid.
The yellow tile 13 comes onto the pyramid.
A yellow tile is turned up: 36.
The next red tile is in sight: 63.
The next blue tile is in sight: 60.
The next yellow tile is in sight: 3.
The 8-sided die shows 8.
The 10-sided die shows 5.
The 12-sided die shows 12.
Falcon calls 13 and takes the tile.
Falcon turns the sandglass.
Cat calls 23 and takes the tile.
Cobra calls 48 and takes the tile.
Ibis calls 17 and takes the tile.
Jackal passes.
The race is over.
Ibis says 5 ÷ 8, but that is not 17. The tile lies face down and costs 2 scarabs.
Falcon says 8 + (5 − 12), but that is not 13. The tile lies face down and costs 1 scarab.
Cobra says 8 ÷ 5 ÷ 12, but that is not 48. The tile lies face down and costs 3 scarabs.
Cat says 12 ÷ 8 − 5, but that is not 23. The tile lies face down and costs 5 scarabs.
Cobra gets the dice.
The red tile 63 comes onto the pyramid.
The blue tile 60 comes onto the pyramid.
The yellow tile 3 comes onto the pyramid.
A yellow tile is turned up: 4.
The next red tile is in sight: 50.
The next blue tile is in sight: 35.
The next yellow tile is in sight: 10.
The 8-sided die shows 8.
The 10-sided die shows 3.
The 12-sided die shows 9.
Ibis calls 63 and takes the tile.
Ibis turns the sandglass.
Cobra calls 70 and takes the tile.
Cat calls 36 and takes the tile.
Jackal calls 20 and takes the tile.
Falcon calls 3 and takes the tile.
The race is over.
Ibis says 8 × (3 − 9), but that is not 63. The tile lies face down and costs 6 scarabs.
Jackal says (3 − 9) × 8, but that is not 20. The tile lies face down and costs 1 scarab.
Falcon says 9 ÷ 8 ÷ 3, but that is not 3. The tile lies face down and costs 1 scarab.
Cobra says 9 ÷ 8 ÷ 3, but that is not 70. The tile lies face down and costs 5 scarabs.
Cat says 3 ÷ 9 − 8, but that is not 36. The tile lies face down and costs 2 scarabs.
Cat gets the dice.
The red tile 50 comes onto the pyramid.
The yellow tile 10 comes onto the pyramid.
A red tile is turned up: 26.
A yellow tile is turned up: 6.
A yellow tile is turned up: 30.
The next red tile is in sight: 80.
The next yellow tile is in sight: 15.
The 8-sided die shows 8.
The 10-sided die shows 3.
The 12-sided die shows 10.
Jackal calls 26 and takes the tile.
Jackal turns the sandglass.
Cobra calls 10 and takes the tile.
Ibis calls 27 and takes the tile.
Falcon calls 90 and takes the tile.
Cat calls 60 and takes the tile.
The race is over.
Ibis says 3 ÷ (8 × 10), but that is not 27. The tile lies face down and costs 3 scarabs.
Jackal says 8 ÷ (10 + 3), but that is not 26. The tile lies face down and costs 5 scarabs.
Falcon says 10 ÷ (3 ÷ 8), but that is not 90. The tile lies face down and costs 7 scarabs.
Cobra says 8 − (3 + 10), but that is not 10. The tile lies face down and costs 1 scarab.
Cat says 8 ÷ 10 × 3, but that is not 60. The tile lies face down and costs 3 scarabs.
Ibis gets the dice.
The black tile 49 comes onto the pyramid.
The red tile 80 comes onto the pyramid.
The blue tile 35 comes onto the pyramid.
The yellow tile 15 comes onto the pyramid.
A blue tile is turned up: 45.
The next black tile is in sight: 84.
The next blue tile is in sight: 22.
The next yellow tile is in sight: 16.
The 8-sided die shows 5.
The 10-sided die shows 3.
The 12-sided die shows 11.
Falcon passes.
Cat passes.
Ibis calls 45 and takes the tile.
Ibis turns the sandglass.
Cobra calls 4 and takes the tile.
Jackal calls 42 and takes the tile.
The race is over.
Ibis says 11 + 3, but that is not 45. The tile lies face down and costs 4 scarabs.
Jackal says 5 − 3, but that is not 42. The tile lies face down and costs 3 scarabs.
Cobra says 11 × 3 + 5, but that is not 4. The tile lies face down and costs 1 scarab.
Jackal gets the dice.
The blue tile 22 comes onto the pyramid.
The yellow tile 16 comes onto the pyramid.
A blue tile is turned up: 72.
The next blue tile is in sight: 32.
The next yellow tile is in sight: 21.
The 8-sided die shows 3.
The 10-sided die shows 7.
The 12-sided die shows 10.
Cat calls 80 and takes the tile.
Cat turns the sandglass.
Jackal calls 22 and takes the tile.
Cobra calls 6 and takes the tile.
Ibis calls 35 and takes the tile.
Falcon calls 72 and takes the tile.
The race is over.
Ibis says 3 × 7 ÷ 10, but that is not 35. The tile lies face down and costs 3 scarabs.
Jackal says 7 ÷ 10 ÷ 3, but that is not 22. The tile lies face down and costs 3 scarabs.
Falcon says 7 ÷ (3 × 10), but that is not 72. The tile lies face down and costs 3 scarabs.
Cobra says 3 ÷ (7 + 10), but that is not 6. The tile lies face down and costs 1 scarab.
Cat says 7 ÷ 10 + 3, but that is not 80. The tile lies face down and costs 5 scarabs.
Cobra wins with −20 points.
