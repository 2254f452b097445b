Ibis leads the first round.
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
The race is over.
Ibis says 9 − 11 × 7, but that is not 14. The tile lies face down and costs 1 scarab.
Jackal says (11 + 7) ÷ 9, but that is not 80. The tile lies face down and costs 5 scarabs.
Jackal gets the dice.
A red tile is turned up: 63.
A yellow tile is turned up: 18.
The 8-sided die shows 3.
The 10-sided die shows 1.
The 12-sided die shows 12.
Jackal calls 90 and takes the tile.
Jackal turns the sandglass.
Ibis calls 56 and takes the tile.
The race is over.
Ibis says 3 + 1 + 12, but that is not 56. The tile lies face down and costs 3 scarabs.
Jackal says 3 − (1 − 12), but that is not 90. The tile lies face down and costs 7 scarabs.
Ibis gets the dice.
A black tile is turned up: 84.
A blue tile is turned up: 45.
The 8-sided die shows 2.
The 10-sided die shows 9.
The 12-sided die shows 7.
Ibis calls 45 and takes the tile.
Ibis turns the sandglass.
Jackal calls 18 and takes the tile.
The race is over.
Ibis says 7 ÷ 2 − 9, but that is not 45. The tile lies face down and costs 4 scarabs.
Jackal says 2 + (7 + 9) = 18. Right: 1 scarab.
Jackal gets the dice.
A blue tile is turned up: 42.
A yellow tile is turned up: 9.
The 8-sided die shows 1.
The 10-sided die shows 6.
The 12-sided die shows 5.
Ibis calls 35 and takes the tile.
Ibis turns the sandglass.
Jackal calls 26 and takes the tile.
The race is over.
Ibis says 1 − 6 − 5, but that is not 35. The tile lies face down and costs 3 scarabs.
Jackal says 6 × (5 × 1), but that is not 26. The tile lies face down and costs 5 scarabs.
Ibis gets the dice.
A red tile is turned up: 44.
A blue tile is turned up: 22.
The 8-sided die shows 2.
The 10-sided die shows 5.
The 12-sided die shows 4.
Jackal calls 42 and takes the tile.
Jackal turns the sandglass.
Ibis calls 27 and takes the tile.
The race is over.
Ibis says 2 × 5 × 4, but that is not 27. The tile lies face down and costs 3 scarabs.
Jackal says 4 ÷ 2 − 5, but that is not 42. The tile lies face down and costs 3 scarabs.
Jackal gets the dice.
A blue tile is turned up: 19.
A blue tile is turned up: 48.
The 8-sided die shows 3.
The 10-sided die shows 1.
The 12-sided die shows 8.
Ibis calls 8 and takes the tile.
Ibis turns the sandglass.
Jackal calls 22 and takes the tile.
The race is over.
Ibis says 1 × 8 − 3, but that is not 8. The tile lies face down and costs 1 scarab.
Jackal says 1 ÷ 8, but that is not 22. The tile lies face down and costs 3 scarabs.
Ibis gets the dice.
A blue tile is turned up: 72.
A yellow tile is turned up: 5.
The 8-sided die shows 8.
The 10-sided die shows 9.
The 12-sided die shows 3.
Ibis calls 19 and takes the tile.
Ibis turns the sandglass.
Jackal calls 72 and takes the tile.
The race is over.
Ibis says 9 + 3, but that is not 19. The tile lies face down and costs 3 scarabs.
Jackal says 8 ÷ 3 + 9, but that is not 72. The tile lies face down and costs 3 scarabs.
Jackal gets the dice.
A blue tile is turned up: 25.
A blue tile is turned up: 32.
The 8-sided die shows 6.
The 10-sided die shows 9.
The 12-sided die shows 11.
Jackal calls 32 and takes the tile.
Jackal turns the sandglass.
Ibis calls 13 and takes the tile.
The race is over.
Ibis says 11 ÷ 6 ÷ 9, but that is not 13. The tile lies face down and costs 1 scarab.
Jackal says 11 − (9 + 6), but that is not 32. The tile lies face down and costs 3 scarabs.
Ibis gets the dice.
A blue tile is turned up: 28.
A yellow tile is turned up: 30.
The 8-sided die shows 4.
The 10-sided die shows 9.
The 12-sided die shows 1.
Ibis calls 63 and takes the tile.
Ibis turns the sandglass.
Jackal calls 5 and takes the tile.
The race is over.
Ibis says 9 × 1, but that is not 63. The tile lies face down and costs 6 scarabs.
Jackal says 9 × 4 × 1, but that is not 5. The tile lies face down and costs 1 scarab.
Jackal gets the dice.
A red tile is turned up: 33.
A yellow tile is turned up: 15.
The 8-sided die shows 2.
The 10-sided die shows 8.
The 12-sided die shows 12.
Jackal calls 44 and takes the tile.
Jackal turns the sandglass.
Ibis calls 30 and takes the tile.
The race is over.
Ibis says 8 × 12 × 2, but that is not 30. The tile lies face down and costs 2 scarabs.
Jackal says 2 ÷ 8 ÷ 12, but that is not 44. The tile lies face down and costs 6 scarabs.
Ibis gets the dice.
A red tile is turned up: 50.
A yellow tile is turned up: 36.
The 8-sided die shows 5.
The 10-sided die shows 10.
The 12-sided die shows 3.
Ibis passes.
Jackal calls 25 and takes the tile.
The race is over.
Jackal says 10 + 3 ÷ 5, but that is not 25. The tile lies face down and costs 4 scarabs.
Jackal gets the dice.
A blue tile is turned up: 60.
The 8-sided die shows 3.
The 10-sided die shows 6.
The 12-sided die shows 10.
Jackal calls 33 and takes the tile.
Jackal turns the sandglass.
Ibis calls 9 and takes the tile.
The race is over.
Ibis says 6 ÷ (3 − 10), but that is not 9. The tile lies face down and costs 1 scarab.
Jackal says 3 × 6 + 10, but that is not 33. The tile lies face down and costs 5 scarabs.
Ibis gets the dice.
A red tile is turned up: 23.
A yellow tile is turned up: 20.
The 8-sided die shows 6.
The 10-sided die shows 2.
The 12-sided die shows 8.
Ibis calls 50 and takes the tile.
Ibis turns the sandglass.
Jackal calls 23 and takes the tile.
The race is over.
Ibis says 6 − 2 + 8, but that is not 50. The tile lies face down and costs 5 scarabs.
Jackal says 6 − 2 + 8, but that is not 23. The tile lies face down and costs 5 scarabs.
Jackal gets the dice.
A red tile is turned up: 70.
A red tile is turned up: 54.
The 8-sided die shows 4.
The 10-sided die shows 3.
The 12-sided die shows 1.
Jackal calls 4 and takes the tile.
Jackal turns the sandglass.
Ibis passes.
The race is over.
Jackal says 4 + (3 − 1), but that is not 4. The tile lies face down and costs 1 scarab.
Ibis gets the dice.
A yellow tile is turned up: 11.
The 8-sided die shows 2.
The 10-sided die shows 2.
The 12-sided die shows 4.
Jackal calls 70 and takes the tile.
Jackal turns the sandglass.
Ibis calls 48 and takes the tile.
The race is over.
Ibis says 4 ÷ (2 ÷ 2), but that is not 48. The tile lies face down and costs 3 scarabs.
Jackal says (2 + 2) × 4, but that is not 70. The tile lies face down and costs 5 scarabs.
Ibis wins with −36 points.
