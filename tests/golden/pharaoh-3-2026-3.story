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
Jackal calls 48 and takes the tile.
Falcon calls 7 and takes the tile.
Jackal calls 42 and takes the tile.
The sand has run out.
Jackal says 2 × 4 − 8, but that is not 48. The tile lies face down and costs 3 scarabs.
Jackal says 4 × 2 ÷ 8, but that is not 42. The tile lies face down and costs 3 scarabs.
Falcon says (2 + 8) × 4, but that is not 23. The tile lies face down and costs 5 scarabs.
Falcon says 4 − 2 ÷ 8, but that is not 7. The tile lies face down and costs 1 scarab.
Jackal gets the dice.
The red tile 26 comes onto the pyramid.
The blue tile 72 comes onto the pyramid.
The yellow tile 14 comes onto the pyramid.
A blue tile is turned up: 28.
The next red tile is in sight: 44.
The next blue tile is in sight: 25.
The next yellow tile is in sight: 6.
The 8-sided die shows 7.
The 10-sided die shows 7.
The 12-sided die shows 8.
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
Ibis says 7 − (7 + 8), but that is not 28. The tile lies face down and costs 3 scarabs.
Ibis says 7 ÷ (8 − 7), but that is not 14. The tile lies face down and costs 1 scarab.
Ibis says 7 − 7 + 8, but that is not 12. The tile lies face down and costs 1 scarab.
Ibis says (8 + 7) × 7, but that is not 72. The tile lies face down and costs 3 scarabs.
Jackal says (8 + 7) ÷ 7, but that is not 15. The tile lies face down and costs 1 scarab.
Jackal says 7 ÷ 8 ÷ 7, but that is not 54. The tile lies face down and costs 5 scarabs.
Jackal says (8 − 7) ÷ 7, but that is not 11. The tile lies face down and costs 1 scarab.
Falcon says (7 + 7) ÷ 8, but that is not 56. The tile lies face down and costs 3 scarabs.
Falcon says 7 + 8 − 7, but that is not 49. The tile lies face down and costs 7 scarabs.
Falcon says 7 − 8, but that is not 26. The tile lies face down and costs 5 scarabs.
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
The 8-sided die shows 3.
The 10-sided die shows 5.
The 12-sided die shows 7.
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
Ibis says 3 + 5 + 7, but that is not 6. The tile lies face down and costs 1 scarab.
Jackal says 5 ÷ 7 + 3, but that is not 25. The tile lies face down and costs 4 scarabs.
Jackal says 5 + (7 − 3), but that is not 44. The tile lies face down and costs 6 scarabs.
Falcon says 7 × 5 ÷ 3, but that is not 35. The tile lies face down and costs 3 scarabs.
Falcon says 5 ÷ 3 × 7, but that is not 16. The tile lies face down and costs 1 scarab.
Falcon says 7 ÷ 3 + 5, but that is not 50. The tile lies face down and costs 5 scarabs.
Falcon says 7 ÷ 5 × 3, but that is not 9. The tile lies face down and costs 1 scarab.
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
The 8-sided die shows 6.
The 10-sided die shows 4.
The 12-sided die shows 1.
Falcon calls 33 and takes the tile.
Falcon turns the sandglass.
Jackal calls 70 and takes the tile.
Ibis passes.
Falcon calls 13 and takes the tile.
Jackal calls 22 and takes the tile.
The sand has run out.
Jackal says (4 + 1) × 6, but that is not 70. The tile lies face down and costs 5 scarabs.
Jackal says 1 ÷ (6 × 4), but that is not 22. The tile lies face down and costs 3 scarabs.
Falcon says 6 + 4 − 1, but that is not 33. The tile lies face down and costs 5 scarabs.
Falcon says 1 − 6, but that is not 13. The tile lies face down and costs 1 scarab.
Jackal gets the dice.
The red tile 80 comes onto the pyramid.
The blue tile 32 comes onto the pyramid.
The yellow tile 21 comes onto the pyramid.
A red tile is turned up: 63.
The next blue tile is in sight: 45.
The next yellow tile is in sight: 30.
The 8-sided die shows 1.
The 10-sided die shows 4.
The 12-sided die shows 2.
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
Ibis says 2 + 1 ÷ 4, but that is not 80. The tile lies face down and costs 5 scarabs.
Ibis says 2 + (4 − 1), but that is not 18. The tile lies face down and costs 1 scarab.
Ibis says 2 − 1 × 4, but that is not 5. The tile lies face down and costs 1 scarab.
Jackal says 1 × (2 − 4), but that is not 21. The tile lies face down and costs 2 scarabs.
Jackal says 1 − 4 × 2, but that is not 19. The tile lies face down and costs 3 scarabs.
Jackal says 2 + (1 + 4), but that is not 60. The tile lies face down and costs 3 scarabs.
Falcon says 2 ÷ (4 × 1), but that is not 90. The tile lies face down and costs 7 scarabs.
Falcon says 4 − 2 ÷ 1, but that is not 32. The tile lies face down and costs 3 scarabs.
Ibis wins with −16 points.
