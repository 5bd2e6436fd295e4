/** Buildings of a town and what belongs to them. The form of a line: see read-drawing.ts. */
export const townBuildings = `
= shed 156 134 240cm building floor #a8744a
  deep box 10 44 136 90 0
  main box 12 44 126 90 0
  dark/2 path M28 46L28 134 * 8 15 0
  #3f4450 path M0 50L22 10L134 10L156 50Z
  #5f6675 path M4 45L25 14L124 14L144 45Z
  #7a8292/2 path M12 34L136 34
  #7a8292/2 path M18 24L130 24
  #6b4326 box 88 60 40 74 2
  #8a5a34 box 90 62 35 72 1
  #6b4326/3 path M92 76L124 76
  #6b4326/3 path M92 118L124 118
  #6b4326/3 path M92 118L124 76
  #2a2430 oval 97 98 3 3
  #e9e2d0 box 24 62 46 36 2
  #9fd0e6 box 28 66 38 28 1
  #ffffff70 path M30 66L44 66L32 92L28 92Z
  #e9e2d0/3 path M47 66L47 94
  #e9e2d0/3 path M28 80L66 80

= supermarket 196 124 1200cm building floor #3f9a5f
  #aeb8c4 box 4 30 188 94 2
  #e9edf2 box 6 30 180 94 2
  #8a95a5 box 0 22 196 14 3
  deep box 46 4 104 32 5
  main box 46 2 102 30 5
  #ffffff/3 path M76 10L83 10L90 23L108 23L113 13L86 13
  #ffffff oval 92 27 2.5 2.5
  #ffffff oval 106 27 2.5 2.5
  #5f7f94 box 12 52 62 52 2
  #bfe3f2 box 15 55 56 46 1
  #b9783f box 15 84 56 3 0
  #e4573d box 19 72 8 12 1 * 2 27 0
  #f2c45a box 28 74 8 10 1 * 2 27 0
  #5f9a3f box 37 70 7 14 1
  #5f9a3f box 22 90 8 11 1 * 3 16 0
  #5f7f94 box 120 52 62 52 2
  #bfe3f2 box 123 55 56 46 1
  #b9783f box 123 84 56 3 0
  #d9402c oval 130 80 4 4 * 3 9 0
  #f2a02c oval 157 80 4 4 * 3 8 0
  #8a5a9a box 128 89 9 12 1 * 3 16 0
  #3b4f60 box 80 50 34 74 2
  #d5eef8 box 83 54 13 70 1
  #d5eef8 box 98 54 13 70 1
  main path M8 44L188 44L184 54L12 54Z
  #ffffff path M28 44L46 44L46 54L29 54Z
  #ffffff path M64 44L82 44L82 54L64 54Z
  #ffffff path M100 44L118 44L118 54L100 54Z
  #ffffff path M136 44L154 44L153 54L136 54Z
  #c9d2dc box 0 120 196 4 1

= restaurant 156 134 500cm building floor #b8464a
  #c9b08a box 6 16 144 118 2
  #efe0c4 box 8 16 134 118 2
  #6b4326 box 0 10 156 12 3
  #2c2430 box 38 26 80 24 5
  #f7e2b0 oval 78 38 10 8
  #2c2430 oval 78 38 6 5
  #f7e2b0/2.5 path M58 31L58 45
  #f7e2b0/1.5 path M55 31L55 36L61 36L61 31
  #f7e2b0/3 path M98 31L98 45
  deep path M2 60L154 60L148 82L8 82Z
  main path M4 58L150 58L144 78L10 78Z
  #fff4e4 path M25 58L46 58L45 78L28 78Z
  #fff4e4 path M67 58L88 58L88 78L67 78Z
  #fff4e4 path M109 58L130 58L126 78L108 78Z
  #5a3a2c box 14 84 76 44 2
  #ffdf8a box 18 88 68 36 1
  #8a5a34 box 34 106 34 4 1
  #8a5a34 box 49 108 4 16 0
  #ffffff oval 51 105 9 2.5
  #6b4326 path M26 98L30 98L30 124L26 124L26 112L22 112L22 108L26 108Z
  #6b4326 path M76 98L72 98L72 124L76 124L76 112L80 112L80 108L76 108Z
  #c8322a oval 51 98 2 5
  #5a3a2c box 98 84 44 50 2
  #8a4a34 box 101 87 37 47 1
  #ffdf8a box 107 92 25 22 2
  #f2c45a oval 106 120 2.5 2.5

= brewing-kettle 144 136 300cm object floor #c8733a
  #5a6274 box 24 112 12 24 2 ~
  deep path M58 0L86 0L90 26L54 26Z
  main path M61 0L80 0L83 26L57 26Z
  deep path M16 66C18 36 42 22 72 22C102 22 126 36 128 66Z
  main path M19 66C22 38 44 25 70 25C96 25 116 38 120 66Z
  light path M30 60C32 44 44 34 58 31C46 40 42 50 41 60Z
  deep path M12 64L132 64L128 108C126 116 120 120 112 120L32 120C24 120 18 116 16 108Z
  main path M14 66L124 66L120 106C118 113 113 116 106 116L34 116C26 116 21 112 20 106Z
  light path M24 72L36 72L38 108L30 108C26 106 25 102 25 98Z
  #f0b078 box 10 60 124 7 3
  #7a3f1c oval 76 44 17 11
  #ffd98a oval 76 44 12 7
  #f4f6f8 oval 100 90 11 11
  #3b4150/2 oval 100 90 11 11
  #c8322a/2.5 path M100 90L106 83
  #3b4150 box 60 112 26 8 2
  #c9d2dc/5 path M73 118L73 130

= warehouse 196 124 2000cm building floor #5f7f94
  deep path M4 46L98 6L192 46L192 124L4 124Z
  main path M8 48L98 10L184 48L184 124L8 124Z
  dark/2 path M24 56L24 124 * 10 16 0
  #33475a path M0 46L98 2L196 46L192 54L98 12L4 54Z
  #8aa6b8/2 path M8 46L98 6L188 46
  #f2c45a box 72 36 52 16 3
  #33475a/2.5 path M80 44L116 44
  #33475a box 50 66 96 58 2
  #c9d2dc box 54 70 88 54 1
  #9aa9b8/2 path M54 78L142 78 * 6 0 9
  #8a5a2c box 16 92 30 32 2
  #c8935a box 16 92 26 32 2
  #f2d9a8 box 26 92 7 10 0
  #8a5a2c box 152 100 26 24 2
  #c8935a box 152 100 22 24 2
  #f2d9a8 box 160 100 6 8 0

= airport 196 136 3000cm building floor #dfe6ee
  #3b4f60/3 path M146 12L146 0
  #8a9aac path M134 44L158 44L164 136L128 136Z
  #c9d2dc path M136 44L150 44L154 136L130 136Z
  #33475a path M118 20L174 20L164 46L128 46Z
  #9fd0e6 path M123 24L169 24L161 40L131 40Z
  #ffffff80 path M127 24L140 24L138 40L132 40Z
  #5f7f94 box 120 11 52 11 4
  #7f93a6 path M0 90C30 66 86 66 128 90L128 136L0 136Z
  main path M4 93C34 72 84 72 120 93L120 136L4 136Z
  #5f8fae box 10 100 20 26 2 * 5 22 0
  #bfe3f2 box 12 102 16 22 1 * 5 22 0
  #8a9aac box 0 130 128 6 0
  #b9c3cf path M42 44L28 66L38 64L60 40Z
  #f4f6f8 path M12 46L66 22C78 17 84 25 74 30L24 54C18 56 10 52 12 46Z
  #b8242c path M12 46L4 28L14 30L25 44Z
  #3b4f60 oval 66 26 4 2 -24
  #9aa9b8 oval 34 41 1.5 1.5 * 4 7 -3.2

= prison 178 134 1500cm building floor #9a9488
  dark box 8 34 162 100 2
  main box 10 34 152 100 2
  dark box 8 18 22 18 1 * 5 35 0
  main box 10 18 17 18 1 * 5 35 0
  dark/2 path M12 50L160 50
  dark/2 path M12 96L64 96
  dark/2 path M108 96L160 96
  dark/2 path M40 36L40 50 * 4 34 0
  dark/2 path M30 96L30 134 * 2 112 0
  #4a463f box 22 58 32 30 2 * 3 50 0
  #201f28 box 25 61 26 24 1 * 3 50 0
  #c9d2dc/3 path M31 60L31 86 * 3 50 0
  #c9d2dc/3 path M38 60L38 86 * 3 50 0
  #c9d2dc/3 path M45 60L45 86 * 3 50 0
  #4a3a2c path M68 134L68 108C68 92 104 92 104 108L104 134Z
  #6b5236 path M72 134L72 110C72 97 100 97 100 110L100 134Z
  #3b3038/2.5 path M80 100L80 134 * 3 6.5 0
  #c9a24a oval 96 118 2.5 2.5

= theatre 176 136 1200cm building floor #b8464a
  #c9b394 box 10 22 156 114 2
  #f0e2c8 box 12 22 146 114 2
  #a8895a path M4 24L88 0L172 24Z
  #d9bf94 path M14 22L88 2L154 22Z
  #2f2440 box 48 28 80 32 6
  #d9a52c path M62 34C68 37 76 37 82 34C86 46 80 57 72 57C64 57 58 46 62 34Z
  #f7d24a path M63 34C68 37 74 37 79 35C82 46 77 55 71 55C64 55 60 46 63 34Z
  #2f2440 oval 68 43 2 1.5
  #2f2440 oval 76 43 2 1.5
  #2f2440/2 path M67 49C70 53 74 53 77 49
  #c9d2dc path M94 34C100 37 108 37 114 34C118 46 112 57 104 57C96 57 90 46 94 34Z
  #f4f6f8 path M95 34C100 37 106 37 111 35C114 46 109 55 103 55C96 55 92 46 95 34Z
  #2f2440 oval 100 43 2 1.5
  #2f2440 oval 108 43 2 1.5
  #2f2440/2 path M99 52C102 48 106 48 109 52
  deep path M14 66L162 66L174 92L2 92Z
  main path M16 64L158 64L168 88L6 88Z
  #ffe08a oval 20 82 3.5 3.5 * 14 10.3 0
  #fff4c8 oval 28 71 3 3 * 12 10.6 0
  #3b1f2c box 30 94 32 42 2 * 3 42 0
  #7a2f3c box 33 97 26 39 1 * 3 42 0
  #ffdf8a box 37 101 18 18 1 * 3 42 0
  #e8c25a oval 55 126 2 2 * 3 42 0

= balcony 156 136 300cm object floor #d9c3a0
  dark box 0 0 156 136 3
  main box 2 0 148 136 3
  dark/2 path M2 24L44 24
  dark/2 path M112 24L150 24
  dark/2 path M2 50L44 50
  dark/2 path M112 50L150 50
  #5a3a28 box 44 8 68 92 2
  #8a5a3c box 46 8 62 92 2
  #9fd0e6 box 51 14 24 80 1
  #9fd0e6 box 80 14 24 80 1
  #fff4e4 path M51 14L64 14C62 44 56 68 51 80Z
  #fff4e4 path M104 14L91 14C93 44 99 68 104 80Z
  #8a7a5f path M16 106L36 106L16 128Z ~
  #9a8a6a box 4 96 148 13 2
  #b8a684 box 4 96 144 8 2
  #2c303a box 12 62 4 36 1 * 14 9.8 0
  #2c303a box 6 57 144 6 3
  #5a6274 box 8 58 136 2 1
  #8a4a34 box 20 84 50 15 3
  #b8664a box 20 84 46 12 3
  #4f8a3a leaf 26 86 16 9 -24 * 5 10 0
  #5f9a3f leaf 28 86 15 8 20 * 5 9 0
  #d9483b oval 24 73 6 6 * 3 20 0
  #f7c84a oval 34 70 6 6 * 2 20 0

= scaffolding 156 156 600cm object floor #8a95a5
  #5a6274/4 path M14 152L78 108
  #5a6274/4 path M78 98L142 54
  #5a6274/4 path M14 56L78 98
  dark/6 path M14 154L14 4 * 3 64 0
  light/2 path M13 150L13 4 * 3 64 0
  main/4 path M14 24L142 24
  main/4 path M14 78L142 78
  main/4 path M14 130L142 130
  #6b4326 box 2 48 152 10 2 * 2 0 54
  #c8935a box 2 46 152 7 2 * 2 0 54
  #f2d9a8/1.5 path M6 49L150 49 * 2 0 54
  #3b4150 box 7 150 14 6 2 * 3 64 0
  #d98a2c/4 path M94 150L106 58
  #d98a2c/4 path M112 150L124 58
  #d98a2c/3 path M96 138L114 138 * 6 2 -15

= cliff 196 146 4500cm building floor #b8a488
  #2f6f98 path M62 112L196 112L196 146L62 146Z
  #3f8ab8 path M62 118C100 112 150 122 196 116L196 146L62 146Z
  #9fd0e6/3 path M140 124L172 124
  #9fd0e6/3 path M154 134L186 134
  deep path M0 22L100 22C116 40 106 58 120 78C126 98 122 112 134 146L0 146Z
  main path M0 26L90 26C104 44 94 62 106 80C112 98 108 114 118 146L0 146Z
  light path M30 40C44 52 38 70 48 84C52 104 48 122 54 146L30 146C34 120 28 100 26 84C22 66 30 56 30 40Z
  dark/3 path M60 52C78 56 88 52 98 56
  dark/3 path M6 76C30 82 80 76 104 84
  dark/3 path M4 110C40 104 80 114 110 108
  #3f7a34 path M0 10C34 2 78 6 108 22C104 34 94 32 88 40C74 32 62 44 50 36C36 44 18 34 0 42Z
  #5f9a4f path M0 8C34 0 76 4 104 20C98 28 88 26 82 34C68 28 58 38 46 30C32 38 16 28 0 36Z
  #8fc46a/3 path M8 16C32 9 66 10 88 20
  #ffffff/4 path M122 140C132 130 142 142 154 134C166 142 180 132 194 136

= pond 196 84 400cm object floor #4f9ac8
  #6f8a4a oval 98 52 98 32
  #8aa65a oval 96 49 94 29
  #2f6f98 oval 98 50 86 25
  main oval 97 49 82 22
  light path M40 44C60 36 90 35 112 38C88 40 62 44 48 50Z
  pale/2 path M96 62L130 62
  pale/2 path M70 54L92 54
  #3f7a34 oval 62 58 17 6
  #5f9a3f oval 61 57 15 5
  #3f7a34 oval 120 52 15 5
  #5f9a3f oval 119 51 13 4
  #e88ab0 leaf 120 52 14 7 -34
  #e88ab0 leaf 120 52 14 7 34
  #f7b8d0 leaf 120 52 16 7 0
  #4f7a2c/3 path M160 60C158 40 160 24 158 4
  #4f7a2c/3 path M170 62C170 46 174 34 176 18
  #4f7a2c/3 path M150 60C148 48 146 36 142 26
  #6b4326 box 154 6 8 24 4
  #6b4326 box 171 16 8 20 4
  #6b4326 box 138 22 7 18 4

= traffic-light 64 164 300cm object floor #2c3038
  #4a5060 box 26 104 12 60 2
  #6b7282 box 28 104 4 60 1
  #22262e box 14 156 36 8 3
  deep box 6 0 52 112 12
  main box 8 2 46 105 11
  #5a6274 box 13 6 4 94 2
  #7a1a16 oval 32 24 15 15
  #e8392f oval 32 24 12 12
  #8a5a10 oval 32 56 15 15
  #f7b52c oval 32 56 12 12
  #14522a oval 32 88 15 15
  #3fbf62 oval 32 88 12 12
  #ffffffa0 oval 27 19 4 3 -30
  #ffffffa0 oval 27 51 4 3 -30
  #ffffffa0 oval 27 83 4 3 -30

= traffic-cone 104 124 70cm object floor #f2702c
  #22262e box 0 110 104 14 5
  #4a5060 box 4 110 96 6 3
  deep path M43 4L61 4L90 112L14 112Z
  main path M44 5L55 5L78 110L17 110Z
  #dfe6ee path M34 40L70 40L76 62L28 62Z
  #ffffff path M34 40L63 40L68 62L28 62Z
  #dfe6ee path M22 82L82 82L87 100L17 100Z
  #ffffff path M22 82L72 82L76 100L17 100Z
  light path M46 8L50 8L30 106L22 106Z

= bollard 64 134 100cm object floor #3b4150
  #22262e box 4 120 56 14 4
  deep path M14 22C14 2 50 2 50 22L50 126L14 126Z
  main path M16 22C16 5 44 5 44 22L44 126L16 126Z
  light box 20 24 5 92 2
  #c9d2dc box 13 38 38 12 2
  #ffffff box 13 38 32 12 2
  #b8242c box 13 58 38 12 2
  #e4393f box 13 58 32 12 2
`;
