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
Cobra passes.
Jackal calls 26 and takes the tile.
Jackal turns the sandglass.
Falcon calls 28 and takes the tile.
Ibis calls 10 and takes the tile.
The race is over.
Ibis: 1-4*12 is not 10. Wrong, the tile lies face down: 1 scarab less.
Jackal: 12+(4+1) is not 26. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 1*(4*12) is not 28. Wrong, the tile lies face down: 3 scarabs less.
Falcon gets the dice.
A red tile is turned up: 54.
A blue tile is turned up: 35.
A yellow tile is turned up: 12.
d8 shows 8.
d10 shows 5.
d12 shows 12.
Jackal calls 90 and takes the tile.
Jackal turns the sandglass.
Falcon calls 35 and takes the tile.
The sand has run out.
Jackal: 5-8/12 is not 90. Wrong, the tile lies face down: 7 scarabs less.
Falcon: 8/5-12 is not 35. Wrong, the tile lies face down: 3 scarabs less.
Cobra gets the dice.
A black tile is turned up: 64.
A blue tile is turned up: 22.
d8 shows 6.
d10 shows 9.
d12 shows 1.
Jackal calls 60 and takes the tile.
Jackal turns the sandglass.
Ibis calls 22 and takes the tile.
The sand has run out.
Ibis: 9*6/1 is not 22. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 6+(9-1) is not 60. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
A blue tile is turned up: 32.
A blue tile is turned up: 72.
d8 shows 4.
d10 shows 6.
d12 shows 9.
Jackal calls 12 and takes the tile.
Jackal turns the sandglass.
Cobra calls 64 and takes the tile.
Falcon calls 6 and takes the tile.
The sand has run out.
Jackal: 4*(9*6) is not 12. Wrong, the tile lies face down: 1 scarab less.
Falcon: 4-6+9 is not 6. Wrong, the tile lies face down: 1 scarab less.
Cobra: 6*(9*4) is not 64. Wrong, the tile lies face down: 7 scarabs less.
Jackal gets the dice.
A black tile is turned up: 49.
A yellow tile is turned up: 14.
A yellow tile is turned up: 20.
d8 shows 3.
d10 shows 5.
d12 shows 1.
Ibis passes.
Jackal passes.
Cobra calls 72 and takes the tile.
Cobra turns the sandglass.
Falcon calls 49 and takes the tile.
The race is over.
Falcon: (1-3)*5 is not 49. Wrong, the tile lies face down: 7 scarabs less.
Cobra: 5/(3*1) is not 72. Wrong, the tile lies face down: 3 scarabs less.
Falcon gets the dice.
A black tile is turned up: 84.
A blue tile is turned up: 19.
d8 shows 3.
d10 shows 5.
d12 shows 2.
Ibis calls 14 and takes the tile.
Ibis turns the sandglass.
The sand has run out.
Ibis: 2*(5/3) is not 14. Wrong, the tile lies face down: 1 scarab less.
Cobra gets the dice.
A yellow tile is turned up: 18.
d8 shows 4.
d10 shows 6.
d12 shows 3.
Falcon calls 80 and takes the tile.
Falcon turns the sandglass.
Jackal calls 32 and takes the tile.
The sand has run out.
Jackal: 6*4 is not 32. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 6-(3-4) is not 80. Wrong, the tile lies face down: 5 scarabs less.
Ibis gets the dice.
A red tile is turned up: 23.
A blue tile is turned up: 45.
d8 shows 5.
d10 shows 1.
d12 shows 5.
Ibis calls 24 and takes the tile.
Ibis turns the sandglass.
Falcon calls 20 and takes the tile.
Cobra calls 45 and takes the tile.
Jackal passes.
The race is over.
Ibis: (5-5)*1 is not 24. Wrong, the tile lies face down: 1 scarab less.
Falcon: 5+5 is not 20. Wrong, the tile lies face down: 1 scarab less.
Cobra: 5-1 is not 45. Wrong, the tile lies face down: 4 scarabs less.
Jackal gets the dice.
A blue tile is turned up: 42.
A yellow tile is turned up: 5.
A yellow tile is turned up: 8.
d8 shows 7.
d10 shows 7.
d12 shows 7.
Cobra calls 54 and takes the tile.
Cobra turns the sandglass.
The sand has run out.
Cobra: 7-7-7 is not 54. Wrong, the tile lies face down: 5 scarabs less.
Falcon gets the dice.
A red tile is turned up: 44.
d8 shows 3.
d10 shows 6.
d12 shows 6.
Jackal calls 21 and takes the tile.
Jackal turns the sandglass.
Falcon calls 23 and takes the tile.
Ibis calls 5 and takes the tile.
Cobra calls 44 and takes the tile.
The race is over.
Ibis: 3*(6-6) is not 5. Wrong, the tile lies face down: 1 scarab less.
Jackal: (3-6)/6 is not 21. Wrong, the tile lies face down: 2 scarabs less.
Falcon: 6/3+6 is not 23. Wrong, the tile lies face down: 5 scarabs less.
Cobra: 6+6*3 is not 44. Wrong, the tile lies face down: 6 scarabs less.
Cobra gets the dice.
A red tile is turned up: 63.
A red tile is turned up: 70.
A yellow tile is turned up: 13.
A yellow tile is turned up: 36.
d8 shows 7.
d10 shows 2.
d12 shows 6.
Jackal calls 42 and takes the tile.
Jackal turns the sandglass.
Ibis calls 84 and takes the tile.
The sand has run out.
Ibis: (2-7)/6 is not 84. Wrong, the tile lies face down: 7 scarabs less.
Jackal: 6-2*7 is not 42. Wrong, the tile lies face down: 3 scarabs less.
Ibis wins with -14 points.
