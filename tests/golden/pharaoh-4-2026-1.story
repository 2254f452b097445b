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
Jackal calls 80 and takes the tile.
Jackal turns the sandglass.
Ibis calls 14 and takes the tile.
Cobra calls 8 and takes the tile.
Falcon calls 13 and takes the tile.
The race is over.
Ibis: (11+7)/9 is not 14. Wrong, the tile lies face down: 1 scarab less.
Jackal: 9*(11*7) is not 80. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 7-11/9 is not 13. Wrong, the tile lies face down: 1 scarab less.
Cobra: 11+7 is not 8. Wrong, the tile lies face down: 1 scarab less.
Falcon gets the dice.
A red tile is turned up: 70.
A yellow tile is turned up: 5.
A yellow tile is turned up: 12.
A yellow tile is turned up: 6.
d8 shows 2.
d10 shows 10.
d12 shows 9.
Falcon calls 70 and takes the tile.
Falcon turns the sandglass.
Cobra calls 6 and takes the tile.
Ibis calls 27 and takes the tile.
Jackal calls 56 and takes the tile.
The race is over.
Ibis: 9+10+2 is not 27. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 9/2-10 is not 56. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 2+(9+10) is not 70. Wrong, the tile lies face down: 5 scarabs less.
Cobra: 10-9-2 is not 6. Wrong, the tile lies face down: 1 scarab less.
Cobra gets the dice.
A red tile is turned up: 33.
A blue tile is turned up: 19.
A blue tile is turned up: 45.
A yellow tile is turned up: 15.
d8 shows 3.
d10 shows 2.
d12 shows 2.
Ibis calls 12 and takes the tile.
Ibis turns the sandglass.
Falcon calls 35 and takes the tile.
Jackal calls 26 and takes the tile.
Cobra calls 33 and takes the tile.
The race is over.
Ibis: 2+3+2 is not 12. Wrong, the tile lies face down: 1 scarab less.
Jackal: 3*(2+2) is not 26. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 3/2/2 is not 35. Wrong, the tile lies face down: 3 scarabs less.
Cobra: 2+3/2 is not 33. Wrong, the tile lies face down: 5 scarabs less.
Ibis gets the dice.
A red tile is turned up: 44.
A red tile is turned up: 63.
A blue tile is turned up: 22.
A yellow tile is turned up: 20.
d8 shows 3.
d10 shows 1.
d12 shows 8.
Ibis calls 5 and takes the tile.
Ibis turns the sandglass.
Falcon calls 22 and takes the tile.
Cobra calls 20 and takes the tile.
Jackal calls 90 and takes the tile.
The race is over.
Ibis: (8-1)/3 is not 5. Wrong, the tile lies face down: 1 scarab less.
Jackal: 1*8 is not 90. Wrong, the tile lies face down: 7 scarabs less.
Falcon: 8+1/3 is not 22. Wrong, the tile lies face down: 3 scarabs less.
Cobra: 8-(1-3) is not 20. Wrong, the tile lies face down: 1 scarab less.
Jackal gets the dice.
A black tile is turned up: 49.
A blue tile is turned up: 32.
A yellow tile is turned up: 11.
A yellow tile is turned up: 3.
d8 shows 3.
d10 shows 2.
d12 shows 5.
Jackal calls 3 and takes the tile.
Jackal turns the sandglass.
Falcon calls 15 and takes the tile.
Ibis calls 4 and takes the tile.
Cobra calls 32 and takes the tile.
The race is over.
Ibis: 2*5*3 is not 4. Wrong, the tile lies face down: 1 scarab less.
Jackal: 5/3/2 is not 3. Wrong, the tile lies face down: 1 scarab less.
Falcon: 5-(2+3) is not 15. Wrong, the tile lies face down: 1 scarab less.
Cobra: 3-2 is not 32. Wrong, the tile lies face down: 3 scarabs less.
Falcon gets the dice.
A blue tile is turned up: 60.
A yellow tile is turned up: 17.
A yellow tile is turned up: 36.
A yellow tile is turned up: 7.
d8 shows 2.
d10 shows 6.
d12 shows 1.
Cobra calls 45 and takes the tile.
Cobra turns the sandglass.
Jackal calls 60 and takes the tile.
Falcon calls 11 and takes the tile.
Ibis calls 44 and takes the tile.
The race is over.
Ibis: 1-2+6 is not 44. Wrong, the tile lies face down: 6 scarabs less.
Jackal: 1/6/2 is not 60. Wrong, the tile lies face down: 3 scarabs less.
Falcon: (2+6)*1 is not 11. Wrong, the tile lies face down: 1 scarab less.
Cobra: 6-(1-2) is not 45. Wrong, the tile lies face down: 4 scarabs less.
Cobra gets the dice.
A red tile is turned up: 50.
A blue tile is turned up: 28.
A blue tile is turned up: 42.
A yellow tile is turned up: 40.
d8 shows 5.
d10 shows 10.
d12 shows 3.
Cobra passes.
Ibis calls 28 and takes the tile.
Ibis turns the sandglass.
Falcon calls 40 and takes the tile.
Jackal calls 19 and takes the tile.
The race is over.
Ibis: 5+3*10 is not 28. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 10/(5+3) is not 19. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 3*(5+10) is not 40. Wrong, the tile lies face down: 2 scarabs less.
Ibis gets the dice.
A blue tile is turned up: 25.
A blue tile is turned up: 72.
A yellow tile is turned up: 18.
d8 shows 2.
d10 shows 2.
d12 shows 9.
Cobra calls 17 and takes the tile.
Cobra turns the sandglass.
Falcon calls 50 and takes the tile.
Ibis calls 18 and takes the tile.
Jackal calls 63 and takes the tile.
The race is over.
Ibis: (2+2)*9 is not 18. Wrong, the tile lies face down: 1 scarab less.
Jackal: (2+2)*9 is not 63. Wrong, the tile lies face down: 6 scarabs less.
Falcon: (2+2)*9 is not 50. Wrong, the tile lies face down: 5 scarabs less.
Cobra: 9+(2-2) is not 17. Wrong, the tile lies face down: 2 scarabs less.
Jackal gets the dice.
A red tile is turned up: 23.
A red tile is turned up: 54.
A yellow tile is turned up: 10.
A yellow tile is turned up: 9.
d8 shows 7.
d10 shows 10.
d12 shows 2.
Ibis calls 72 and takes the tile.
Ibis turns the sandglass.
Falcon calls 54 and takes the tile.
Cobra calls 23 and takes the tile.
Jackal calls 42 and takes the tile.
The race is over.
Ibis: (7+10)/2 is not 72. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 10-7*2 is not 42. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 2/(10*7) is not 54. Wrong, the tile lies face down: 5 scarabs less.
Cobra: 7-(10+2) is not 23. Wrong, the tile lies face down: 5 scarabs less.
Ibis wins with −20 points.
