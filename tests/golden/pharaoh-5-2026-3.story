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
Cat calls 42 and takes the tile.
Falcon calls 49 and takes the tile.
Cat calls 11 and takes the tile.
Cobra calls 56 and takes the tile.
Jackal calls 12 and takes the tile.
Cat calls 54 and takes the tile.
Falcon calls 15 and takes the tile.
The race is over.
Jackal says 4 × 2 ÷ 8, but that is not 7. The tile lies face down and costs 1 scarab.
Jackal says 4 − 8 − 2, but that is not 12. The tile lies face down and costs 1 scarab.
Falcon says 4 ÷ 2 − 8, but that is not 23. The tile lies face down and costs 5 scarabs.
Falcon says 8 ÷ (4 − 2), but that is not 49. The tile lies face down and costs 7 scarabs.
Falcon says 2 − (8 − 4), but that is not 15. The tile lies face down and costs 1 scarab.
Cobra says 2 × 8 × 4, but that is not 48. The tile lies face down and costs 3 scarabs.
Cobra says 4 ÷ (8 × 2), but that is not 56. The tile lies face down and costs 3 scarabs.
Cat says 2 − 4 + 8, but that is not 42. The tile lies face down and costs 3 scarabs.
Cat says 8 + (4 − 2), but that is not 11. The tile lies face down and costs 1 scarab.
Cat says (2 + 8) × 4, but that is not 54. The tile lies face down and costs 5 scarabs.
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
The 8-sided die shows 6.
The 10-sided die shows 8.
The 12-sided die shows 9.
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
Ibis says 6 ÷ (8 + 9), but that is not 22. The tile lies face down and costs 3 scarabs.
Ibis says 9 + 8 + 6, but that is not 45. The tile lies face down and costs 4 scarabs.
Ibis says 8 ÷ 6 ÷ 9, but that is not 24. The tile lies face down and costs 1 scarab.
Jackal says (6 − 9) × 8, but that is not 26. The tile lies face down and costs 5 scarabs.
Jackal says 8 + 6 + 9, but that is not 3. The tile lies face down and costs 1 scarab.
Jackal says 8 ÷ 6 × 9, but that is not 33. The tile lies face down and costs 5 scarabs.
Falcon says 6 × (9 × 8), but that is not 16. The tile lies face down and costs 1 scarab.
Falcon says 6 × (9 × 8), but that is not 72. The tile lies face down and costs 3 scarabs.
Cat says (8 − 6) × 9, but that is not 90. The tile lies face down and costs 7 scarabs.
Cat says 9 ÷ (6 − 8), but that is not 14. The tile lies face down and costs 1 scarab.
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
The 8-sided die shows 7.
The 10-sided die shows 10.
The 12-sided die shows 8.
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
Ibis says 7 × 10 + 8, but that is not 50. The tile lies face down and costs 5 scarabs.
Ibis says (8 − 10) ÷ 7, but that is not 64. The tile lies face down and costs 7 scarabs.
Jackal says 10 × (8 + 7), but that is not 60. The tile lies face down and costs 3 scarabs.
Jackal says 10 + (7 − 8), but that is not 6. The tile lies face down and costs 1 scarab.
Jackal says 10 + 7 × 8, but that is not 25. The tile lies face down and costs 4 scarabs.
Falcon says (10 + 8) × 7, but that is not 40. The tile lies face down and costs 2 scarabs.
Cobra says 8 ÷ (7 × 10), but that is not 17. The tile lies face down and costs 2 scarabs.
Cobra says 7 + 10 − 8, but that is not 32. The tile lies face down and costs 3 scarabs.
Cat says 8 − 7, but that is not 44. The tile lies face down and costs 6 scarabs.
Cat names no valid equation for 5. The tile lies face down and costs 1 scarab.
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
The 8-sided die shows 1.
The 10-sided die shows 8.
The 12-sided die shows 3.
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
Ibis says 8 − 3 ÷ 1, but that is not 9. The tile lies face down and costs 1 scarab.
Ibis says 1 ÷ 8 + 3, but that is not 28. The tile lies face down and costs 3 scarabs.
Jackal says 3 − 8 ÷ 1, but that is not 4. The tile lies face down and costs 1 scarab.
Jackal says 3 + 1 ÷ 8, but that is not 21. The tile lies face down and costs 2 scarabs.
Falcon says 1 × (3 ÷ 8), but that is not 80. The tile lies face down and costs 5 scarabs.
Falcon says 1 + (8 − 3), but that is not 18. The tile lies face down and costs 1 scarab.
Cobra says 8 × (3 ÷ 1), but that is not 84. The tile lies face down and costs 7 scarabs.
Cobra says 8 + 3 × 1, but that is not 70. The tile lies face down and costs 5 scarabs.
Cobra wins with −23 points.
