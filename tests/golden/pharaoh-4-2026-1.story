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
Ibis calls 4 and takes the tile.
Ibis turns the sandglass.
The sand has run out.
Ibis: 9-11*7 is not 4. Wrong, the tile lies face down: 1 scarab less.
Falcon gets the dice.
A yellow tile is turned up: 21.
d8 shows 6.
d10 shows 7.
d12 shows 4.
Ibis calls 35 and takes the tile.
Ibis turns the sandglass.
The sand has run out.
Ibis: 4*6 is not 35. Wrong, the tile lies face down: 3 scarabs less.
Cobra gets the dice.
A blue tile is turned up: 28.
d8 shows 1.
d10 shows 2.
d12 shows 12.
Falcon calls 13 and takes the tile.
Falcon turns the sandglass.
Ibis calls 21 and takes the tile.
The sand has run out.
Ibis: 2/1/12 is not 21. Wrong, the tile lies face down: 2 scarabs less.
Falcon: 1/(12*2) is not 13. Wrong, the tile lies face down: 1 scarab less.
Ibis gets the dice.
A yellow tile is turned up: 30.
A yellow tile is turned up: 24.
d8 shows 3.
d10 shows 7.
d12 shows 4.
Ibis calls 90 and takes the tile.
Ibis turns the sandglass.
Cobra calls 56 and takes the tile.
Falcon calls 80 and takes the tile.
Jackal calls 24 and takes the tile.
The race is over.
Ibis: 3+(7+4) is not 90. Wrong, the tile lies face down: 7 scarabs less.
Jackal: 3-7-4 is not 24. Wrong, the tile lies face down: 1 scarab less.
Falcon: 7*(4*3) is not 80. Wrong, the tile lies face down: 5 scarabs less.
Cobra: 3*(4/7) is not 56. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A black tile is turned up: 49.
A red tile is turned up: 33.
A blue tile is turned up: 32.
A yellow tile is turned up: 9.
d8 shows 4.
d10 shows 5.
d12 shows 3.
Cobra calls 28 and takes the tile.
Cobra turns the sandglass.
Ibis calls 33 and takes the tile.
Falcon calls 14 and takes the tile.
Jackal calls 8 and takes the tile.
The race is over.
Ibis: 4*3 is not 33. Wrong, the tile lies face down: 5 scarabs less.
Jackal: (5-3)/4 is not 8. Wrong, the tile lies face down: 1 scarab less.
Falcon: 5-3+4 is not 14. Wrong, the tile lies face down: 1 scarab less.
Cobra: 4/3+5 is not 28. Wrong, the tile lies face down: 3 scarabs less.
Falcon gets the dice.
A red tile is turned up: 54.
A blue tile is turned up: 19.
A yellow tile is turned up: 36.
A yellow tile is turned up: 3.
d8 shows 8.
d10 shows 9.
d12 shows 3.
Jackal calls 27 and takes the tile.
Jackal turns the sandglass.
Falcon calls 54 and takes the tile.
Ibis calls 26 and takes the tile.
Cobra calls 9 and takes the tile.
The race is over.
Ibis: (8-9)/3 is not 26. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 9+(8+3) is not 27. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 9*3*8 is not 54. Wrong, the tile lies face down: 5 scarabs less.
Cobra: 3-(9+8) is not 9. Wrong, the tile lies face down: 1 scarab less.
Cobra gets the dice.
A red tile is turned up: 70.
A red tile is turned up: 44.
A blue tile is turned up: 48.
A yellow tile is turned up: 20.
d8 shows 8.
d10 shows 1.
d12 shows 10.
Jackal calls 20 and takes the tile.
Jackal turns the sandglass.
The sand has run out.
Jackal: 1*10 is not 20. Wrong, the tile lies face down: 1 scarab less.
Ibis gets the dice.
A yellow tile is turned up: 7.
d8 shows 5.
d10 shows 1.
d12 shows 6.
Jackal calls 32 and takes the tile.
Jackal turns the sandglass.
Falcon passes.
Ibis calls 19 and takes the tile.
The sand has run out.
Ibis: 6/1/5 is not 19. Wrong, the tile lies face down: 3 scarabs less.
Jackal: (5+1)*6 is not 32. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A blue tile is turned up: 45.
A blue tile is turned up: 60.
d8 shows 2.
d10 shows 4.
d12 shows 11.
Falcon calls 60 and takes the tile.
Falcon turns the sandglass.
The sand has run out.
Falcon: 2*(4/11) is not 60. Wrong, the tile lies face down: 3 scarabs less.
Falcon gets the dice.
A blue tile is turned up: 72.
d8 shows 3.
d10 shows 6.
d12 shows 5.
Jackal calls 70 and takes the tile.
Jackal turns the sandglass.
Cobra calls 49 and takes the tile.
The sand has run out.
Jackal: 3+5-6 is not 70. Wrong, the tile lies face down: 5 scarabs less.
Cobra: 5/3+6 is not 49. Wrong, the tile lies face down: 7 scarabs less.
Cobra gets the dice.
A black tile is turned up: 84.
A red tile is turned up: 23.
d8 shows 1.
d10 shows 8.
d12 shows 9.
Ibis calls 36 and takes the tile.
Ibis turns the sandglass.
Cobra calls 48 and takes the tile.
Jackal calls 45 and takes the tile.
Falcon calls 44 and takes the tile.
The race is over.
Ibis: 1-8+9 is not 36. Wrong, the tile lies face down: 2 scarabs less.
Jackal: 1-8+9 is not 45. Wrong, the tile lies face down: 4 scarabs less.
Falcon: 9-1+8 is not 44. Wrong, the tile lies face down: 6 scarabs less.
Cobra: 1*(8/9) is not 48. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
A red tile is turned up: 50.
A blue tile is turned up: 22.
A blue tile is turned up: 25.
A yellow tile is turned up: 18.
d8 shows 8.
d10 shows 2.
d12 shows 6.
Ibis calls 3 and takes the tile.
Ibis turns the sandglass.
Jackal calls 30 and takes the tile.
Falcon calls 7 and takes the tile.
Cobra calls 50 and takes the tile.
The race is over.
Ibis: 2-8*6 is not 3. Wrong, the tile lies face down: 1 scarab less.
Jackal: 6/(2*8) is not 30. Wrong, the tile lies face down: 2 scarabs less.
Falcon: 8-(2+6) is not 7. Wrong, the tile lies face down: 1 scarab less.
Cobra: (2+8)*6 is not 50. Wrong, the tile lies face down: 5 scarabs less.
Jackal gets the dice.
A red tile is turned up: 63.
A yellow tile is turned up: 40.
A yellow tile is turned up: 15.
A yellow tile is turned up: 5.
d8 shows 7.
d10 shows 10.
d12 shows 12.
Cobra calls 18 and takes the tile.
Cobra turns the sandglass.
Falcon calls 72 and takes the tile.
Ibis calls 23 and takes the tile.
The sand has run out.
Ibis: 7-(12+10) is not 23. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 12*(10/7) is not 72. Wrong, the tile lies face down: 3 scarabs less.
Cobra: 10/7/12 is not 18. Wrong, the tile lies face down: 1 scarab less.
Jackal wins with -20 points.
