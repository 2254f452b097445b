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
Cat calls 42 and takes the tile.
Falcon calls 49 and takes the tile.
Cat calls 11 and takes the tile.
Cobra calls 56 and takes the tile.
Jackal calls 12 and takes the tile.
Cat calls 54 and takes the tile.
Falcon calls 15 and takes the tile.
The race is over.
Jackal: 4*2/8 is not 7. Wrong, the tile lies face down: 1 scarab less.
Jackal: 4-8-2 is not 12. Wrong, the tile lies face down: 1 scarab less.
Falcon: 4/2-8 is not 23. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 8/(4-2) is not 49. Wrong, the tile lies face down: 7 scarabs less.
Falcon: 2-(8-4) is not 15. Wrong, the tile lies face down: 1 scarab less.
Cobra: 2*8*4 is not 48. Wrong, the tile lies face down: 3 scarabs less.
Cobra: 4/(8*2) is not 56. Wrong, the tile lies face down: 3 scarabs less.
Cat: 2-4+8 is not 42. Wrong, the tile lies face down: 3 scarabs less.
Cat: 8+(4-2) is not 11. Wrong, the tile lies face down: 1 scarab less.
Cat: (2+8)*4 is not 54. Wrong, the tile lies face down: 5 scarabs less.
Jackal gets the dice.
The black tile 90 comes onto the pyramid.
The red tile 26 comes onto the pyramid.
The blue tile 72 comes onto the pyramid.
The yellow tile 14 comes onto the pyramid.
A red tile is turned up: 33.
A blue tile is turned up: 22.
A blue tile is turned up: 45.
A yellow tile is turned up: 3.
A yellow tile is turned up: 24.
A yellow tile is turned up: 16.
The next black tile is in sight: 64.
The next red tile is in sight: 44.
The next blue tile is in sight: 32.
The next yellow tile is in sight: 6.
d8 shows 6.
d10 shows 8.
d12 shows 9.
Falcon calls 16 and takes the tile.
Falcon turns the sandglass.
Jackal calls 26 and takes the tile.
Ibis calls 22 and takes the tile.
Cat calls 90 and takes the tile.
Ibis calls 45 and takes the tile.
Jackal calls 3 and takes the tile.
Falcon calls 72 and takes the tile.
Cat calls 14 and takes the tile.
Cobra passes.
Ibis calls 24 and takes the tile.
Jackal calls 33 and takes the tile.
The race is over.
Ibis: 6/(8+9) is not 22. Wrong, the tile lies face down: 3 scarabs less.
Ibis: 9+8+6 is not 45. Wrong, the tile lies face down: 4 scarabs less.
Ibis: 8/6/9 is not 24. Wrong, the tile lies face down: 1 scarab less.
Jackal: (6-9)*8 is not 26. Wrong, the tile lies face down: 5 scarabs less.
Jackal: 8+6+9 is not 3. Wrong, the tile lies face down: 1 scarab less.
Jackal: 8/6*9 is not 33. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 6*(9*8) is not 16. Wrong, the tile lies face down: 1 scarab less.
Falcon: 6*(9*8) is not 72. Wrong, the tile lies face down: 3 scarabs less.
Cat: (8-6)*9 is not 90. Wrong, the tile lies face down: 7 scarabs less.
Cat: 9/(6-8) is not 14. Wrong, the tile lies face down: 1 scarab less.
Falcon gets the dice.
The black tile 64 comes onto the pyramid.
The red tile 44 comes onto the pyramid.
The blue tile 32 comes onto the pyramid.
The yellow tile 6 comes onto the pyramid.
A red tile is turned up: 50.
A blue tile is turned up: 25.
A blue tile is turned up: 60.
A yellow tile is turned up: 17.
A yellow tile is turned up: 40.
A yellow tile is turned up: 5.
The next black tile is in sight: 84.
The next red tile is in sight: 70.
The next blue tile is in sight: 35.
The next yellow tile is in sight: 18.
d8 shows 7.
d10 shows 10.
d12 shows 8.
Cat calls 44 and takes the tile.
Cat turns the sandglass.
Jackal calls 60 and takes the tile.
Ibis calls 50 and takes the tile.
Cobra calls 17 and takes the tile.
Falcon calls 40 and takes the tile.
Cat calls 5 and takes the tile.
Jackal calls 6 and takes the tile.
Cobra calls 32 and takes the tile.
Ibis calls 64 and takes the tile.
Jackal calls 25 and takes the tile.
The race is over.
Ibis: 7*10+8 is not 50. Wrong, the tile lies face down: 5 scarabs less.
Ibis: (8-10)/7 is not 64. Wrong, the tile lies face down: 7 scarabs less.
Jackal: 10*(8+7) is not 60. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 10+(7-8) is not 6. Wrong, the tile lies face down: 1 scarab less.
Jackal: 10+7*8 is not 25. Wrong, the tile lies face down: 4 scarabs less.
Falcon: (10+8)*7 is not 40. Wrong, the tile lies face down: 2 scarabs less.
Cobra: 8/(7*10) is not 17. Wrong, the tile lies face down: 2 scarabs less.
Cobra: 7+10-8 is not 32. Wrong, the tile lies face down: 3 scarabs less.
Cat: 8-7 is not 44. Wrong, the tile lies face down: 6 scarabs less.
Cat has no equation for 5. The tile lies face down: 1 scarab less.
Cobra gets the dice.
The black tile 84 comes onto the pyramid.
The red tile 70 comes onto the pyramid.
The blue tile 35 comes onto the pyramid.
The yellow tile 18 comes onto the pyramid.
A red tile is turned up: 80.
A blue tile is turned up: 28.
A blue tile is turned up: 19.
A yellow tile is turned up: 9.
A yellow tile is turned up: 4.
A yellow tile is turned up: 21.
The next red tile is in sight: 63.
The next blue tile is in sight: 27.
The next yellow tile is in sight: 13.
d8 shows 1.
d10 shows 8.
d12 shows 3.
Falcon calls 80 and takes the tile.
Falcon turns the sandglass.
Jackal calls 4 and takes the tile.
Cobra calls 84 and takes the tile.
Ibis calls 9 and takes the tile.
Cat passes.
Jackal calls 21 and takes the tile.
Ibis calls 28 and takes the tile.
Cobra calls 70 and takes the tile.
Falcon calls 18 and takes the tile.
The sand has run out.
Ibis: 8-3/1 is not 9. Wrong, the tile lies face down: 1 scarab less.
Ibis: 1/8+3 is not 28. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 3-8/1 is not 4. Wrong, the tile lies face down: 1 scarab less.
Jackal: 3+1/8 is not 21. Wrong, the tile lies face down: 2 scarabs less.
Falcon: 1*(3/8) is not 80. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 1+(8-3) is not 18. Wrong, the tile lies face down: 1 scarab less.
Cobra: 8*(3/1) is not 84. Wrong, the tile lies face down: 7 scarabs less.
Cobra: 8+3*1 is not 70. Wrong, the tile lies face down: 5 scarabs less.
Cobra wins with −23 points.
