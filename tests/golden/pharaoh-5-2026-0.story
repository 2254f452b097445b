Jackal leads the first round.
A black tile is turned up: 90.
A red tile is turned up: 26.
A red tile is turned up: 80.
A blue tile is turned up: 48.
A blue tile is turned up: 60.
A blue tile is turned up: 28.
A yellow tile is turned up: 10.
A yellow tile is turned up: 24.
A yellow tile is turned up: 6.
A yellow tile is turned up: 21.
The 8-sided die shows 4.
The 10-sided die shows 1.
The 12-sided die shows 12.
Cat passes.
Ibis calls 60 and takes the tile.
Ibis turns the sandglass.
Falcon calls 28 and takes the tile.
Cobra calls 80 and takes the tile.
Jackal calls 10 and takes the tile.
The race is over.
Ibis says 12 + (4 + 1), but that is not 60. The tile lies face down and costs 3 scarabs.
Jackal says 1 × (4 × 12), but that is not 10. The tile lies face down and costs 1 scarab.
Falcon says 12 + 4 + 1, but that is not 28. The tile lies face down and costs 3 scarabs.
Cobra says 1 × 4 × 12, but that is not 80. The tile lies face down and costs 5 scarabs.
Falcon gets the dice.
A red tile is turned up: 50.
A blue tile is turned up: 56.
A blue tile is turned up: 32.
A yellow tile is turned up: 36.
The 8-sided die shows 3.
The 10-sided die shows 4.
The 12-sided die shows 12.
Falcon calls 32 and takes the tile.
Falcon turns the sandglass.
Jackal calls 50 and takes the tile.
Cobra calls 56 and takes the tile.
Ibis calls 26 and takes the tile.
Cat calls 6 and takes the tile.
The race is over.
Ibis says 12 ÷ 3 ÷ 4, but that is not 26. The tile lies face down and costs 5 scarabs.
Jackal says 4 − 12, but that is not 50. The tile lies face down and costs 5 scarabs.
Falcon says 3 × (12 × 4), but that is not 32. The tile lies face down and costs 3 scarabs.
Cobra says 12 ÷ 4, but that is not 56. The tile lies face down and costs 3 scarabs.
Cat says 12 + 3 × 4, but that is not 6. The tile lies face down and costs 1 scarab.
Cobra gets the dice.
A red tile is turned up: 54.
A red tile is turned up: 23.
A blue tile is turned up: 27.
A blue tile is turned up: 72.
A yellow tile is turned up: 13.
The 8-sided die shows 5.
The 10-sided die shows 7.
The 12-sided die shows 5.
Jackal calls 72 and takes the tile.
Jackal turns the sandglass.
Cobra calls 36 and takes the tile.
Ibis calls 21 and takes the tile.
Falcon calls 23 and takes the tile.
Cat calls 54 and takes the tile.
The race is over.
Ibis says 5 ÷ 5 − 7, but that is not 21. The tile lies face down and costs 2 scarabs.
Jackal says 5 + 5 − 7, but that is not 72. The tile lies face down and costs 3 scarabs.
Falcon says 5 − (5 + 7), but that is not 23. The tile lies face down and costs 5 scarabs.
Cobra says 7 − (5 + 5), but that is not 36. The tile lies face down and costs 2 scarabs.
Cat says 5 − 7 ÷ 5, but that is not 54. The tile lies face down and costs 5 scarabs.
Cat gets the dice.
A red tile is turned up: 44.
A red tile is turned up: 33.
A blue tile is turned up: 22.
A yellow tile is turned up: 9.
A yellow tile is turned up: 18.
The 8-sided die shows 1.
The 10-sided die shows 8.
The 12-sided die shows 7.
Falcon calls 44 and takes the tile.
Falcon turns the sandglass.
Cat calls 33 and takes the tile.
Jackal calls 27 and takes the tile.
Cobra calls 9 and takes the tile.
Ibis calls 90 and takes the tile.
The race is over.
Ibis says 1 − (8 + 7), but that is not 90. The tile lies face down and costs 7 scarabs.
Jackal says 7 × (8 − 1), but that is not 27. The tile lies face down and costs 3 scarabs.
Falcon says 7 × (8 ÷ 1), but that is not 44. The tile lies face down and costs 6 scarabs.
Cobra says (7 − 1) ÷ 8, but that is not 9. The tile lies face down and costs 1 scarab.
Cat says 1 ÷ (7 × 8), but that is not 33. The tile lies face down and costs 5 scarabs.
Ibis gets the dice.
A black tile is turned up: 64.
A red tile is turned up: 63.
A red tile is turned up: 70.
A blue tile is turned up: 25.
A yellow tile is turned up: 30.
The 8-sided die shows 1.
The 10-sided die shows 7.
The 12-sided die shows 2.
Cobra calls 24 and takes the tile.
Cobra turns the sandglass.
Falcon calls 30 and takes the tile.
Ibis calls 64 and takes the tile.
Jackal calls 25 and takes the tile.
Cat calls 70 and takes the tile.
The race is over.
Ibis says (7 + 1) × 2, but that is not 64. The tile lies face down and costs 7 scarabs.
Jackal says 7 × (1 × 2), but that is not 25. The tile lies face down and costs 4 scarabs.
Falcon says 7 − (1 + 2), but that is not 30. The tile lies face down and costs 2 scarabs.
Cobra says 7 ÷ 1 − 2, but that is not 24. The tile lies face down and costs 1 scarab.
Cat says 7 + 1, but that is not 70. The tile lies face down and costs 5 scarabs.
Cobra wins with −12 points.
