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
Falcon calls 23 and takes the tile.
Falcon turns the sandglass.
Ibis passes.
Jackal calls 48 and takes the tile.
Falcon calls 7 and takes the tile.
Jackal calls 42 and takes the tile.
The sand has run out.
Jackal: 2*4-8 is not 48. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 4*2/8 is not 42. Wrong, the tile lies face down: 3 scarabs less.
Falcon: (2+8)*4 is not 23. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 4-2/8 is not 7. Wrong, the tile lies face down: 1 scarab less.
Jackal gets the dice.
The red tile 26 comes onto the pyramid.
The blue tile 72 comes onto the pyramid.
The yellow tile 14 comes onto the pyramid.
A blue tile is turned up: 28.
The next red tile is in sight: 44.
The next blue tile is in sight: 25.
The next yellow tile is in sight: 6.
d8 shows 7.
d10 shows 7.
d12 shows 8.
Ibis calls 28 and takes the tile.
Ibis turns the sandglass.
Falcon calls 56 and takes the tile.
Jackal calls 15 and takes the tile.
Ibis calls 14 and takes the tile.
Falcon calls 49 and takes the tile.
Jackal calls 54 and takes the tile.
Ibis calls 12 and takes the tile.
Falcon calls 26 and takes the tile.
Falcon passes.
Jackal calls 11 and takes the tile.
Ibis calls 72 and takes the tile.
The race is over.
Ibis: 7-(7+8) is not 28. Wrong, the tile lies face down: 3 scarabs less.
Ibis: 7/(8-7) is not 14. Wrong, the tile lies face down: 1 scarab less.
Ibis: 7-7+8 is not 12. Wrong, the tile lies face down: 1 scarab less.
Ibis: (8+7)*7 is not 72. Wrong, the tile lies face down: 3 scarabs less.
Jackal: (8+7)/7 is not 15. Wrong, the tile lies face down: 1 scarab less.
Jackal: 7/8/7 is not 54. Wrong, the tile lies face down: 5 scarabs less.
Jackal: (8-7)/7 is not 11. Wrong, the tile lies face down: 1 scarab less.
Falcon: (7+7)/8 is not 56. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 7+8-7 is not 49. Wrong, the tile lies face down: 7 scarabs less.
Falcon: 7-8 is not 26. Wrong, the tile lies face down: 5 scarabs less.
Falcon gets the dice.
The black tile 90 comes onto the pyramid.
The red tile 44 comes onto the pyramid.
The blue tile 25 comes onto the pyramid.
The yellow tile 6 comes onto the pyramid.
A red tile is turned up: 50.
A blue tile is turned up: 35.
A blue tile is turned up: 22.
A yellow tile is turned up: 9.
A yellow tile is turned up: 40.
A yellow tile is turned up: 16.
The next black tile is in sight: 64.
The next red tile is in sight: 33.
The next blue tile is in sight: 60.
The next yellow tile is in sight: 18.
d8 shows 3.
d10 shows 5.
d12 shows 7.
Jackal calls 25 and takes the tile.
Jackal turns the sandglass.
Falcon calls 35 and takes the tile.
Ibis calls 6 and takes the tile.
Falcon calls 16 and takes the tile.
Jackal calls 44 and takes the tile.
Falcon calls 50 and takes the tile.
Ibis passes.
Falcon calls 9 and takes the tile.
The sand has run out.
Ibis: 3+5+7 is not 6. Wrong, the tile lies face down: 1 scarab less.
Jackal: 5/7+3 is not 25. Wrong, the tile lies face down: 4 scarabs less.
Jackal: 5+(7-3) is not 44. Wrong, the tile lies face down: 6 scarabs less.
Falcon: 7*5/3 is not 35. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 5/3*7 is not 16. Wrong, the tile lies face down: 1 scarab less.
Falcon: 7/3+5 is not 50. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 7/5*3 is not 9. Wrong, the tile lies face down: 1 scarab less.
Ibis gets the dice.
The red tile 33 comes onto the pyramid.
The blue tile 60 comes onto the pyramid.
The yellow tile 18 comes onto the pyramid.
A red tile is turned up: 70.
A blue tile is turned up: 19.
A yellow tile is turned up: 13.
A yellow tile is turned up: 5.
The next red tile is in sight: 80.
The next blue tile is in sight: 32.
The next yellow tile is in sight: 21.
d8 shows 6.
d10 shows 4.
d12 shows 1.
Falcon calls 33 and takes the tile.
Falcon turns the sandglass.
Jackal calls 70 and takes the tile.
Ibis passes.
Falcon calls 13 and takes the tile.
Jackal calls 22 and takes the tile.
The sand has run out.
Jackal: (4+1)*6 is not 70. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 1/(6*4) is not 22. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 6+4-1 is not 33. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 1-6 is not 13. Wrong, the tile lies face down: 1 scarab less.
Jackal gets the dice.
The red tile 80 comes onto the pyramid.
The blue tile 32 comes onto the pyramid.
The yellow tile 21 comes onto the pyramid.
A red tile is turned up: 63.
The next blue tile is in sight: 45.
The next yellow tile is in sight: 30.
d8 shows 1.
d10 shows 4.
d12 shows 2.
Jackal calls 21 and takes the tile.
Jackal turns the sandglass.
Ibis calls 80 and takes the tile.
Ibis calls 18 and takes the tile.
Jackal calls 19 and takes the tile.
Falcon calls 90 and takes the tile.
Ibis calls 5 and takes the tile.
Jackal calls 60 and takes the tile.
Falcon calls 32 and takes the tile.
Ibis passes.
The sand has run out.
Ibis: 2+1/4 is not 80. Wrong, the tile lies face down: 5 scarabs less.
Ibis: 2+(4-1) is not 18. Wrong, the tile lies face down: 1 scarab less.
Ibis: 2-1*4 is not 5. Wrong, the tile lies face down: 1 scarab less.
Jackal: 1*(2-4) is not 21. Wrong, the tile lies face down: 2 scarabs less.
Jackal: 1-4*2 is not 19. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 2+(1+4) is not 60. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 2/(4*1) is not 90. Wrong, the tile lies face down: 7 scarabs less.
Falcon: 4-2/1 is not 32. Wrong, the tile lies face down: 3 scarabs less.
Ibis wins with −16 points.
