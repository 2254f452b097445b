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
Ibis passes.
Falcon calls 60 and takes the tile.
Falcon turns the sandglass.
Cobra calls 28 and takes the tile.
Jackal calls 80 and takes the tile.
The race is over.
Jackal says 1 − 4 × 12, but that is not 80. The tile lies face down and costs 5 scarabs.
Falcon says 12 + (4 + 1), but that is not 60. The tile lies face down and costs 3 scarabs.
Cobra says 1 × (4 × 12), but that is not 28. The tile lies face down and costs 3 scarabs.
Falcon gets the dice.
A red tile is turned up: 54.
A blue tile is turned up: 35.
A blue tile is turned up: 27.
The 8-sided die shows 8.
The 10-sided die shows 5.
The 12-sided die shows 12.
Ibis calls 54 and takes the tile.
Ibis turns the sandglass.
Falcon calls 35 and takes the tile.
Jackal passes.
Cobra calls 10 and takes the tile.
The race is over.
Ibis says 8 ÷ 5 − 12, but that is not 54. The tile lies face down and costs 5 scarabs.
Falcon says 8 ÷ (12 + 5), but that is not 35. The tile lies face down and costs 3 scarabs.
Cobra says 8 − 5 + 12, but that is not 10. The tile lies face down and costs 1 scarab.
Cobra gets the dice.
A red tile is turned up: 63.
A blue tile is turned up: 56.
A yellow tile is turned up: 4.
The 8-sided die shows 3.
The 10-sided die shows 2.
The 12-sided die shows 9.
Cobra calls 27 and takes the tile.
Cobra turns the sandglass.
Ibis calls 26 and takes the tile.
Falcon calls 4 and takes the tile.
Jackal passes.
The race is over.
Ibis says 2 × (3 + 9), but that is not 26. The tile lies face down and costs 5 scarabs.
Falcon says 2 ÷ 3 − 9, but that is not 4. The tile lies face down and costs 1 scarab.
Cobra says 2 ÷ 9 − 3, but that is not 27. The tile lies face down and costs 3 scarabs.
Ibis gets the dice.
A red tile is turned up: 33.
A blue tile is turned up: 32.
A yellow tile is turned up: 15.
The 8-sided die shows 7.
The 10-sided die shows 4.
The 12-sided die shows 2.
Cobra calls 24 and takes the tile.
Cobra turns the sandglass.
Jackal calls 56 and takes the tile.
Ibis calls 32 and takes the tile.
Falcon calls 21 and takes the tile.
The race is over.
Ibis says 7 ÷ (4 ÷ 2), but that is not 32. The tile lies face down and costs 3 scarabs.
Jackal says 4 + (7 + 2), but that is not 56. The tile lies face down and costs 3 scarabs.
Falcon says 7 ÷ 4, but that is not 21. The tile lies face down and costs 2 scarabs.
Cobra says 7 ÷ (4 × 2), but that is not 24. The tile lies face down and costs 1 scarab.
Jackal gets the dice.
A blue tile is turned up: 22.
A blue tile is turned up: 45.
A yellow tile is turned up: 3.
A yellow tile is turned up: 20.
The 8-sided die shows 5.
The 10-sided die shows 2.
The 12-sided die shows 2.
Jackal calls 63 and takes the tile.
Jackal turns the sandglass.
Ibis calls 45 and takes the tile.
Falcon calls 33 and takes the tile.
Cobra calls 48 and takes the tile.
The race is over.
Ibis says 2 ÷ 2 − 5, but that is not 45. The tile lies face down and costs 4 scarabs.
Jackal says 2 ÷ 2 × 5, but that is not 63. The tile lies face down and costs 6 scarabs.
Falcon says 2 + 2 ÷ 5, but that is not 33. The tile lies face down and costs 5 scarabs.
Cobra says 5 ÷ (2 ÷ 2), but that is not 48. The tile lies face down and costs 3 scarabs.
Falcon gets the dice.
A red tile is turned up: 50.
A red tile is turned up: 23.
A blue tile is turned up: 42.
A blue tile is turned up: 25.
The 8-sided die shows 8.
The 10-sided die shows 1.
The 12-sided die shows 8.
Falcon calls 50 and takes the tile.
Falcon turns the sandglass.
Jackal calls 3 and takes the tile.
Ibis calls 15 and takes the tile.
Cobra calls 90 and takes the tile.
The race is over.
Ibis says 8 + 8 + 1, but that is not 15. The tile lies face down and costs 1 scarab.
Jackal says 8 + 1 × 8, but that is not 3. The tile lies face down and costs 1 scarab.
Falcon says 8 + 8 − 1, but that is not 50. The tile lies face down and costs 5 scarabs.
Cobra says 8 − 8 − 1, but that is not 90. The tile lies face down and costs 7 scarabs.
Cobra gets the dice.
A black tile is turned up: 64.
A red tile is turned up: 70.
A yellow tile is turned up: 5.
A yellow tile is turned up: 7.
The 8-sided die shows 5.
The 10-sided die shows 3.
The 12-sided die shows 4.
Cobra calls 6 and takes the tile.
Cobra turns the sandglass.
Ibis calls 5 and takes the tile.
Falcon calls 22 and takes the tile.
Jackal calls 20 and takes the tile.
The race is over.
Ibis says 4 × (5 × 3), but that is not 5. The tile lies face down and costs 1 scarab.
Jackal says 5 ÷ (4 ÷ 3), but that is not 20. The tile lies face down and costs 1 scarab.
Falcon says 5 × (4 ÷ 3), but that is not 22. The tile lies face down and costs 3 scarabs.
Cobra says 5 − 4 × 3, but that is not 6. The tile lies face down and costs 1 scarab.
Ibis gets the dice.
A blue tile is turned up: 72.
A yellow tile is turned up: 14.
A yellow tile is turned up: 16.
A yellow tile is turned up: 12.
The 8-sided die shows 2.
The 10-sided die shows 1.
The 12-sided die shows 4.
Falcon calls 23 and takes the tile.
Falcon turns the sandglass.
Ibis calls 7 and takes the tile.
Jackal calls 16 and takes the tile.
Cobra calls 14 and takes the tile.
The race is over.
Ibis says 1 ÷ 4 ÷ 2, but that is not 7. The tile lies face down and costs 1 scarab.
Jackal says (1 + 2) ÷ 4, but that is not 16. The tile lies face down and costs 1 scarab.
Falcon says (4 + 1) × 2, but that is not 23. The tile lies face down and costs 5 scarabs.
Cobra says 4 × (2 ÷ 1), but that is not 14. The tile lies face down and costs 1 scarab.
Jackal gets the dice.
A red tile is turned up: 44.
A yellow tile is turned up: 17.
A yellow tile is turned up: 11.
A yellow tile is turned up: 8.
The 8-sided die shows 7.
The 10-sided die shows 5.
The 12-sided die shows 11.
Ibis calls 12 and takes the tile.
Ibis turns the sandglass.
Cobra calls 25 and takes the tile.
Falcon calls 11 and takes the tile.
Jackal calls 72 and takes the tile.
The race is over.
Ibis says 7 × (11 − 5), but that is not 12. The tile lies face down and costs 1 scarab.
Jackal says 11 + 7 ÷ 5, but that is not 72. The tile lies face down and costs 3 scarabs.
Falcon says 11 + (5 + 7), but that is not 11. The tile lies face down and costs 1 scarab.
Cobra says 5 × (11 ÷ 7), but that is not 25. The tile lies face down and costs 4 scarabs.
Jackal wins with −20 points.
