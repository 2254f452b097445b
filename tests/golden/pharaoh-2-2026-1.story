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
Jackal calls 80 and takes the tile.
Jackal turns the sandglass.
Ibis calls 14 and takes the tile.
The race is over.
Ibis: 9-11*7 is not 14. Wrong, the tile lies face down: 1 scarab less.
Jackal: (11+7)/9 is not 80. Wrong, the tile lies face down: 5 scarabs less.
Jackal gets the dice.
A red tile is turned up: 63.
A yellow tile is turned up: 18.
d8 shows 3.
d10 shows 1.
d12 shows 12.
Jackal calls 90 and takes the tile.
Jackal turns the sandglass.
Ibis calls 56 and takes the tile.
The race is over.
Ibis: 3+1+12 is not 56. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 3-(1-12) is not 90. Wrong, the tile lies face down: 7 scarabs less.
Ibis gets the dice.
A black tile is turned up: 84.
A blue tile is turned up: 45.
d8 shows 2.
d10 shows 9.
d12 shows 7.
Ibis calls 45 and takes the tile.
Ibis turns the sandglass.
Jackal calls 18 and takes the tile.
The race is over.
Ibis: 7/2-9 is not 45. Wrong, the tile lies face down: 4 scarabs less.
Jackal: 2+(7+9) = 18. Right, 1 scarab.
Jackal gets the dice.
A blue tile is turned up: 42.
A yellow tile is turned up: 9.
d8 shows 1.
d10 shows 6.
d12 shows 5.
Ibis calls 35 and takes the tile.
Ibis turns the sandglass.
Jackal calls 26 and takes the tile.
The race is over.
Ibis: 1-6-5 is not 35. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 6*(5*1) is not 26. Wrong, the tile lies face down: 5 scarabs less.
Ibis gets the dice.
A red tile is turned up: 44.
A blue tile is turned up: 22.
d8 shows 2.
d10 shows 5.
d12 shows 4.
Jackal calls 42 and takes the tile.
Jackal turns the sandglass.
Ibis calls 27 and takes the tile.
The race is over.
Ibis: 2*5*4 is not 27. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 4/2-5 is not 42. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A blue tile is turned up: 19.
A blue tile is turned up: 48.
d8 shows 3.
d10 shows 1.
d12 shows 8.
Ibis calls 8 and takes the tile.
Ibis turns the sandglass.
Jackal calls 22 and takes the tile.
The race is over.
Ibis: 1*8-3 is not 8. Wrong, the tile lies face down: 1 scarab less.
Jackal: 1/8 is not 22. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
A blue tile is turned up: 72.
A yellow tile is turned up: 5.
d8 shows 8.
d10 shows 9.
d12 shows 3.
Ibis calls 19 and takes the tile.
Ibis turns the sandglass.
Jackal calls 72 and takes the tile.
The race is over.
Ibis: 9+3 is not 19. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 8/3+9 is not 72. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A blue tile is turned up: 25.
A blue tile is turned up: 32.
d8 shows 6.
d10 shows 9.
d12 shows 11.
Jackal calls 32 and takes the tile.
Jackal turns the sandglass.
Ibis calls 13 and takes the tile.
The race is over.
Ibis: 11/6/9 is not 13. Wrong, the tile lies face down: 1 scarab less.
Jackal: 11-(9+6) is not 32. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
A blue tile is turned up: 28.
A yellow tile is turned up: 30.
d8 shows 4.
d10 shows 9.
d12 shows 1.
Ibis calls 63 and takes the tile.
Ibis turns the sandglass.
Jackal calls 5 and takes the tile.
The race is over.
Ibis: 9*1 is not 63. Wrong, the tile lies face down: 6 scarabs less.
Jackal: 9*4*1 is not 5. Wrong, the tile lies face down: 1 scarab less.
Jackal gets the dice.
A red tile is turned up: 33.
A yellow tile is turned up: 15.
d8 shows 2.
d10 shows 8.
d12 shows 12.
Jackal calls 44 and takes the tile.
Jackal turns the sandglass.
Ibis calls 30 and takes the tile.
The race is over.
Ibis: 8*12*2 is not 30. Wrong, the tile lies face down: 2 scarabs less.
Jackal: 2/8/12 is not 44. Wrong, the tile lies face down: 6 scarabs less.
Ibis gets the dice.
A red tile is turned up: 50.
A yellow tile is turned up: 36.
d8 shows 5.
d10 shows 10.
d12 shows 3.
Ibis passes.
Jackal calls 25 and takes the tile.
The race is over.
Jackal: 10+3/5 is not 25. Wrong, the tile lies face down: 4 scarabs less.
Jackal gets the dice.
A blue tile is turned up: 60.
d8 shows 3.
d10 shows 6.
d12 shows 10.
Jackal calls 33 and takes the tile.
Jackal turns the sandglass.
Ibis calls 9 and takes the tile.
The race is over.
Ibis: 6/(3-10) is not 9. Wrong, the tile lies face down: 1 scarab less.
Jackal: 3*6+10 is not 33. Wrong, the tile lies face down: 5 scarabs less.
Ibis gets the dice.
A red tile is turned up: 23.
A yellow tile is turned up: 20.
d8 shows 6.
d10 shows 2.
d12 shows 8.
Ibis calls 50 and takes the tile.
Ibis turns the sandglass.
Jackal calls 23 and takes the tile.
The race is over.
Ibis: 6-2+8 is not 50. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 6-2+8 is not 23. Wrong, the tile lies face down: 5 scarabs less.
Jackal gets the dice.
A red tile is turned up: 70.
A red tile is turned up: 54.
d8 shows 4.
d10 shows 3.
d12 shows 1.
Jackal calls 4 and takes the tile.
Jackal turns the sandglass.
Ibis passes.
The race is over.
Jackal: 4+(3-1) is not 4. Wrong, the tile lies face down: 1 scarab less.
Ibis gets the dice.
A yellow tile is turned up: 11.
d8 shows 2.
d10 shows 2.
d12 shows 4.
Jackal calls 70 and takes the tile.
Jackal turns the sandglass.
Ibis calls 48 and takes the tile.
The race is over.
Ibis: 4/(2/2) is not 48. Wrong, the tile lies face down: 3 scarabs less.
Jackal: (2+2)*4 is not 70. Wrong, the tile lies face down: 5 scarabs less.
Ibis wins with −36 points.
