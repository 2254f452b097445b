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
Ibis passes.
Falcon calls 60 and takes the tile.
Falcon turns the sandglass.
Jackal calls 28 and takes the tile.
The race is over.
Jackal: 4/1+12 is not 28. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 1-4*12 is not 60. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A blue tile is turned up: 45.
A blue tile is turned up: 32.
d8 shows 6.
d10 shows 6.
d12 shows 6.
Jackal calls 21 and takes the tile.
Jackal turns the sandglass.
Falcon calls 45 and takes the tile.
Ibis passes.
The race is over.
Jackal: 6+6*6 is not 21. Wrong, the tile lies face down: 2 scarabs less.
Falcon: 6-(6+6) is not 45. Wrong, the tile lies face down: 4 scarabs less.
Falcon gets the dice.
A blue tile is turned up: 72.
A yellow tile is turned up: 13.
d8 shows 2.
d10 shows 4.
d12 shows 2.
Jackal calls 24 and takes the tile.
Jackal turns the sandglass.
Falcon calls 13 and takes the tile.
Ibis calls 90 and takes the tile.
The race is over.
Ibis: 2/4-2 is not 90. Wrong, the tile lies face down: 7 scarabs less.
Jackal: 4/2 is not 24. Wrong, the tile lies face down: 1 scarab less.
Falcon: 4+2-2 is not 13. Wrong, the tile lies face down: 1 scarab less.
Ibis gets the dice.
A black tile is turned up: 64.
A yellow tile is turned up: 5.
A yellow tile is turned up: 14.
d8 shows 8.
d10 shows 5.
d12 shows 7.
Ibis calls 5 and takes the tile.
Ibis turns the sandglass.
Falcon calls 48 and takes the tile.
Jackal calls 32 and takes the tile.
The race is over.
Ibis: (5+7)/8 is not 5. Wrong, the tile lies face down: 1 scarab less.
Jackal: 7+5-8 is not 32. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 8*(7*5) is not 48. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A blue tile is turned up: 22.
A blue tile is turned up: 35.
A yellow tile is turned up: 12.
d8 shows 4.
d10 shows 8.
d12 shows 4.
Falcon calls 72 and takes the tile.
Falcon turns the sandglass.
Ibis calls 64 and takes the tile.
Jackal calls 22 and takes the tile.
The race is over.
Ibis: 4*8/4 is not 64. Wrong, the tile lies face down: 7 scarabs less.
Jackal: 8+4*4 is not 22. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 4/8 is not 72. Wrong, the tile lies face down: 3 scarabs less.
Falcon gets the dice.
A black tile is turned up: 84.
A blue tile is turned up: 27.
A blue tile is turned up: 19.
d8 shows 2.
d10 shows 3.
d12 shows 6.
Ibis calls 26 and takes the tile.
Ibis turns the sandglass.
Jackal calls 80 and takes the tile.
Falcon passes.
The race is over.
Ibis: 6*(3/2) is not 26. Wrong, the tile lies face down: 5 scarabs less.
Jackal: (6-2)/3 is not 80. Wrong, the tile lies face down: 5 scarabs less.
Ibis gets the dice.
A red tile is turned up: 44.
A red tile is turned up: 54.
d8 shows 2.
d10 shows 6.
d12 shows 5.
Ibis passes.
Falcon calls 84 and takes the tile.
Falcon turns the sandglass.
Jackal calls 12 and takes the tile.
The race is over.
Jackal: 2+6/5 is not 12. Wrong, the tile lies face down: 1 scarab less.
Falcon: 6/(5-2) is not 84. Wrong, the tile lies face down: 7 scarabs less.
Jackal gets the dice.
A black tile is turned up: 49.
A yellow tile is turned up: 3.
d8 shows 4.
d10 shows 2.
d12 shows 6.
Falcon calls 35 and takes the tile.
Falcon turns the sandglass.
Ibis calls 19 and takes the tile.
Jackal calls 10 and takes the tile.
The race is over.
Ibis: 2+4 is not 19. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 4/2 is not 10. Wrong, the tile lies face down: 1 scarab less.
Falcon: 2/(4-6) is not 35. Wrong, the tile lies face down: 3 scarabs less.
Falcon gets the dice.
A blue tile is turned up: 25.
A blue tile is turned up: 42.
A yellow tile is turned up: 30.
d8 shows 6.
d10 shows 6.
d12 shows 10.
Jackal calls 6 and takes the tile.
Jackal turns the sandglass.
Ibis calls 25 and takes the tile.
Falcon calls 27 and takes the tile.
The race is over.
Ibis: 6*6/10 is not 25. Wrong, the tile lies face down: 4 scarabs less.
Jackal: 6-10/6 is not 6. Wrong, the tile lies face down: 1 scarab less.
Falcon: (6+10)/6 is not 27. Wrong, the tile lies face down: 3 scarabs less.
Jackal wins with −20 points.
