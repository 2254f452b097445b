Jackal leads the first round.
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
Cat passes.
Ibis calls 60 and takes the tile.
Ibis turns the sandglass.
Falcon calls 28 and takes the tile.
Cobra calls 80 and takes the tile.
Jackal calls 10 and takes the tile.
The race is over.
Ibis: 12+(4+1) is not 60. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 1*(4*12) is not 10. Wrong, the tile lies face down: 1 scarab less.
Falcon: 12+4+1 is not 28. Wrong, the tile lies face down: 3 scarabs less.
Cobra: 1*4*12 is not 80. Wrong, the tile lies face down: 5 scarabs less.
Falcon gets the dice.
A red tile is turned up: 50.
A blue tile is turned up: 56.
A blue tile is turned up: 32.
A yellow tile is turned up: 36.
d8 shows 3.
d10 shows 4.
d12 shows 12.
Falcon calls 32 and takes the tile.
Falcon turns the sandglass.
Jackal calls 50 and takes the tile.
Cobra calls 56 and takes the tile.
Ibis calls 26 and takes the tile.
Cat calls 6 and takes the tile.
The race is over.
Ibis: 12/3/4 is not 26. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 4-12 is not 50. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 3*(12*4) is not 32. Wrong, the tile lies face down: 3 scarabs less.
Cobra: 12/4 is not 56. Wrong, the tile lies face down: 3 scarabs less.
Cat: 12+3*4 is not 6. Wrong, the tile lies face down: 1 scarab less.
Cobra gets the dice.
A red tile is turned up: 54.
A red tile is turned up: 23.
A blue tile is turned up: 27.
A blue tile is turned up: 72.
A yellow tile is turned up: 13.
d8 shows 5.
d10 shows 7.
d12 shows 5.
Jackal calls 72 and takes the tile.
Jackal turns the sandglass.
Cobra calls 36 and takes the tile.
Ibis calls 21 and takes the tile.
Falcon calls 23 and takes the tile.
Cat calls 54 and takes the tile.
The race is over.
Ibis: 5/5-7 is not 21. Wrong, the tile lies face down: 2 scarabs less.
Jackal: 5+5-7 is not 72. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 5-(5+7) is not 23. Wrong, the tile lies face down: 5 scarabs less.
Cobra: 7-(5+5) is not 36. Wrong, the tile lies face down: 2 scarabs less.
Cat: 5-7/5 is not 54. Wrong, the tile lies face down: 5 scarabs less.
Cat gets the dice.
A red tile is turned up: 44.
A red tile is turned up: 33.
A blue tile is turned up: 22.
A yellow tile is turned up: 9.
A yellow tile is turned up: 18.
d8 shows 1.
d10 shows 8.
d12 shows 7.
Falcon calls 44 and takes the tile.
Falcon turns the sandglass.
Cat calls 33 and takes the tile.
Jackal calls 27 and takes the tile.
Cobra calls 9 and takes the tile.
Ibis calls 90 and takes the tile.
The race is over.
Ibis: 1-(8+7) is not 90. Wrong, the tile lies face down: 7 scarabs less.
Jackal: 7*(8-1) is not 27. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 7*(8/1) is not 44. Wrong, the tile lies face down: 6 scarabs less.
Cobra: (7-1)/8 is not 9. Wrong, the tile lies face down: 1 scarab less.
Cat: 1/(7*8) is not 33. Wrong, the tile lies face down: 5 scarabs less.
Ibis gets the dice.
A black tile is turned up: 64.
A red tile is turned up: 63.
A red tile is turned up: 70.
A blue tile is turned up: 25.
A yellow tile is turned up: 30.
d8 shows 1.
d10 shows 7.
d12 shows 2.
Cobra calls 24 and takes the tile.
Cobra turns the sandglass.
Falcon calls 30 and takes the tile.
Ibis calls 64 and takes the tile.
Jackal calls 25 and takes the tile.
Cat calls 70 and takes the tile.
The race is over.
Ibis: (7+1)*2 is not 64. Wrong, the tile lies face down: 7 scarabs less.
Jackal: 7*(1*2) is not 25. Wrong, the tile lies face down: 4 scarabs less.
Falcon: 7-(1+2) is not 30. Wrong, the tile lies face down: 2 scarabs less.
Cobra: 7/1-2 is not 24. Wrong, the tile lies face down: 1 scarab less.
Cat: 7+1 is not 70. Wrong, the tile lies face down: 5 scarabs less.
Cobra wins with −12 points.
