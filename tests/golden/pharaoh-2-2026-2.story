Jackal leads the first round.
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
Ibis calls 33 and takes the tile.
Ibis turns the sandglass.
Jackal calls 11 and takes the tile.
The race is over.
Ibis says 8 ÷ 3, but that is not 33. The tile lies face down and costs 5 scarabs.
Jackal says 2 × 3 ÷ 8, but that is not 11. The tile lies face down and costs 1 scarab.
Ibis gets the dice.
The red tile 44 comes onto the pyramid.
The yellow tile 5 comes onto the pyramid.
The next red tile is in sight: 26.
The next yellow tile is in sight: 16.
The 8-sided die shows 4.
The 10-sided die shows 5.
The 12-sided die shows 2.
Jackal calls 17 and takes the tile.
Jackal turns the sandglass.
Ibis calls 44 and takes the tile.
The race is over.
Ibis says 5 + 2, but that is not 44. The tile lies face down and costs 6 scarabs.
Jackal says 2 − 5, but that is not 17. The tile lies face down and costs 2 scarabs.
Jackal gets the dice.
The red tile 26 comes onto the pyramid.
The yellow tile 16 comes onto the pyramid.
The next red tile is in sight: 50.
The next yellow tile is in sight: 40.
The 8-sided die shows 2.
The 10-sided die shows 8.
The 12-sided die shows 3.
Jackal calls 26 and takes the tile.
Jackal turns the sandglass.
Ibis calls 8 and takes the tile.
The race is over.
Ibis says 8 + 2 × 3, but that is not 8. The tile lies face down and costs 1 scarab.
Jackal says 8 + 3 × 2, but that is not 26. The tile lies face down and costs 5 scarabs.
Ibis gets the dice.
The red tile 50 comes onto the pyramid.
The yellow tile 40 comes onto the pyramid.
The next red tile is in sight: 80.
The next yellow tile is in sight: 7.
The 8-sided die shows 8.
The 10-sided die shows 4.
The 12-sided die shows 1.
Jackal calls 56 and takes the tile.
Jackal turns the sandglass.
Ibis calls 16 and takes the tile.
The race is over.
Ibis says (4 − 1) × 8, but that is not 16. The tile lies face down and costs 1 scarab.
Jackal says (4 − 8) × 1, but that is not 56. The tile lies face down and costs 3 scarabs.
Jackal gets the dice.
The blue tile 42 comes onto the pyramid.
The yellow tile 7 comes onto the pyramid.
The next blue tile is in sight: 25.
The next yellow tile is in sight: 18.
The 8-sided die shows 5.
The 10-sided die shows 10.
The 12-sided die shows 7.
Ibis calls 54 and takes the tile.
Ibis turns the sandglass.
Jackal calls 40 and takes the tile.
The race is over.
Ibis says 5 ÷ 7 − 10, but that is not 54. The tile lies face down and costs 5 scarabs.
Jackal says 5 ÷ 10 + 7, but that is not 40. The tile lies face down and costs 2 scarabs.
Ibis gets the dice.
The red tile 80 comes onto the pyramid.
The yellow tile 18 comes onto the pyramid.
The next red tile is in sight: 63.
The next yellow tile is in sight: 3.
The 8-sided die shows 6.
The 10-sided die shows 10.
The 12-sided die shows 9.
Ibis calls 20 and takes the tile.
Ibis turns the sandglass.
Jackal calls 64 and takes the tile.
The race is over.
Ibis says 9 × (10 − 6), but that is not 20. The tile lies face down and costs 1 scarab.
Jackal says 10 + 6 ÷ 9, but that is not 64. The tile lies face down and costs 7 scarabs.
Jackal gets the dice.
The black tile 90 comes onto the pyramid.
The yellow tile 3 comes onto the pyramid.
The next black tile is in sight: 84.
The next yellow tile is in sight: 14.
The 8-sided die shows 2.
The 10-sided die shows 5.
The 12-sided die shows 7.
Ibis calls 18 and takes the tile.
Ibis turns the sandglass.
Jackal calls 90 and takes the tile.
The race is over.
Ibis says 2 + (5 − 7), but that is not 18. The tile lies face down and costs 1 scarab.
Jackal says 2 ÷ 5 ÷ 7, but that is not 90. The tile lies face down and costs 7 scarabs.
Ibis gets the dice.
The black tile 84 comes onto the pyramid.
The yellow tile 14 comes onto the pyramid.
The next black tile is in sight: 49.
The next yellow tile is in sight: 4.
The 8-sided die shows 3.
The 10-sided die shows 5.
The 12-sided die shows 5.
Jackal passes.
Ibis calls 19 and takes the tile.
The race is over.
Ibis says 5 ÷ (3 × 5), but that is not 19. The tile lies face down and costs 3 scarabs.
Jackal gets the dice.
The blue tile 25 comes onto the pyramid.
The next blue tile is in sight: 28.
The 8-sided die shows 2.
The 10-sided die shows 9.
The 12-sided die shows 10.
Ibis calls 7 and takes the tile.
Ibis turns the sandglass.
Jackal calls 80 and takes the tile.
The race is over.
Ibis says (9 − 10) × 2, but that is not 7. The tile lies face down and costs 1 scarab.
Jackal says 10 ÷ 2 ÷ 9, but that is not 80. The tile lies face down and costs 5 scarabs.
Ibis gets the dice.
The red tile 63 comes onto the pyramid.
The yellow tile 4 comes onto the pyramid.
The next red tile is in sight: 70.
The next yellow tile is in sight: 21.
The 8-sided die shows 4.
The 10-sided die shows 1.
The 12-sided die shows 12.
Jackal calls 27 and takes the tile.
Jackal turns the sandglass.
Ibis calls 42 and takes the tile.
The race is over.
Ibis says 12 × (1 ÷ 4), but that is not 42. The tile lies face down and costs 3 scarabs.
Jackal says 4 ÷ (1 ÷ 12), but that is not 27. The tile lies face down and costs 3 scarabs.
Jackal gets the dice.
The blue tile 28 comes onto the pyramid.
A blue tile is turned up: 60.
The next blue tile is in sight: 32.
The 8-sided die shows 5.
The 10-sided die shows 5.
The 12-sided die shows 2.
Jackal calls 25 and takes the tile.
Jackal turns the sandglass.
Ibis calls 5 and takes the tile.
The race is over.
Ibis says 5 ÷ 5 × 2, but that is not 5. The tile lies face down and costs 1 scarab.
Jackal names no valid equation for 25. The tile lies face down and costs 4 scarabs.
Ibis gets the dice.
The blue tile 32 comes onto the pyramid.
The yellow tile 21 comes onto the pyramid.
The next blue tile is in sight: 22.
The next yellow tile is in sight: 12.
The 8-sided die shows 6.
The 10-sided die shows 7.
The 12-sided die shows 1.
Ibis calls 21 and takes the tile.
Ibis turns the sandglass.
Jackal calls 60 and takes the tile.
The race is over.
Ibis says 6 × (7 − 1), but that is not 21. The tile lies face down and costs 2 scarabs.
Jackal says 1 ÷ (6 ÷ 7), but that is not 60. The tile lies face down and costs 3 scarabs.
Jackal gets the dice.
The blue tile 22 comes onto the pyramid.
The yellow tile 12 comes onto the pyramid.
The next blue tile is in sight: 72.
The next yellow tile is in sight: 36.
The 8-sided die shows 5.
The 10-sided die shows 7.
The 12-sided die shows 5.
Jackal calls 63 and takes the tile.
Jackal turns the sandglass.
Ibis calls 84 and takes the tile.
The race is over.
Ibis says 7 × (5 ÷ 5), but that is not 84. The tile lies face down and costs 7 scarabs.
Jackal says 7 × 5 ÷ 5, but that is not 63. The tile lies face down and costs 6 scarabs.
Ibis gets the dice.
The black tile 49 comes onto the pyramid.
The red tile 70 comes onto the pyramid.
The next red tile is in sight: 23.
The 8-sided die shows 7.
The 10-sided die shows 3.
The 12-sided die shows 8.
Jackal calls 3 and takes the tile.
Jackal turns the sandglass.
Ibis calls 70 and takes the tile.
The race is over.
Ibis says 7 × (3 × 8), but that is not 70. The tile lies face down and costs 5 scarabs.
Jackal says 8 − 7 × 3, but that is not 3. The tile lies face down and costs 1 scarab.
Jackal gets the dice.
The red tile 23 comes onto the pyramid.
The yellow tile 36 comes onto the pyramid.
The next yellow tile is in sight: 10.
The 8-sided die shows 4.
The 10-sided die shows 3.
The 12-sided die shows 9.
Jackal calls 22 and takes the tile.
Jackal turns the sandglass.
Ibis calls 50 and takes the tile.
The race is over.
Ibis says 3 ÷ 9 + 4, but that is not 50. The tile lies face down and costs 5 scarabs.
Jackal says 4 ÷ (3 × 9), but that is not 22. The tile lies face down and costs 3 scarabs.
Ibis wins with −47 points.
