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
d8 shows 7.
d10 shows 9.
d12 shows 11.
Ibis calls 8 and takes the tile.
Ibis turns the sandglass.
The sand has run out.
Ibis: 9-11*7 is not 8. Wrong, the tile lies face down: 1 scarab less.
Falcon gets the dice.
A yellow tile is turned up: 21.
d8 shows 6.
d10 shows 7.
d12 shows 4.
Ibis calls 80 and takes the tile.
Ibis turns the sandglass.
The sand has run out.
Ibis: 4*6 is not 80. Wrong, the tile lies face down: 5 scarabs less.
Ibis gets the dice.
A red tile is turned up: 44.
d8 shows 1.
d10 shows 2.
d12 shows 12.
Falcon calls 90 and takes the tile.
Falcon turns the sandglass.
Ibis calls 21 and takes the tile.
The sand has run out.
Ibis: 2/1/12 is not 21. Wrong, the tile lies face down: 2 scarabs less.
Falcon: 1/(12*2) is not 90. Wrong, the tile lies face down: 7 scarabs less.
Jackal gets the dice.
A black tile is turned up: 84.
A yellow tile is turned up: 30.
d8 shows 3.
d10 shows 7.
d12 shows 4.
Ibis calls 84 and takes the tile.
Ibis turns the sandglass.
Falcon calls 4 and takes the tile.
Jackal calls 14 and takes the tile.
The race is over.
Ibis: 3-4*7 is not 84. Wrong, the tile lies face down: 7 scarabs less.
Jackal: 3+(7+4) = 14. Right, 1 scarab.
Falcon: 3-7-4 is not 4. Wrong, the tile lies face down: 1 scarab less.
Falcon gets the dice.
A black tile is turned up: 64.
A yellow tile is turned up: 10.
A yellow tile is turned up: 6.
d8 shows 2.
d10 shows 5.
d12 shows 4.
Jackal calls 26 and takes the tile.
Jackal turns the sandglass.
Falcon calls 27 and takes the tile.
Ibis calls 56 and takes the tile.
The race is over.
Ibis: 4/2-5 is not 56. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 5/2 is not 26. Wrong, the tile lies face down: 5 scarabs less.
Falcon: (5-4)*2 is not 27. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
A red tile is turned up: 33.
A blue tile is turned up: 19.
A blue tile is turned up: 45.
d8 shows 5.
d10 shows 4.
d12 shows 8.
Ibis calls 44 and takes the tile.
Ibis turns the sandglass.
The sand has run out.
Ibis: 4*8 is not 44. Wrong, the tile lies face down: 6 scarabs less.
Jackal gets the dice.
A red tile is turned up: 70.
d8 shows 8.
d10 shows 3.
d12 shows 5.
Ibis passes.
Jackal calls 33 and takes the tile.
Jackal turns the sandglass.
Falcon calls 10 and takes the tile.
The race is over.
Jackal: (8-3)/5 is not 33. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 3+(8+5) is not 10. Wrong, the tile lies face down: 1 scarab less.
Falcon gets the dice.
A red tile is turned up: 54.
A yellow tile is turned up: 36.
d8 shows 7.
d10 shows 4.
d12 shows 8.
Falcon calls 45 and takes the tile.
Falcon turns the sandglass.
The sand has run out.
Falcon: 7-4 is not 45. Wrong, the tile lies face down: 4 scarabs less.
Ibis gets the dice.
A blue tile is turned up: 60.
d8 shows 4.
d10 shows 9.
d12 shows 1.
Ibis calls 13 and takes the tile.
Ibis turns the sandglass.
Falcon calls 60 and takes the tile.
Jackal calls 54 and takes the tile.
The race is over.
Ibis: 9*4*1 is not 13. Wrong, the tile lies face down: 1 scarab less.
Jackal: 4*1-9 is not 54. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 9-4/1 is not 60. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A red tile is turned up: 23.
A blue tile is turned up: 48.
A yellow tile is turned up: 40.
d8 shows 2.
d10 shows 7.
d12 shows 8.
Ibis calls 36 and takes the tile.
Ibis turns the sandglass.
Falcon calls 23 and takes the tile.
The sand has run out.
Ibis: 7-(8-2) is not 36. Wrong, the tile lies face down: 2 scarabs less.
Falcon: 8/7-2 is not 23. Wrong, the tile lies face down: 5 scarabs less.
Falcon gets the dice.
A red tile is turned up: 50.
A yellow tile is turned up: 24.
d8 shows 3.
d10 shows 6.
d12 shows 5.
Ibis calls 6 and takes the tile.
Ibis turns the sandglass.
Falcon calls 48 and takes the tile.
The sand has run out.
Ibis: 3+5-6 is not 6. Wrong, the tile lies face down: 1 scarab less.
Falcon: 5/3+6 is not 48. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
A blue tile is turned up: 32.
A yellow tile is turned up: 7.
d8 shows 1.
d10 shows 8.
d12 shows 9.
Ibis calls 19 and takes the tile.
Ibis turns the sandglass.
Falcon passes.
Jackal calls 70 and takes the tile.
The race is over.
Ibis: 1-(8+9) is not 19. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 1-8+9 is not 70. Wrong, the tile lies face down: 5 scarabs less.
Jackal gets the dice.
A red tile is turned up: 63.
A blue tile is turned up: 42.
d8 shows 2.
d10 shows 4.
d12 shows 3.
Ibis calls 63 and takes the tile.
Ibis turns the sandglass.
The sand has run out.
Ibis: 3/4*2 is not 63. Wrong, the tile lies face down: 6 scarabs less.
Jackal wins with -19 points.
