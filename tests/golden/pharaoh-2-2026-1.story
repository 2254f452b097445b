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
d8 shows 7.
d10 shows 9.
d12 shows 11.
Ibis calls 56 and takes the tile.
Ibis turns the sandglass.
The sand has run out.
Ibis: 9-11*7 is not 56. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A blue tile is turned up: 48.
d8 shows 6.
d10 shows 7.
d12 shows 4.
Ibis calls 26 and takes the tile.
Ibis turns the sandglass.
The sand has run out.
Ibis: 4*6 is not 26. Wrong, the tile lies face down: 5 scarabs less.
Ibis gets the dice.
A red tile is turned up: 44.
d8 shows 1.
d10 shows 2.
d12 shows 12.
Jackal calls 35 and takes the tile.
Jackal turns the sandglass.
Ibis calls 48 and takes the tile.
The race is over.
Ibis: 12/(1/2) is not 48. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 2/1/12 is not 35. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A blue tile is turned up: 28.
A blue tile is turned up: 60.
d8 shows 7.
d10 shows 3.
d12 shows 8.
Ibis calls 27 and takes the tile.
Ibis turns the sandglass.
Jackal calls 90 and takes the tile.
The race is over.
Ibis: (3+8)/7 is not 27. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 7/8*3 is not 90. Wrong, the tile lies face down: 7 scarabs less.
Ibis gets the dice.
A black tile is turned up: 49.
A blue tile is turned up: 19.
d8 shows 2.
d10 shows 7.
d12 shows 5.
Ibis calls 28 and takes the tile.
Ibis turns the sandglass.
Jackal calls 19 and takes the tile.
The race is over.
Ibis: 2/(5/7) is not 28. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 2+5-7 is not 19. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A blue tile is turned up: 32.
A blue tile is turned up: 42.
d8 shows 2.
d10 shows 9.
d12 shows 1.
Jackal calls 80 and takes the tile.
Jackal turns the sandglass.
Ibis calls 8 and takes the tile.
The race is over.
Ibis: 2*1 is not 8. Wrong, the tile lies face down: 1 scarab less.
Jackal: (9-1)/2 is not 80. Wrong, the tile lies face down: 5 scarabs less.
Ibis gets the dice.
A red tile is turned up: 54.
A yellow tile is turned up: 11.
d8 shows 6.
d10 shows 1.
d12 shows 11.
Ibis calls 44 and takes the tile.
Ibis turns the sandglass.
The sand has run out.
Ibis: 11-(1-6) is not 44. Wrong, the tile lies face down: 6 scarabs less.
Jackal gets the dice.
A red tile is turned up: 33.
d8 shows 4.
d10 shows 4.
d12 shows 1.
Ibis calls 4 and takes the tile.
Ibis turns the sandglass.
Jackal calls 32 and takes the tile.
The race is over.
Ibis: 4+1+4 is not 4. Wrong, the tile lies face down: 1 scarab less.
Jackal: 4/(1+4) is not 32. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
A blue tile is turned up: 72.
A yellow tile is turned up: 30.
d8 shows 4.
d10 shows 7.
d12 shows 11.
Jackal calls 30 and takes the tile.
Jackal turns the sandglass.
Ibis calls 49 and takes the tile.
The race is over.
Ibis: 11/4+7 is not 49. Wrong, the tile lies face down: 7 scarabs less.
Jackal: (7+4)/11 is not 30. Wrong, the tile lies face down: 2 scarabs less.
Jackal gets the dice.
A black tile is turned up: 84.
A yellow tile is turned up: 5.
d8 shows 2.
d10 shows 6.
d12 shows 1.
Ibis passes.
Jackal calls 72 and takes the tile.
The race is over.
Jackal: 6-2/1 is not 72. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
A blue tile is turned up: 22.
d8 shows 6.
d10 shows 10.
d12 shows 2.
Jackal calls 54 and takes the tile.
Jackal turns the sandglass.
The sand has run out.
Jackal: 6/10/2 is not 54. Wrong, the tile lies face down: 5 scarabs less.
Jackal gets the dice.
A red tile is turned up: 50.
d8 shows 8.
d10 shows 7.
d12 shows 12.
Ibis calls 60 and takes the tile.
Ibis turns the sandglass.
The sand has run out.
Ibis: (8+12)/7 is not 60. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
A blue tile is turned up: 45.
d8 shows 4.
d10 shows 3.
d12 shows 7.
Jackal calls 11 and takes the tile.
Jackal turns the sandglass.
Ibis calls 42 and takes the tile.
The race is over.
Ibis: 7/4+3 is not 42. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 3/(4-7) is not 11. Wrong, the tile lies face down: 1 scarab less.
Jackal gets the dice.
A blue tile is turned up: 25.
A yellow tile is turned up: 6.
d8 shows 6.
d10 shows 7.
d12 shows 2.
Jackal calls 22 and takes the tile.
Jackal turns the sandglass.
Ibis calls 50 and takes the tile.
The race is over.
Ibis: 6-(7+2) is not 50. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 6-7+2 is not 22. Wrong, the tile lies face down: 3 scarabs less.
Jackal wins with -35 points.
