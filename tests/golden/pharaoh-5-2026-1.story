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
Jackal calls 80 and takes the tile.
Jackal turns the sandglass.
Ibis calls 14 and takes the tile.
Cat calls 8 and takes the tile.
Cobra calls 13 and takes the tile.
Falcon calls 4 and takes the tile.
The race is over.
Ibis: 9*(11*7) is not 14. Wrong, the tile lies face down: 1 scarab less.
Jackal: 7-11/9 is not 80. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 11+7 is not 4. Wrong, the tile lies face down: 1 scarab less.
Cobra: 11*(9+7) is not 13. Wrong, the tile lies face down: 1 scarab less.
Cat: 11*7 is not 8. Wrong, the tile lies face down: 1 scarab less.
Cobra gets the dice.
A red tile is turned up: 44.
A yellow tile is turned up: 6.
A yellow tile is turned up: 7.
A yellow tile is turned up: 36.
A yellow tile is turned up: 20.
d8 shows 2.
d10 shows 9.
d12 shows 7.
Ibis calls 56 and takes the tile.
Ibis turns the sandglass.
Jackal calls 20 and takes the tile.
Cat calls 36 and takes the tile.
Cobra calls 44 and takes the tile.
Falcon calls 6 and takes the tile.
The race is over.
Ibis: 2+(7+9) is not 56. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 2*9 is not 20. Wrong, the tile lies face down: 1 scarab less.
Falcon: (9+7)/2 is not 6. Wrong, the tile lies face down: 1 scarab less.
Cobra: 2/7*9 is not 44. Wrong, the tile lies face down: 6 scarabs less.
Cat: 2-7*9 is not 36. Wrong, the tile lies face down: 2 scarabs less.
Cat gets the dice.
A red tile is turned up: 23.
A blue tile is turned up: 22.
A yellow tile is turned up: 18.
A yellow tile is turned up: 11.
A yellow tile is turned up: 5.
d8 shows 2.
d10 shows 5.
d12 shows 4.
Cat calls 22 and takes the tile.
Cat turns the sandglass.
Jackal calls 27 and takes the tile.
Ibis calls 26 and takes the tile.
Falcon calls 5 and takes the tile.
Cobra calls 90 and takes the tile.
The race is over.
Ibis: (5-4)*2 is not 26. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 2+4/5 is not 27. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 2*4 is not 5. Wrong, the tile lies face down: 1 scarab less.
Cobra: (5-4)/2 is not 90. Wrong, the tile lies face down: 7 scarabs less.
Cat: 5-4+2 is not 22. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
A black tile is turned up: 64.
A red tile is turned up: 63.
A blue tile is turned up: 19.
A blue tile is turned up: 72.
A yellow tile is turned up: 3.
d8 shows 8.
d10 shows 9.
d12 shows 3.
Cobra calls 19 and takes the tile.
Cobra turns the sandglass.
Ibis calls 35 and takes the tile.
Falcon calls 64 and takes the tile.
Jackal calls 72 and takes the tile.
Cat calls 23 and takes the tile.
The race is over.
Ibis: 9+(8+3) is not 35. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 9*3*8 is not 72. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 3-(9+8) is not 64. Wrong, the tile lies face down: 7 scarabs less.
Cobra: 3+9-8 is not 19. Wrong, the tile lies face down: 3 scarabs less.
Cat: 8/(3*9) is not 23. Wrong, the tile lies face down: 5 scarabs less.
Jackal gets the dice.
A black tile is turned up: 84.
A red tile is turned up: 70.
A blue tile is turned up: 60.
A blue tile is turned up: 25.
A blue tile is turned up: 48.
d8 shows 4.
d10 shows 9.
d12 shows 1.
Ibis calls 70 and takes the tile.
Ibis turns the sandglass.
Jackal calls 18 and takes the tile.
Cat calls 84 and takes the tile.
Cobra calls 48 and takes the tile.
Falcon calls 25 and takes the tile.
The race is over.
Ibis: 9-4/1 is not 70. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 4+(9-1) is not 18. Wrong, the tile lies face down: 1 scarab less.
Falcon: 1-4+9 is not 25. Wrong, the tile lies face down: 4 scarabs less.
Cobra: 1/9/4 is not 48. Wrong, the tile lies face down: 3 scarabs less.
Cat: (4+9)*1 is not 84. Wrong, the tile lies face down: 7 scarabs less.
Falcon gets the dice.
A black tile is turned up: 49.
A red tile is turned up: 50.
A blue tile is turned up: 28.
A blue tile is turned up: 42.
A yellow tile is turned up: 40.
d8 shows 5.
d10 shows 10.
d12 shows 3.
Cobra passes.
Ibis calls 60 and takes the tile.
Ibis turns the sandglass.
Falcon calls 40 and takes the tile.
Jackal calls 28 and takes the tile.
Cat calls 50 and takes the tile.
The race is over.
Ibis: 10/(5+3) is not 60. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 3*(5+10) is not 28. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 5+3-10 is not 40. Wrong, the tile lies face down: 2 scarabs less.
Cat: 3/5+10 is not 50. Wrong, the tile lies face down: 5 scarabs less.
Cobra gets the dice.
A red tile is turned up: 54.
A blue tile is turned up: 32.
A blue tile is turned up: 45.
A yellow tile is turned up: 21.
d8 shows 6.
d10 shows 2.
d12 shows 8.
Ibis calls 63 and takes the tile.
Ibis turns the sandglass.
Falcon calls 54 and takes the tile.
Cat calls 32 and takes the tile.
Jackal calls 45 and takes the tile.
Cobra calls 3 and takes the tile.
The race is over.
Ibis: 6*(2/8) is not 63. Wrong, the tile lies face down: 6 scarabs less.
Jackal: 6/(8-2) is not 45. Wrong, the tile lies face down: 4 scarabs less.
Falcon: 6/2*8 is not 54. Wrong, the tile lies face down: 5 scarabs less.
Cobra: 2/8 is not 3. Wrong, the tile lies face down: 1 scarab less.
Cat: 8*(6*2) is not 32. Wrong, the tile lies face down: 3 scarabs less.
Jackal wins with −20 points.
