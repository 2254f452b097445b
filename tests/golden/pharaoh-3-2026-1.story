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
Falcon calls 8 and takes the tile.
The race is over.
Ibis says (11 + 7) ÷ 9, but that is not 14. The tile lies face down and costs 1 scarab.
Jackal says (11 + 7) ÷ 9, but that is not 80. The tile lies face down and costs 5 scarabs.
Falcon says 9 × (11 × 7), but that is not 8. The tile lies face down and costs 1 scarab.
Falcon gets the dice.
A red tile is turned up: 44.
A yellow tile is turned up: 5.
A yellow tile is turned up: 36.
The 8-sided die shows 1.
The 10-sided die shows 4.
The 12-sided die shows 2.
Falcon calls 26 and takes the tile.
Falcon turns the sandglass.
Jackal passes.
Ibis calls 13 and takes the tile.
The race is over.
Ibis says 1 × (4 + 2), but that is not 13. The tile lies face down and costs 1 scarab.
Falcon says 2 ÷ (1 ÷ 4), but that is not 26. The tile lies face down and costs 5 scarabs.
Ibis gets the dice.
A red tile is turned up: 54.
A yellow tile is turned up: 12.
The 8-sided die shows 7.
The 10-sided die shows 9.
The 12-sided die shows 4.
Falcon calls 5 and takes the tile.
Falcon turns the sandglass.
Jackal calls 44 and takes the tile.
Ibis calls 90 and takes the tile.
The race is over.
Ibis says (9 + 4) ÷ 7, but that is not 90. The tile lies face down and costs 7 scarabs.
Jackal says 7 ÷ 4 × 9, but that is not 44. The tile lies face down and costs 6 scarabs.
Falcon says 7 − 4 × 9, but that is not 5. The tile lies face down and costs 1 scarab.
Jackal gets the dice.
A black tile is turned up: 49.
A red tile is turned up: 23.
A yellow tile is turned up: 18.
The 8-sided die shows 3.
The 10-sided die shows 2.
The 12-sided die shows 3.
Jackal calls 56 and takes the tile.
Jackal turns the sandglass.
Falcon calls 23 and takes the tile.
Ibis calls 27 and takes the tile.
The race is over.
Ibis says (3 + 3) ÷ 2, but that is not 27. The tile lies face down and costs 3 scarabs.
Jackal says 3 − 2 − 3, but that is not 56. The tile lies face down and costs 3 scarabs.
Falcon says (2 − 3) × 3, but that is not 23. The tile lies face down and costs 5 scarabs.
Falcon gets the dice.
A red tile is turned up: 33.
A blue tile is turned up: 45.
A blue tile is turned up: 25.
The 8-sided die shows 1.
The 10-sided die shows 7.
The 12-sided die shows 8.
Jackal calls 45 and takes the tile.
Jackal turns the sandglass.
Falcon calls 12 and takes the tile.
Ibis calls 49 and takes the tile.
The race is over.
Ibis says (8 − 7) ÷ 1, but that is not 49. The tile lies face down and costs 7 scarabs.
Jackal says 7 × 8, but that is not 45. The tile lies face down and costs 4 scarabs.
Falcon says 8 + 7 ÷ 1, but that is not 12. The tile lies face down and costs 1 scarab.
Ibis gets the dice.
A black tile is turned up: 84.
A blue tile is turned up: 22.
A yellow tile is turned up: 11.
The 8-sided die shows 3.
The 10-sided die shows 1.
The 12-sided die shows 5.
Falcon calls 54 and takes the tile.
Falcon turns the sandglass.
Ibis calls 25 and takes the tile.
Jackal calls 11 and takes the tile.
The race is over.
Ibis says 5 − (1 + 3), but that is not 25. The tile lies face down and costs 4 scarabs.
Jackal says 5 + 1 − 3, but that is not 11. The tile lies face down and costs 1 scarab.
Falcon says 3 ÷ (5 × 1), but that is not 54. The tile lies face down and costs 5 scarabs.
Jackal gets the dice.
A red tile is turned up: 63.
A blue tile is turned up: 60.
A yellow tile is turned up: 30.
The 8-sided die shows 1.
The 10-sided die shows 9.
The 12-sided die shows 6.
Ibis calls 4 and takes the tile.
Ibis turns the sandglass.
Jackal calls 84 and takes the tile.
Falcon calls 35 and takes the tile.
The race is over.
Ibis says 9 × 1 × 6, but that is not 4. The tile lies face down and costs 1 scarab.
Jackal says 9 × 6, but that is not 84. The tile lies face down and costs 7 scarabs.
Falcon says 9 × 1 × 6, but that is not 35. The tile lies face down and costs 3 scarabs.
Falcon gets the dice.
A black tile is turned up: 64.
A blue tile is turned up: 32.
A yellow tile is turned up: 6.
The 8-sided die shows 6.
The 10-sided die shows 10.
The 12-sided die shows 2.
Ibis calls 18 and takes the tile.
Ibis turns the sandglass.
Falcon calls 30 and takes the tile.
Jackal calls 33 and takes the tile.
The race is over.
Ibis says 6 ÷ (2 + 10), but that is not 18. The tile lies face down and costs 1 scarab.
Jackal says 2 − (10 − 6), but that is not 33. The tile lies face down and costs 5 scarabs.
Falcon says 10 − (2 − 6), but that is not 30. The tile lies face down and costs 2 scarabs.
Ibis gets the dice.
A red tile is turned up: 70.
A yellow tile is turned up: 9.
A yellow tile is turned up: 40.
The 8-sided die shows 3.
The 10-sided die shows 6.
The 12-sided die shows 5.
Falcon calls 32 and takes the tile.
Falcon turns the sandglass.
Jackal calls 9 and takes the tile.
Ibis calls 36 and takes the tile.
The race is over.
Ibis says 3 + 5 − 6, but that is not 36. The tile lies face down and costs 2 scarabs.
Jackal says 5 ÷ 3 + 6, but that is not 9. The tile lies face down and costs 1 scarab.
Falcon says 6 ÷ (3 − 5), but that is not 32. The tile lies face down and costs 3 scarabs.
Jackal gets the dice.
A blue tile is turned up: 19.
A yellow tile is turned up: 7.
A yellow tile is turned up: 20.
The 8-sided die shows 6.
The 10-sided die shows 2.
The 12-sided die shows 8.
Ibis calls 63 and takes the tile.
Ibis turns the sandglass.
Falcon calls 70 and takes the tile.
Jackal calls 19 and takes the tile.
The race is over.
Ibis says 6 − 2 + 8, but that is not 63. The tile lies face down and costs 6 scarabs.
Jackal says 8 − 6 + 2, but that is not 19. The tile lies face down and costs 3 scarabs.
Falcon says 6 × (2 ÷ 8), but that is not 70. The tile lies face down and costs 5 scarabs.
Falcon wins with −31 points.
