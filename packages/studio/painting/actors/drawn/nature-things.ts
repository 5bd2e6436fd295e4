/** Land, water and weather as things to look at, trees and flowers. The form of a line: see read-drawing.ts. */
export const natureThings = `
= volcano-erupting 170 150 90000cm building floor #6a5248
  #5c5660 oval 64 22 22 16
  #6c6670 oval 92 14 26 17
  #7c7680 oval 116 26 18 13
  #5c5660 oval 84 30 26 13
  #f2a13a path M68 56C70 34 60 24 56 14C68 22 74 30 78 38C80 24 84 14 88 6C92 20 92 30 94 38C98 28 106 20 114 16C106 28 102 42 102 56Z
  #f9d35a path M76 56C76 44 78 34 86 22C92 34 94 44 94 56Z
  dark path M0 150C30 132 52 92 66 54L104 54C118 92 140 132 170 150Z
  main path M0 150C30 132 52 92 66 54L90 54C88 92 80 132 70 150Z
  #e8602c path M64 60C70 52 100 52 106 60C108 72 114 80 112 92C108 96 104 90 102 80C100 92 102 112 96 130C92 134 88 128 88 116C86 100 84 92 82 80C80 88 80 98 74 104C70 102 70 92 70 80C68 76 66 70 64 60Z
  #f9b03a path M74 60C82 56 92 58 98 62C100 74 96 88 94 106C92 96 90 82 86 70C82 76 78 84 76 92C76 80 74 70 74 60Z
  #e8602c oval 52 34 3 4
  #e8602c oval 122 40 3 4
  #e8602c oval 44 52 2 3
  #e8602c oval 130 58 2 3
  #4c6a46 path M0 150C16 138 34 138 48 150Z
  #4c6a46 path M122 150C136 138 156 138 170 150Z

= volcano-cut 170 150 90000cm building floor #6a5248
  #5c5660 oval 70 14 22 13
  #6c6670 oval 96 10 24 12
  #f2a13a path M74 44C74 28 80 18 86 8C92 18 96 28 96 44Z
  main path M0 120C32 106 54 78 68 42L102 42C116 78 138 106 170 120L170 150L0 150Z
  dark path M18 112C44 98 58 76 72 42L78 42C70 82 50 106 32 120L0 120Z
  dark path M152 112C126 98 112 76 98 42L92 42C100 82 120 106 138 120L170 120Z
  #8a6a50 box 0 120 170 8 0
  #a07a5a box 0 128 170 6 0
  #e8602c path M76 42L94 42C92 70 92 90 94 112C120 118 122 148 85 149C48 148 50 118 76 112C78 90 78 70 76 42Z
  #f9b03a path M82 42L88 42C88 74 88 96 90 116C106 122 106 142 85 143C64 142 64 122 80 116C82 96 82 74 82 42Z
  #f9d98a oval 76 130 5 4
  #f9d98a oval 92 136 4 3
  #f9d98a oval 86 124 3 3

= mountain-peak 170 120 90000cm building floor #7c889c
  dark path M70 120C90 80 110 50 126 36C140 54 158 92 170 120Z
  main path M0 120C26 76 48 30 66 4C88 36 112 84 134 120Z
  dark path M66 4C88 36 112 84 134 120L86 120C84 80 74 40 66 4Z
  #ffffff path M66 4C58 16 50 32 44 46L54 40L60 50L68 38L78 48L86 40C80 26 72 14 66 4Z
  #ffffff path M126 36C120 42 114 48 110 56L120 54L126 60L134 54L140 58C136 48 130 42 126 36Z

= waterfall 130 150 2400cm building floor #7a8290
  main path M0 150L0 24C16 8 36 14 46 20L46 150Z
  main path M130 150L130 24C114 8 94 14 84 20L84 150Z
  dark path M46 20L46 150L34 150C40 100 36 60 46 20Z
  dark path M84 20L84 150L96 150C90 100 94 60 84 20Z
  #5aa84a path M0 28C14 8 38 12 50 22C36 30 14 26 0 36Z ~
  #8fd0ee path M44 20C56 14 74 14 86 20L90 140L40 140Z
  #d8f0fa path M52 20L58 20L56 136L48 136Z
  #d8f0fa path M68 18L72 18L76 136L68 136Z
  #6fb4dd oval 65 140 62 10
  #ffffff oval 46 136 16 8
  #ffffff oval 66 132 18 9
  #ffffff oval 86 136 15 8

= glacier 170 110 60000cm building floor #cfe8f4
  #7c889c path M0 110L0 40C16 24 34 30 48 48L60 110Z
  #7c889c path M170 110L170 36C150 20 132 30 120 48L110 110Z
  main path M36 34C60 10 110 10 134 34C124 60 140 84 150 110L20 110C30 84 46 60 36 34Z
  #a4d0e6 path M40 44C66 34 104 34 130 44C126 50 44 50 40 44Z
  #a4d0e6/3 path M46 62L40 84L52 100
  #a4d0e6/3 path M84 58L88 80L78 104
  #a4d0e6/3 path M118 62L124 84L114 102
  #ffffff path M40 30C62 12 106 12 130 30C104 22 66 22 40 30Z

= desert-dunes 170 110 60000cm building floor #e3b566
  #f6d98a oval 132 22 16 16
  dark path M40 110C70 50 120 30 170 62L170 110Z
  main path M0 110L0 74C40 40 80 60 110 84C130 96 150 100 170 98L170 110Z
  light path M0 110L0 74C30 52 56 54 74 64C50 70 40 90 60 110Z
  #4f8a4a path M112 70L112 40C112 34 122 34 122 40L122 70Z
  #4f8a4a/6 path M112 58L104 58L104 48
  #4f8a4a/6 path M122 54L130 54L130 44

= river-flood 170 120 4000cm building floor #6a9fc4
  #d8b48a box 24 26 40 60 0
  #a8523c poly 18 28 44 6 70 28
  #bfe0ee box 32 36 10 12 1
  #bfe0ee box 48 36 10 12 1
  #e6d8c2 box 104 36 38 50 0
  #7a4a34 poly 98 38 123 16 148 38
  #bfe0ee box 112 46 8 11 1
  #bfe0ee box 126 46 8 11 1
  #4c8a4a oval 84 44 14 18
  #6b4a2c box 81 56 6 30 0
  main path M0 66C16 58 30 72 46 66C62 58 76 72 92 66C108 58 124 72 140 66C152 60 162 66 170 66L170 120L0 120Z
  dark path M0 90C20 82 36 96 56 90C76 82 92 96 112 90C132 82 150 96 170 90L170 120L0 120Z
  #d8ecf6/3 path M10 78C22 72 32 82 44 76
  #d8ecf6/3 path M84 80C96 74 106 84 118 78
  #d8ecf6/3 path M40 104C52 98 62 108 74 102
  #8a5a2c box 120 72 26 6 2
  #c79a62 box 58 78 16 12 2

= river-bend 170 100 6000cm building floor #5aa8d8
  #7cb85e path M0 40C40 20 130 20 170 40L170 100L0 100Z
  main path M90 28C70 40 130 48 104 62C70 78 20 80 30 100L110 100C100 84 150 74 146 58C144 44 98 42 104 28Z
  light/3 path M108 50C120 56 112 64 96 70
  light/3 path M60 84C52 90 52 94 54 98
  #4c8a4a oval 30 40 12 16
  #6b4a2c box 28 52 4 12 0
  #4c8a4a oval 146 36 10 13
  #6b4a2c box 144 46 4 10 0

= storm-cloud 160 120 3000cm celestial table #5a6478
  #f9d03a poly 84 62 62 96 78 96 66 120 104 84 86 84 98 62
  #8fcdee/4 path M34 84L28 102
  #8fcdee/4 path M54 84L48 104
  #8fcdee/4 path M116 84L110 102
  #8fcdee/4 path M134 80L128 98
  dark path M20 76C-6 74 -2 42 24 42C26 14 66 6 80 26C104 8 138 24 134 48C166 50 164 78 138 78Z
  main path M24 68C2 68 4 46 28 46C32 20 66 14 80 34C100 18 130 30 126 52C152 54 152 70 134 70Z
  light path M34 44C40 28 60 22 72 34C60 34 50 40 46 50C40 50 36 48 34 44Z

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
