/** Common things of a house. The form of a line: see read-drawing.ts. */
export const aboutTheHouse = `
= wooden-stool 110 130 60cm object floor #b87a42
  deep path M24 22L36 22L24 128L12 128Z
  deep path M76 22L88 22L100 128L88 128Z
  main path M20 22L31 22L19 128L9 128Z
  main path M72 22L83 22L95 128L85 128Z
  dark path M42 22L52 22L48 106L40 106Z
  dark path M60 22L68 22L70 106L62 106Z
  dark box 22 72 66 8 3
  main box 20 70 66 6 3
  dark oval 55 20 50 13
  main oval 54 15 50 13
  light oval 48 12 38 8
  dark/1.5 path M18 13C36 18 72 18 90 12

= fireplace 160 140 140cm building floor #b8604a
  deep box 8 18 148 120 2
  main box 6 18 144 120 2
  dark/2 path M6 38L150 38 * 5 0 20
  dark/2 path M30 18L30 38 * 4 32 0
  dark/2 path M14 38L14 58
  dark/2 path M142 38L142 58
  dark/2 path M22 58L22 78
  dark/2 path M134 58L134 78
  dark/2 path M14 78L14 98
  dark/2 path M142 78L142 98
  dark/2 path M22 98L22 118
  dark/2 path M134 98L134 118
  #2a1a16 path M34 138L34 78C34 50 122 50 122 78L122 138Z
  #4a2a20 path M44 138L44 82C44 62 112 62 112 82L112 138Z
  #d9581e path M54 122C44 104 58 94 60 80C70 86 72 92 74 98C76 84 86 76 84 66C100 80 98 92 100 100C104 98 104 94 104 90C112 104 108 116 104 122Z
  #f29a2c path M60 122C54 108 64 102 66 92C74 98 74 104 77 108C80 96 88 92 88 84C98 96 94 106 97 110C102 112 100 118 98 122Z
  #f9d85a path M68 122C64 112 72 108 73 102C80 108 80 110 82 112C86 106 88 104 88 100C94 108 92 116 90 122Z
  #5a3a24 box 46 118 64 10 5
  #8a5a34 box 48 118 60 5 3
  #6b4424 box 54 127 56 10 5
  #a8703c oval 54 132 5 5
  #a8703c oval 108 123 4 5
  #5a3a24 box 0 6 160 15 3
  #8a5a34 box 0 4 158 12 3
  #b88a5a box 4 5 140 3 1
  #d9cbb0 box 12 134 132 6 2

= lockers 130 140 180cm building floor #4f86b0
  deep box 4 2 126 136 3
  main box 2 0 122 134 3
  dark box 41 4 3 126 0
  dark box 82 4 3 126 0
  light box 6 5 32 4 1 * 3 41 0
  dark box 12 18 22 4 2 * 3 41 0
  dark box 12 26 22 4 2 * 3 41 0
  dark box 12 34 22 4 2 * 3 41 0
  dark box 12 108 22 4 2 * 3 41 0
  dark box 12 116 22 4 2 * 3 41 0
  #dfe6ee box 14 48 18 10 1 * 3 41 0
  #c9ced8 box 31 68 5 16 2 * 3 41 0
  #e8b63c box 71 82 10 10 2
  #8a93a2/2 path M73 83C73 76 79 76 79 83
  shade path M112 0L124 0L124 134L104 134Z
  #3b4150 box 2 132 122 8 1

= vase-of-tulips 120 160 50cm object table #5a8fc0
  #3f8a3a/4 path M60 92C58 70 44 58 36 36
  #3f8a3a/4 path M60 92C60 70 62 50 62 28
  #3f8a3a/4 path M60 92C64 72 78 60 88 40
  #4f9a4a leaf 56 92 60 13 -38
  #5fae52 leaf 64 92 58 13 40
  #4f9a4a leaf 60 92 50 11 12
  #b02f4e path M20 20C24 26 26 18 30 10C34 18 38 22 44 14C50 30 46 44 36 46C24 46 16 34 20 20Z
  #e0486a path M26 24C30 22 30 16 31 13C36 20 38 30 35 44C27 42 23 34 26 24Z
  #d8941c path M48 8C52 16 56 12 62 0C68 12 72 16 78 8C82 26 76 38 63 38C50 38 44 26 48 8Z
  #f7c84a path M56 16C60 12 62 8 62 4C70 14 70 28 64 37C55 34 53 26 56 16Z
  #b02f4e path M76 22C82 26 84 20 90 12C94 20 98 26 104 22C108 36 100 50 88 50C76 48 72 36 76 22Z
  #e0486a path M83 28C88 24 89 20 90 16C96 24 96 38 89 49C81 44 80 36 83 28Z
  deep path M38 84L84 84C82 96 98 112 98 132C98 150 88 158 78 160L44 160C34 158 24 150 24 132C24 112 40 96 38 84Z
  main path M38 82L82 82C80 96 95 112 95 130C95 148 86 156 76 158L44 158C34 156 25 148 25 130C25 112 40 96 38 82Z
  light path M44 88L52 88C50 102 38 114 38 132C38 144 42 152 48 156C36 152 30 144 30 130C30 114 45 102 44 88Z
  pale/3 path M28 118C48 126 74 126 93 118
  pale/3 path M27 140C48 148 74 148 93 140
  pale oval 60 83 23 5
  dark oval 60 84 18 3

= robot-vacuum 150 64 34cm object floor #3b4150
  #1e222c path M4 30L146 30L144 50C140 62 10 62 6 50Z
  #2a2f3a path M4 28L146 28L144 46C140 58 10 58 6 46Z
  dark oval 75 26 75 25
  main oval 75 24 73 23
  light path M14 24C14 12 42 4 68 3C46 8 28 14 24 26C22 32 16 30 14 24Z
  #5a6274 oval 75 19 24 10
  #8a93a2 oval 75 16 22 9
  #c9ced8 oval 72 14 14 5
  #6fe0a0 oval 75 36 5 3
  #6fc0f0 oval 92 36 4 2
  #6fc0f0 oval 58 36 4 2
  #8a93a2/2 path M14 50L2 62
  #8a93a2/2 path M18 52L12 63
  #8a93a2/2 path M10 48L0 54
  #11141a box 96 50 28 12 4

= door-letterbox 100 160 200cm building floor #2f6f5a
  #d8d0c0 box 0 0 100 160 2
  deep box 8 8 86 152 1
  main box 8 8 82 150 1
  dark box 16 18 30 44 2
  dark box 54 18 30 44 2
  light box 18 22 28 40 1
  light box 56 22 28 40 1
  dark box 16 104 30 44 2
  dark box 54 104 30 44 2
  light box 18 108 28 40 1
  light box 56 108 28 40 1
  #f6efdd path M36 70L68 66L70 82L38 86Z
  #d8cdb4/1.5 path M36 70L54 78L68 66
  #9a7420 box 24 74 54 18 3
  #e8c04c box 23 72 52 16 3
  #f9e29a box 25 73 46 3 1
  #5a4414 box 30 79 38 4 1
  #e8c04c oval 84 96 4 4
  #b8ad98 box 0 154 100 6 1

= doormat 160 70 70cm object floor #b8864a
  deep path M26 12L134 12L160 64L0 64Z
  main path M26 8L134 8L160 60L0 60Z
  dark/2.5 path M32 14L128 14L148 54L12 54Z
  light path M36 18L60 18L42 50L20 50Z
  #6b4424 oval 66 36 8 7
  #6b4424 oval 54 26 4 4
  #6b4424 oval 63 22 4 4
  #6b4424 oval 73 24 4 4
  #6b4424 oval 100 42 9 7
  #6b4424 oval 88 33 4 4
  #6b4424 oval 98 28 4 4
  #6b4424 oval 109 31 4 4
  dark/2 path M0 66L160 66

= suit-of-armour 100 182 180cm object floor #a9b4c2
  #8a5a34/4 path M90 22L90 180
  #c9ced8 path M90 12L97 34L90 40L83 34Z
  #7f8b9c path M30 108L48 108L46 172L26 172Z
  #7f8b9c path M52 108L70 108L74 172L54 172Z
  main path M32 108L46 108L43 170L28 170Z
  main path M54 108L67 108L70 170L56 170Z
  #6b7686 oval 38 138 9 8
  #6b7686 oval 62 138 9 8
  main oval 37 137 7 6
  main oval 61 137 7 6
  #6b7686 path M18 180C20 168 44 166 46 180Z
  #6b7686 path M54 180C56 166 80 168 82 180Z
  #7f8b9c path M8 62L24 62L22 108L10 108Z
  #7f8b9c path M76 62L92 62L92 104L80 104Z
  main path M9 62L20 62L19 106L11 106Z
  main path M77 62L87 62L88 102L81 102Z
  #6b7686 oval 16 110 9 8
  #6b7686 oval 88 104 8 8
  #6b7686 path M22 54L78 54L74 96L66 116L34 116L26 96Z
  main path M24 54L74 54L70 94L64 112L36 112L28 94Z
  light path M30 58L44 58L42 104L34 96Z
  #7f8b9c/2 path M50 56L50 112
  #6b4424 box 27 96 46 8 2
  #e8b63c box 45 95 10 10 1
  #6b7686 oval 18 58 15 12
  #6b7686 oval 82 58 15 12
  main oval 17 56 13 10
  main oval 81 56 13 10
  #6b7686 path M32 28C32 10 68 10 68 28L66 52L50 58L34 52Z
  main path M34 28C34 12 64 12 64 28L62 50L50 55L37 50Z
  #22262e box 36 30 28 6 2
  #22262e/2 path M44 42L56 42 * 3 0 4
  light path M38 26C38 18 44 16 50 16C44 20 42 24 42 28Z
  #b03228 path M50 14C54 2 76 10 78 26C70 16 60 16 50 18Z
`;
