Ibis leads the first round.
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
Jackal calls 60 and takes the tile.
The race is over.
Jackal says (1 − 4) ÷ 12, but that is not 60. The tile lies face down and costs 3 scarabs.
Jackal gets the dice.
A blue tile is turned up: 25.
The 8-sided die shows 4.
The 10-sided die shows 8.
The 12-sided die shows 7.
Jackal calls 24 and takes the tile.
Jackal turns the sandglass.
Ibis calls 28 and takes the tile.
The race is over.
Ibis says 8 + 4 × 7, but that is not 28. The tile lies face down and costs 3 scarabs.
Jackal says 7 − 8 + 4, but that is not 24. The tile lies face down and costs 1 scarab.
Ibis gets the dice.
A blue tile is turned up: 35.
A yellow tile is turned up: 36.
The 8-sided die shows 3.
The 10-sided die shows 4.
The 12-sided die shows 12.
Jackal calls 35 and takes the tile.
Jackal turns the sandglass.
Ibis calls 80 and takes the tile.
The race is over.
Ibis says 3 ÷ (12 + 4), but that is not 80. The tile lies face down and costs 5 scarabs.
Jackal says 3 − 4 + 12, but that is not 35. The tile lies face down and costs 3 scarabs.
Jackal gets the dice.
A red tile is turned up: 54.
A blue tile is turned up: 56.
The 8-sided die shows 1.
The 10-sided die shows 4.
The 12-sided die shows 2.
Jackal calls 36 and takes the tile.
Jackal turns the sandglass.
Ibis calls 56 and takes the tile.
The race is over.
Ibis says 1 + (4 − 2), but that is not 56. The tile lies face down and costs 3 scarabs.
Jackal says 4 − (1 + 2), but that is not 36. The tile lies face down and costs 2 scarabs.
Ibis gets the dice.
A blue tile is turned up: 72.
A yellow tile is turned up: 13.
The 8-sided die shows 5.
The 10-sided die shows 7.
The 12-sided die shows 5.
Jackal calls 72 and takes the tile.
Jackal turns the sandglass.
Ibis calls 10 and takes the tile.
The race is over.
Ibis says 7 × 5 + 5, but that is not 10. The tile lies face down and costs 1 scarab.
Jackal says 5 ÷ 7 − 5, but that is not 72. The tile lies face down and costs 3 scarabs.
Jackal gets the dice.
A blue tile is turned up: 19.
A yellow tile is turned up: 16.
The 8-sided die shows 4.
The 10-sided die shows 5.
The 12-sided die shows 10.
Ibis calls 54 and takes the tile.
Ibis turns the sandglass.
Jackal calls 19 and takes the tile.
The race is over.
Ibis says 4 ÷ 5, but that is not 54. The tile lies face down and costs 5 scarabs.
Jackal says 4 ÷ (5 × 10), but that is not 19. The tile lies face down and costs 3 scarabs.
Ibis gets the dice.
A red tile is turned up: 33.
A blue tile is turned up: 42.
The 8-sided die shows 1.
The 10-sided die shows 8.
The 12-sided die shows 7.
Jackal calls 26 and takes the tile.
Jackal turns the sandglass.
Ibis calls 33 and takes the tile.
The race is over.
Ibis says 1 + 7 − 8, but that is not 33. The tile lies face down and costs 5 scarabs.
Jackal says 8 × (1 − 7), but that is not 26. The tile lies face down and costs 5 scarabs.
Jackal gets the dice.
A red tile is turned up: 23.
A red tile is turned up: 44.
The 8-sided die shows 8.
The 10-sided die shows 10.
The 12-sided die shows 10.
Ibis calls 25 and takes the tile.
Ibis turns the sandglass.
Jackal calls 16 and takes the tile.
The race is over.
Ibis says (8 − 10) ÷ 10, but that is not 25. The tile lies face down and costs 4 scarabs.
Jackal says 10 × 8 + 10, but that is not 16. The tile lies face down and costs 1 scarab.
Ibis gets the dice.
A blue tile is turned up: 27.
A yellow tile is turned up: 30.
The 8-sided die shows 1.
The 10-sided die shows 7.
The 12-sided die shows 2.
Ibis calls 13 and takes the tile.
Ibis turns the sandglass.
Jackal calls 30 and takes the tile.
The race is over.
Ibis says 1 − 7, but that is not 13. The tile lies face down and costs 1 scarab.
Jackal says 7 + 1 − 2, but that is not 30. The tile lies face down and costs 2 scarabs.
Jackal gets the dice.
A yellow tile is turned up: 5.
A yellow tile is turned up: 11.
The 8-sided die shows 5.
The 10-sided die shows 5.
The 12-sided die shows 7.
Ibis calls 90 and takes the tile.
Ibis turns the sandglass.
Jackal calls 23 and takes the tile.
The race is over.
Ibis says 5 − 7 × 5, but that is not 90. The tile lies face down and costs 7 scarabs.
Jackal says 5 − 5 − 7, but that is not 23. The tile lies face down and costs 5 scarabs.
Ibis gets the dice.
A black tile is turned up: 49.
A red tile is turned up: 70.
The 8-sided die shows 6.
The 10-sided die shows 6.
The 12-sided die shows 10.
Jackal calls 6 and takes the tile.
Jackal turns the sandglass.
Ibis calls 27 and takes the tile.
The race is over.
Ibis says 6 ÷ (6 − 10), but that is not 27. The tile lies face down and costs 3 scarabs.
Jackal says 6 × 6 ÷ 10, but that is not 6. The tile lies face down and costs 1 scarab.
Jackal gets the dice.
A blue tile is turned up: 32.
A yellow tile is turned up: 12.
The 8-sided die shows 4.
The 10-sided die shows 4.
The 12-sided die shows 3.
Ibis calls 49 and takes the tile.
Ibis turns the sandglass.
Jackal calls 48 and takes the tile.
The race is over.
Ibis says (4 − 4) ÷ 3, but that is not 49. The tile lies face down and costs 7 scarabs.
Jackal says 4 × (3 ÷ 4), but that is not 48. The tile lies face down and costs 3 scarabs.
Ibis gets the dice.
A black tile is turned up: 84.
A blue tile is turned up: 45.
The 8-sided die shows 6.
The 10-sided die shows 5.
The 12-sided die shows 11.
Jackal calls 12 and takes the tile.
Jackal turns the sandglass.
Ibis calls 70 and takes the tile.
The race is over.
Ibis says 5 − 6 ÷ 11, but that is not 70. The tile lies face down and costs 5 scarabs.
Jackal says 6 × 11 − 5, but that is not 12. The tile lies face down and costs 1 scarab.
Jackal gets the dice.
A red tile is turned up: 50.
A yellow tile is turned up: 20.
The 8-sided die shows 4.
The 10-sided die shows 10.
The 12-sided die shows 11.
Jackal calls 42 and takes the tile.
Jackal turns the sandglass.
Ibis calls 20 and takes the tile.
The race is over.
Ibis says (10 + 11) ÷ 4, but that is not 20. The tile lies face down and costs 1 scarab.
Jackal says 4 × (11 − 10), but that is not 42. The tile lies face down and costs 3 scarabs.
Ibis gets the dice.
A blue tile is turned up: 22.
A yellow tile is turned up: 18.
The 8-sided die shows 6.
The 10-sided die shows 1.
The 12-sided die shows 8.
Jackal passes.
Ibis calls 50 and takes the tile.
The race is over.
Ibis says 8 − 1 × 6, but that is not 50. The tile lies face down and costs 5 scarabs.
Jackal gets the dice.
A red tile is turned up: 63.
The 8-sided die shows 5.
The 10-sided die shows 8.
The 12-sided die shows 10.
Jackal calls 5 and takes the tile.
Jackal turns the sandglass.
Ibis calls 18 and takes the tile.
The race is over.
Ibis says (8 − 10) × 5, but that is not 18. The tile lies face down and costs 1 scarab.
Jackal says (5 + 10) ÷ 8, but that is not 5. The tile lies face down and costs 1 scarab.
Ibis gets the dice.
A yellow tile is turned up: 17.
A yellow tile is turned up: 3.
The 8-sided die shows 6.
The 10-sided die shows 1.
The 12-sided die shows 12.
Jackal calls 44 and takes the tile.
Jackal turns the sandglass.
Ibis calls 11 and takes the tile.
The race is over.
Ibis says 12 ÷ 6 ÷ 1, but that is not 11. The tile lies face down and costs 1 scarab.
Jackal says 1 × (12 − 6), but that is not 44. The tile lies face down and costs 6 scarabs.
Jackal wins with −43 points.
