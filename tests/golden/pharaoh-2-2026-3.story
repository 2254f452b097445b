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
Ibis calls 23 and takes the tile.
Ibis turns the sandglass.
Jackal passes.
Ibis calls 48 and takes the tile.
The sand has run out.
Ibis says 4 ÷ (2 ÷ 8), but that is not 23. The tile lies face down and costs 5 scarabs.
Ibis says 2 − 8, but that is not 48. The tile lies face down and costs 3 scarabs.
Jackal gets the dice.
The red tile 26 comes onto the pyramid.
The blue tile 72 comes onto the pyramid.
The next red tile is in sight: 50.
The next blue tile is in sight: 22.
The 8-sided die shows 5.
The 10-sided die shows 2.
The 12-sided die shows 6.
Ibis calls 26 and takes the tile.
Ibis turns the sandglass.
Jackal calls 42 and takes the tile.
Ibis calls 72 and takes the tile.
Jackal calls 12 and takes the tile.
Ibis calls 11 and takes the tile.
The sand has run out.
Ibis says 5 ÷ (6 × 2), but that is not 26. The tile lies face down and costs 5 scarabs.
Ibis says 2 − 5 + 6, but that is not 72. The tile lies face down and costs 3 scarabs.
Ibis says 6 + (5 − 2), but that is not 11. The tile lies face down and costs 1 scarab.
Jackal says (2 + 6) × 5, but that is not 42. The tile lies face down and costs 3 scarabs.
Jackal says 5 × 6, but that is not 12. The tile lies face down and costs 1 scarab.
Ibis gets the dice.
The red tile 50 comes onto the pyramid.
The blue tile 22 comes onto the pyramid.
The yellow tile 14 comes onto the pyramid.
A blue tile is turned up: 25.
A yellow tile is turned up: 24.
The next red tile is in sight: 33.
The next blue tile is in sight: 45.
The next yellow tile is in sight: 16.
The 8-sided die shows 4.
The 10-sided die shows 2.
The 12-sided die shows 8.
Ibis calls 50 and takes the tile.
Ibis turns the sandglass.
Jackal calls 15 and takes the tile.
Ibis calls 14 and takes the tile.
Ibis calls 7 and takes the tile.
Jackal calls 24 and takes the tile.
Ibis calls 54 and takes the tile.
The sand has run out.
Ibis says 2 × 4, but that is not 50. The tile lies face down and costs 5 scarabs.
Ibis says 4 − (8 + 2), but that is not 14. The tile lies face down and costs 1 scarab.
Ibis says (2 − 8) × 4, but that is not 7. The tile lies face down and costs 1 scarab.
Ibis says 4 × (2 × 8), but that is not 54. The tile lies face down and costs 5 scarabs.
Jackal says 4 + (8 − 2), but that is not 15. The tile lies face down and costs 1 scarab.
Jackal says 8 ÷ (2 − 4), but that is not 24. The tile lies face down and costs 1 scarab.
Jackal gets the dice.
The red tile 33 comes onto the pyramid.
The yellow tile 16 comes onto the pyramid.
A red tile is turned up: 63.
A yellow tile is turned up: 3.
A yellow tile is turned up: 8.
A yellow tile is turned up: 36.
The next red tile is in sight: 70.
The next yellow tile is in sight: 9.
The 8-sided die shows 4.
The 10-sided die shows 6.
The 12-sided die shows 5.
Jackal calls 22 and takes the tile.
Jackal turns the sandglass.
Ibis calls 56 and takes the tile.
Jackal calls 36 and takes the tile.
Jackal calls 33 and takes the tile.
Ibis calls 63 and takes the tile.
The sand has run out.
Ibis says 6 ÷ 4 − 5, but that is not 56. The tile lies face down and costs 3 scarabs.
Ibis says 5 × (6 ÷ 4), but that is not 63. The tile lies face down and costs 6 scarabs.
Jackal says 4 + 6 + 5, but that is not 22. The tile lies face down and costs 3 scarabs.
Jackal says 6 ÷ 5 + 4, but that is not 36. The tile lies face down and costs 2 scarabs.
Jackal says 6 + (5 − 4), but that is not 33. The tile lies face down and costs 5 scarabs.
Ibis gets the dice.
The red tile 70 comes onto the pyramid.
The blue tile 45 comes onto the pyramid.
The yellow tile 9 comes onto the pyramid.
A red tile is turned up: 80.
A blue tile is turned up: 32.
The next red tile is in sight: 44.
The next blue tile is in sight: 60.
The next yellow tile is in sight: 18.
The 8-sided die shows 1.
The 10-sided die shows 5.
The 12-sided die shows 3.
Jackal calls 16 and takes the tile.
Jackal turns the sandglass.
Ibis calls 32 and takes the tile.
Jackal calls 8 and takes the tile.
Jackal calls 3 and takes the tile.
Ibis calls 80 and takes the tile.
The sand has run out.
Ibis says 3 × 5, but that is not 32. The tile lies face down and costs 3 scarabs.
Ibis says 1 × 5 + 3, but that is not 80. The tile lies face down and costs 5 scarabs.
Jackal says (3 − 5) ÷ 1, but that is not 16. The tile lies face down and costs 1 scarab.
Jackal says 5 × (3 + 1), but that is not 8. The tile lies face down and costs 1 scarab.
Jackal says 5 + (1 − 3) = 3. Right: 1 scarab.
Jackal gets the dice.
The red tile 44 comes onto the pyramid.
The blue tile 60 comes onto the pyramid.
The yellow tile 18 comes onto the pyramid.
A yellow tile is turned up: 13.
A yellow tile is turned up: 20.
The next blue tile is in sight: 35.
The next yellow tile is in sight: 4.
The 8-sided die shows 1.
The 10-sided die shows 10.
The 12-sided die shows 8.
Ibis calls 20 and takes the tile.
Ibis turns the sandglass.
Jackal calls 49 and takes the tile.
Ibis calls 45 and takes the tile.
Jackal calls 70 and takes the tile.
Ibis calls 13 and takes the tile.
Jackal calls 44 and takes the tile.
The sand has run out.
Ibis says 1 ÷ 8 × 10, but that is not 20. The tile lies face down and costs 1 scarab.
Ibis says 1 − 8, but that is not 45. The tile lies face down and costs 4 scarabs.
Ibis says 8 − 1 × 10, but that is not 13. The tile lies face down and costs 1 scarab.
Jackal says 1 ÷ 10 × 8, but that is not 49. The tile lies face down and costs 7 scarabs.
Jackal says 1 + 8 + 10, but that is not 70. The tile lies face down and costs 5 scarabs.
Jackal says 8 × 1 − 10, but that is not 44. The tile lies face down and costs 6 scarabs.
Jackal wins with −35 points.
