Ibis leads the first round.
A black tile is turned up: 49.
A red tile is turned up: 54.
A red tile is turned up: 23.
A blue tile is turned up: 48.
A blue tile is turned up: 42.
A blue tile is turned up: 56.
A yellow tile is turned up: 7.
A yellow tile is turned up: 11.
A yellow tile is turned up: 15.
A yellow tile is turned up: 12.
The next black tile is in sight: 90.
The next red tile is in sight: 26.
The next blue tile is in sight: 72.
The next yellow tile is in sight: 14.
d8 shows 4.
d10 shows 2.
d12 shows 8.
Ibis calls 23 and takes the tile.
Ibis turns the sandglass.
Jackal passes.
Ibis calls 48 and takes the tile.
The sand has run out.
Ibis: 4/(2/8) is not 23. Wrong, the tile lies face down: 5 scarabs less.
Ibis: 2-8 is not 48. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
The red tile 26 comes onto the pyramid.
The blue tile 72 comes onto the pyramid.
The next red tile is in sight: 50.
The next blue tile is in sight: 22.
d8 shows 5.
d10 shows 2.
d12 shows 6.
Ibis calls 26 and takes the tile.
Ibis turns the sandglass.
Jackal calls 42 and takes the tile.
Ibis calls 72 and takes the tile.
Jackal calls 12 and takes the tile.
Ibis calls 11 and takes the tile.
The sand has run out.
Ibis: 5/(6*2) is not 26. Wrong, the tile lies face down: 5 scarabs less.
Ibis: 2-5+6 is not 72. Wrong, the tile lies face down: 3 scarabs less.
Ibis: 6+(5-2) is not 11. Wrong, the tile lies face down: 1 scarab less.
Jackal: (2+6)*5 is not 42. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 5*6 is not 12. Wrong, the tile lies face down: 1 scarab less.
Ibis gets the dice.
The red tile 50 comes onto the pyramid.
The blue tile 22 comes onto the pyramid.
The yellow tile 14 comes onto the pyramid.
A blue tile is turned up: 25.
A yellow tile is turned up: 24.
The next red tile is in sight: 33.
The next blue tile is in sight: 45.
The next yellow tile is in sight: 16.
d8 shows 4.
d10 shows 2.
d12 shows 8.
Ibis calls 50 and takes the tile.
Ibis turns the sandglass.
Jackal calls 15 and takes the tile.
Ibis calls 14 and takes the tile.
Ibis calls 7 and takes the tile.
Jackal calls 24 and takes the tile.
Ibis calls 54 and takes the tile.
The sand has run out.
Ibis: 2*4 is not 50. Wrong, the tile lies face down: 5 scarabs less.
Ibis: 4-(8+2) is not 14. Wrong, the tile lies face down: 1 scarab less.
Ibis: (2-8)*4 is not 7. Wrong, the tile lies face down: 1 scarab less.
Ibis: 4*(2*8) is not 54. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 4+(8-2) is not 15. Wrong, the tile lies face down: 1 scarab less.
Jackal: 8/(2-4) is not 24. Wrong, the tile lies face down: 1 scarab less.
Jackal gets the dice.
The red tile 33 comes onto the pyramid.
The yellow tile 16 comes onto the pyramid.
A red tile is turned up: 63.
A yellow tile is turned up: 3.
A yellow tile is turned up: 8.
A yellow tile is turned up: 36.
The next red tile is in sight: 70.
The next yellow tile is in sight: 9.
d8 shows 4.
d10 shows 6.
d12 shows 5.
Jackal calls 22 and takes the tile.
Jackal turns the sandglass.
Ibis calls 56 and takes the tile.
Jackal calls 36 and takes the tile.
Jackal calls 33 and takes the tile.
Ibis calls 63 and takes the tile.
The sand has run out.
Ibis: 6/4-5 is not 56. Wrong, the tile lies face down: 3 scarabs less.
Ibis: 5*(6/4) is not 63. Wrong, the tile lies face down: 6 scarabs less.
Jackal: 4+6+5 is not 22. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 6/5+4 is not 36. Wrong, the tile lies face down: 2 scarabs less.
Jackal: 6+(5-4) is not 33. Wrong, the tile lies face down: 5 scarabs less.
Ibis gets the dice.
The red tile 70 comes onto the pyramid.
The blue tile 45 comes onto the pyramid.
The yellow tile 9 comes onto the pyramid.
A red tile is turned up: 80.
A blue tile is turned up: 32.
The next red tile is in sight: 44.
The next blue tile is in sight: 60.
The next yellow tile is in sight: 18.
d8 shows 1.
d10 shows 5.
d12 shows 3.
Jackal calls 16 and takes the tile.
Jackal turns the sandglass.
Ibis calls 32 and takes the tile.
Jackal calls 8 and takes the tile.
Jackal calls 3 and takes the tile.
Ibis calls 80 and takes the tile.
The sand has run out.
Ibis: 3*5 is not 32. Wrong, the tile lies face down: 3 scarabs less.
Ibis: 1*5+3 is not 80. Wrong, the tile lies face down: 5 scarabs less.
Jackal: (3-5)/1 is not 16. Wrong, the tile lies face down: 1 scarab less.
Jackal: 5*(3+1) is not 8. Wrong, the tile lies face down: 1 scarab less.
Jackal: 5+(1-3) = 3. Right, 1 scarab.
Jackal gets the dice.
The red tile 44 comes onto the pyramid.
The blue tile 60 comes onto the pyramid.
The yellow tile 18 comes onto the pyramid.
A yellow tile is turned up: 13.
A yellow tile is turned up: 20.
The next blue tile is in sight: 35.
The next yellow tile is in sight: 4.
d8 shows 1.
d10 shows 10.
d12 shows 8.
Ibis calls 20 and takes the tile.
Ibis turns the sandglass.
Jackal calls 49 and takes the tile.
Ibis calls 45 and takes the tile.
Jackal calls 70 and takes the tile.
Ibis calls 13 and takes the tile.
Jackal calls 44 and takes the tile.
The sand has run out.
Ibis: 1/8*10 is not 20. Wrong, the tile lies face down: 1 scarab less.
Ibis: 1-8 is not 45. Wrong, the tile lies face down: 4 scarabs less.
Ibis: 8-1*10 is not 13. Wrong, the tile lies face down: 1 scarab less.
Jackal: 1/10*8 is not 49. Wrong, the tile lies face down: 7 scarabs less.
Jackal: 1+8+10 is not 70. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 8*1-10 is not 44. Wrong, the tile lies face down: 6 scarabs less.
Jackal wins with −35 points.
