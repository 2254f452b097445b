Jackal leads the first round.
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
Ibis passes.
Falcon calls 60 and takes the tile.
Falcon turns the sandglass.
Cobra calls 28 and takes the tile.
Jackal calls 80 and takes the tile.
The race is over.
Jackal: 1-4*12 is not 80. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 12+(4+1) is not 60. Wrong, the tile lies face down: 3 scarabs less.
Cobra: 1*(4*12) is not 28. Wrong, the tile lies face down: 3 scarabs less.
Falcon gets the dice.
A red tile is turned up: 54.
A blue tile is turned up: 35.
A blue tile is turned up: 27.
d8 shows 8.
d10 shows 5.
d12 shows 12.
Ibis calls 54 and takes the tile.
Ibis turns the sandglass.
Falcon calls 35 and takes the tile.
Jackal passes.
Cobra calls 10 and takes the tile.
The race is over.
Ibis: 8/5-12 is not 54. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 8/(12+5) is not 35. Wrong, the tile lies face down: 3 scarabs less.
Cobra: 8-5+12 is not 10. Wrong, the tile lies face down: 1 scarab less.
Cobra gets the dice.
A red tile is turned up: 63.
A blue tile is turned up: 56.
A yellow tile is turned up: 4.
d8 shows 3.
d10 shows 2.
d12 shows 9.
Cobra calls 27 and takes the tile.
Cobra turns the sandglass.
Ibis calls 26 and takes the tile.
Falcon calls 4 and takes the tile.
Jackal passes.
The race is over.
Ibis: 2*(3+9) is not 26. Wrong, the tile lies face down: 5 scarabs less.
Falcon: 2/3-9 is not 4. Wrong, the tile lies face down: 1 scarab less.
Cobra: 2/9-3 is not 27. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
A red tile is turned up: 33.
A blue tile is turned up: 32.
A yellow tile is turned up: 15.
d8 shows 7.
d10 shows 4.
d12 shows 2.
Cobra calls 24 and takes the tile.
Cobra turns the sandglass.
Jackal calls 56 and takes the tile.
Ibis calls 32 and takes the tile.
Falcon calls 21 and takes the tile.
The race is over.
Ibis: 7/(4/2) is not 32. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 4+(7+2) is not 56. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 7/4 is not 21. Wrong, the tile lies face down: 2 scarabs less.
Cobra: 7/(4*2) is not 24. Wrong, the tile lies face down: 1 scarab less.
Jackal gets the dice.
A blue tile is turned up: 22.
A blue tile is turned up: 45.
A yellow tile is turned up: 3.
A yellow tile is turned up: 20.
d8 shows 5.
d10 shows 2.
d12 shows 2.
Jackal calls 63 and takes the tile.
Jackal turns the sandglass.
Ibis calls 45 and takes the tile.
Falcon calls 33 and takes the tile.
Cobra calls 48 and takes the tile.
The race is over.
Ibis: 2/2-5 is not 45. Wrong, the tile lies face down: 4 scarabs less.
Jackal: 2/2*5 is not 63. Wrong, the tile lies face down: 6 scarabs less.
Falcon: 2+2/5 is not 33. Wrong, the tile lies face down: 5 scarabs less.
Cobra: 5/(2/2) is not 48. Wrong, the tile lies face down: 3 scarabs less.
Falcon gets the dice.
A red tile is turned up: 50.
A red tile is turned up: 23.
A blue tile is turned up: 42.
A blue tile is turned up: 25.
d8 shows 8.
d10 shows 1.
d12 shows 8.
Falcon calls 50 and takes the tile.
Falcon turns the sandglass.
Jackal calls 3 and takes the tile.
Ibis calls 15 and takes the tile.
Cobra calls 90 and takes the tile.
The race is over.
Ibis: 8+8+1 is not 15. Wrong, the tile lies face down: 1 scarab less.
Jackal: 8+1*8 is not 3. Wrong, the tile lies face down: 1 scarab less.
Falcon: 8+8-1 is not 50. Wrong, the tile lies face down: 5 scarabs less.
Cobra: 8-8-1 is not 90. Wrong, the tile lies face down: 7 scarabs less.
Cobra gets the dice.
A black tile is turned up: 64.
A red tile is turned up: 70.
A yellow tile is turned up: 5.
A yellow tile is turned up: 7.
d8 shows 5.
d10 shows 3.
d12 shows 4.
Cobra calls 6 and takes the tile.
Cobra turns the sandglass.
Ibis calls 5 and takes the tile.
Falcon calls 22 and takes the tile.
Jackal calls 20 and takes the tile.
The race is over.
Ibis: 4*(5*3) is not 5. Wrong, the tile lies face down: 1 scarab less.
Jackal: 5/(4/3) is not 20. Wrong, the tile lies face down: 1 scarab less.
Falcon: 5*(4/3) is not 22. Wrong, the tile lies face down: 3 scarabs less.
Cobra: 5-4*3 is not 6. Wrong, the tile lies face down: 1 scarab less.
Ibis gets the dice.
A blue tile is turned up: 72.
A yellow tile is turned up: 14.
A yellow tile is turned up: 16.
A yellow tile is turned up: 12.
d8 shows 2.
d10 shows 1.
d12 shows 4.
Falcon calls 23 and takes the tile.
Falcon turns the sandglass.
Ibis calls 7 and takes the tile.
Jackal calls 16 and takes the tile.
Cobra calls 14 and takes the tile.
The race is over.
Ibis: 1/4/2 is not 7. Wrong, the tile lies face down: 1 scarab less.
Jackal: (1+2)/4 is not 16. Wrong, the tile lies face down: 1 scarab less.
Falcon: (4+1)*2 is not 23. Wrong, the tile lies face down: 5 scarabs less.
Cobra: 4*(2/1) is not 14. Wrong, the tile lies face down: 1 scarab less.
Jackal gets the dice.
A red tile is turned up: 44.
A yellow tile is turned up: 17.
A yellow tile is turned up: 11.
A yellow tile is turned up: 8.
d8 shows 7.
d10 shows 5.
d12 shows 11.
Ibis calls 12 and takes the tile.
Ibis turns the sandglass.
Cobra calls 25 and takes the tile.
Falcon calls 11 and takes the tile.
Jackal calls 72 and takes the tile.
The race is over.
Ibis: 7*(11-5) is not 12. Wrong, the tile lies face down: 1 scarab less.
Jackal: 11+7/5 is not 72. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 11+(5+7) is not 11. Wrong, the tile lies face down: 1 scarab less.
Cobra: 5*(11/7) is not 25. Wrong, the tile lies face down: 4 scarabs less.
Jackal wins with −20 points.
