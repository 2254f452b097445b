Jackal leads the first round.
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
Cobra calls 8 and takes the tile.
Falcon calls 13 and takes the tile.
The race is over.
Ibis says (11 + 7) ÷ 9, but that is not 14. The tile lies face down and costs 1 scarab.
Jackal says 9 × (11 × 7), but that is not 80. The tile lies face down and costs 5 scarabs.
Falcon says 7 − 11 ÷ 9, but that is not 13. The tile lies face down and costs 1 scarab.
Cobra says 11 + 7, but that is not 8. The tile lies face down and costs 1 scarab.
Falcon gets the dice.
A red tile is turned up: 70.
A yellow tile is turned up: 5.
A yellow tile is turned up: 12.
A yellow tile is turned up: 6.
The 8-sided die shows 2.
The 10-sided die shows 10.
The 12-sided die shows 9.
Falcon calls 70 and takes the tile.
Falcon turns the sandglass.
Cobra calls 6 and takes the tile.
Ibis calls 27 and takes the tile.
Jackal calls 56 and takes the tile.
The race is over.
Ibis says 9 + 10 + 2, but that is not 27. The tile lies face down and costs 3 scarabs.
Jackal says 9 ÷ 2 − 10, but that is not 56. The tile lies face down and costs 3 scarabs.
Falcon says 2 + (9 + 10), but that is not 70. The tile lies face down and costs 5 scarabs.
Cobra says 10 − 9 − 2, but that is not 6. The tile lies face down and costs 1 scarab.
Cobra gets the dice.
A red tile is turned up: 33.
A blue tile is turned up: 19.
A blue tile is turned up: 45.
A yellow tile is turned up: 15.
The 8-sided die shows 3.
The 10-sided die shows 2.
The 12-sided die shows 2.
Ibis calls 12 and takes the tile.
Ibis turns the sandglass.
Falcon calls 35 and takes the tile.
Jackal calls 26 and takes the tile.
Cobra calls 33 and takes the tile.
The race is over.
Ibis says 2 + 3 + 2, but that is not 12. The tile lies face down and costs 1 scarab.
Jackal says 3 × (2 + 2), but that is not 26. The tile lies face down and costs 5 scarabs.
Falcon says 3 ÷ 2 ÷ 2, but that is not 35. The tile lies face down and costs 3 scarabs.
Cobra says 2 + 3 ÷ 2, but that is not 33. The tile lies face down and costs 5 scarabs.
Ibis gets the dice.
A red tile is turned up: 44.
A red tile is turned up: 63.
A blue tile is turned up: 22.
A yellow tile is turned up: 20.
The 8-sided die shows 3.
The 10-sided die shows 1.
The 12-sided die shows 8.
Ibis calls 5 and takes the tile.
Ibis turns the sandglass.
Falcon calls 22 and takes the tile.
Cobra calls 20 and takes the tile.
Jackal calls 90 and takes the tile.
The race is over.
Ibis says (8 − 1) ÷ 3, but that is not 5. The tile lies face down and costs 1 scarab.
Jackal says 1 × 8, but that is not 90. The tile lies face down and costs 7 scarabs.
Falcon says 8 + 1 ÷ 3, but that is not 22. The tile lies face down and costs 3 scarabs.
Cobra says 8 − (1 − 3), but that is not 20. The tile lies face down and costs 1 scarab.
Jackal gets the dice.
A black tile is turned up: 49.
A blue tile is turned up: 32.
A yellow tile is turned up: 11.
A yellow tile is turned up: 3.
The 8-sided die shows 3.
The 10-sided die shows 2.
The 12-sided die shows 5.
Jackal calls 3 and takes the tile.
Jackal turns the sandglass.
Falcon calls 15 and takes the tile.
Ibis calls 4 and takes the tile.
Cobra calls 32 and takes the tile.
The race is over.
Ibis says 2 × 5 × 3, but that is not 4. The tile lies face down and costs 1 scarab.
Jackal says 5 ÷ 3 ÷ 2, but that is not 3. The tile lies face down and costs 1 scarab.
Falcon says 5 − (2 + 3), but that is not 15. The tile lies face down and costs 1 scarab.
Cobra says 3 − 2, but that is not 32. The tile lies face down and costs 3 scarabs.
Falcon gets the dice.
A blue tile is turned up: 60.
A yellow tile is turned up: 17.
A yellow tile is turned up: 36.
A yellow tile is turned up: 7.
The 8-sided die shows 2.
The 10-sided die shows 6.
The 12-sided die shows 1.
Cobra calls 45 and takes the tile.
Cobra turns the sandglass.
Jackal calls 60 and takes the tile.
Falcon calls 11 and takes the tile.
Ibis calls 44 and takes the tile.
The race is over.
Ibis says 1 − 2 + 6, but that is not 44. The tile lies face down and costs 6 scarabs.
Jackal says 1 ÷ 6 ÷ 2, but that is not 60. The tile lies face down and costs 3 scarabs.
Falcon says (2 + 6) × 1, but that is not 11. The tile lies face down and costs 1 scarab.
Cobra says 6 − (1 − 2), but that is not 45. The tile lies face down and costs 4 scarabs.
Cobra gets the dice.
A red tile is turned up: 50.
A blue tile is turned up: 28.
A blue tile is turned up: 42.
A yellow tile is turned up: 40.
The 8-sided die shows 5.
The 10-sided die shows 10.
The 12-sided die shows 3.
Cobra passes.
Ibis calls 28 and takes the tile.
Ibis turns the sandglass.
Falcon calls 40 and takes the tile.
Jackal calls 19 and takes the tile.
The race is over.
Ibis says 5 + 3 × 10, but that is not 28. The tile lies face down and costs 3 scarabs.
Jackal says 10 ÷ (5 + 3), but that is not 19. The tile lies face down and costs 3 scarabs.
Falcon says 3 × (5 + 10), but that is not 40. The tile lies face down and costs 2 scarabs.
Ibis gets the dice.
A blue tile is turned up: 25.
A blue tile is turned up: 72.
A yellow tile is turned up: 18.
The 8-sided die shows 2.
The 10-sided die shows 2.
The 12-sided die shows 9.
Cobra calls 17 and takes the tile.
Cobra turns the sandglass.
Falcon calls 50 and takes the tile.
Ibis calls 18 and takes the tile.
Jackal calls 63 and takes the tile.
The race is over.
Ibis says (2 + 2) × 9, but that is not 18. The tile lies face down and costs 1 scarab.
Jackal says (2 + 2) × 9, but that is not 63. The tile lies face down and costs 6 scarabs.
Falcon says (2 + 2) × 9, but that is not 50. The tile lies face down and costs 5 scarabs.
Cobra says 9 + (2 − 2), but that is not 17. The tile lies face down and costs 2 scarabs.
Jackal gets the dice.
A red tile is turned up: 23.
A red tile is turned up: 54.
A yellow tile is turned up: 10.
A yellow tile is turned up: 9.
The 8-sided die shows 7.
The 10-sided die shows 10.
The 12-sided die shows 2.
Ibis calls 72 and takes the tile.
Ibis turns the sandglass.
Falcon calls 54 and takes the tile.
Cobra calls 23 and takes the tile.
Jackal calls 42 and takes the tile.
The race is over.
Ibis says (7 + 10) ÷ 2, but that is not 72. The tile lies face down and costs 3 scarabs.
Jackal says 10 − 7 × 2, but that is not 42. The tile lies face down and costs 3 scarabs.
Falcon says 2 ÷ (10 × 7), but that is not 54. The tile lies face down and costs 5 scarabs.
Cobra says 7 − (10 + 2), but that is not 23. The tile lies face down and costs 5 scarabs.
Ibis wins with −20 points.
