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
The 8-sided die shows 4.
The 10-sided die shows 2.
The 12-sided die shows 8.
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
Jackal says 4 × 2 ÷ 8, but that is not 7. The tile lies face down and costs 1 scarab.
Jackal says 4 − 8 − 2, but that is not 11. The tile lies face down and costs 1 scarab.
Jackal says 4 ÷ 2 − 8, but that is not 12. The tile lies face down and costs 1 scarab.
Falcon says 8 ÷ (4 − 2), but that is not 23. The tile lies face down and costs 5 scarabs.
Falcon says 2 − (8 − 4), but that is not 42. The tile lies face down and costs 3 scarabs.
Falcon says 2 × 8 × 4, but that is not 56. The tile lies face down and costs 3 scarabs.
Cobra says 4 ÷ (8 × 2), but that is not 48. The tile lies face down and costs 3 scarabs.
Cobra says 2 − 4 + 8, but that is not 49. The tile lies face down and costs 7 scarabs.
Cobra says 8 + (4 − 2), but that is not 54. The tile lies face down and costs 5 scarabs.
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
The 8-sided die shows 6.
The 10-sided die shows 2.
The 12-sided die shows 9.
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
Ibis says 9 ÷ (2 − 6), but that is not 19. The tile lies face down and costs 3 scarabs.
Ibis says 2 − 6 − 9, but that is not 72. The tile lies face down and costs 3 scarabs.
Jackal says 2 ÷ 6, but that is not 15. The tile lies face down and costs 1 scarab.
Jackal says 6 ÷ (2 + 9), but that is not 26. The tile lies face down and costs 5 scarabs.
Jackal says 9 + 2 + 6, but that is not 63. The tile lies face down and costs 6 scarabs.
Falcon says 2 ÷ 6 ÷ 9, but that is not 14. The tile lies face down and costs 1 scarab.
Falcon says (6 − 9) × 2, but that is not 90. The tile lies face down and costs 7 scarabs.
Falcon says 2 + 6 + 9, but that is not 25. The tile lies face down and costs 4 scarabs.
Cobra says 2 ÷ 6 × 9 = 3. Right: 1 scarab.
Cobra says 6 × (9 × 2), but that is not 24. The tile lies face down and costs 1 scarab.
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
The 8-sided die shows 5.
The 10-sided die shows 10.
The 12-sided die shows 7.
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
Ibis says 7 − 5 + 10, but that is not 9. The tile lies face down and costs 1 scarab.
Ibis says (5 − 7) × 10, but that is not 84. The tile lies face down and costs 7 scarabs.
Ibis says 10 ÷ 7, but that is not 6. The tile lies face down and costs 1 scarab.
Jackal says 7 × 10, but that is not 44. The tile lies face down and costs 6 scarabs.
Falcon says 5 × 10 + 7, but that is not 60. The tile lies face down and costs 3 scarabs.
Falcon says (7 − 10) ÷ 5, but that is not 28. The tile lies face down and costs 3 scarabs.
Falcon says 10 × (7 + 5), but that is not 8. The tile lies face down and costs 1 scarab.
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
The 8-sided die shows 8.
The 10-sided die shows 7.
The 12-sided die shows 10.
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
Ibis says 10 × 8 − 7, but that is not 64. The tile lies face down and costs 7 scarabs.
Ibis says 10 + 7, but that is not 16. The tile lies face down and costs 1 scarab.
Ibis says 10 + 8 ÷ 7, but that is not 20. The tile lies face down and costs 1 scarab.
Jackal says 10 + (7 − 8), but that is not 22. The tile lies face down and costs 3 scarabs.
Jackal says 10 − 8 × 7, but that is not 35. The tile lies face down and costs 3 scarabs.
Jackal says 8 × (10 − 7), but that is not 36. The tile lies face down and costs 2 scarabs.
Falcon says 8 − 7 × 10, but that is not 18. The tile lies face down and costs 1 scarab.
Falcon says 10 + (8 + 7), but that is not 32. The tile lies face down and costs 3 scarabs.
Cobra says 10 ÷ (7 × 8), but that is not 50. The tile lies face down and costs 5 scarabs.
Cobra says 7 − 10 ÷ 8, but that is not 80. The tile lies face down and costs 5 scarabs.
Ibis wins with −24 points.
