Falcon leads the first round.
A black tile is turned up: 90.
A red tile is turned up: 26.
A red tile is turned up: 80.
A blue tile is turned up: 35.
A blue tile is turned up: 56.
A blue tile is turned up: 27.
A yellow tile is turned up: 8.
A yellow tile is turned up: 13.
A yellow tile is turned up: 4.
A yellow tile is turned up: 14.
The 8-sided die shows 7.
The 10-sided die shows 9.
The 12-sided die shows 11.
Jackal calls 80 and takes the tile.
Jackal turns the sandglass.
Ibis calls 14 and takes the tile.
Cat calls 8 and takes the tile.
Cobra calls 13 and takes the tile.
Falcon calls 4 and takes the tile.
The race is over.
Ibis says 9 × (11 × 7), but that is not 14. The tile lies face down and costs 1 scarab.
Jackal says 7 − 11 ÷ 9, but that is not 80. The tile lies face down and costs 5 scarabs.
Falcon says 11 + 7, but that is not 4. The tile lies face down and costs 1 scarab.
Cobra says 11 × (9 + 7), but that is not 13. The tile lies face down and costs 1 scarab.
Cat says 11 × 7, but that is not 8. The tile lies face down and costs 1 scarab.
Cobra gets the dice.
A red tile is turned up: 44.
A yellow tile is turned up: 6.
A yellow tile is turned up: 7.
A yellow tile is turned up: 36.
A yellow tile is turned up: 20.
The 8-sided die shows 2.
The 10-sided die shows 9.
The 12-sided die shows 7.
Ibis calls 56 and takes the tile.
Ibis turns the sandglass.
Jackal calls 20 and takes the tile.
Cat calls 36 and takes the tile.
Cobra calls 44 and takes the tile.
Falcon calls 6 and takes the tile.
The race is over.
Ibis says 2 + (7 + 9), but that is not 56. The tile lies face down and costs 3 scarabs.
Jackal says 2 × 9, but that is not 20. The tile lies face down and costs 1 scarab.
Falcon says (9 + 7) ÷ 2, but that is not 6. The tile lies face down and costs 1 scarab.
Cobra says 2 ÷ 7 × 9, but that is not 44. The tile lies face down and costs 6 scarabs.
Cat says 2 − 7 × 9, but that is not 36. The tile lies face down and costs 2 scarabs.
Cat gets the dice.
A red tile is turned up: 23.
A blue tile is turned up: 22.
A yellow tile is turned up: 18.
A yellow tile is turned up: 11.
A yellow tile is turned up: 5.
The 8-sided die shows 2.
The 10-sided die shows 5.
The 12-sided die shows 4.
Cat calls 22 and takes the tile.
Cat turns the sandglass.
Jackal calls 27 and takes the tile.
Ibis calls 26 and takes the tile.
Falcon calls 5 and takes the tile.
Cobra calls 90 and takes the tile.
The race is over.
Ibis says (5 − 4) × 2, but that is not 26. The tile lies face down and costs 5 scarabs.
Jackal says 2 + 4 ÷ 5, but that is not 27. The tile lies face down and costs 3 scarabs.
Falcon says 2 × 4, but that is not 5. The tile lies face down and costs 1 scarab.
Cobra says (5 − 4) ÷ 2, but that is not 90. The tile lies face down and costs 7 scarabs.
Cat says 5 − 4 + 2, but that is not 22. The tile lies face down and costs 3 scarabs.
Ibis gets the dice.
A black tile is turned up: 64.
A red tile is turned up: 63.
A blue tile is turned up: 19.
A blue tile is turned up: 72.
A yellow tile is turned up: 3.
The 8-sided die shows 8.
The 10-sided die shows 9.
The 12-sided die shows 3.
Cobra calls 19 and takes the tile.
Cobra turns the sandglass.
Ibis calls 35 and takes the tile.
Falcon calls 64 and takes the tile.
Jackal calls 72 and takes the tile.
Cat calls 23 and takes the tile.
The race is over.
Ibis says 9 + (8 + 3), but that is not 35. The tile lies face down and costs 3 scarabs.
Jackal says 9 × 3 × 8, but that is not 72. The tile lies face down and costs 3 scarabs.
Falcon says 3 − (9 + 8), but that is not 64. The tile lies face down and costs 7 scarabs.
Cobra says 3 + 9 − 8, but that is not 19. The tile lies face down and costs 3 scarabs.
Cat says 8 ÷ (3 × 9), but that is not 23. The tile lies face down and costs 5 scarabs.
Jackal gets the dice.
A black tile is turned up: 84.
A red tile is turned up: 70.
A blue tile is turned up: 60.
A blue tile is turned up: 25.
A blue tile is turned up: 48.
The 8-sided die shows 4.
The 10-sided die shows 9.
The 12-sided die shows 1.
Ibis calls 70 and takes the tile.
Ibis turns the sandglass.
Jackal calls 18 and takes the tile.
Cat calls 84 and takes the tile.
Cobra calls 48 and takes the tile.
Falcon calls 25 and takes the tile.
The race is over.
Ibis says 9 − 4 ÷ 1, but that is not 70. The tile lies face down and costs 5 scarabs.
Jackal says 4 + (9 − 1), but that is not 18. The tile lies face down and costs 1 scarab.
Falcon says 1 − 4 + 9, but that is not 25. The tile lies face down and costs 4 scarabs.
Cobra says 1 ÷ 9 ÷ 4, but that is not 48. The tile lies face down and costs 3 scarabs.
Cat says (4 + 9) × 1, but that is not 84. The tile lies face down and costs 7 scarabs.
Falcon gets the dice.
A black tile is turned up: 49.
A red tile is turned up: 50.
A blue tile is turned up: 28.
A blue tile is turned up: 42.
A yellow tile is turned up: 40.
The 8-sided die shows 5.
The 10-sided die shows 10.
The 12-sided die shows 3.
Cobra passes.
Ibis calls 60 and takes the tile.
Ibis turns the sandglass.
Falcon calls 40 and takes the tile.
Jackal calls 28 and takes the tile.
Cat calls 50 and takes the tile.
The race is over.
Ibis says 10 ÷ (5 + 3), but that is not 60. The tile lies face down and costs 3 scarabs.
Jackal says 3 × (5 + 10), but that is not 28. The tile lies face down and costs 3 scarabs.
Falcon says 5 + 3 − 10, but that is not 40. The tile lies face down and costs 2 scarabs.
Cat says 3 ÷ 5 + 10, but that is not 50. The tile lies face down and costs 5 scarabs.
Cobra gets the dice.
A red tile is turned up: 54.
A blue tile is turned up: 32.
A blue tile is turned up: 45.
A yellow tile is turned up: 21.
The 8-sided die shows 6.
The 10-sided die shows 2.
The 12-sided die shows 8.
Ibis calls 63 and takes the tile.
Ibis turns the sandglass.
Falcon calls 54 and takes the tile.
Cat calls 32 and takes the tile.
Jackal calls 45 and takes the tile.
Cobra calls 3 and takes the tile.
The race is over.
Ibis says 6 × (2 ÷ 8), but that is not 63. The tile lies face down and costs 6 scarabs.
Jackal says 6 ÷ (8 − 2), but that is not 45. The tile lies face down and costs 4 scarabs.
Falcon says 6 ÷ 2 × 8, but that is not 54. The tile lies face down and costs 5 scarabs.
Cobra says 2 ÷ 8, but that is not 3. The tile lies face down and costs 1 scarab.
Cat says 8 × (6 × 2), but that is not 32. The tile lies face down and costs 3 scarabs.
Jackal wins with −20 points.
