/** Furniture of a house. The form of a line: see read-drawing.ts. */
export const household = `
= desk 170 104 140cm building floor #b8834a
  deep box 10 16 8 88 1
  dark box 18 20 92 22 2
  main box 22 22 84 16 2
  #e8b63c box 56 28 16 4 2
  dark box 110 12 52 92 3
  main box 114 16 44 84 2
  light box 117 20 38 22 2 * 3 0 27
  #e8b63c oval 136 31 4 3 * 3 0 27
  shade box 150 16 12 88 2
  main box 0 6 170 12 3
  light box 0 6 170 4 2
  #4e8ac0 box 20 0 38 6 2
  #f6efdd box 24 2 32 3 0

= staircase 160 150 270cm building floor #c08a4c
  deep path M18 150L160 150L160 22L136 22L136 46L112 46L112 70L88 70L88 94L64 94L64 118L40 118L40 142L18 142Z
  main path M18 150L144 150L144 26L136 26L136 46L112 46L112 70L88 70L88 94L64 94L64 118L40 118L40 142L18 142Z
  light box 130 20 30 7 2
  light box 106 44 30 7 2
  light box 82 68 30 7 2
  light box 58 92 30 7 2
  light box 34 116 30 7 2
  light box 10 140 30 8 2
  shade path M144 30L160 28L160 150L144 150Z
  #d8c6a0/4 path M24 140L24 92
  #d8c6a0/4 path M48 116L48 68
  #d8c6a0/4 path M72 92L72 46
  #d8c6a0/4 path M96 68L96 24
  #d8c6a0/4 path M120 44L120 12
  #8a5a2c/8 path M20 88L124 6
  #a8743f/3 path M21 86L123 5
  #8a5a2c box 16 82 12 62 3
  #a8743f oval 22 82 9 9
  #c08a4c oval 20 79 4 4

= bookcase 110 150 180cm building floor #a8703c
  deep box 8 142 12 8 1 ~
  dark box 0 0 110 146 4
  main box 3 3 104 140 3
  #5c3a1e box 10 12 90 36 1
  #5c3a1e box 10 56 90 36 1
  #5c3a1e box 10 100 90 36 1
  #d9483b box 14 18 10 30 1
  #f2c25c box 25 22 8 26 1
  #4e8ac0 box 34 16 11 32 1
  #4c8a5a box 46 20 9 28 1
  #f6efdd poly 58 46 70 20 77 23 66 48 58 48
  #4c9a4a leaf 88 34 16 5 -30
  #5fb058 leaf 88 34 18 5 5
  #4c9a4a leaf 88 34 15 5 38
  #c9694a path M80 32L96 32L93 48L83 48Z
  #4e8f8a box 14 62 12 30 1
  #c2694a box 27 66 9 26 1
  #b07ad0 box 37 60 8 32 1
  #f6efdd box 56 70 32 22 2
  #6fb4dd box 59 73 26 16 1
  #4c9a4a path M59 89C66 80 78 84 85 80L85 89Z
  #f2c25c box 16 126 34 10 1
  #4e8ac0 box 20 116 30 10 1
  #d9483b box 62 108 10 28 1
  #f6efdd box 73 112 8 24 1
  #4c8a5a box 82 106 11 30 1
  light box 3 3 104 4 2
  light box 10 48 90 4 0
  light box 10 92 90 4 0
  shade box 98 3 12 140 3

= wall-shelf 150 84 90cm building table #b8834a
  deep path M22 66L34 66L34 70C34 78 28 84 22 84Z ~
  #d9483b box 24 22 12 36 1
  #f2c25c box 37 28 9 30 1
  #4e8ac0 box 47 18 13 40 1
  #4c8a5a poly 62 56 72 24 81 27 72 58 62 58
  #4c9a4a leaf 118 36 30 8 -35
  #5fb058 leaf 118 36 34 8 0
  #4c9a4a leaf 118 36 28 8 38
  #c9694a path M104 34L132 34L128 58L108 58Z
  #e08a68 path M104 34L112 34L114 58L108 58Z
  main box 4 58 142 10 2
  light box 4 58 142 4 2
  dark box 132 58 14 10 2

= cupboard 110 130 150cm building floor #7f9c86
  deep box 10 122 12 8 1 ~
  dark box 0 0 110 126 4
  main box 3 8 104 116 3
  light box 0 0 110 9 3
  dark box 10 16 43 62 2 ~
  light box 13 19 37 56 2 ~
  main box 17 23 29 48 1 ~
  dark box 10 86 43 30 2 ~
  light box 13 89 37 24 2 ~
  #e8b63c oval 48 48 3 5 ~
  #e8b63c oval 31 101 5 3 ~
  shade box 97 9 10 115 2

= wardrobe 110 160 200cm building floor #9c6234
  deep box 8 152 14 8 1 ~
  deep box 0 8 110 146 3
  dark path M0 10C20 2 34 2 55 -1C76 2 90 2 110 10L110 18L0 18Z
  light path M0 10C20 2 34 2 55 -1C76 2 90 2 110 10L110 13L0 13Z
  main box 4 18 50 110 2 ~
  dark box 10 26 38 94 16 ~
  light box 12 29 34 89 15 ~
  main box 16 34 26 80 12 ~
  #e8b63c box 48 70 3 14 1 ~
  main box 4 132 102 18 2
  #e8b63c oval 32 141 5 3 ~
  shade box 94 18 16 136 2
  shine path M18 46C20 40 24 38 28 38L22 92L18 92Z

= framed-photo 110 130 24cm object table #c2953a
  #6b4a2c path M84 100L104 130L94 130L74 104Z
  deep box 4 2 100 126 4
  main box 0 0 100 126 4
  light path M0 4C0 2 2 0 4 0L96 0L88 10L10 10L10 116L0 124Z
  #f6efdd box 10 10 80 106 1
  #bfe0ee box 20 20 60 86 0
  #fff3cf oval 66 32 7 7
  #8cc07a path M20 78C36 66 62 66 80 78L80 106L20 106Z
  #6fa862 path M20 94C40 86 64 88 80 94L80 106L20 106Z
  #c2543e path M28 96C26 70 30 62 38 62C46 62 50 70 48 96Z
  #e6b088 oval 38 53 8 9
  #4a2f1c path M30 54C28 40 48 40 46 54C42 50 34 50 30 54Z
  #3f77b8 path M52 96C50 66 54 56 62 56C70 56 74 66 72 96Z
  #e6b088 oval 62 47 8 9
  #2a2020 path M54 47C52 34 72 34 70 47C66 43 58 43 54 47Z
  #f2c25c path M42 98C41 84 44 80 50 80C56 80 59 84 58 98Z
  #e6b088 oval 50 73 7 7
  #6b4424 path M43 73C42 62 58 62 57 73C54 70 46 70 43 73Z
  #ffffff60 poly 20 20 42 20 20 58

= washbasin 120 150 90cm building floor #eef3f8
  #c3cedb path M46 62L74 62L80 146L40 146Z
  #dfe7ef path M46 62L58 62L56 146L40 146Z
  #b3c0cf box 34 142 52 8 3
  #9aa5b3 path M54 30L54 12C54 -2 82 -2 82 12L82 18L74 18L74 12C74 6 62 6 62 12L62 30Z
  #c9d3de path M56 30L56 12C56 4 66 1 70 2C62 4 59 8 59 14L59 30Z
  #9aa5b3 oval 40 26 7 5
  #9aa5b3 box 38 26 4 8 1
  #5ab4e8 path M76 18L81 18L81 36L76 36Z
  #c3cedb path M4 34L116 34C116 58 92 70 78 70L42 70C28 70 4 58 4 34Z
  main path M4 34L116 34C114 54 92 66 78 66L42 66C28 66 6 54 4 34Z
  #d3dde7 path M84 34L116 34C114 54 92 66 78 66L66 66C80 60 86 48 84 34Z
  #ffffff box 0 28 120 10 5
  #d3dde7 box 10 32 100 3 1

= cot 150 110 120cm building floor #f1ead9
  dark box 4 6 8 104 3 ~
  #b8834a box 20 90 110 6 2
  #f6f9fc box 10 62 130 18 6
  #f7c6d0 path M56 66C60 50 134 50 138 66L138 80L56 80Z
  #fbe0e6 path M56 66C58 58 74 54 84 54C74 62 70 72 70 80L56 80Z
  #dfe7ef path M16 58C24 48 44 48 52 58L54 72L14 72Z
  #ffffff path M18 56C26 50 38 50 44 56L40 66L16 66Z
  main box 14 22 4 70 1 * 9 14.7 0
  main box 2 16 146 9 4
  main box 2 84 146 9 4
  light box 2 16 146 3 2
  main box 0 0 10 108 4 ~
  shade box 142 2 8 104 3

= pram 140 130 105cm building floor #3f6a9c
  #8a93a2/5 path M24 66L8 38
  #3b4150 box 0 32 16 8 4
  deep path M74 62L74 4C108 4 132 28 134 62Z
  main path M74 62L74 4C82 4 90 6 96 8L90 62Z
  dark/2 path M96 8C98 30 96 48 94 62
  dark/2 path M116 24C118 40 116 52 114 62
  light path M78 8C84 8 88 9 92 11L86 58L78 58Z
  #f6efdd path M26 62C34 52 62 50 76 62Z
  deep path M16 62L134 62C132 86 112 96 88 96L60 96C38 96 20 86 16 62Z
  main path M16 62L134 62C132 80 112 90 88 90L60 90C38 90 20 80 16 62Z
  light path M20 66L44 66C46 76 54 84 62 88C40 88 26 80 20 66Z
  #f6efdd box 12 58 124 7 3
  #8a93a2/4 path M44 94L100 108
  #8a93a2/4 path M104 94L50 108
  #3b4150 oval 44 110 20 20
  #e9eef4 oval 44 110 14 14
  #3b4150 oval 106 110 20 20
  #e9eef4 oval 106 110 14 14
  #8a93a2/2 path M44 97L44 123
  #8a93a2/2 path M31 110L57 110
  #8a93a2/2 path M106 97L106 123
  #8a93a2/2 path M93 110L119 110
  #3b4150 oval 44 110 4 4
  #3b4150 oval 106 110 4 4

= toy-box 140 120 70cm building floor #e0703c
  #a8743f oval 40 30 17 16
  #a8743f oval 27 16 6 6
  #a8743f oval 53 16 6 6
  #e0b98a oval 40 36 8 6
  #3a2416 oval 34 27 2 2
  #3a2416 oval 46 27 2 2
  #3a2416 oval 40 33 3 2
  #4e8ac0 box 66 22 22 26 2
  #7fb0dc box 66 22 8 26 2
  #f2c25c oval 104 36 17 17
  #d9483b path M88 32C98 26 110 26 120 32L121 38C110 32 98 32 87 38Z
  #fbe39a oval 98 27 4 4
  dark box 4 44 132 76 5
  main box 0 44 132 72 5
  light box 0 44 132 9 4
  light box 6 58 14 54 3
  shade box 110 53 22 63 4
  #f6efdd path M66 64L71 78L86 78L74 87L79 101L66 92L53 101L58 87L46 78L61 78Z
`;
