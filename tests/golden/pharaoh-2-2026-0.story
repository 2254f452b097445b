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
d8 shows 4.
d10 shows 1.
d12 shows 12.
Jackal passes.
Ibis calls 60 and takes the tile.
The race is over.
Ibis: (1-4)/12 is not 60. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A blue tile is turned up: 25.
d8 shows 4.
d10 shows 8.
d12 shows 7.
Jackal calls 25 and takes the tile.
Jackal turns the sandglass.
The sand has run out.
Jackal: 8+4*7 is not 25. Wrong, the tile lies face down: 4 scarabs less.
Ibis gets the dice.
A blue tile is turned up: 56.
d8 shows 4.
d10 shows 10.
d12 shows 4.
Ibis calls 6 and takes the tile.
Ibis turns the sandglass.
The sand has run out.
Ibis: 4+4/10 is not 6. Wrong, the tile lies face down: 1 scarab less.
Jackal gets the dice.
A yellow tile is turned up: 8.
d8 shows 3.
d10 shows 2.
d12 shows 9.
Jackal calls 24 and takes the tile.
Jackal turns the sandglass.
Ibis calls 26 and takes the tile.
The race is over.
Ibis: 3*(9*2) is not 26. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 9/2 is not 24. Wrong, the tile lies face down: 1 scarab less.
Ibis gets the dice.
A red tile is turned up: 63.
A yellow tile is turned up: 14.
d8 shows 2.
d10 shows 5.
d12 shows 11.
Ibis passes.
Jackal calls 28 and takes the tile.
The race is over.
Jackal: 5/11-2 is not 28. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A blue tile is turned up: 32.
d8 shows 5.
d10 shows 6.
d12 shows 11.
Ibis calls 14 and takes the tile.
Ibis turns the sandglass.
Jackal calls 48 and takes the tile.
The race is over.
Ibis: 6*(11*5) is not 14. Wrong, the tile lies face down: 1 scarab less.
Jackal: 6+5*11 is not 48. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
A blue tile is turned up: 35.
A yellow tile is turned up: 20.
d8 shows 3.
d10 shows 5.
d12 shows 1.
Ibis calls 32 and takes the tile.
Ibis turns the sandglass.
Jackal calls 20 and takes the tile.
The race is over.
Ibis: 1-(3-5) is not 32. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 3/1 is not 20. Wrong, the tile lies face down: 1 scarab less.
Jackal gets the dice.
A blue tile is turned up: 45.
A yellow tile is turned up: 15.
d8 shows 2.
d10 shows 2.
d12 shows 4.
Ibis passes.
Jackal calls 63 and takes the tile.
The race is over.
Jackal: (2+2)*4 is not 63. Wrong, the tile lies face down: 6 scarabs less.
Ibis gets the dice.
A red tile is turned up: 70.
d8 shows 8.
d10 shows 8.
d12 shows 5.
Jackal calls 70 and takes the tile.
Jackal turns the sandglass.
Ibis calls 45 and takes the tile.
The race is over.
Ibis: 8-5/8 is not 45. Wrong, the tile lies face down: 4 scarabs less.
Jackal: 8/8+5 is not 70. Wrong, the tile lies face down: 5 scarabs less.
Jackal gets the dice.
A red tile is turned up: 54.
A blue tile is turned up: 19.
d8 shows 5.
d10 shows 2.
d12 shows 9.
Jackal calls 80 and takes the tile.
Jackal turns the sandglass.
Ibis calls 90 and takes the tile.
The race is over.
Ibis: 2+5-9 is not 90. Wrong, the tile lies face down: 7 scarabs less.
Jackal: 5-2-9 is not 80. Wrong, the tile lies face down: 5 scarabs less.
Ibis gets the dice.
A black tile is turned up: 64.
A red tile is turned up: 44.
d8 shows 4.
d10 shows 6.
d12 shows 1.
Ibis calls 64 and takes the tile.
Ibis turns the sandglass.
The sand has run out.
Ibis: 4*6/1 is not 64. Wrong, the tile lies face down: 7 scarabs less.
Jackal gets the dice.
A black tile is turned up: 49.
d8 shows 7.
d10 shows 7.
d12 shows 7.
Jackal calls 10 and takes the tile.
Jackal turns the sandglass.
The sand has run out.
Jackal: 7-7-7 is not 10. Wrong, the tile lies face down: 1 scarab less.
Ibis gets the dice.
A yellow tile is turned up: 11.
d8 shows 3.
d10 shows 6.
d12 shows 6.
Ibis passes.
Jackal calls 35 and takes the tile.
The race is over.
Jackal: (3-6)/6 is not 35. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A blue tile is turned up: 22.
d8 shows 3.
d10 shows 3.
d12 shows 8.
Jackal calls 19 and takes the tile.
Jackal turns the sandglass.
The sand has run out.
Jackal: 3/8/3 is not 19. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
A blue tile is turned up: 42.
d8 shows 7.
d10 shows 9.
d12 shows 2.
Ibis passes.
Jackal calls 22 and takes the tile.
The race is over.
Jackal: 7+9 is not 22. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A blue tile is turned up: 72.
d8 shows 4.
d10 shows 10.
d12 shows 11.
Jackal calls 49 and takes the tile.
Jackal turns the sandglass.
The sand has run out.
Jackal: (10+11)/4 is not 49. Wrong, the tile lies face down: 7 scarabs less.
Ibis gets the dice.
A black tile is turned up: 84.
d8 shows 6.
d10 shows 9.
d12 shows 8.
Ibis calls 54 and takes the tile.
Ibis turns the sandglass.
The sand has run out.
Ibis: 8/9*6 is not 54. Wrong, the tile lies face down: 5 scarabs less.
Jackal gets the dice.
A red tile is turned up: 23.
d8 shows 8.
d10 shows 5.
d12 shows 8.
Jackal calls 11 and takes the tile.
Jackal turns the sandglass.
The sand has run out.
Jackal: 8*(8-5) is not 11. Wrong, the tile lies face down: 1 scarab less.
Ibis gets the dice.
A yellow tile is turned up: 30.
d8 shows 5.
d10 shows 3.
d12 shows 10.
Ibis calls 84 and takes the tile.
Ibis turns the sandglass.
The sand has run out.
Ibis: 10/5 is not 84. Wrong, the tile lies face down: 7 scarabs less.
Ibis wins with -43 points.
