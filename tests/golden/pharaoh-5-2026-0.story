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
Cat passes.
Jackal calls 10 and takes the tile.
Jackal turns the sandglass.
Falcon calls 21 and takes the tile.
Ibis calls 24 and takes the tile.
Cobra passes.
The race is over.
Ibis: 12+(4+1) is not 24. Wrong, the tile lies face down: 1 scarab less.
Jackal: 1*(4*12) is not 10. Wrong, the tile lies face down: 1 scarab less.
Falcon: 12+4+1 is not 21. Wrong, the tile lies face down: 2 scarabs less.
Falcon gets the dice.
A yellow tile is turned up: 14.
A yellow tile is turned up: 12.
A yellow tile is turned up: 36.
d8 shows 4.
d10 shows 10.
d12 shows 4.
Jackal calls 36 and takes the tile.
Jackal turns the sandglass.
The sand has run out.
Jackal: 4+4/10 is not 36. Wrong, the tile lies face down: 2 scarabs less.
Cobra gets the dice.
A yellow tile is turned up: 7.
d8 shows 3.
d10 shows 2.
d12 shows 9.
Cat calls 80 and takes the tile.
Cat turns the sandglass.
Ibis calls 60 and takes the tile.
Falcon calls 28 and takes the tile.
Jackal calls 48 and takes the tile.
The sand has run out.
Ibis: 2*3/9 is not 60. Wrong, the tile lies face down: 3 scarabs less.
Jackal: 3+(2-9) is not 48. Wrong, the tile lies face down: 3 scarabs less.
Falcon: 2-(3+9) is not 28. Wrong, the tile lies face down: 3 scarabs less.
Cat: (9-2)*3 is not 80. Wrong, the tile lies face down: 5 scarabs less.
Cat gets the dice.
A red tile is turned up: 50.
A blue tile is turned up: 35.
A blue tile is turned up: 45.
A blue tile is turned up: 27.
d8 shows 5.
d10 shows 6.
d12 shows 11.
Jackal calls 6 and takes the tile.
Jackal turns the sandglass.
Ibis calls 12 and takes the tile.
Cat calls 27 and takes the tile.
Cobra calls 50 and takes the tile.
Falcon passes.
The race is over.
Ibis: 11*(5-6) is not 12. Wrong, the tile lies face down: 1 scarab less.
Jackal: 5/(6/11) is not 6. Wrong, the tile lies face down: 1 scarab less.
Cobra: 6+(5+11) is not 50. Wrong, the tile lies face down: 5 scarabs less.
Cat: 5/6 is not 27. Wrong, the tile lies face down: 3 scarabs less.
Ibis gets the dice.
A red tile is turned up: 33.
A blue tile is turned up: 25.
A yellow tile is turned up: 18.
A yellow tile is turned up: 3.
d8 shows 7.
d10 shows 6.
d12 shows 2.
Ibis calls 3 and takes the tile.
Ibis turns the sandglass.
Falcon calls 35 and takes the tile.
Cobra passes.
Jackal calls 45 and takes the tile.
Cat calls 33 and takes the tile.
The race is over.
Ibis: 2*(6-7) is not 3. Wrong, the tile lies face down: 1 scarab less.
Jackal: 2*(6/7) is not 45. Wrong, the tile lies face down: 4 scarabs less.
Falcon: (2-7)/6 is not 35. Wrong, the tile lies face down: 3 scarabs less.
Cat: 7/(2*6) is not 33. Wrong, the tile lies face down: 5 scarabs less.
Jackal gets the dice.
A red tile is turned up: 54.
A blue tile is turned up: 22.
A blue tile is turned up: 42.
A yellow tile is turned up: 11.
d8 shows 8.
d10 shows 1.
d12 shows 8.
Ibis calls 18 and takes the tile.
Ibis turns the sandglass.
Cat calls 22 and takes the tile.
Cobra calls 25 and takes the tile.
Jackal calls 90 and takes the tile.
Falcon calls 7 and takes the tile.
The race is over.
Ibis: 8+1*8 is not 18. Wrong, the tile lies face down: 1 scarab less.
Jackal: 8+8-1 is not 90. Wrong, the tile lies face down: 7 scarabs less.
Falcon: 8-8-1 is not 7. Wrong, the tile lies face down: 1 scarab less.
Cobra: (8+8)*1 is not 25. Wrong, the tile lies face down: 4 scarabs less.
Cat: (8-8)*1 is not 22. Wrong, the tile lies face down: 3 scarabs less.
Falcon gets the dice.
A black tile is turned up: 49.
A blue tile is turned up: 19.
A blue tile is turned up: 56.
A yellow tile is turned up: 8.
A yellow tile is turned up: 13.
d8 shows 7.
d10 shows 7.
d12 shows 7.
Cobra passes.
Cat calls 54 and takes the tile.
Cat turns the sandglass.
Jackal calls 8 and takes the tile.
Falcon calls 49 and takes the tile.
Ibis calls 11 and takes the tile.
The race is over.
Ibis: 7-7/7 is not 11. Wrong, the tile lies face down: 1 scarab less.
Jackal: (7-7)*7 is not 8. Wrong, the tile lies face down: 1 scarab less.
Falcon: (7-7)*7 is not 49. Wrong, the tile lies face down: 7 scarabs less.
Cat: 7+7/7 is not 54. Wrong, the tile lies face down: 5 scarabs less.
Cobra gets the dice.
A black tile is turned up: 64.
A red tile is turned up: 23.
A yellow tile is turned up: 9.
A yellow tile is turned up: 5.
d8 shows 5.
d10 shows 8.
d12 shows 8.
Cobra calls 56 and takes the tile.
Cobra turns the sandglass.
Falcon calls 26 and takes the tile.
The sand has run out.
Falcon: (8-8)*5 is not 26. Wrong, the tile lies face down: 5 scarabs less.
Cobra: 5+(8-8) is not 56. Wrong, the tile lies face down: 3 scarabs less.
Cat gets the dice.
A red tile is turned up: 63.
A blue tile is turned up: 32.
d8 shows 1.
d10 shows 9.
d12 shows 6.
Cat calls 14 and takes the tile.
Cat turns the sandglass.
The sand has run out.
Cat: 9/1*6 is not 14. Wrong, the tile lies face down: 1 scarab less.
Ibis gets the dice.
A yellow tile is turned up: 30.
d8 shows 5.
d10 shows 4.
d12 shows 9.
Cat calls 19 and takes the tile.
Cat turns the sandglass.
Cobra calls 42 and takes the tile.
Ibis calls 32 and takes the tile.
Falcon passes.
The sand has run out.
Ibis: 5+4-9 is not 32. Wrong, the tile lies face down: 3 scarabs less.
Cobra: 9-4*5 is not 42. Wrong, the tile lies face down: 3 scarabs less.
Cat: 5/(9/4) is not 19. Wrong, the tile lies face down: 3 scarabs less.
Ibis wins with -11 points.
