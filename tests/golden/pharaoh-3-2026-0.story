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
Falcon calls 60 and takes the tile.
Falcon turns the sandglass.
Jackal calls 28 and takes the tile.
The race is over.
Jackal says 4 ÷ 1 + 12, but that is not 28. The tile lies face down and costs 3 scarabs.
Falcon says 1 − 4 × 12, but that is not 60. The tile lies face down and costs 3 scarabs.
Jackal gets the dice.
A blue tile is turned up: 45.
A blue tile is turned up: 32.
The 8-sided die shows 6.
The 10-sided die shows 6.
The 12-sided die shows 6.
Jackal calls 21 and takes the tile.
Jackal turns the sandglass.
Falcon calls 45 and takes the tile.
Ibis passes.
The race is over.
Jackal says 6 + 6 × 6, but that is not 21. The tile lies face down and costs 2 scarabs.
Falcon says 6 − (6 + 6), but that is not 45. The tile lies face down and costs 4 scarabs.
Falcon gets the dice.
A blue tile is turned up: 72.
A yellow tile is turned up: 13.
The 8-sided die shows 2.
The 10-sided die shows 4.
The 12-sided die shows 2.
Jackal calls 24 and takes the tile.
Jackal turns the sandglass.
Falcon calls 13 and takes the tile.
Ibis calls 90 and takes the tile.
The race is over.
Ibis says 2 ÷ 4 − 2, but that is not 90. The tile lies face down and costs 7 scarabs.
Jackal says 4 ÷ 2, but that is not 24. The tile lies face down and costs 1 scarab.
Falcon says 4 + 2 − 2, but that is not 13. The tile lies face down and costs 1 scarab.
Ibis gets the dice.
A black tile is turned up: 64.
A yellow tile is turned up: 5.
A yellow tile is turned up: 14.
The 8-sided die shows 8.
The 10-sided die shows 5.
The 12-sided die shows 7.
Ibis calls 5 and takes the tile.
Ibis turns the sandglass.
Falcon calls 48 and takes the tile.
Jackal calls 32 and takes the tile.
The race is over.
Ibis says (5 + 7) ÷ 8, but that is not 5. The tile lies face down and costs 1 scarab.
Jackal says 7 + 5 − 8, but that is not 32. The tile lies face down and costs 3 scarabs.
Falcon says 8 × (7 × 5), but that is not 48. The tile lies face down and costs 3 scarabs.
Jackal gets the dice.
A blue tile is turned up: 22.
A blue tile is turned up: 35.
A yellow tile is turned up: 12.
The 8-sided die shows 4.
The 10-sided die shows 8.
The 12-sided die shows 4.
Falcon calls 72 and takes the tile.
Falcon turns the sandglass.
Ibis calls 64 and takes the tile.
Jackal calls 22 and takes the tile.
The race is over.
Ibis says 4 × 8 ÷ 4, but that is not 64. The tile lies face down and costs 7 scarabs.
Jackal says 8 + 4 × 4, but that is not 22. The tile lies face down and costs 3 scarabs.
Falcon says 4 ÷ 8, but that is not 72. The tile lies face down and costs 3 scarabs.
Falcon gets the dice.
A black tile is turned up: 84.
A blue tile is turned up: 27.
A blue tile is turned up: 19.
The 8-sided die shows 2.
The 10-sided die shows 3.
The 12-sided die shows 6.
Ibis calls 26 and takes the tile.
Ibis turns the sandglass.
Jackal calls 80 and takes the tile.
Falcon passes.
The race is over.
Ibis says 6 × (3 ÷ 2), but that is not 26. The tile lies face down and costs 5 scarabs.
Jackal says (6 − 2) ÷ 3, but that is not 80. The tile lies face down and costs 5 scarabs.
Ibis gets the dice.
A red tile is turned up: 44.
A red tile is turned up: 54.
The 8-sided die shows 2.
The 10-sided die shows 6.
The 12-sided die shows 5.
Ibis passes.
Falcon calls 84 and takes the tile.
Falcon turns the sandglass.
Jackal calls 12 and takes the tile.
The race is over.
Jackal says 2 + 6 ÷ 5, but that is not 12. The tile lies face down and costs 1 scarab.
Falcon says 6 ÷ (5 − 2), but that is not 84. The tile lies face down and costs 7 scarabs.
Jackal gets the dice.
A black tile is turned up: 49.
A yellow tile is turned up: 3.
The 8-sided die shows 4.
The 10-sided die shows 2.
The 12-sided die shows 6.
Falcon calls 35 and takes the tile.
Falcon turns the sandglass.
Ibis calls 19 and takes the tile.
Jackal calls 10 and takes the tile.
The race is over.
Ibis says 2 + 4, but that is not 19. The tile lies face down and costs 3 scarabs.
Jackal says 4 ÷ 2, but that is not 10. The tile lies face down and costs 1 scarab.
Falcon says 2 ÷ (4 − 6), but that is not 35. The tile lies face down and costs 3 scarabs.
Falcon gets the dice.
A blue tile is turned up: 25.
A blue tile is turned up: 42.
A yellow tile is turned up: 30.
The 8-sided die shows 6.
The 10-sided die shows 6.
The 12-sided die shows 10.
Jackal calls 6 and takes the tile.
Jackal turns the sandglass.
Ibis calls 25 and takes the tile.
Falcon calls 27 and takes the tile.
The race is over.
Ibis says 6 × 6 ÷ 10, but that is not 25. The tile lies face down and costs 4 scarabs.
Jackal says 6 − 10 ÷ 6, but that is not 6. The tile lies face down and costs 1 scarab.
Falcon says (6 + 10) ÷ 6, but that is not 27. The tile lies face down and costs 3 scarabs.
Jackal wins with −20 points.
