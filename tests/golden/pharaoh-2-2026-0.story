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
Jackal calls 60 and takes the tile.
The race is over.
Jackal: (1-4)/12 is not 60. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A blue tile is turned up: 25.
d8 shows 4.
d10 shows 8.
d12 shows 7.
Jackal calls 24 and takes the tile.
Jackal turns the sandglass.
Ibis calls 28 and takes the tile.
The race is over.
Ibis: 8+4*7 is not 28. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 7-8+4 is not 24. Wrong, the tile lies face down: 1 scarab less.
Ibis gets the dice.
A blue tile is turned up: 35.
A yellow tile is turned up: 36.
d8 shows 3.
d10 shows 4.
d12 shows 12.
Jackal calls 35 and takes the tile.
Jackal turns the sandglass.
Ibis calls 80 and takes the tile.
The race is over.
Ibis: 3/(12+4) is not 80. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 3-4+12 is not 35. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A red tile is turned up: 54.
A blue tile is turned up: 56.
d8 shows 1.
d10 shows 4.
d12 shows 2.
Jackal calls 36 and takes the tile.
Jackal turns the sandglass.
Ibis calls 56 and takes the tile.
The race is over.
Ibis: 1+(4-2) is not 56. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 4-(1+2) is not 36. Wrong, the tile lies face down: 2 scarabs less.
Ibis gets the dice.
A blue tile is turned up: 72.
A yellow tile is turned up: 13.
d8 shows 5.
d10 shows 7.
d12 shows 5.
Jackal calls 72 and takes the tile.
Jackal turns the sandglass.
Ibis calls 10 and takes the tile.
The race is over.
Ibis: 7*5+5 is not 10. Wrong, the tile lies face down: 1 scarab less.
Jackal: 5/7-5 is not 72. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A blue tile is turned up: 19.
A yellow tile is turned up: 16.
d8 shows 4.
d10 shows 5.
d12 shows 10.
Ibis calls 54 and takes the tile.
Ibis turns the sandglass.
Jackal calls 19 and takes the tile.
The race is over.
Ibis: 4/5 is not 54. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 4/(5*10) is not 19. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
A red tile is turned up: 33.
A blue tile is turned up: 42.
d8 shows 1.
d10 shows 8.
d12 shows 7.
Jackal calls 26 and takes the tile.
Jackal turns the sandglass.
Ibis calls 33 and takes the tile.
The race is over.
Ibis: 1+7-8 is not 33. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 8*(1-7) is not 26. Wrong, the tile lies face down: 5 scarabs less.
Jackal gets the dice.
A red tile is turned up: 23.
A red tile is turned up: 44.
d8 shows 8.
d10 shows 10.
d12 shows 10.
Ibis calls 25 and takes the tile.
Ibis turns the sandglass.
Jackal calls 16 and takes the tile.
The race is over.
Ibis: (8-10)/10 is not 25. Wrong, the tile lies face down: 4 scarabs less.
Jackal: 10*8+10 is not 16. Wrong, the tile lies face down: 1 scarab less.
Ibis gets the dice.
A blue tile is turned up: 27.
A yellow tile is turned up: 30.
d8 shows 1.
d10 shows 7.
d12 shows 2.
Ibis calls 13 and takes the tile.
Ibis turns the sandglass.
Jackal calls 30 and takes the tile.
The race is over.
Ibis: 1-7 is not 13. Wrong, the tile lies face down: 1 scarab less.
Jackal: 7+1-2 is not 30. Wrong, the tile lies face down: 2 scarabs less.
Jackal gets the dice.
A yellow tile is turned up: 5.
A yellow tile is turned up: 11.
d8 shows 5.
d10 shows 5.
d12 shows 7.
Ibis calls 90 and takes the tile.
Ibis turns the sandglass.
Jackal calls 23 and takes the tile.
The race is over.
Ibis: 5-7*5 is not 90. Wrong, the tile lies face down: 7 scarabs less.
Jackal: 5-5-7 is not 23. Wrong, the tile lies face down: 5 scarabs less.
Ibis gets the dice.
A black tile is turned up: 49.
A red tile is turned up: 70.
d8 shows 6.
d10 shows 6.
d12 shows 10.
Jackal calls 6 and takes the tile.
Jackal turns the sandglass.
Ibis calls 27 and takes the tile.
The race is over.
Ibis: 6/(6-10) is not 27. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 6*6/10 is not 6. Wrong, the tile lies face down: 1 scarab less.
Jackal gets the dice.
A blue tile is turned up: 32.
A yellow tile is turned up: 12.
d8 shows 4.
d10 shows 4.
d12 shows 3.
Ibis calls 49 and takes the tile.
Ibis turns the sandglass.
Jackal calls 48 and takes the tile.
The race is over.
Ibis: (4-4)/3 is not 49. Wrong, the tile lies face down: 7 scarabs less.
Jackal: 4*(3/4) is not 48. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
A black tile is turned up: 84.
A blue tile is turned up: 45.
d8 shows 6.
d10 shows 5.
d12 shows 11.
Jackal calls 12 and takes the tile.
Jackal turns the sandglass.
Ibis calls 70 and takes the tile.
The race is over.
Ibis: 5-6/11 is not 70. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 6*11-5 is not 12. Wrong, the tile lies face down: 1 scarab less.
Jackal gets the dice.
A red tile is turned up: 50.
A yellow tile is turned up: 20.
d8 shows 4.
d10 shows 10.
d12 shows 11.
Jackal calls 42 and takes the tile.
Jackal turns the sandglass.
Ibis calls 20 and takes the tile.
The race is over.
Ibis: (10+11)/4 is not 20. Wrong, the tile lies face down: 1 scarab less.
Jackal: 4*(11-10) is not 42. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
A blue tile is turned up: 22.
A yellow tile is turned up: 18.
d8 shows 6.
d10 shows 1.
d12 shows 8.
Jackal passes.
Ibis calls 50 and takes the tile.
The race is over.
Ibis: 8-1*6 is not 50. Wrong, the tile lies face down: 5 scarabs less.
Jackal gets the dice.
A red tile is turned up: 63.
d8 shows 5.
d10 shows 8.
d12 shows 10.
Jackal calls 5 and takes the tile.
Jackal turns the sandglass.
Ibis calls 18 and takes the tile.
The race is over.
Ibis: (8-10)*5 is not 18. Wrong, the tile lies face down: 1 scarab less.
Jackal: (5+10)/8 is not 5. Wrong, the tile lies face down: 1 scarab less.
Ibis gets the dice.
A yellow tile is turned up: 17.
A yellow tile is turned up: 3.
d8 shows 6.
d10 shows 1.
d12 shows 12.
Jackal calls 44 and takes the tile.
Jackal turns the sandglass.
Ibis calls 11 and takes the tile.
The race is over.
Ibis: 12/6/1 is not 11. Wrong, the tile lies face down: 1 scarab less.
Jackal: 1*(12-6) is not 44. Wrong, the tile lies face down: 6 scarabs less.
Jackal wins with −43 points.
