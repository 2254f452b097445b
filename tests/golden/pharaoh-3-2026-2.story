Falcon leads the first round.
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
The race is over.
Ibis says 2 × 3 ÷ 8, but that is not 11. The tile lies face down and costs 1 scarab.
Jackal says 2 ÷ 3 − 8, but that is not 64. The tile lies face down and costs 7 scarabs.
Falcon says 3 − (8 − 2), but that is not 33. The tile lies face down and costs 5 scarabs.
Ibis gets the dice.
The black tile 90 comes onto the pyramid.
The red tile 44 comes onto the pyramid.
The yellow tile 5 comes onto the pyramid.
The next black tile is in sight: 49.
The next red tile is in sight: 50.
The next yellow tile is in sight: 6.
The 8-sided die shows 6.
The 10-sided die shows 3.
The 12-sided die shows 1.
Ibis calls 54 and takes the tile.
Ibis turns the sandglass.
Falcon calls 19 and takes the tile.
Jackal passes.
The race is over.
Ibis says 6 × (3 − 1), but that is not 54. The tile lies face down and costs 5 scarabs.
Falcon says 1 − 6 ÷ 3, but that is not 19. The tile lies face down and costs 3 scarabs.
Jackal gets the dice.
The red tile 50 comes onto the pyramid.
The blue tile 42 comes onto the pyramid.
The next red tile is in sight: 23.
The next blue tile is in sight: 25.
The 8-sided die shows 7.
The 10-sided die shows 5.
The 12-sided die shows 7.
Jackal calls 8 and takes the tile.
Jackal turns the sandglass.
Falcon calls 44 and takes the tile.
Ibis passes.
The race is over.
Jackal says 7 × (5 ÷ 7), but that is not 8. The tile lies face down and costs 1 scarab.
Falcon says 7 + 5, but that is not 44. The tile lies face down and costs 6 scarabs.
Falcon gets the dice.
The red tile 23 comes onto the pyramid.
The yellow tile 6 comes onto the pyramid.
The next red tile is in sight: 63.
The next yellow tile is in sight: 16.
The 8-sided die shows 5.
The 10-sided die shows 5.
The 12-sided die shows 2.
Jackal calls 17 and takes the tile.
Jackal turns the sandglass.
Falcon calls 27 and takes the tile.
Ibis passes.
The race is over.
Jackal says 5 × 2 − 5, but that is not 17. The tile lies face down and costs 2 scarabs.
Falcon says (5 + 5) × 2, but that is not 27. The tile lies face down and costs 3 scarabs.
Ibis gets the dice.
The blue tile 25 comes onto the pyramid.
The yellow tile 16 comes onto the pyramid.
The next blue tile is in sight: 60.
The next yellow tile is in sight: 12.
The 8-sided die shows 2.
The 10-sided die shows 4.
The 12-sided die shows 1.
Jackal calls 20 and takes the tile.
Jackal turns the sandglass.
Falcon passes.
Ibis calls 16 and takes the tile.
The race is over.
Ibis says 1 − 2 − 4, but that is not 16. The tile lies face down and costs 1 scarab.
Jackal says 2 ÷ 1, but that is not 20. The tile lies face down and costs 1 scarab.
Jackal gets the dice.
The yellow tile 12 comes onto the pyramid.
A yellow tile is turned up: 40.
The next yellow tile is in sight: 13.
The 8-sided die shows 8.
The 10-sided die shows 6.
The 12-sided die shows 3.
Jackal calls 56 and takes the tile.
Jackal turns the sandglass.
Falcon calls 5 and takes the tile.
Ibis calls 6 and takes the tile.
The race is over.
Ibis says 6 ÷ 8, but that is not 6. The tile lies face down and costs 1 scarab.
Jackal says 8 + (6 − 3), but that is not 56. The tile lies face down and costs 3 scarabs.
Falcon says 8 ÷ 6 ÷ 3, but that is not 5. The tile lies face down and costs 1 scarab.
Falcon gets the dice.
The blue tile 60 comes onto the pyramid.
The yellow tile 13 comes onto the pyramid.
A yellow tile is turned up: 24.
The next blue tile is in sight: 22.
The next yellow tile is in sight: 9.
The 8-sided die shows 4.
The 10-sided die shows 4.
The 12-sided die shows 12.
Falcon calls 42 and takes the tile.
Falcon turns the sandglass.
Jackal calls 12 and takes the tile.
Ibis calls 50 and takes the tile.
The race is over.
Ibis says (4 + 4) × 12, but that is not 50. The tile lies face down and costs 5 scarabs.
Jackal says 12 × 4 − 4, but that is not 12. The tile lies face down and costs 1 scarab.
Falcon says (12 − 4) × 4, but that is not 42. The tile lies face down and costs 3 scarabs.
Ibis gets the dice.
The red tile 63 comes onto the pyramid.
The blue tile 22 comes onto the pyramid.
The yellow tile 9 comes onto the pyramid.
The next red tile is in sight: 70.
The next blue tile is in sight: 32.
The next yellow tile is in sight: 18.
The 8-sided die shows 7.
The 10-sided die shows 9.
The 12-sided die shows 9.
Ibis calls 60 and takes the tile.
Ibis turns the sandglass.
Falcon calls 90 and takes the tile.
Jackal passes.
The race is over.
Ibis says 9 − 7 + 9, but that is not 60. The tile lies face down and costs 3 scarabs.
Falcon says 9 + 7 ÷ 9, but that is not 90. The tile lies face down and costs 7 scarabs.
Jackal gets the dice.
The black tile 49 comes onto the pyramid.
The blue tile 32 comes onto the pyramid.
The next black tile is in sight: 84.
The next blue tile is in sight: 35.
The 8-sided die shows 7.
The 10-sided die shows 3.
The 12-sided die shows 7.
Falcon calls 25 and takes the tile.
Falcon turns the sandglass.
Jackal calls 63 and takes the tile.
Ibis calls 32 and takes the tile.
The race is over.
Ibis says (7 − 7) ÷ 3, but that is not 32. The tile lies face down and costs 3 scarabs.
Jackal says 7 ÷ 3 × 7, but that is not 63. The tile lies face down and costs 6 scarabs.
Falcon names no valid equation for 25. The tile lies face down and costs 4 scarabs.
Falcon gets the dice.
The red tile 70 comes onto the pyramid.
The blue tile 35 comes onto the pyramid.
A blue tile is turned up: 28.
The next red tile is in sight: 26.
The next blue tile is in sight: 72.
The 8-sided die shows 6.
The 10-sided die shows 1.
The 12-sided die shows 7.
Falcon calls 28 and takes the tile.
Falcon turns the sandglass.
Jackal calls 23 and takes the tile.
Ibis calls 24 and takes the tile.
The race is over.
Ibis says 7 − 1 × 6, but that is not 24. The tile lies face down and costs 1 scarab.
Jackal says 7 ÷ (1 − 6), but that is not 23. The tile lies face down and costs 5 scarabs.
Falcon says 1 × 6 ÷ 7, but that is not 28. The tile lies face down and costs 3 scarabs.
Ibis gets the dice.
The red tile 26 comes onto the pyramid.
The blue tile 72 comes onto the pyramid.
The yellow tile 18 comes onto the pyramid.
The next red tile is in sight: 80.
The next blue tile is in sight: 45.
The next yellow tile is in sight: 3.
The 8-sided die shows 1.
The 10-sided die shows 10.
The 12-sided die shows 11.
Jackal calls 18 and takes the tile.
Jackal turns the sandglass.
Ibis calls 40 and takes the tile.
Falcon calls 26 and takes the tile.
The race is over.
Ibis says 10 ÷ 11 + 1, but that is not 40. The tile lies face down and costs 2 scarabs.
Jackal says 11 × (1 × 10), but that is not 18. The tile lies face down and costs 1 scarab.
Falcon says 1 × (10 + 11), but that is not 26. The tile lies face down and costs 5 scarabs.
Jackal gets the dice.
The red tile 80 comes onto the pyramid.
The yellow tile 3 comes onto the pyramid.
A yellow tile is turned up: 7.
The next yellow tile is in sight: 30.
The 8-sided die shows 3.
The 10-sided die shows 5.
The 12-sided die shows 3.
Jackal calls 9 and takes the tile.
Jackal turns the sandglass.
Falcon calls 72 and takes the tile.
Ibis calls 80 and takes the tile.
The race is over.
Ibis says 3 ÷ (3 − 5), but that is not 80. The tile lies face down and costs 5 scarabs.
Jackal says (3 − 5) ÷ 3, but that is not 9. The tile lies face down and costs 1 scarab.
Falcon says 3 + (3 + 5), but that is not 72. The tile lies face down and costs 3 scarabs.
Ibis wins with −27 points.
