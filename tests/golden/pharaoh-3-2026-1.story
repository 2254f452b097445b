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
Falcon calls 8 and takes the tile.
The race is over.
Ibis: (11+7)/9 is not 14. Wrong, the tile lies face down: 1 scarab less.
Jackal: (11+7)/9 is not 80. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 9*(11*7) is not 8. Wrong, the tile lies face down: 1 scarab less.
Falcon gets the dice.
A red tile is turned up: 44.
A yellow tile is turned up: 5.
A yellow tile is turned up: 36.
d8 shows 1.
d10 shows 4.
d12 shows 2.
Falcon calls 26 and takes the tile.
Falcon turns the sandglass.
Jackal passes.
Ibis calls 13 and takes the tile.
The race is over.
Ibis: 1*(4+2) is not 13. Wrong, the tile lies face down: 1 scarab less.
Falcon: 2/(1/4) is not 26. Wrong, the tile lies face down: 5 scarabs less.
Ibis gets the dice.
A red tile is turned up: 54.
A yellow tile is turned up: 12.
d8 shows 7.
d10 shows 9.
d12 shows 4.
Falcon calls 5 and takes the tile.
Falcon turns the sandglass.
Jackal calls 44 and takes the tile.
Ibis calls 90 and takes the tile.
The race is over.
Ibis: (9+4)/7 is not 90. Wrong, the tile lies face down: 7 scarabs less.
Jackal: 7/4*9 is not 44. Wrong, the tile lies face down: 6 scarabs less.
Falcon: 7-4*9 is not 5. Wrong, the tile lies face down: 1 scarab less.
Jackal gets the dice.
A black tile is turned up: 49.
A red tile is turned up: 23.
A yellow tile is turned up: 18.
d8 shows 3.
d10 shows 2.
d12 shows 3.
Jackal calls 56 and takes the tile.
Jackal turns the sandglass.
Falcon calls 23 and takes the tile.
Ibis calls 27 and takes the tile.
The race is over.
Ibis: (3+3)/2 is not 27. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 3-2-3 is not 56. Wrong, the tile lies face down: 3 scarabs less.
Falcon: (2-3)*3 is not 23. Wrong, the tile lies face down: 5 scarabs less.
Falcon gets the dice.
A red tile is turned up: 33.
A blue tile is turned up: 45.
A blue tile is turned up: 25.
d8 shows 1.
d10 shows 7.
d12 shows 8.
Jackal calls 45 and takes the tile.
Jackal turns the sandglass.
Falcon calls 12 and takes the tile.
Ibis calls 49 and takes the tile.
The race is over.
Ibis: (8-7)/1 is not 49. Wrong, the tile lies face down: 7 scarabs less.
Jackal: 7*8 is not 45. Wrong, the tile lies face down: 4 scarabs less.
Falcon: 8+7/1 is not 12. Wrong, the tile lies face down: 1 scarab less.
Ibis gets the dice.
A black tile is turned up: 84.
A blue tile is turned up: 22.
A yellow tile is turned up: 11.
d8 shows 3.
d10 shows 1.
d12 shows 5.
Falcon calls 54 and takes the tile.
Falcon turns the sandglass.
Ibis calls 25 and takes the tile.
Jackal calls 11 and takes the tile.
The race is over.
Ibis: 5-(1+3) is not 25. Wrong, the tile lies face down: 4 scarabs less.
Jackal: 5+1-3 is not 11. Wrong, the tile lies face down: 1 scarab less.
Falcon: 3/(5*1) is not 54. Wrong, the tile lies face down: 5 scarabs less.
Jackal gets the dice.
A red tile is turned up: 63.
A blue tile is turned up: 60.
A yellow tile is turned up: 30.
d8 shows 1.
d10 shows 9.
d12 shows 6.
Ibis calls 4 and takes the tile.
Ibis turns the sandglass.
Jackal calls 84 and takes the tile.
Falcon calls 35 and takes the tile.
The race is over.
Ibis: 9*1*6 is not 4. Wrong, the tile lies face down: 1 scarab less.
Jackal: 9*6 is not 84. Wrong, the tile lies face down: 7 scarabs less.
Falcon: 9*1*6 is not 35. Wrong, the tile lies face down: 3 scarabs less.
Falcon gets the dice.
A black tile is turned up: 64.
A blue tile is turned up: 32.
A yellow tile is turned up: 6.
d8 shows 6.
d10 shows 10.
d12 shows 2.
Ibis calls 18 and takes the tile.
Ibis turns the sandglass.
Falcon calls 30 and takes the tile.
Jackal calls 33 and takes the tile.
The race is over.
Ibis: 6/(2+10) is not 18. Wrong, the tile lies face down: 1 scarab less.
Jackal: 2-(10-6) is not 33. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 10-(2-6) is not 30. Wrong, the tile lies face down: 2 scarabs less.
Ibis gets the dice.
A red tile is turned up: 70.
A yellow tile is turned up: 9.
A yellow tile is turned up: 40.
d8 shows 3.
d10 shows 6.
d12 shows 5.
Falcon calls 32 and takes the tile.
Falcon turns the sandglass.
Jackal calls 9 and takes the tile.
Ibis calls 36 and takes the tile.
The race is over.
Ibis: 3+5-6 is not 36. Wrong, the tile lies face down: 2 scarabs less.
Jackal: 5/3+6 is not 9. Wrong, the tile lies face down: 1 scarab less.
Falcon: 6/(3-5) is not 32. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A blue tile is turned up: 19.
A yellow tile is turned up: 7.
A yellow tile is turned up: 20.
d8 shows 6.
d10 shows 2.
d12 shows 8.
Ibis calls 63 and takes the tile.
Ibis turns the sandglass.
Falcon calls 70 and takes the tile.
Jackal calls 19 and takes the tile.
The race is over.
Ibis: 6-2+8 is not 63. Wrong, the tile lies face down: 6 scarabs less.
Jackal: 8-6+2 is not 19. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 6*(2/8) is not 70. Wrong, the tile lies face down: 5 scarabs less.
Falcon wins with −31 points.
