/** Trees, leaves and flowers. The form of a line: see read-drawing.ts. */
export const treesAndFlowers = `
= oak-tree 140 150 1600cm plant floor #5a9a46
  #7a5230 path M60 96L80 96L84 150C76 146 64 146 56 150Z
  #7a5230/6 path M70 110L46 84
  #7a5230/6 path M72 106L98 80
  dark oval 36 74 32 26
  dark oval 106 74 32 26
  main oval 42 50 36 32
  main oval 100 50 36 32
  main oval 70 34 38 33
  main oval 70 74 36 26
  light oval 56 30 22 15
  light oval 34 48 15 11

= birch-tree 100 150 1400cm plant floor #8ab84e
  #f3f0e8 path M44 40L56 40L58 150L42 150Z
  #3b3438 box 43 64 8 3 1
  #3b3438 box 49 84 8 3 1
  #3b3438 box 43 106 7 3 1
  #3b3438 box 50 128 7 3 1
  main oval 50 32 30 31
  main oval 32 60 22 24
  main oval 68 58 22 26
  light oval 42 26 14 13
  dark oval 62 78 14 10

= fir-tree 100 150 1600cm plant floor #2f7d54
  #7a5230 box 43 128 14 22 2
  dark path M50 52L94 134C70 142 30 142 6 134Z
  main path M50 28L84 100C66 108 34 108 16 100Z
  light path M50 2L74 62C60 68 40 68 26 62Z
  shade path M50 2L94 134C80 140 62 140 50 140Z

= apple-tree 130 150 450cm plant floor #5f9f48
  #7a5230 path M56 92L74 92L78 150L52 150Z
  dark oval 38 72 32 26
  dark oval 92 72 32 26
  main oval 65 46 50 40
  light oval 48 32 22 14
  #d9382e oval 32 64 7 7
  #d9382e oval 66 74 7 7
  #d9382e oval 100 60 7 7
  #d9382e oval 54 46 7 7
  #d9382e oval 86 36 7 7

= leaf-one 90 120 12cm plant table #5aa84a
  dark/5 path M45 120L45 96
  main leaf 45 104 104 44 0
  dark path M45 0C60 22 74 60 45 104Z
  light/2 path M45 100L45 14
  light/2 path M45 84L26 66
  light/2 path M45 84L64 66
  light/2 path M45 58L30 42
  light/2 path M45 58L60 42

= rose-flower 80 150 50cm plant table #d9304a
  #3f8a42/5 path M40 150L40 60
  #4c9a4a leaf 40 112 34 11 60
  #4c9a4a leaf 40 128 32 11 -60
  #3f8a42 leaf 40 62 20 7 70
  #3f8a42 leaf 40 62 20 7 -70
  dark path M12 24C10 60 30 66 40 66C50 66 70 60 68 24C58 14 22 14 12 24Z
  main path M16 20C26 2 54 2 64 20C66 48 52 60 40 60C28 60 14 48 16 20Z
  light path M24 22C30 8 50 8 56 22C56 40 48 46 40 46C32 46 24 40 24 22Z
  main path M32 24C34 14 46 14 48 24C48 34 44 38 40 38C36 38 32 34 32 24Z
  dark/2 path M36 26C38 20 44 22 44 28

= tulip-flower 70 150 45cm plant table #e0507a
  #3f8a42/5 path M35 150L35 56
  #4c9a4a leaf 35 146 74 11 -18
  #5aa84a leaf 35 146 66 11 20
  dark path M12 8C16 20 26 26 35 6C44 26 54 20 58 8C66 40 56 62 35 62C14 62 4 40 12 8Z
  main path M35 4C48 20 50 48 35 62C20 48 22 20 35 4Z

= daffodil 80 150 40cm plant table #f2cf3a
  #4c9a4a/5 path M40 150L40 50
  #5aa84a leaf 40 148 84 8 -14
  #4c9a4a leaf 40 148 78 8 16
  main leaf 40 40 38 13 0
  main leaf 40 40 38 13 60
  main leaf 40 40 38 13 120
  main leaf 40 40 38 13 180
  main leaf 40 40 38 13 240
  main leaf 40 40 38 13 300
  #f0982c oval 40 40 13 13
  #d8781c oval 40 40 8 8

= daisy 80 140 30cm plant table #ffffff
  #4c9a4a/5 path M40 140L40 44
  #5aa84a leaf 40 120 34 10 54
  #4c9a4a leaf 40 128 30 10 -54
  main leaf 40 38 37 11 0
  main leaf 40 38 37 11 40
  main leaf 40 38 37 11 80
  main leaf 40 38 37 11 120
  main leaf 40 38 37 11 160
  main leaf 40 38 37 11 200
  main leaf 40 38 37 11 240
  main leaf 40 38 37 11 280
  main leaf 40 38 37 11 320
  #f2b83a oval 40 38 12 12

= sunflower-plant 100 150 170cm plant floor #f2b82c
  #3f8a42/6 path M50 150L50 56
  #4c9a4a leaf 50 114 40 15 62
  #5aa84a leaf 50 130 40 15 -62
  main leaf 50 46 44 12 0
  main leaf 50 46 44 12 36
  main leaf 50 46 44 12 72
  main leaf 50 46 44 12 108
  main leaf 50 46 44 12 144
  main leaf 50 46 44 12 180
  main leaf 50 46 44 12 216
  main leaf 50 46 44 12 252
  main leaf 50 46 44 12 288
  main leaf 50 46 44 12 324
  dark leaf 50 46 38 8 18
  dark leaf 50 46 38 8 90
  dark leaf 50 46 38 8 162
  dark leaf 50 46 38 8 234
  dark leaf 50 46 38 8 306
  #6b4226 oval 50 46 21 21
  #8a5a34 oval 47 43 13 13

= lavender 80 140 60cm plant table #8f72c4
  #5a9a5e/3 path M20 140L14 50
  #5a9a5e/3 path M40 140L40 40
  #5a9a5e/3 path M60 140L66 50
  main oval 14 48 7 5 * 5 0 -10
  main oval 40 40 7 5 * 5 0 -9
  main oval 66 48 7 5 * 5 0 -10
  light oval 12 44 3 3 * 4 0 -10
  light oval 38 36 3 3 * 4 0 -9
  light oval 64 44 3 3 * 4 0 -10
  #6aa86a leaf 40 138 50 6 -34
  #6aa86a leaf 40 138 50 6 34

= orchid 100 150 50cm plant table #d86ab0
  #c8693c path M30 112L70 112L64 150L36 150Z
  #5aa84a leaf 50 114 46 12 -66
  #4c9a4a leaf 50 114 46 12 66
  #4c9a4a/4 path M50 112C46 70 44 40 76 20
  #ffffff00 oval 50 50 1 1
  main oval 66 12 9 7
  main oval 82 12 9 7
  main oval 74 24 8 9
  main oval 36 44 10 8
  main oval 54 44 10 8
  main oval 45 56 9 10
  main oval 45 34 8 9
  main oval 74 4 7 8
  #f6d04a oval 45 46 5 5
  #f6d04a oval 74 14 5 5
`;
