/** Things of yards, gardens and workshops. The form of a line: see read-drawing.ts. */
export const yardAndWorkshop = `
= furnace 144 146 200cm object floor #9a5a44
  dark box 92 0 34 54 2
  main box 94 0 26 54 2
  #4a3a38 box 88 0 42 8 2
  dark path M6 140L6 76C6 50 34 38 72 38C110 38 138 50 138 76L138 140Z
  main path M9 140L9 77C9 54 36 42 70 42C104 42 130 54 130 77L130 140Z
  dark/2 path M12 66L46 66
  dark/2 path M96 66L128 66
  dark/2 path M10 90L36 90
  dark/2 path M106 90L130 90
  dark/2 path M10 114L34 114
  dark/2 path M108 114L130 114
  dark/2 path M24 66L24 90
  dark/2 path M118 66L118 90
  dark/2 path M22 114L22 138
  dark/2 path M120 114L120 138
  light path M20 64C28 54 42 49 56 48C44 54 34 60 30 66Z
  #3b2a2a path M36 138L36 100C36 78 52 66 72 66C92 66 108 78 108 100L108 138Z
  #1c1214 path M42 138L42 101C42 82 56 73 72 73C88 73 102 82 102 101L102 138Z
  #d9402c path M46 136C42 112 56 108 56 88C66 96 68 104 72 82C84 92 82 104 88 96C100 112 100 124 96 136Z
  #f7902c path M54 136C50 118 62 114 62 102C70 108 72 112 74 98C82 106 80 114 84 112C92 122 90 130 88 136Z
  #ffe08a path M62 136C60 124 68 122 70 112C78 120 80 126 78 136Z
  #4a3a38 box 0 134 144 12 3

= safe 126 134 80cm object floor #5f6675
  #22262e box 14 124 24 10 2 ~
  deep box 2 2 122 124 9
  main box 4 3 112 118 9
  #3f4450 box 15 14 92 97 6
  light box 17 16 84 90 5
  main box 22 21 76 82 4
  #8a95a5 oval 50 60 22 22
  #dfe6ee oval 49 59 19 19
  #3f4450/2 path M49 44L49 48 * 2 0 27
  #3f4450/2 path M34 59L38 59 * 2 27 0
  #3f4450 oval 49 59 8 8
  #c9d2dc oval 48 58 5 5
  #22262e/2.5 path M49 59L56 50
  #8a95a5/6 path M84 44L84 76
  #8a95a5/6 path M72 60L96 60
  #dfe6ee oval 84 60 7 7
  #8a95a5 box 108 26 12 20 3
  #8a95a5 box 108 82 12 20 3

= swing 146 154 220cm object floor #c8553d
  dark/8 path M6 150L38 8L66 150 ~
  main/5 path M5 150L37 8L64 150 ~
  dark box 26 2 94 12 5
  light box 28 3 88 4 2
  #5a4a3a/3 path M58 12L56 104
  #5a4a3a/3 path M88 12L90 104
  #6b4326 box 48 102 50 10 3
  #c8935a box 48 101 48 6 3

= trailer 186 102 300cm vehicle floor #8a95a5
  #3b4150/6 path M150 72L180 78
  #3b4150 oval 180 78 6 6
  #3b4150 box 158 76 6 26 2
  #b9783f box 24 4 40 26 2
  #d9a566 box 24 4 35 26 2
  #f2d9a8 box 38 4 8 9 0
  #6b7f9a box 70 10 34 20 2
  #8aa0ba box 70 10 29 20 2
  #5a9a4f path M112 30C110 14 132 8 138 30Z
  deep path M8 26L152 26L152 76L8 76Z
  main path M10 28L144 28L144 73L10 73Z
  light box 14 32 124 6 3
  dark/3 path M36 42L36 72 * 4 24 0
  deep box 4 22 152 9 3
  #d9302c box 10 60 10 8 2
  #3b4150 path M48 78C50 52 110 52 112 78Z
  #22262e oval 80 80 22 22
  #4a5060 oval 80 80 15 15
  #c9d2dc oval 80 80 9 9
  #5a6274 oval 80 80 3 3

= pallet 156 74 120cm object floor #c89a5f
  #6b4a26 box 4 50 32 18 1
  #6b4a26 box 62 50 32 18 1
  #6b4a26 box 120 50 32 18 1
  #a8783f box 4 50 27 18 1
  #a8783f box 62 50 27 18 1
  #a8783f box 120 50 27 18 1
  deep box 0 64 156 10 2
  main box 0 63 152 7 2
  deep path M14 4L142 4L156 44L0 44Z
  light path M14 4L142 4L145 12L11 12Z
  main path M10 15L146 15L149 24L7 24Z
  light path M6 27L150 27L153 36L3 36Z
  deep box 0 38 156 14 2
  main box 0 37 152 10 2
  dark oval 20 42 2 2
  dark oval 78 42 2 2
  dark oval 134 42 2 2

= pole 60 176 400cm object floor #8a5f3a
  #4f8a3a path M4 176C8 160 14 168 18 156C22 168 26 162 30 168C36 158 40 168 44 160C50 168 54 164 56 176Z
  deep path M20 12C20 2 40 2 40 12L40 174L20 174Z
  main path M21 12C21 4 35 4 35 12L35 174L21 174Z
  light box 24 14 4 156 2
  dark/2 path M32 34L32 58
  dark/2 path M30 84L30 112
  #e9e2d0 box 18 60 24 14 2
  #c8322a box 18 66 24 8 1

= hammock 196 126 250cm object floor #e4735a
  #4f8a3a oval 14 122 14 4 ~
  #6b4326 box 6 6 14 118 5 ~
  #9a6a3c box 7 7 8 116 4 ~
  #c9a878/4 path M16 24L48 52 ~
  deep path M40 44C58 116 138 116 156 44C138 84 58 84 40 44Z
  main path M42 48C60 108 136 108 154 48C136 88 60 88 42 48Z
  pale/5 path M49 62C68 100 128 100 147 62
  deep path M40 44C58 72 138 72 156 44C138 96 58 96 40 44Z
  #ffffff oval 70 68 18 8 24
  #dfe6ee oval 71 71 14 4 24

= deckchair 156 134 110cm object floor #3f7fc1
  #6b4326/7 path M132 130L54 66
  #6b4326/7 path M22 130L128 14
  #b9783f/4 path M131 129L54 65
  main/17 path M121 16C104 68 70 96 34 98
  pale/6 path M121 16C104 68 70 96 34 98
  deep/3 path M127 20C111 74 74 105 36 106
  #6b4326/6 path M64 70L116 78
  #b9783f/4 path M64 69L115 77
  #6b4326/7 path M20 104L44 92
  #6b4326/7 path M106 18L136 14
  #b9783f/4 path M21 129L127 13

= doorbell 84 114 12cm object table #d9a93a
  deep box 10 2 70 112 16
  main box 8 0 70 109 16
  light box 14 8 8 90 4
  deep oval 43 56 25 25
  #8a6a1c oval 43 55 21 21
  #fbf6e8 oval 43 53 18 18
  #ffffff oval 37 47 6 4 -24
  #c9bfa8 path M28 62C34 72 52 72 58 62C54 68 48 70 43 70C38 70 32 68 28 62Z
  deep oval 43 14 5 5
  #fff0b8/1.5 path M40 14L46 14
  deep oval 43 96 5 5
  #fff0b8/1.5 path M43 93L43 99

= hinge 126 114 9cm object table #b0a99c
  deep box 4 10 56 96 6 ~
  main box 4 8 52 94 6
  main box 69 8 50 94 6
  light box 9 13 5 82 2
  light box 74 13 5 82 2
  #4a4640 oval 30 28 7 7 * 3 0 28
  #6b665c oval 29 27 3 3 * 3 0 28
  #4a4640 oval 96 28 7 7 * 3 0 28
  #6b665c oval 95 27 3 3 * 3 0 28
  deep box 51 0 24 114 8
  main box 53 1 17 112 7
  light box 56 6 5 102 2
  deep/2.5 path M52 30L74 30 * 3 0 27

= tile 126 106 20cm object table #3f7fb0
  #8a95a5 box 6 8 118 98 5
  #c9d2dc box 4 6 118 96 5
  #aeb8c4/2 path M6 99L120 99
  #f7f9fb box 2 0 116 94 5
  main path M2 5C2 2 4 0 7 0L46 0C46 24 28 42 2 42Z
  main path M118 5C118 2 116 0 113 0L74 0C74 24 92 42 118 42Z
  main path M2 89C2 92 4 94 7 94L46 94C46 70 28 52 2 52Z
  main path M118 89C118 92 116 94 113 94L74 94C74 70 92 52 118 52Z
  light path M2 5C2 2 4 0 7 0L30 0C28 14 18 24 2 26Z
  light path M118 5C118 2 116 0 113 0L90 0C92 14 102 24 118 26Z
  light path M2 89C2 92 4 94 7 94L30 94C28 80 18 70 2 68Z
  light path M118 89C118 92 116 94 113 94L90 94C92 80 102 70 118 68Z
  deep poly 60 26 80 47 60 68 40 47
  #f2c45a poly 60 34 72 47 60 60 48 47

= mallet 136 126 35cm object table #c8935a
  #6b4326 box 60 40 18 86 6
  #9a6a3c box 61 40 12 84 5
  deep box 8 4 122 48 9
  main box 8 2 117 43 9
  light box 16 7 100 8 4
  deep box 24 2 9 46 2 ~
  dark/2 path M50 30L86 30
  pale oval 12 25 6 19

= net 124 164 150cm object table #3f8a6f
  #6b4326 box 56 70 12 94 5
  #b9783f box 57 70 7 92 4
  #ffffff66 path M12 28C14 74 40 98 62 98C84 98 110 74 112 28Z
  main/2.5 path M14 46L110 46
  main/2.5 path M22 64L102 64
  main/2.5 path M36 82L88 82
  main/2.5 path M30 40L46 92
  main/2.5 path M50 44L56 97
  main/2.5 path M74 44L68 97
  main/2.5 path M94 40L78 92
  #4a5060/7 oval 62 28 52 24
  #8a95a5/3 oval 61 27 52 24

= rifle 196 64 110cm object table #7a4a30
  #22262e box 96 12 98 8 3
  #4a5060 box 96 12 98 4 2
  deep path M0 30L42 16L68 14L86 16L118 20L118 31L76 33L58 38L42 38L14 64L2 62Z
  main path M2 32L43 19L68 17L86 19L114 23L114 27L74 29L57 33L40 34L13 58L5 57Z
  light path M8 36L44 23L64 21L44 28L14 44Z
  #2c303a path M62 10L104 10L104 24L62 22Z
  #5a6274 path M64 11L102 11L102 16L64 16Z
  #22262e/3 path M66 32C66 46 82 46 82 32
  #22262e/3 path M74 31L72 40
  #22262e box 184 5 6 8 1
  #2c303a/4 path M84 10L92 2

= arrow 196 34 75cm object table #b9783f
  dark box 20 14 156 7 2
  main box 20 14 156 4 2
  #b8242c path M2 2L30 2L42 14L12 14Z
  #e4393f path M6 4L28 4L36 12L14 12Z
  #8a1a20 path M2 32L30 32L42 20L12 20Z
  #c82a30 path M6 30L28 30L36 22L14 22Z
  #5a6274 poly 196 17 166 3 173 17 166 32
  #b9c3cf poly 194 17 167 5 174 17

= bunk-bed 176 156 200cm object floor #b9783f
  #c9d5e0 box 14 36 148 16 6
  #ffffff box 16 34 38 16 7
  #3f7fc1 path M56 34L162 34L162 52L56 52Z
  #6fa3d8 path M56 34L162 34L162 40L56 40Z
  #c9d5e0 box 14 104 148 16 6
  #ffffff box 16 102 38 16 7
  #c8553d path M56 102L162 102L162 120L56 120Z
  #e4836a path M56 102L162 102L162 108L56 108Z
  deep box 8 50 160 16 3
  main box 8 49 160 11 3
  deep box 8 118 160 16 3
  main box 8 117 160 11 3
  deep box 6 6 13 150 4 ~
  main box 7 6 8 148 4 ~
  light box 60 22 96 5 2
  deep/4 path M66 24L66 48 * 3 34 0
  deep/6 path M122 154L132 16
  deep/6 path M148 154L158 16
  light/4 path M124 136L150 136 * 5 1.7 -24
`;
