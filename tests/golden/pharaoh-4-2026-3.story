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
Cobra calls 48 and takes the tile.
Jackal calls 7 and takes the tile.
Falcon calls 42 and takes the tile.
Cobra calls 49 and takes the tile.
Jackal calls 11 and takes the tile.
Falcon calls 56 and takes the tile.
Jackal calls 12 and takes the tile.
Cobra calls 54 and takes the tile.
The sand has run out.
Jackal: 4*2/8 is not 7. Wrong, the tile lies face down: 1 scarab less.
Jackal: 4-8-2 is not 11. Wrong, the tile lies face down: 1 scarab less.
Jackal: 4/2-8 is not 12. Wrong, the tile lies face down: 1 scarab less.
Falcon: 8/(4-2) is not 23. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 2-(8-4) is not 42. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 2*8*4 is not 56. Wrong, the tile lies face down: 3 scarabs less.
Cobra: 4/(8*2) is not 48. Wrong, the tile lies face down: 3 scarabs less.
Cobra: 2-4+8 is not 49. Wrong, the tile lies face down: 7 scarabs less.
Cobra: 8+(4-2) is not 54. Wrong, the tile lies face down: 5 scarabs less.
Jackal gets the dice.
The black tile 90 comes onto the pyramid.
The red tile 26 comes onto the pyramid.
The blue tile 72 comes onto the pyramid.
The yellow tile 14 comes onto the pyramid.
A red tile is turned up: 63.
A blue tile is turned up: 19.
A blue tile is turned up: 25.
A yellow tile is turned up: 24.
A yellow tile is turned up: 3.
The next black tile is in sight: 84.
The next red tile is in sight: 50.
The next blue tile is in sight: 32.
The next yellow tile is in sight: 6.
d8 shows 6.
d10 shows 2.
d12 shows 9.
Jackal calls 15 and takes the tile.
Jackal turns the sandglass.
Falcon calls 14 and takes the tile.
Cobra calls 3 and takes the tile.
Jackal calls 26 and takes the tile.
Ibis calls 19 and takes the tile.
Falcon calls 90 and takes the tile.
Ibis calls 72 and takes the tile.
Cobra calls 24 and takes the tile.
Jackal calls 63 and takes the tile.
Falcon calls 25 and takes the tile.
The race is over.
Ibis: 9/(2-6) is not 19. Wrong, the tile lies face down: 3 scarabs less.
Ibis: 2-6-9 is not 72. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 2/6 is not 15. Wrong, the tile lies face down: 1 scarab less.
Jackal: 6/(2+9) is not 26. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 9+2+6 is not 63. Wrong, the tile lies face down: 6 scarabs less.
Falcon: 2/6/9 is not 14. Wrong, the tile lies face down: 1 scarab less.
Falcon: (6-9)*2 is not 90. Wrong, the tile lies face down: 7 scarabs less.
Falcon: 2+6+9 is not 25. Wrong, the tile lies face down: 4 scarabs less.
Cobra: 2/6*9 = 3. Right, 1 scarab.
Cobra: 6*(9*2) is not 24. Wrong, the tile lies face down: 1 scarab less.
Falcon gets the dice.
The black tile 84 comes onto the pyramid.
The red tile 50 comes onto the pyramid.
The blue tile 32 comes onto the pyramid.
The yellow tile 6 comes onto the pyramid.
A red tile is turned up: 44.
A blue tile is turned up: 28.
A blue tile is turned up: 60.
A yellow tile is turned up: 8.
A yellow tile is turned up: 9.
A yellow tile is turned up: 36.
The next black tile is in sight: 64.
The next red tile is in sight: 80.
The next blue tile is in sight: 22.
The next yellow tile is in sight: 20.
d8 shows 5.
d10 shows 10.
d12 shows 7.
Ibis calls 9 and takes the tile.
Ibis turns the sandglass.
Cobra passes.
Falcon calls 60 and takes the tile.
Ibis calls 84 and takes the tile.
Falcon calls 28 and takes the tile.
Jackal calls 44 and takes the tile.
Falcon calls 8 and takes the tile.
Ibis calls 6 and takes the tile.
The sand has run out.
Ibis: 7-5+10 is not 9. Wrong, the tile lies face down: 1 scarab less.
Ibis: (5-7)*10 is not 84. Wrong, the tile lies face down: 7 scarabs less.
Ibis: 10/7 is not 6. Wrong, the tile lies face down: 1 scarab less.
Jackal: 7*10 is not 44. Wrong, the tile lies face down: 6 scarabs less.
Falcon: 5*10+7 is not 60. Wrong, the tile lies face down: 3 scarabs less.
Falcon: (7-10)/5 is not 28. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 10*(7+5) is not 8. Wrong, the tile lies face down: 1 scarab less.
Cobra gets the dice.
The black tile 64 comes onto the pyramid.
The red tile 80 comes onto the pyramid.
The blue tile 22 comes onto the pyramid.
The yellow tile 20 comes onto the pyramid.
A blue tile is turned up: 35.
A yellow tile is turned up: 16.
A yellow tile is turned up: 18.
The next red tile is in sight: 70.
The next blue tile is in sight: 27.
The next yellow tile is in sight: 4.
d8 shows 8.
d10 shows 7.
d12 shows 10.
Ibis calls 64 and takes the tile.
Ibis turns the sandglass.
Jackal calls 22 and takes the tile.
Cobra calls 50 and takes the tile.
Falcon calls 18 and takes the tile.
Cobra calls 80 and takes the tile.
Ibis calls 16 and takes the tile.
Jackal calls 35 and takes the tile.
Falcon calls 32 and takes the tile.
Cobra passes.
Ibis calls 20 and takes the tile.
Jackal calls 36 and takes the tile.
The race is over.
Ibis: 10*8-7 is not 64. Wrong, the tile lies face down: 7 scarabs less.
Ibis: 10+7 is not 16. Wrong, the tile lies face down: 1 scarab less.
Ibis: 10+8/7 is not 20. Wrong, the tile lies face down: 1 scarab less.
Jackal: 10+(7-8) is not 22. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 10-8*7 is not 35. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 8*(10-7) is not 36. Wrong, the tile lies face down: 2 scarabs less.
Falcon: 8-7*10 is not 18. Wrong, the tile lies face down: 1 scarab less.
Falcon: 10+(8+7) is not 32. Wrong, the tile lies face down: 3 scarabs less.
Cobra: 10/(7*8) is not 50. Wrong, the tile lies face down: 5 scarabs less.
Cobra: 7-10/8 is not 80. Wrong, the tile lies face down: 5 scarabs less.
Ibis wins with −24 points.
