Jackal leads the first round.
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
Ibis calls 33 and takes the tile.
Ibis turns the sandglass.
Jackal calls 11 and takes the tile.
The race is over.
Ibis: 8/3 is not 33. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 2*3/8 is not 11. Wrong, the tile lies face down: 1 scarab less.
Ibis gets the dice.
The red tile 44 comes onto the pyramid.
The yellow tile 5 comes onto the pyramid.
The next red tile is in sight: 26.
The next yellow tile is in sight: 16.
d8 shows 4.
d10 shows 5.
d12 shows 2.
Jackal calls 17 and takes the tile.
Jackal turns the sandglass.
Ibis calls 44 and takes the tile.
The race is over.
Ibis: 5+2 is not 44. Wrong, the tile lies face down: 6 scarabs less.
Jackal: 2-5 is not 17. Wrong, the tile lies face down: 2 scarabs less.
Jackal gets the dice.
The red tile 26 comes onto the pyramid.
The yellow tile 16 comes onto the pyramid.
The next red tile is in sight: 50.
The next yellow tile is in sight: 40.
d8 shows 2.
d10 shows 8.
d12 shows 3.
Jackal calls 26 and takes the tile.
Jackal turns the sandglass.
Ibis calls 8 and takes the tile.
The race is over.
Ibis: 8+2*3 is not 8. Wrong, the tile lies face down: 1 scarab less.
Jackal: 8+3*2 is not 26. Wrong, the tile lies face down: 5 scarabs less.
Ibis gets the dice.
The red tile 50 comes onto the pyramid.
The yellow tile 40 comes onto the pyramid.
The next red tile is in sight: 80.
The next yellow tile is in sight: 7.
d8 shows 8.
d10 shows 4.
d12 shows 1.
Jackal calls 56 and takes the tile.
Jackal turns the sandglass.
Ibis calls 16 and takes the tile.
The race is over.
Ibis: (4-1)*8 is not 16. Wrong, the tile lies face down: 1 scarab less.
Jackal: (4-8)*1 is not 56. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
The blue tile 42 comes onto the pyramid.
The yellow tile 7 comes onto the pyramid.
The next blue tile is in sight: 25.
The next yellow tile is in sight: 18.
d8 shows 5.
d10 shows 10.
d12 shows 7.
Ibis calls 54 and takes the tile.
Ibis turns the sandglass.
Jackal calls 40 and takes the tile.
The race is over.
Ibis: 5/7-10 is not 54. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 5/10+7 is not 40. Wrong, the tile lies face down: 2 scarabs less.
Ibis gets the dice.
The red tile 80 comes onto the pyramid.
The yellow tile 18 comes onto the pyramid.
The next red tile is in sight: 63.
The next yellow tile is in sight: 3.
d8 shows 6.
d10 shows 10.
d12 shows 9.
Ibis calls 20 and takes the tile.
Ibis turns the sandglass.
Jackal calls 64 and takes the tile.
The race is over.
Ibis: 9*(10-6) is not 20. Wrong, the tile lies face down: 1 scarab less.
Jackal: 10+6/9 is not 64. Wrong, the tile lies face down: 7 scarabs less.
Jackal gets the dice.
The black tile 90 comes onto the pyramid.
The yellow tile 3 comes onto the pyramid.
The next black tile is in sight: 84.
The next yellow tile is in sight: 14.
d8 shows 2.
d10 shows 5.
d12 shows 7.
Ibis calls 18 and takes the tile.
Ibis turns the sandglass.
Jackal calls 90 and takes the tile.
The race is over.
Ibis: 2+(5-7) is not 18. Wrong, the tile lies face down: 1 scarab less.
Jackal: 2/5/7 is not 90. Wrong, the tile lies face down: 7 scarabs less.
Ibis gets the dice.
The black tile 84 comes onto the pyramid.
The yellow tile 14 comes onto the pyramid.
The next black tile is in sight: 49.
The next yellow tile is in sight: 4.
d8 shows 3.
d10 shows 5.
d12 shows 5.
Jackal passes.
Ibis calls 19 and takes the tile.
The race is over.
Ibis: 5/(3*5) is not 19. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
The blue tile 25 comes onto the pyramid.
The next blue tile is in sight: 28.
d8 shows 2.
d10 shows 9.
d12 shows 10.
Ibis calls 7 and takes the tile.
Ibis turns the sandglass.
Jackal calls 80 and takes the tile.
The race is over.
Ibis: (9-10)*2 is not 7. Wrong, the tile lies face down: 1 scarab less.
Jackal: 10/2/9 is not 80. Wrong, the tile lies face down: 5 scarabs less.
Ibis gets the dice.
The red tile 63 comes onto the pyramid.
The yellow tile 4 comes onto the pyramid.
The next red tile is in sight: 70.
The next yellow tile is in sight: 21.
d8 shows 4.
d10 shows 1.
d12 shows 12.
Jackal calls 27 and takes the tile.
Jackal turns the sandglass.
Ibis calls 42 and takes the tile.
The race is over.
Ibis: 12*(1/4) is not 42. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 4/(1/12) is not 27. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
The blue tile 28 comes onto the pyramid.
A blue tile is turned up: 60.
The next blue tile is in sight: 32.
d8 shows 5.
d10 shows 5.
d12 shows 2.
Jackal calls 25 and takes the tile.
Jackal turns the sandglass.
Ibis calls 5 and takes the tile.
The race is over.
Ibis: 5/5*2 is not 5. Wrong, the tile lies face down: 1 scarab less.
Jackal has no equation for 25. The tile lies face down: 4 scarabs less.
Ibis gets the dice.
The blue tile 32 comes onto the pyramid.
The yellow tile 21 comes onto the pyramid.
The next blue tile is in sight: 22.
The next yellow tile is in sight: 12.
d8 shows 6.
d10 shows 7.
d12 shows 1.
Ibis calls 21 and takes the tile.
Ibis turns the sandglass.
Jackal calls 60 and takes the tile.
The race is over.
Ibis: 6*(7-1) is not 21. Wrong, the tile lies face down: 2 scarabs less.
Jackal: 1/(6/7) is not 60. Wrong, the tile lies face down: 3 scarabs less.
Jackal gets the dice.
The blue tile 22 comes onto the pyramid.
The yellow tile 12 comes onto the pyramid.
The next blue tile is in sight: 72.
The next yellow tile is in sight: 36.
d8 shows 5.
d10 shows 7.
d12 shows 5.
Jackal calls 63 and takes the tile.
Jackal turns the sandglass.
Ibis calls 84 and takes the tile.
The race is over.
Ibis: 7*(5/5) is not 84. Wrong, the tile lies face down: 7 scarabs less.
Jackal: 7*5/5 is not 63. Wrong, the tile lies face down: 6 scarabs less.
Ibis gets the dice.
The black tile 49 comes onto the pyramid.
The red tile 70 comes onto the pyramid.
The next red tile is in sight: 23.
d8 shows 7.
d10 shows 3.
d12 shows 8.
Jackal calls 3 and takes the tile.
Jackal turns the sandglass.
Ibis calls 70 and takes the tile.
The race is over.
Ibis: 7*(3*8) is not 70. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 8-7*3 is not 3. Wrong, the tile lies face down: 1 scarab less.
Jackal gets the dice.
The red tile 23 comes onto the pyramid.
The yellow tile 36 comes onto the pyramid.
The next yellow tile is in sight: 10.
d8 shows 4.
d10 shows 3.
d12 shows 9.
Jackal calls 22 and takes the tile.
Jackal turns the sandglass.
Ibis calls 50 and takes the tile.
The race is over.
Ibis: 3/9+4 is not 50. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 4/(3*9) is not 22. Wrong, the tile lies face down: 3 scarabs less.
Ibis wins with −47 points.
