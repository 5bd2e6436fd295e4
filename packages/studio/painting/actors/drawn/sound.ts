/** What plays, records, sends and beats time. The form of a line: see read-drawing.ts. */
export const sound = `
= stage-speaker 90 150 110cm building floor #3b4150
  main box 4 2 82 146 5
  #4d5566 box 8 6 74 138 3
  #23283a oval 45 34 18 18
  #5a6274 oval 45 34 13 13
  #8a93a2 oval 45 34 6 6
  #23283a oval 45 96 34 34
  #5a6274 oval 45 96 28 28
  #3b4150 oval 45 96 20 20
  #7b8597 oval 45 96 9 9
  #aab4c2 oval 42 93 4 4
  #ffffff30 path M22 80C28 70 38 66 46 67C36 72 28 78 24 88Z
  #23283a oval 14 14 2 2 ~
  #23283a oval 14 138 2 2 ~
  #23283a box 14 146 14 4 1 ~

= gramophone 130 150 70cm object table #d8a83c
  #6b4226 path M14 112L100 112L106 144L8 144Z
  #8a5a34 box 14 112 86 22 2
  #a8743f box 16 114 40 18 1
  #4a2f1c box 4 142 106 8 3
  #23283a oval 52 108 42 8
  #3b4150 oval 52 106 42 7
  #c2543e oval 52 106 14 3
  dark/7 path M96 110C104 96 98 84 86 78C80 74 76 70 72 66
  main/5 path M95 109C103 96 97 85 86 79C80 75 76 71 72 67
  dark path M78 76C64 76 40 72 20 54C8 40 20 8 54 2C84 -2 108 14 112 34C98 40 86 56 78 76Z
  main path M76 72C64 72 42 68 26 54C16 42 24 14 54 8C80 4 100 18 104 34C92 40 84 54 76 72Z
  light path M60 10C44 22 48 50 76 70C56 68 40 62 30 54C22 42 32 14 60 10Z
  #8a5a1c path M52 24C64 16 88 20 94 34C88 44 82 54 78 66C66 60 48 44 52 24Z
  #5a3a14 path M64 34C72 30 82 32 86 40C82 46 79 52 77 60C70 54 62 46 64 34Z
  #c9ced8/4 path M88 92L72 104
  #8a93a2/4 path M104 128L118 128L118 118
  #3b2a22 box 114 110 8 9 3

= record-player 160 80 42cm object table #8a5a34
  #dbe6efb0 path M14 34L40 0L150 0L150 34Z
  #ffffff70 path M50 6L70 6L48 30L28 30Z
  #4a2f1c box 4 66 152 8 2
  main path M2 34L158 34L158 70L2 70Z
  light path M2 34L158 34L158 40L2 40Z
  #3b4150 path M8 36L152 36L156 54L4 54Z
  #15171f oval 62 44 48 9
  #3b4150/1 path M62 38A36 6 0 1 0 62.1 38Z
  #3b4150/1 path M62 40A24 4 0 1 0 62.1 40Z
  #d9483b oval 62 44 14 3
  #f6efdd oval 62 44 2 1
  #c9ced8/3 path M134 38L132 46L98 46
  #8a93a2 oval 134 40 8 4
  #c9ced8 box 92 44 10 5 1
  #e8b63c oval 136 62 5 5
  #e8b63c oval 122 62 4 4
  #3b4150 box 12 74 14 6 1 ~

= tape-recorder 140 100 32cm object table #5f6b7d
  dark path M24 22C24 2 116 2 116 22
  #dcdfe6 path M32 22C32 10 108 10 108 22Z
  dark box 2 18 136 80 8
  main box 2 18 136 74 8
  light box 8 22 124 5 2
  #2b2f39 oval 38 54 26 26
  #c9a26a oval 38 54 21 21
  #8a5a34/2 path M38 40A14 14 0 1 0 38.1 40Z
  #f6f3ec oval 38 54 8 8
  #2b2f39 oval 38 54 3 3
  #2b2f39 oval 102 54 26 26
  #c9a26a oval 102 54 15 15
  #f6f3ec oval 102 54 8 8
  #2b2f39 oval 102 54 3 3
  #8a5a34/1.5 path M44 76L66 82L78 82L96 72
  #2b2f39 box 62 78 18 8 1
  #d9483b box 16 86 12 6 1
  #f6f3ec box 32 86 12 6 1 * 3 16 0
  #f2d06a box 108 84 20 9 1
  #2b2f39/1 path M118 92L123 86

= walkie-talkie 60 150 26cm object table #e0a82c
  #2b2f39 box 10 0 7 60 3
  #5a6274 oval 40 44 7 6
  #2b2f39 path M6 52C6 48 10 46 14 46L48 46C54 46 56 50 56 54L54 144C54 148 50 150 46 150L14 150C10 150 6 148 6 144Z
  main path M9 60L53 60L51 142C51 146 48 147 45 147L15 147C12 147 9 146 9 142Z
  light path M12 62L20 62L20 144C14 144 12 143 12 140Z
  #2b2f39 box 16 66 30 20 3
  #a8d8b0 box 18 68 26 16 2
  #5a9a6e box 21 74 16 2 1 * 2 0 4
  #2b2f39/2 path M18 96L44 96 * 5 0 6
  #d9483b oval 22 136 4 4
  #f6f3ec oval 32 136 4 4
  #f6f3ec oval 42 136 4 4
  #2b2f39 box 2 70 6 26 2

= metronome 90 130 22cm object table #8a4f2c
  dark path M30 6C32 0 58 0 60 6L84 118L6 118Z
  main path M32 8C34 3 52 3 54 8L66 118L8 118Z
  light path M34 10L40 8L24 116L12 116Z
  #f3e6c8 path M38 22L52 22L60 92L30 92Z
  #8a6a3c/1.5 path M42 34L48 34 * 5 0 11
  #8a93a2/3 path M44 94L66 14
  #c9ced8/1.5 path M43 94L65 14
  #e8b63c path M54 40L66 43L62 56L51 53Z
  deep path M22 92L68 92L70 108L18 108Z
  #e8b63c oval 44 100 5 5
  deep box 2 116 86 10 2
  #5a3014 box 8 124 10 6 1 ~
`;
