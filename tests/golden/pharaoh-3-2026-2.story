Falcon leads the first round.
A black tile is turned up: 64.
A red tile is turned up: 54.
A red tile is turned up: 33.
A blue tile is turned up: 19.
A blue tile is turned up: 56.
A blue tile is turned up: 27.
A yellow tile is turned up: 11.
A yellow tile is turned up: 17.
A yellow tile is turned up: 20.
A yellow tile is turned up: 8.
The next black tile is in sight: 90.
The next red tile is in sight: 44.
The next blue tile is in sight: 42.
The next yellow tile is in sight: 5.
d8 shows 2.
d10 shows 3.
d12 shows 8.
Falcon calls 33 and takes the tile.
Falcon turns the sandglass.
Ibis calls 11 and takes the tile.
Jackal calls 64 and takes the tile.
The race is over.
Ibis: 2*3/8 is not 11. Wrong, the tile lies face down: 1 scarab less.
Jackal: 2/3-8 is not 64. Wrong, the tile lies face down: 7 scarabs less.
Falcon: 3-(8-2) is not 33. Wrong, the tile lies face down: 5 scarabs less.
Ibis gets the dice.
The black tile 90 comes onto the pyramid.
The red tile 44 comes onto the pyramid.
The yellow tile 5 comes onto the pyramid.
The next black tile is in sight: 49.
The next red tile is in sight: 50.
The next yellow tile is in sight: 6.
d8 shows 6.
d10 shows 3.
d12 shows 1.
Ibis calls 54 and takes the tile.
Ibis turns the sandglass.
Falcon calls 19 and takes the tile.
Jackal passes.
The race is over.
Ibis: 6*(3-1) is not 54. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 1-6/3 is not 19. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
The red tile 50 comes onto the pyramid.
The blue tile 42 comes onto the pyramid.
The next red tile is in sight: 23.
The next blue tile is in sight: 25.
d8 shows 7.
d10 shows 5.
d12 shows 7.
Jackal calls 8 and takes the tile.
Jackal turns the sandglass.
Falcon calls 44 and takes the tile.
Ibis passes.
The race is over.
Jackal: 7*(5/7) is not 8. Wrong, the tile lies face down: 1 scarab less.
Falcon: 7+5 is not 44. Wrong, the tile lies face down: 6 scarabs less.
Falcon gets the dice.
The red tile 23 comes onto the pyramid.
The yellow tile 6 comes onto the pyramid.
The next red tile is in sight: 63.
The next yellow tile is in sight: 16.
d8 shows 5.
d10 shows 5.
d12 shows 2.
Jackal calls 17 and takes the tile.
Jackal turns the sandglass.
Falcon calls 27 and takes the tile.
Ibis passes.
The race is over.
Jackal: 5*2-5 is not 17. Wrong, the tile lies face down: 2 scarabs less.
Falcon: (5+5)*2 is not 27. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
The blue tile 25 comes onto the pyramid.
The yellow tile 16 comes onto the pyramid.
The next blue tile is in sight: 60.
The next yellow tile is in sight: 12.
d8 shows 2.
d10 shows 4.
d12 shows 1.
Jackal calls 20 and takes the tile.
Jackal turns the sandglass.
Falcon passes.
Ibis calls 16 and takes the tile.
The race is over.
Ibis: 1-2-4 is not 16. Wrong, the tile lies face down: 1 scarab less.
Jackal: 2/1 is not 20. Wrong, the tile lies face down: 1 scarab less.
Jackal gets the dice.
The yellow tile 12 comes onto the pyramid.
A yellow tile is turned up: 40.
The next yellow tile is in sight: 13.
d8 shows 8.
d10 shows 6.
d12 shows 3.
Jackal calls 56 and takes the tile.
Jackal turns the sandglass.
Falcon calls 5 and takes the tile.
Ibis calls 6 and takes the tile.
The race is over.
Ibis: 6/8 is not 6. Wrong, the tile lies face down: 1 scarab less.
Jackal: 8+(6-3) is not 56. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 8/6/3 is not 5. Wrong, the tile lies face down: 1 scarab less.
Falcon gets the dice.
The blue tile 60 comes onto the pyramid.
The yellow tile 13 comes onto the pyramid.
A yellow tile is turned up: 24.
The next blue tile is in sight: 22.
The next yellow tile is in sight: 9.
d8 shows 4.
d10 shows 4.
d12 shows 12.
Falcon calls 42 and takes the tile.
Falcon turns the sandglass.
Jackal calls 12 and takes the tile.
Ibis calls 50 and takes the tile.
The race is over.
Ibis: (4+4)*12 is not 50. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 12*4-4 is not 12. Wrong, the tile lies face down: 1 scarab less.
Falcon: (12-4)*4 is not 42. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
The red tile 63 comes onto the pyramid.
The blue tile 22 comes onto the pyramid.
The yellow tile 9 comes onto the pyramid.
The next red tile is in sight: 70.
The next blue tile is in sight: 32.
The next yellow tile is in sight: 18.
d8 shows 7.
d10 shows 9.
d12 shows 9.
Ibis calls 60 and takes the tile.
Ibis turns the sandglass.
Falcon calls 90 and takes the tile.
Jackal passes.
The race is over.
Ibis: 9-7+9 is not 60. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 9+7/9 is not 90. Wrong, the tile lies face down: 7 scarabs less.
Jackal gets the dice.
The black tile 49 comes onto the pyramid.
The blue tile 32 comes onto the pyramid.
The next black tile is in sight: 84.
The next blue tile is in sight: 35.
d8 shows 7.
d10 shows 3.
d12 shows 7.
Falcon calls 25 and takes the tile.
Falcon turns the sandglass.
Jackal calls 63 and takes the tile.
Ibis calls 32 and takes the tile.
The race is over.
Ibis: (7-7)/3 is not 32. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 7/3*7 is not 63. Wrong, the tile lies face down: 6 scarabs less.
Falcon has no equation for 25. The tile lies face down: 4 scarabs less.
Falcon gets the dice.
The red tile 70 comes onto the pyramid.
The blue tile 35 comes onto the pyramid.
A blue tile is turned up: 28.
The next red tile is in sight: 26.
The next blue tile is in sight: 72.
d8 shows 6.
d10 shows 1.
d12 shows 7.
Falcon calls 28 and takes the tile.
Falcon turns the sandglass.
Jackal calls 23 and takes the tile.
Ibis calls 24 and takes the tile.
The race is over.
Ibis: 7-1*6 is not 24. Wrong, the tile lies face down: 1 scarab less.
Jackal: 7/(1-6) is not 23. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 1*6/7 is not 28. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
The red tile 26 comes onto the pyramid.
The blue tile 72 comes onto the pyramid.
The yellow tile 18 comes onto the pyramid.
The next red tile is in sight: 80.
The next blue tile is in sight: 45.
The next yellow tile is in sight: 3.
d8 shows 1.
d10 shows 10.
d12 shows 11.
Jackal calls 18 and takes the tile.
Jackal turns the sandglass.
Ibis calls 40 and takes the tile.
Falcon calls 26 and takes the tile.
The race is over.
Ibis: 10/11+1 is not 40. Wrong, the tile lies face down: 2 scarabs less.
Jackal: 11*(1*10) is not 18. Wrong, the tile lies face down: 1 scarab less.
Falcon: 1*(10+11) is not 26. Wrong, the tile lies face down: 5 scarabs less.
Jackal gets the dice.
The red tile 80 comes onto the pyramid.
The yellow tile 3 comes onto the pyramid.
A yellow tile is turned up: 7.
The next yellow tile is in sight: 30.
d8 shows 3.
d10 shows 5.
d12 shows 3.
Jackal calls 9 and takes the tile.
Jackal turns the sandglass.
Falcon calls 72 and takes the tile.
Ibis calls 80 and takes the tile.
The race is over.
Ibis: 3/(3-5) is not 80. Wrong, the tile lies face down: 5 scarabs less.
Jackal: (3-5)/3 is not 9. Wrong, the tile lies face down: 1 scarab less.
Falcon: 3+(3+5) is not 72. Wrong, the tile lies face down: 3 scarabs less.
Ibis wins with −27 points.
