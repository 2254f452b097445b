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
Falcon passes.
Ibis calls 6 and takes the tile.
Ibis turns the sandglass.
Jackal passes.
The race is over.
Ibis: 4/1+12 is not 6. Wrong, the tile lies face down: 1 scarab less.
Jackal gets the dice.
A yellow tile is turned up: 13.
d8 shows 6.
d10 shows 6.
d12 shows 9.
Jackal calls 28 and takes the tile.
Jackal turns the sandglass.
Falcon calls 80 and takes the tile.
The sand has run out.
Jackal: 6+9/6 is not 28. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 9/(6+6) is not 80. Wrong, the tile lies face down: 5 scarabs less.
Falcon gets the dice.
A red tile is turned up: 33.
A blue tile is turned up: 27.
d8 shows 8.
d10 shows 5.
d12 shows 3.
Jackal calls 26 and takes the tile.
Jackal turns the sandglass.
Ibis calls 27 and takes the tile.
The sand has run out.
Ibis: 3/8/5 is not 27. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 5-3 is not 26. Wrong, the tile lies face down: 5 scarabs less.
Ibis gets the dice.
A red tile is turned up: 50.
A blue tile is turned up: 19.
d8 shows 6.
d10 shows 6.
d12 shows 2.
Jackal calls 48 and takes the tile.
Jackal turns the sandglass.
The sand has run out.
Jackal: 6-2+6 is not 48. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A blue tile is turned up: 42.
d8 shows 6.
d10 shows 4.
d12 shows 7.
Jackal calls 13 and takes the tile.
Jackal turns the sandglass.
The sand has run out.
Jackal: 6*(7*4) is not 13. Wrong, the tile lies face down: 1 scarab less.
Falcon gets the dice.
A yellow tile is turned up: 5.
d8 shows 6.
d10 shows 5.
d12 shows 6.
Falcon calls 60 and takes the tile.
Falcon turns the sandglass.
Ibis calls 5 and takes the tile.
Jackal calls 21 and takes the tile.
The race is over.
Ibis: 6-5 is not 5. Wrong, the tile lies face down: 1 scarab less.
Jackal: (6-5)/6 is not 21. Wrong, the tile lies face down: 2 scarabs less.
Falcon: 6*5/6 is not 60. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
A blue tile is turned up: 56.
A yellow tile is turned up: 3.
A yellow tile is turned up: 20.
d8 shows 5.
d10 shows 2.
d12 shows 2.
Ibis calls 3 and takes the tile.
Ibis turns the sandglass.
Falcon calls 56 and takes the tile.
Jackal calls 33 and takes the tile.
The race is over.
Ibis: (5+2)*2 is not 3. Wrong, the tile lies face down: 1 scarab less.
Jackal: 2/2-5 is not 33. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 2/2*5 is not 56. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A red tile is turned up: 63.
A blue tile is turned up: 32.
A yellow tile is turned up: 16.
d8 shows 2.
d10 shows 6.
d12 shows 5.
Falcon calls 16 and takes the tile.
Falcon turns the sandglass.
Ibis calls 50 and takes the tile.
The sand has run out.
Ibis: 2+6/5 is not 50. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 6/(5-2) is not 16. Wrong, the tile lies face down: 1 scarab less.
Falcon gets the dice.
A red tile is turned up: 54.
A yellow tile is turned up: 4.
d8 shows 4.
d10 shows 2.
d12 shows 6.
Jackal calls 19 and takes the tile.
Jackal turns the sandglass.
Falcon calls 42 and takes the tile.
The sand has run out.
Jackal: 2+4 is not 19. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 4/2 is not 42. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
A blue tile is turned up: 35.
A blue tile is turned up: 22.
d8 shows 3.
d10 shows 8.
d12 shows 9.
Jackal calls 10 and takes the tile.
Jackal turns the sandglass.
The sand has run out.
Jackal: 9*(3*8) is not 10. Wrong, the tile lies face down: 1 scarab less.
Jackal gets the dice.
A yellow tile is turned up: 12.
d8 shows 3.
d10 shows 4.
d12 shows 7.
Jackal calls 32 and takes the tile.
Jackal turns the sandglass.
Falcon calls 35 and takes the tile.
Ibis calls 24 and takes the tile.
The race is over.
Ibis: 3/(4*7) is not 24. Wrong, the tile lies face down: 1 scarab less.
Jackal: 4*7 is not 32. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 3-7+4 is not 35. Wrong, the tile lies face down: 3 scarabs less.
Falcon gets the dice.
A blue tile is turned up: 25.
A blue tile is turned up: 72.
A yellow tile is turned up: 30.
d8 shows 6.
d10 shows 7.
d12 shows 6.
Falcon calls 12 and takes the tile.
Falcon turns the sandglass.
The sand has run out.
Falcon: 6+(7-6) is not 12. Wrong, the tile lies face down: 1 scarab less.
Ibis gets the dice.
A yellow tile is turned up: 14.
d8 shows 3.
d10 shows 1.
d12 shows 10.
Jackal calls 72 and takes the tile.
Jackal turns the sandglass.
The sand has run out.
Jackal: 10+1*3 is not 72. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
A blue tile is turned up: 45.
d8 shows 6.
d10 shows 6.
d12 shows 5.
Falcon calls 63 and takes the tile.
Falcon turns the sandglass.
The sand has run out.
Falcon: 6/(5-6) is not 63. Wrong, the tile lies face down: 6 scarabs less.
Falcon gets the dice.
A red tile is turned up: 23.
d8 shows 6.
d10 shows 10.
d12 shows 2.
Falcon calls 4 and takes the tile.
Falcon turns the sandglass.
Jackal calls 23 and takes the tile.
The sand has run out.
Jackal: 2*6+10 is not 23. Wrong, the tile lies face down: 5 scarabs less.
Falcon: (2-6)/10 is not 4. Wrong, the tile lies face down: 1 scarab less.
Ibis gets the dice.
A red tile is turned up: 70.
A yellow tile is turned up: 36.
d8 shows 5.
d10 shows 3.
d12 shows 10.
Ibis calls 90 and takes the tile.
Ibis turns the sandglass.
The sand has run out.
Ibis: 10/5 is not 90. Wrong, the tile lies face down: 7 scarabs less.
Jackal gets the dice.
A black tile is turned up: 84.
d8 shows 3.
d10 shows 7.
d12 shows 11.
Jackal passes.
Falcon calls 45 and takes the tile.
Falcon turns the sandglass.
The sand has run out.
Falcon: 11/3-7 is not 45. Wrong, the tile lies face down: 4 scarabs less.
Ibis wins with -19 points.
