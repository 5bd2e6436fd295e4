/** A fridge that is open, full or empty. The form of a line: see read-drawing.ts. */
export const fridgesOpen = `
= fridge-open 150 170 175cm building floor #dfe6ee
  #8a95a5 box 62 164 12 6 1
  #8a95a5 box 130 164 12 6 1
  #9aa5b5 box 54 0 96 167 6
  main box 57 3 90 161 5
  #fdf9e6 box 64 10 76 148 3
  #fff3c4 path M64 10L140 10L140 60L64 60Z
  #a8b8c8 box 64 50 76 3 0 * 3 0 36
  #4e8ac0 path M70 20L74 14L82 14L86 20L86 50L70 50Z
  #f7f9fc box 70 28 16 14 0
  #d9483b oval 98 41 9 9
  #6fae5a oval 116 42 9 8
  #e8b63c path M128 34L136 34L136 50L126 50Z
  #f2c25c path M70 74L98 66L98 86L70 86Z
  #e8a83c oval 82 78 3 3
  #c8a070 box 104 72 30 14 2
  #fbf2dc oval 111 72 6 5 * 3 8 0
  #8a3a5a box 70 98 16 24 3
  #a86a8a box 68 96 20 5 2
  #5fa04a path M96 122C90 110 100 102 112 108C124 100 136 110 130 122Z
  #cfe0ea box 68 130 68 24 3
  #e8883c path M78 148L96 134L100 139Z
  #6fae5a leaf 97 138 12 5 50
  #d9483b oval 114 144 7 7 * 2 13 0
  #9aa5b5 path M54 2L10 14C4 16 2 18 2 24L2 158C2 162 6 164 10 163L54 167Z
  main path M51 7L12 18C8 19 6 21 6 26L6 156C6 158 8 160 11 159L51 162Z
  #b8c6d6 path M46 40L12 46L12 62L46 60ZM46 84L12 87L12 104L46 104ZM46 128L12 126L12 144L46 148Z
  #f7f9fc box 17 28 9 22 2
  #e8883c box 31 24 10 22 2
  #4c9a56 box 16 72 8 24 2
  #d9483b box 30 74 10 20 2

= fridge-empty 150 170 175cm building floor #dfe6ee
  #8a95a5 box 62 164 12 6 1
  #8a95a5 box 130 164 12 6 1
  #9aa5b5 box 54 0 96 167 6
  main box 57 3 90 161 5
  #f7f5e6 box 64 10 76 148 3
  #fff3c4 path M64 10L140 10L132 50L72 50Z
  #fffbe6 oval 102 16 9 4
  #a8b8c8 box 64 50 76 3 0 * 3 0 36
  #cfe0ea box 68 130 68 24 3
  #eef5f8 box 72 134 60 16 2
  #9aa5b5 path M54 2L10 14C4 16 2 18 2 24L2 158C2 162 6 164 10 163L54 167Z
  main path M51 7L12 18C8 19 6 21 6 26L6 156C6 158 8 160 11 159L51 162Z
  #b8c6d6 path M46 40L12 46L12 62L46 60ZM46 84L12 87L12 104L46 104ZM46 128L12 126L12 144L46 148Z
  #c9a23a path M96 84L110 76L116 85L96 86Z
  #f2cf5a path M97 85L110 78L114 85Z
  #c9a23a oval 107 82 2 1.5
`;
