/** The machines and supplies of an office and a cinema. The form of a line: see read-drawing.ts. */
export const office = `
= typewriter 160 124 38cm object table #3f7f7a
  #d9d3c4 box 42 0 76 54 2
  #fdfbf4 box 44 0 72 52 2
  #8a8578/2 path M54 12L106 12
  #8a8578/2 path M54 20L98 20
  #8a8578/2 path M54 28L104 28
  #3b4150 box 4 36 152 16 8
  #5a6274 box 12 38 136 5 2
  #8a93a2 box 0 34 10 20 3 ~
  #c9ced8/4 path M12 36L0 22
  dark path M20 48L140 48L146 76L158 116L2 116L14 76Z
  main path M24 50L136 50L142 74L18 74Z
  light path M28 52L76 52L70 72L24 72Z
  #2a2f3c path M54 58C62 48 98 48 106 58L110 74L50 74Z
  #8a93a2/1.5 path M80 74L62 58
  #8a93a2/1.5 path M80 74L72 54
  #8a93a2/1.5 path M80 74L80 53
  #8a93a2/1.5 path M80 74L88 54
  #8a93a2/1.5 path M80 74L98 58
  #d9483b oval 34 62 7 7
  #d9483b oval 126 62 7 7
  main path M18 76L142 76L156 112L4 112Z
  deep path M22 79L138 79L149 108L11 108Z
  #f6efdd oval 32 85 4.5 3.5 * 9 12 0
  #f6efdd oval 28 94 4.5 3.5 * 10 11.6 0
  #f6efdd oval 36 103 4.5 3.5 * 2 11 0
  #f6efdd box 54 100 52 6 3
  #f6efdd oval 113 103 4.5 3.5 * 2 11 0
  deep box 4 114 152 8 3
  #23282f box 14 120 20 4 1 ~

= video-projector 160 120 36cm object table #e4e8ee
  #fff6cf90 path M34 58L160 8L160 106L34 78Z
  #fffbe660 path M34 62L160 34L160 86L34 74Z
  #8a93a2 box 14 108 12 12 2
  #8a93a2 box 78 108 12 12 2
  dark box 2 50 104 60 9
  main box 2 46 102 60 9
  light box 8 50 70 6 3
  #8a93a2 box 12 62 34 3 1 * 4 0 8
  #3b4150 oval 78 76 24 24
  #8a93a2 oval 78 76 19 19
  #fff3cf oval 78 76 14 14
  #ffffff oval 73 70 6 5
  #3f77b8 box 12 98 12 3 1
  #7fe0a0 oval 32 99 2 2
  shade box 92 48 12 56 7

= film-screen 170 120 300cm building floor #f7f8fb
  #5a2430 box 0 0 170 120 2
  #7a3040 path M0 0L22 0C20 40 16 80 18 120L0 120Z ~
  #9a4456 path M2 0L10 0C10 40 8 80 8 120L2 120Z
  #4a1c28 box 0 0 170 10 2
  #23202a box 26 14 118 80 2
  main box 30 18 110 72 1
  #8fc4e0 box 30 18 110 72 1
  #fff3cf oval 112 38 9 9
  #6f8fb0 path M30 66L62 36L84 62L100 46L140 74L140 90L30 90Z
  #ffffff path M62 36L72 48L64 46L56 50L52 46Z
  #8cc07a path M30 78C60 66 100 74 140 70L140 90L30 90Z
  #ffffff50 poly 30 18 74 18 30 70
  #3a1620 box 14 112 142 8 2
  #23202a path M20 120C20 104 38 104 38 120Z
  #23202a path M50 120C50 104 68 104 68 120Z
  #23202a path M104 120C104 104 122 104 122 120Z
  #23202a path M132 120C132 104 150 104 150 120Z
  #23202a oval 29 106 7 8
  #23202a oval 59 106 7 8
  #23202a oval 113 106 7 8
  #23202a oval 141 106 7 8

= monitor 140 120 55cm object table #2f3442
  #8a93a2 path M56 88L84 88L88 112L52 112Z
  #c9ced8 path M58 88L68 88L66 112L54 112Z
  #5a6274 box 36 110 68 8 4
  #8a93a2 box 36 110 68 3 2
  main box 0 0 140 94 6
  #4e8ac8 box 6 6 128 76 2
  #f6f8fb box 16 16 70 54 3
  #d5dce6 box 16 16 70 9 3
  #d9483b oval 22 20.5 2 2
  #f2c25c oval 29 20.5 2 2
  #6fc07a oval 36 20.5 2 2
  #8fb4dd box 22 32 24 18 2
  #b9c3d1 box 52 32 28 4 2
  #b9c3d1 box 52 40 22 4 2
  #b9c3d1 box 22 56 58 3 1
  #b9c3d1 box 22 62 44 3 1
  #fbd98a box 94 22 30 22 3
  #8fe0b0 box 94 50 30 20 3
  #ffffff40 poly 6 6 60 6 6 66
  #7fe0a0 oval 70 88 2 2
  #3b4150 box 60 118 20 2 1

= tablet-computer 104 140 25cm object table #2f3442
  #8a93a2 box 4 4 100 136 10
  main box 0 0 100 136 10
  #6fb4dd box 7 8 86 118 3
  #3f77b8 path M7 90C30 74 60 96 93 80L93 126L7 126Z
  #ffffff box 16 20 18 18 5
  #f2c25c box 41 20 18 18 5
  #6fc07a box 66 20 18 18 5
  #e8788a box 16 46 18 18 5
  #ffffff box 41 46 18 18 5
  #b07ad0 box 66 46 18 18 5
  #ffffffa0 box 16 104 68 14 6
  #ffffff40 poly 7 8 60 8 7 96
  #5a6274 oval 50 131 3 2.5

= stapler 150 84 14cm object table #c9403a
  #3b4150 path M4 72L142 72C148 72 148 84 142 84L8 84C2 84 2 76 4 72Z
  #5a6274 path M8 70L140 70C144 70 144 76 140 76L8 76Z
  #c9ced8 box 8 66 22 5 1
  #8a93a2 path M10 50L134 32L138 44L14 62Z
  #dfe6ee path M10 50L134 32L135 36L11 54Z
  #5a6274 path M112 36L138 32L140 72L116 72Z
  deep path M4 46C8 30 30 22 60 16C90 10 124 4 136 14C144 22 142 34 136 38L8 58C2 58 2 52 4 46Z
  main path M4 42C8 26 30 18 60 12C90 6 124 0 136 10C142 18 142 28 136 34L8 54C2 54 2 48 4 42Z
  light path M12 40C18 28 42 22 64 18C84 14 104 10 118 12C96 16 60 22 34 32C24 36 18 42 12 46Z
  #8a93a2 oval 126 36 7 7
  #dfe6ee oval 124 34 3 3

= ring-binder 100 130 32cm object table #3f77b8
  dark path M14 6L100 2L100 126L14 130Z
  #f6efdd path M16 8L96 5L96 12L16 16Z
  #d8cdb4/1 path M16 11L96 8
  main path M14 12L98 9L98 124L14 130Z
  light path M32 20L90 17L90 30L32 33Z
  shade path M72 10L98 9L98 124L72 126Z
  deep path M0 8L16 12L16 130L0 124Z
  dark path M2 10L14 13L14 127L2 122Z
  #fdfbf5 path M3 26L13 28L13 70L3 67Z
  #8a93a2/1.5 path M5 34L11 35
  #8a93a2/1.5 path M5 42L11 43
  #8a93a2/1.5 path M5 50L11 51
  #23282f oval 8 92 4 6
  #c9ced8/2 path M8 86A4 6 0 0 1 8 98A4 6 0 0 1 8 86
  #fdfbf5 path M36 52L82 50L82 76L36 78Z
  #8a93a2/2 path M42 60L72 58.6
  #8a93a2/2 path M42 68L64 67

= whiteboard 170 126 150cm building floor #fbfcfe
  #8a93a2/6 path M30 96L18 124
  #8a93a2/6 path M140 96L152 124
  #8a93a2/5 path M28 104L142 104
  #9aa5b3 box 2 4 168 98 4
  #c9d1dc box 0 0 166 98 4
  main box 6 6 154 84 1
  #e4eaf2 path M118 6L160 6L160 90L84 90C104 66 116 36 118 6Z
  #3f77b8/3 path M20 74L20 22
  #3f77b8/3 path M20 74L82 74
  #d9483b/3 path M24 66C38 62 44 44 54 46C62 48 68 34 78 26
  #4c9a4a/3 path M104 24L148 24
  #4c9a4a/3 path M104 38L138 38
  #4c9a4a/3 path M104 52L144 52
  #3f77b8 oval 96 24 3 3 * 3 0 14
  #9aa5b3 box 30 90 106 8 2
  #d9483b box 44 86 20 5 2
  #3f77b8 box 70 86 20 5 2
  #3b4150 box 104 83 22 8 2
  #3b4150 box 12 122 12 4 2 ~
  #ffffff90 poly 8 8 44 8 8 60

= photocopier 130 150 110cm building floor #e4e8ee
  #3b4150 oval 22 144 7 6
  #3b4150 oval 106 144 7 6
  #b9c3d1 box 4 46 124 98 6
  main box 2 42 120 100 6
  #c9d1dc box 10 78 104 26 3
  #c9d1dc box 10 110 104 26 3
  #8a93a2 box 48 88 28 5 2
  #8a93a2 box 48 120 28 5 2
  #3b4150 box 10 56 104 14 3
  #fdfbf5 path M20 60L92 60L104 68L14 68Z
  #b9c3d1 box 0 34 128 14 4
  main box 0 30 126 14 4
  #3b4150 path M96 32L122 32L126 42L94 42Z
  #6fb4dd path M99 34L110 34L111 40L98 40Z
  #7fe0a0 oval 118 37 3 3
  #8a93a2 path M8 24L90 24L88 32L10 32Z
  #d5dce6 path M6 4C6 0 10 0 14 0L88 14C92 16 92 26 88 26L10 26C6 26 6 22 6 18Z
  #f4f6f9 path M10 4L84 16C86 18 86 20 84 20L10 20Z
  #fdfbf5 path M28 -2L58 3L56 12L26 6Z
  shade path M100 44L122 44L122 136C122 140 118 142 114 142L100 142Z

= sticky-tape 140 110 10cm object table #e8c98a
  #c9a050 path M92 96L140 96L140 108L84 108Z
  #f2ddae path M92 94L140 94L138 98L140 102L80 102Z
  #b8893a path M64 8C100 8 118 32 118 58C118 88 98 108 64 108L52 108C88 108 108 86 108 58C108 30 92 8 56 8Z
  #d8b06a oval 54 56 54 54
  main oval 52 55 50 50
  #f5e4bd path M8 40C14 18 34 6 54 8C32 14 20 26 18 52C16 66 4 60 8 40Z
  #a8783a oval 53 56 33 33
  #d9a860 oval 52 55 31 31
  #f7f1e2 oval 53 56 26 26
  #d8ccb0 path M53 30C36 30 27 42 27 56C33 42 44 36 58 36C70 38 76 46 79 54C78 40 68 30 53 30Z
  #ffffff80/2 path M90 36C96 50 96 64 88 78

= glue-bottle 70 140 18cm object table #f7f8fa
  #e8873a path M31 0L39 0L45 26L25 26Z
  #ffb070 path M31 0L34 0L32 26L25 26Z
  #c9662a box 20 24 30 12 3
  #e8873a box 20 24 20 12 3
  #c9d1dc path M22 36L50 36C66 42 68 52 68 64L68 130C68 137 64 140 58 140L14 140C8 140 4 137 4 130L4 64C4 52 8 42 22 36Z
  main path M22 36L48 36C60 42 64 52 64 64L64 130C64 136 60 138 56 138L14 138C8 138 4 136 4 130L4 64C4 52 8 42 22 36Z
  #3f77b8 box 4 70 60 46 0
  #6f9fd8 box 4 70 16 46 0
  #fdfbf5 path M34 80C42 90 46 96 46 102C46 108 41 111 34 111C27 111 22 108 22 102C22 96 26 90 34 80Z
  #f6d24c path M34 92C38 98 40 100 40 103C40 106 38 108 34 108C30 108 28 106 28 103C28 100 30 98 34 92Z
  shade path M50 38C60 44 64 54 64 64L64 130C64 136 60 138 56 138L44 138C54 110 56 70 50 38Z
  shine box 10 54 6 80 3
`;
