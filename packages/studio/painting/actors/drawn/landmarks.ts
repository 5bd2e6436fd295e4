/** Buildings of the country and the park, graves, caves. The form of a line: see read-drawing.ts. */
export const landmarks = `
= barn 160 140 1200cm building floor #b8402f
  #5a6274 path M6 58L34 18L80 0L126 18L154 58L146 62L120 24L80 9L40 24L14 62Z
  main path M18 56L42 24L80 9L118 24L142 56L142 140L18 140Z
  dark/1.5 path M30 46L30 140 * 9 12.5 0
  shade path M118 24L142 56L142 140L122 140Z
  #f6f3ec path M66 24L94 24L94 48L66 48Z
  #3b2a22 box 69 27 22 18 0
  #e2b84a path M69 45L72 36L76 40L80 34L84 40L88 36L91 45Z
  #f6f3ec box 46 72 68 68 0
  dark box 50 76 28 64 0
  dark box 82 76 28 64 0
  #f6f3ec/4 path M50 77L78 139
  #f6f3ec/4 path M78 77L50 139
  #f6f3ec/4 path M82 77L110 139
  #f6f3ec/4 path M110 77L82 139
  #f6f3ec/3 path M50 108L78 108 * 2 32 0
  light path M18 56L24 48L24 140L18 140Z
  #3b2a22 box 74 104 3 12 1
  #8a93a2 path M4 56L33 16L80 -2L127 16L156 56L150 58L124 20L80 4L36 20L10 58Z

= watermill 176 140 900cm building floor #cbb594
  #8a5a48 box 44 8 16 26 1
  #7a5546 poly 18 50 34 18 116 18 132 50
  #8f6a58 poly 34 18 70 18 60 50 18 50
  main box 24 50 102 74 0
  #b39d7c box 30 58 14 7 2 * 3 34 0
  #b39d7c box 46 96 14 7 2 * 3 30 0
  #ddc9aa box 28 78 12 7 2 * 3 38 0
  #ddc9aa box 62 110 14 7 2 * 2 26 0
  shade box 24 50 102 7 0
  #4a708f box 40 64 16 18 1
  #f6f3ec/2 path M48 64L48 82
  #f6f3ec/2 path M40 73L56 73
  #4a708f box 72 64 16 18 1
  #f6f3ec/2 path M80 64L80 82
  #f6f3ec/2 path M72 73L88 73
  #6b4a2c box 46 94 22 30 8
  #5fa8d8 path M62 118C100 112 150 114 176 118L176 140L0 140L0 124L62 124Z
  #5a9a56 path M0 118C20 112 44 116 66 124L52 140L0 140Z
  #4a2f1c/9 path M126 52A40 40 0 1 0 126.1 52Z
  #8a5a2c/6 path M126 52A40 40 0 1 0 126.1 52Z
  #8a5a2c/5 path M126 54L126 130
  #8a5a2c/5 path M88 92L164 92
  #8a5a2c/5 path M99 65L153 119
  #8a5a2c/5 path M153 65L99 119
  #6b4226/4 path M126 44L126 58
  #6b4226/4 path M126 126L126 138
  #6b4226/4 path M78 92L92 92
  #6b4226/4 path M160 92L170 92
  #6b4226/4 path M92 58L102 68
  #6b4226/4 path M150 116L160 126
  #6b4226/4 path M160 58L150 68
  #6b4226/4 path M92 126L102 116
  #6b4226/4 path M108 46L112 58
  #6b4226/4 path M144 46L140 58
  #6b4226/4 path M80 74L92 78
  #6b4226/4 path M172 74L160 78
  #4a2f1c oval 126 92 8 8
  #a8743f oval 126 92 4 4
  #d8eef9 path M104 124C112 116 120 126 128 120C136 116 144 126 152 120L158 132L100 132Z
  #ffffff90/2 path M70 132L92 132

= wind-turbine 130 170 8000cm building floor #eef2f6
  #c9d2dc poly 61 62 67 62 71 170 57 170
  main poly 61 62 64 62 63 170 57 170
  #b8c2ce box 58 54 20 9 4
  main leaf 64 58 58 7 -4
  #d5dde6 path M64 58C68 42 68 18 60 0C60 20 60 44 64 58Z
  main leaf 64 58 58 7 116
  #d5dde6 path M64 58C80 62 102 74 116 84C98 80 76 70 64 58Z
  main leaf 64 58 58 7 236
  #d5dde6 path M64 58C50 66 28 82 16 91C30 78 52 64 64 58Z
  #9aa5b3 oval 64 58 6 6
  #d5dde6 oval 63 57 3 3
  #7cb86a path M34 170C44 160 86 160 96 170Z

= stone-tower 90 170 2000cm building floor #a9a497
  dark box 6 0 14 16 1 * 4 21.3 0
  main box 6 14 78 22 1
  dark path M6 36L84 36L76 46L14 46Z
  main box 14 44 62 126 0
  light box 16 46 14 124 0
  shade box 58 44 18 126 0
  dark box 34 56 14 7 1
  dark box 20 72 14 7 1
  dark box 52 78 14 7 1
  dark box 22 104 14 7 1
  dark box 54 118 14 7 1
  dark box 18 140 12 7 1
  dark box 60 150 12 7 1
  light box 36 90 14 7 1
  light box 10 20 14 7 1 * 3 26 0
  #2b2f39 path M40 84L40 70C40 64 50 64 50 70L50 84Z
  #2b2f39 path M40 122L40 108C40 102 50 102 50 108L50 122Z
  #4a2f1c path M34 170L34 148C34 136 56 136 56 148L56 170Z
  #6b4a2c path M37 170L37 148C37 139 53 139 53 148L53 170Z
  #4a2f1c/1.5 path M45 142L45 170
  #8a93a2/2 path M45 0L45 -16
  dark box 6 12 78 3 0

= bandstand 160 140 700cm building floor #4c8a6a
  #e8b63c oval 80 6 4 6
  dark path M80 10C96 20 132 34 154 46L6 46C28 34 64 20 80 10Z
  main path M80 10C88 22 96 34 100 46L60 46C64 34 72 22 80 10Z
  light path M80 10C64 20 28 34 6 46L34 46C46 34 64 22 80 10Z
  #f6f3ec box 4 44 152 8 3
  #f6f3ec path M12 52C16 62 24 62 28 52C32 62 40 62 44 52Z
  #f6f3ec path M44 52C52 62 60 62 68 52C76 62 84 62 92 52C100 62 108 62 116 52Z
  #f6f3ec path M116 52C120 62 128 62 132 52C136 62 144 62 148 52Z
  #5f9ac0 path M20 100L20 60L140 60L140 100Z
  #cfe6d6 path M20 60L140 60L140 84C110 76 50 76 20 84Z
  #f6f3ec box 16 52 6 62 1 ~
  #f6f3ec box 54 52 6 62 1 ~
  main/3 path M18 88L142 88
  main/2 path M24 88L24 112 * 15 8 0
  #d8d2c6 box 8 112 144 16 1
  #efeae0 box 4 108 152 6 2
  shade box 8 120 144 8 0
  #c3bdb0 box 56 114 48 8 1
  #efeae0 box 52 120 56 8 1
  #c3bdb0 box 2 128 156 12 1
  #efeae0 box 46 130 68 10 1

= park-fountain 150 150 300cm building floor #b9bcc4
  #bfe0f2/4 path M75 34C66 2 34 8 30 50
  #bfe0f2/4 path M75 34C84 2 116 8 120 50
  #d8eef9/4 path M75 34C70 12 54 14 52 44
  #d8eef9/4 path M75 34C80 12 96 14 98 44
  #eef8fd/4 path M75 40L75 8
  main box 70 36 10 76 3
  light box 71 40 3 70 1
  dark path M44 50C46 66 62 72 75 72C88 72 104 66 106 50Z
  main path M44 50C46 62 60 66 75 66C90 66 104 62 106 50Z
  #8fcdee oval 75 50 32 6
  main/3 path M75 45A31 6 0 1 0 75.1 45Z
  #bfe0f2/3 path M46 54C38 70 34 84 32 102
  #bfe0f2/3 path M104 54C112 70 116 84 118 102
  #d8eef9/2 path M54 60C50 76 48 88 48 102
  #d8eef9/2 path M96 60C100 76 102 88 102 102
  dark path M2 108L148 108L142 138C130 150 20 150 8 138Z
  main path M2 108L148 108L144 126C110 138 40 138 6 126Z
  light path M2 108L34 108L36 134C22 132 10 130 6 126Z
  #6fb2dc oval 75 108 70 13
  #8fcdee oval 75 109 58 8
  main/5 path M75 97A72 12 0 1 0 75.1 97Z
  #d8eef9 oval 34 106 9 3
  #d8eef9 oval 116 106 9 3
  main path M66 70L84 70L88 106L62 106Z
  light path M68 72L73 72L70 106L64 106Z

= statue-on-plinth 90 170 380cm building floor #6f9a86
  #a59f92 box 10 150 70 20 2
  #c9c3b6 box 10 150 70 6 2
  #b9b3a6 box 20 108 50 44 1
  #d8d2c6 box 22 110 14 40 0
  #c9c3b6 box 15 100 60 10 2
  #8a8478 box 36 122 24 14 2
  deep path M32 96L32 68L40 66L42 96Z
  deep path M58 96L58 68L48 66L48 96Z
  main path M28 100L30 92L42 92L43 100Z
  main path M47 100L48 92L60 92L62 100Z
  dark path M24 84L28 36C30 28 60 28 62 36L68 84C58 92 34 92 24 84Z
  main path M28 82L31 38C34 30 56 30 58 38L60 80C50 88 38 88 28 82Z
  light path M32 78L35 40C37 34 42 33 44 34L42 82C38 82 34 80 32 78Z
  deep/2 path M46 36L46 84
  main/9 path M32 42C22 52 24 62 38 64
  main/9 path M58 42C68 46 74 32 72 20
  dark path M66 2L80 6L77 18L64 14Z
  light path M66 2L72 4L70 16L64 14Z
  main box 41 22 9 12 2
  main oval 45 16 9 11
  dark path M36 16C34 2 56 2 55 14C54 10 48 8 44 9C40 10 37 12 36 16Z
  light oval 41 18 3 5

= chest-tomb 160 96 210cm building floor #b3afa4
  #5a9a56 path M0 96C4 84 16 82 24 90C60 84 100 84 140 90C148 82 158 86 160 96Z
  dark box 18 80 124 14 1
  main box 26 30 108 52 0
  light box 26 30 14 52 0
  shade box 112 30 22 52 0
  dark box 44 38 22 36 10
  light box 47 41 16 33 8
  dark box 72 38 22 36 10
  light box 75 41 16 33 8
  dark box 100 38 22 36 10
  main box 103 41 16 33 8
  #8a867b path M10 30L150 30L144 36L16 36Z
  main poly 24 10 136 10 154 26 6 26
  light poly 24 10 78 10 70 26 6 26
  dark box 6 26 148 6 2
  #7f9a6a path M112 12C120 8 132 10 140 18L150 24L130 26C126 20 118 18 112 12Z
  #7f9a6a path M18 82C22 76 34 78 40 82Z

= tunnel 170 120 900cm building floor #a06a52
  #5a9a56 path M0 120L0 50C20 14 50 0 86 0C124 0 152 16 170 52L170 120Z
  #7cb86a path M8 46C30 16 56 6 86 6C100 6 112 8 122 13C90 14 50 26 8 46Z
  main path M28 120L28 40L142 40L142 120Z
  dark/1.5 path M28 54L142 54 * 5 0 14
  dark/1.5 path M42 40L42 54 * 7 15 0
  dark/1.5 path M36 54L36 68 * 8 14 0
  shade box 112 40 30 80 0
  #c9b8a2 box 22 32 126 10 2
  #e0d2be box 22 32 126 4 2
  #d0bfa8 path M40 120L40 92C40 36 130 36 130 92L130 120Z
  #b09c84/1.5 path M42 80L54 84
  #b09c84/1.5 path M50 64L60 72
  #b09c84/1.5 path M66 54L70 64
  #b09c84/1.5 path M128 80L116 84
  #b09c84/1.5 path M120 64L110 72
  #b09c84/1.5 path M104 54L100 64
  #b09c84/1.5 path M85 50L85 60
  #1f232e path M50 120L50 94C50 46 120 46 120 94L120 120Z
  #343a4a path M62 120L62 98C62 64 108 64 108 98L108 120Z
  #8f897c poly 76 96 94 96 118 120 52 120
  #6b4a2c poly 74 100 96 100 97 103 73 103
  #6b4a2c poly 70 107 100 107 102 111 68 111
  #6b4a2c poly 63 115 107 115 110 120 60 120
  #c9ced8/2 path M80 96L66 120
  #c9ced8/2 path M90 96L104 120

= cave-mouth 170 120 700cm building floor #8b8578
  dark path M0 120L8 78L24 60L30 34L58 18L78 2L108 8L126 24L146 40L152 68L166 88L170 120Z
  main path M4 120L12 82L28 62L34 38L60 22L80 8L92 30L74 44L58 72L44 120Z
  light path M34 38L60 22L80 8L84 24L60 38L48 56Z
  light path M12 82L28 62L36 66L26 92Z
  #a09a8c path M108 8L126 24L146 40L132 46L112 28Z
  deep path M152 68L166 88L170 120L140 120L146 92Z
  #2b2730 path M46 120C44 92 52 66 68 56C84 46 106 50 116 66C126 80 132 100 130 120Z
  #17141c path M62 120C62 98 70 78 82 74C98 70 110 84 114 120Z
  dark path M66 58L72 72L78 54Z
  dark path M84 50L88 66L94 51Z
  dark path M102 54L104 66L110 60Z
  main path M38 120L44 106L58 104L64 120Z
  light path M44 106L58 104L56 110L46 112Z
  main path M116 120L120 110L132 108L140 120Z
  #5a9a56 leaf 16 120 22 6 -20
  #6fae5a leaf 20 120 26 6 4
  #5a9a56 leaf 24 120 20 6 26
  #6fae5a leaf 152 120 20 6 -16
  #5a9a56 leaf 156 120 24 6 12
  #6fae5a path M74 6C84 -2 104 0 112 10C100 8 86 8 74 6Z
`;
