Cat leads the first round.
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
Cat calls 64 and takes the tile.
Jackal calls 19 and takes the tile.
Cobra calls 56 and takes the tile.
The race is over.
Ibis: 3-(8-2) is not 11. Wrong, the tile lies face down: 1 scarab less.
Jackal: 3*(2-8) is not 19. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 3*(2-8) is not 33. Wrong, the tile lies face down: 5 scarabs less.
Cobra: 2-(3-8) is not 56. Wrong, the tile lies face down: 3 scarabs less.
Cat: 8+(2-3) is not 64. Wrong, the tile lies face down: 7 scarabs less.
Ibis gets the dice.
The black tile 90 comes onto the pyramid.
The red tile 44 comes onto the pyramid.
The blue tile 42 comes onto the pyramid.
The yellow tile 5 comes onto the pyramid.
A blue tile is turned up: 28.
The next black tile is in sight: 49.
The next red tile is in sight: 23.
The next blue tile is in sight: 25.
The next yellow tile is in sight: 40.
d8 shows 2.
d10 shows 8.
d12 shows 3.
Jackal calls 44 and takes the tile.
Jackal turns the sandglass.
Falcon calls 8 and takes the tile.
Ibis calls 28 and takes the tile.
Cobra calls 5 and takes the tile.
Cat passes.
The race is over.
Ibis: 2/(8/3) is not 28. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 3*8/2 is not 44. Wrong, the tile lies face down: 6 scarabs less.
Falcon: 2-3/8 is not 8. Wrong, the tile lies face down: 1 scarab less.
Cobra: 2-8 is not 5. Wrong, the tile lies face down: 1 scarab less.
Jackal gets the dice.
The red tile 23 comes onto the pyramid.
The blue tile 25 comes onto the pyramid.
The yellow tile 40 comes onto the pyramid.
A yellow tile is turned up: 12.
The next red tile is in sight: 70.
The next blue tile is in sight: 48.
The next yellow tile is in sight: 13.
d8 shows 2.
d10 shows 7.
d12 shows 7.
Cat passes.
Falcon calls 40 and takes the tile.
Falcon turns the sandglass.
Cobra calls 54 and takes the tile.
Jackal calls 12 and takes the tile.
Ibis calls 25 and takes the tile.
The race is over.
Ibis: (2-7)*7 is not 25. Wrong, the tile lies face down: 4 scarabs less.
Jackal: 7+2+7 is not 12. Wrong, the tile lies face down: 1 scarab less.
Falcon: 7+2 is not 40. Wrong, the tile lies face down: 2 scarabs less.
Cobra: 7+7*2 is not 54. Wrong, the tile lies face down: 5 scarabs less.
Falcon gets the dice.
The red tile 70 comes onto the pyramid.
The blue tile 48 comes onto the pyramid.
The yellow tile 13 comes onto the pyramid.
A yellow tile is turned up: 36.
The next red tile is in sight: 63.
The next blue tile is in sight: 60.
The next yellow tile is in sight: 3.
d8 shows 8.
d10 shows 5.
d12 shows 12.
Falcon calls 13 and takes the tile.
Falcon turns the sandglass.
Cat calls 23 and takes the tile.
Cobra calls 48 and takes the tile.
Ibis calls 17 and takes the tile.
Jackal passes.
The race is over.
Ibis: 5/8 is not 17. Wrong, the tile lies face down: 2 scarabs less.
Falcon: 8+(5-12) is not 13. Wrong, the tile lies face down: 1 scarab less.
Cobra: 8/5/12 is not 48. Wrong, the tile lies face down: 3 scarabs less.
Cat: 12/8-5 is not 23. Wrong, the tile lies face down: 5 scarabs less.
Cobra gets the dice.
The red tile 63 comes onto the pyramid.
The blue tile 60 comes onto the pyramid.
The yellow tile 3 comes onto the pyramid.
A yellow tile is turned up: 4.
The next red tile is in sight: 50.
The next blue tile is in sight: 35.
The next yellow tile is in sight: 10.
d8 shows 8.
d10 shows 3.
d12 shows 9.
Ibis calls 63 and takes the tile.
Ibis turns the sandglass.
Cobra calls 70 and takes the tile.
Cat calls 36 and takes the tile.
Jackal calls 20 and takes the tile.
Falcon calls 3 and takes the tile.
The race is over.
Ibis: 8*(3-9) is not 63. Wrong, the tile lies face down: 6 scarabs less.
Jackal: (3-9)*8 is not 20. Wrong, the tile lies face down: 1 scarab less.
Falcon: 9/8/3 is not 3. Wrong, the tile lies face down: 1 scarab less.
Cobra: 9/8/3 is not 70. Wrong, the tile lies face down: 5 scarabs less.
Cat: 3/9-8 is not 36. Wrong, the tile lies face down: 2 scarabs less.
Cat gets the dice.
The red tile 50 comes onto the pyramid.
The yellow tile 10 comes onto the pyramid.
A red tile is turned up: 26.
A yellow tile is turned up: 6.
A yellow tile is turned up: 30.
The next red tile is in sight: 80.
The next yellow tile is in sight: 15.
d8 shows 8.
d10 shows 3.
d12 shows 10.
Jackal calls 26 and takes the tile.
Jackal turns the sandglass.
Cobra calls 10 and takes the tile.
Ibis calls 27 and takes the tile.
Falcon calls 90 and takes the tile.
Cat calls 60 and takes the tile.
The race is over.
Ibis: 3/(8*10) is not 27. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 8/(10+3) is not 26. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 10/(3/8) is not 90. Wrong, the tile lies face down: 7 scarabs less.
Cobra: 8-(3+10) is not 10. Wrong, the tile lies face down: 1 scarab less.
Cat: 8/10*3 is not 60. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
The black tile 49 comes onto the pyramid.
The red tile 80 comes onto the pyramid.
The blue tile 35 comes onto the pyramid.
The yellow tile 15 comes onto the pyramid.
A blue tile is turned up: 45.
The next black tile is in sight: 84.
The next blue tile is in sight: 22.
The next yellow tile is in sight: 16.
d8 shows 5.
d10 shows 3.
d12 shows 11.
Falcon passes.
Cat passes.
Ibis calls 45 and takes the tile.
Ibis turns the sandglass.
Cobra calls 4 and takes the tile.
Jackal calls 42 and takes the tile.
The race is over.
Ibis: 11+3 is not 45. Wrong, the tile lies face down: 4 scarabs less.
Jackal: 5-3 is not 42. Wrong, the tile lies face down: 3 scarabs less.
Cobra: 11*3+5 is not 4. Wrong, the tile lies face down: 1 scarab less.
Jackal gets the dice.
The blue tile 22 comes onto the pyramid.
The yellow tile 16 comes onto the pyramid.
A blue tile is turned up: 72.
The next blue tile is in sight: 32.
The next yellow tile is in sight: 21.
d8 shows 3.
d10 shows 7.
d12 shows 10.
Cat calls 80 and takes the tile.
Cat turns the sandglass.
Jackal calls 22 and takes the tile.
Cobra calls 6 and takes the tile.
Ibis calls 35 and takes the tile.
Falcon calls 72 and takes the tile.
The race is over.
Ibis: 3*7/10 is not 35. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 7/10/3 is not 22. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 7/(3*10) is not 72. Wrong, the tile lies face down: 3 scarabs less.
Cobra: 3/(7+10) is not 6. Wrong, the tile lies face down: 1 scarab less.
Cat: 7/10+3 is not 80. Wrong, the tile lies face down: 5 scarabs less.
Cobra wins with −20 points.
