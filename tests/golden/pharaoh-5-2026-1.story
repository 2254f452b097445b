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
d8 shows 7.
d10 shows 9.
d12 shows 11.
Ibis passes.
Cat calls 80 and takes the tile.
Cat turns the sandglass.
Cobra calls 27 and takes the tile.
The sand has run out.
Cobra: (11+7)/9 is not 27. Wrong, the tile lies face down: 3 scarabs less.
Cat: 9*(11*7) is not 80. Wrong, the tile lies face down: 5 scarabs less.
Cobra gets the dice.
A red tile is turned up: 44.
A blue tile is turned up: 19.
d8 shows 8.
d10 shows 1.
d12 shows 5.
Ibis calls 8 and takes the tile.
Ibis turns the sandglass.
Jackal calls 14 and takes the tile.
The sand has run out.
Ibis: 1/(5+8) is not 8. Wrong, the tile lies face down: 1 scarab less.
Jackal: 8*(1+5) is not 14. Wrong, the tile lies face down: 1 scarab less.
Cat gets the dice.
A yellow tile is turned up: 30.
A yellow tile is turned up: 16.
d8 shows 4.
d10 shows 9.
d12 shows 10.
Jackal calls 35 and takes the tile.
Jackal turns the sandglass.
Cat calls 90 and takes the tile.
Falcon calls 26 and takes the tile.
Ibis calls 44 and takes the tile.
The sand has run out.
Ibis: 4/10*9 is not 44. Wrong, the tile lies face down: 6 scarabs less.
Jackal: 4-10*9 is not 35. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 4+(9+10) is not 26. Wrong, the tile lies face down: 5 scarabs less.
Cat: 4-9-10 is not 90. Wrong, the tile lies face down: 7 scarabs less.
Ibis gets the dice.
A black tile is turned up: 64.
A red tile is turned up: 50.
A red tile is turned up: 23.
A blue tile is turned up: 25.
d8 shows 4.
d10 shows 3.
d12 shows 5.
Falcon calls 25 and takes the tile.
Falcon turns the sandglass.
Jackal calls 64 and takes the tile.
The sand has run out.
Jackal: 3/4 is not 64. Wrong, the tile lies face down: 7 scarabs less.
Falcon: (3-5)*4 is not 25. Wrong, the tile lies face down: 4 scarabs less.
Jackal gets the dice.
A black tile is turned up: 49.
A blue tile is turned up: 22.
d8 shows 5.
d10 shows 6.
d12 shows 5.
Cobra calls 23 and takes the tile.
Cobra turns the sandglass.
Ibis calls 56 and takes the tile.
The sand has run out.
Ibis: 5/5 is not 56. Wrong, the tile lies face down: 3 scarabs less.
Cobra: 6*(5-5) is not 23. Wrong, the tile lies face down: 5 scarabs less.
Falcon gets the dice.
A red tile is turned up: 70.
A blue tile is turned up: 32.
d8 shows 4.
d10 shows 4.
d12 shows 1.
Jackal calls 16 and takes the tile.
Jackal turns the sandglass.
Ibis calls 4 and takes the tile.
Cobra calls 19 and takes the tile.
Cat passes.
The sand has run out.
Ibis: 1*4+4 is not 4. Wrong, the tile lies face down: 1 scarab less.
Jackal: 4/4/1 is not 16. Wrong, the tile lies face down: 1 scarab less.
Cobra: 4/(1+4) is not 19. Wrong, the tile lies face down: 3 scarabs less.
Cobra gets the dice.
A blue tile is turned up: 72.
A yellow tile is turned up: 36.
A yellow tile is turned up: 3.
d8 shows 7.
d10 shows 5.
d12 shows 10.
Ibis calls 22 and takes the tile.
Ibis turns the sandglass.
Falcon calls 50 and takes the tile.
Cat calls 49 and takes the tile.
Jackal calls 32 and takes the tile.
Cobra passes.
The race is over.
Ibis: 7*10-5 is not 22. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 5-7/10 is not 32. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 7+(5-10) is not 50. Wrong, the tile lies face down: 5 scarabs less.
Cat: 10-7+5 is not 49. Wrong, the tile lies face down: 7 scarabs less.
Cat gets the dice.
A black tile is turned up: 84.
A red tile is turned up: 33.
A blue tile is turned up: 48.
A blue tile is turned up: 45.
d8 shows 2.
d10 shows 4.
d12 shows 11.
Cobra calls 84 and takes the tile.
Cobra turns the sandglass.
The sand has run out.
Cobra: 2*(4/11) is not 84. Wrong, the tile lies face down: 7 scarabs less.
Ibis wins with -14 points.
