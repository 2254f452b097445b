Cobra leads the first round.
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
Cobra calls 19 and takes the tile.
The race is over.
Ibis: 2/3-8 is not 11. Wrong, the tile lies face down: 1 scarab less.
Jackal: 3-(8-2) is not 64. Wrong, the tile lies face down: 7 scarabs less.
Falcon: 3*(2-8) is not 33. Wrong, the tile lies face down: 5 scarabs less.
Cobra: 3*(2-8) is not 19. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
The black tile 90 comes onto the pyramid.
The red tile 44 comes onto the pyramid.
The blue tile 42 comes onto the pyramid.
The yellow tile 5 comes onto the pyramid.
The next black tile is in sight: 49.
The next red tile is in sight: 70.
The next blue tile is in sight: 28.
The next yellow tile is in sight: 3.
d8 shows 1.
d10 shows 3.
d12 shows 12.
Falcon calls 44 and takes the tile.
Falcon turns the sandglass.
Ibis calls 20 and takes the tile.
Cobra calls 54 and takes the tile.
Jackal calls 42 and takes the tile.
The race is over.
Ibis: 12/1*3 is not 20. Wrong, the tile lies face down: 1 scarab less.
Jackal: 3+1*12 is not 42. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 3+12*1 is not 44. Wrong, the tile lies face down: 6 scarabs less.
Cobra: 12+(3-1) is not 54. Wrong, the tile lies face down: 5 scarabs less.
Jackal gets the dice.
The red tile 70 comes onto the pyramid.
The blue tile 28 comes onto the pyramid.
The yellow tile 3 comes onto the pyramid.
A red tile is turned up: 26.
The next red tile is in sight: 80.
The next blue tile is in sight: 32.
The next yellow tile is in sight: 4.
d8 shows 4.
d10 shows 7.
d12 shows 8.
Jackal calls 27 and takes the tile.
Jackal turns the sandglass.
Cobra calls 70 and takes the tile.
Ibis calls 17 and takes the tile.
Falcon calls 5 and takes the tile.
The race is over.
Ibis has no equation for 17. The tile lies face down: 2 scarabs less.
Jackal: 7+8*4 is not 27. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 4-7-8 is not 5. Wrong, the tile lies face down: 1 scarab less.
Cobra: (8+7)*4 is not 70. Wrong, the tile lies face down: 5 scarabs less.
Falcon gets the dice.
The red tile 80 comes onto the pyramid.
The blue tile 32 comes onto the pyramid.
The yellow tile 4 comes onto the pyramid.
A yellow tile is turned up: 13.
The next red tile is in sight: 23.
The next blue tile is in sight: 35.
The next yellow tile is in sight: 6.
d8 shows 6.
d10 shows 10.
d12 shows 9.
Ibis calls 3 and takes the tile.
Ibis turns the sandglass.
Jackal calls 90 and takes the tile.
Falcon passes.
Cobra calls 56 and takes the tile.
The race is over.
Ibis: 9*(10/6) is not 3. Wrong, the tile lies face down: 1 scarab less.
Jackal: 10/6/9 is not 90. Wrong, the tile lies face down: 7 scarabs less.
Cobra: 6/(10-9) is not 56. Wrong, the tile lies face down: 3 scarabs less.
Cobra gets the dice.
The black tile 49 comes onto the pyramid.
The blue tile 35 comes onto the pyramid.
The yellow tile 6 comes onto the pyramid.
The next black tile is in sight: 84.
The next blue tile is in sight: 48.
The next yellow tile is in sight: 36.
d8 shows 1.
d10 shows 2.
d12 shows 3.
Jackal calls 8 and takes the tile.
Jackal turns the sandglass.
Cobra calls 49 and takes the tile.
Falcon calls 35 and takes the tile.
Ibis calls 32 and takes the tile.
The race is over.
Ibis: 1*3*2 is not 32. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 3/(2/1) is not 8. Wrong, the tile lies face down: 1 scarab less.
Falcon: 1+3/2 is not 35. Wrong, the tile lies face down: 3 scarabs less.
Cobra: 2/3-1 is not 49. Wrong, the tile lies face down: 7 scarabs less.
Ibis gets the dice.
The black tile 84 comes onto the pyramid.
The blue tile 48 comes onto the pyramid.
The yellow tile 36 comes onto the pyramid.
A blue tile is turned up: 22.
The next blue tile is in sight: 25.
The next yellow tile is in sight: 30.
d8 shows 7.
d10 shows 7.
d12 shows 3.
Falcon calls 4 and takes the tile.
Falcon turns the sandglass.
Cobra calls 36 and takes the tile.
Ibis calls 6 and takes the tile.
Jackal calls 22 and takes the tile.
The race is over.
Ibis: 7+3*7 is not 6. Wrong, the tile lies face down: 1 scarab less.
Jackal: 7*3 is not 22. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 3/7-7 is not 4. Wrong, the tile lies face down: 1 scarab less.
Cobra: 7+3/7 is not 36. Wrong, the tile lies face down: 2 scarabs less.
Jackal gets the dice.
The blue tile 25 comes onto the pyramid.
The yellow tile 30 comes onto the pyramid.
A yellow tile is turned up: 15.
A yellow tile is turned up: 40.
The next blue tile is in sight: 45.
The next yellow tile is in sight: 21.
d8 shows 3.
d10 shows 6.
d12 shows 6.
Jackal calls 80 and takes the tile.
Jackal turns the sandglass.
Cobra calls 48 and takes the tile.
Ibis calls 30 and takes the tile.
Falcon calls 28 and takes the tile.
The race is over.
Ibis has no equation for 30. The tile lies face down: 2 scarabs less.
Jackal: (3+6)*6 is not 80. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 3/6/6 is not 28. Wrong, the tile lies face down: 3 scarabs less.
Cobra: 6+(6+3) is not 48. Wrong, the tile lies face down: 3 scarabs less.
Falcon gets the dice.
The red tile 23 comes onto the pyramid.
The blue tile 45 comes onto the pyramid.
The yellow tile 21 comes onto the pyramid.
A blue tile is turned up: 72.
The next red tile is in sight: 50.
The next blue tile is in sight: 60.
The next yellow tile is in sight: 14.
d8 shows 2.
d10 shows 9.
d12 shows 11.
Falcon passes.
Cobra calls 25 and takes the tile.
Cobra turns the sandglass.
Ibis calls 13 and takes the tile.
Jackal calls 45 and takes the tile.
The race is over.
Ibis: 11+9 is not 13. Wrong, the tile lies face down: 1 scarab less.
Jackal: 2-9 is not 45. Wrong, the tile lies face down: 4 scarabs less.
Cobra: 11*9+2 is not 25. Wrong, the tile lies face down: 4 scarabs less.
Ibis wins with −12 points.
