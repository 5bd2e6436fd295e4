/** What else is in kitchens and on larder shelves. The form of a line: see read-drawing.ts. */
export const kitchenware = `
= toaster 150 104 32cm object table #c9d2dc
  #22262e box 18 94 24 10 3 ~
  #a8642a box 30 0 40 44 9
  #e8b06a box 33 3 33 44 7
  #a8642a box 80 4 40 44 9
  #e8b06a box 83 7 33 44 7
  deep path M4 36C4 22 14 14 28 14L122 14C136 14 146 22 146 36L146 90C146 96 142 100 136 100L14 100C8 100 4 96 4 90Z
  main path M8 36C8 24 16 18 28 18L122 18C134 18 142 24 142 36L142 88C142 93 139 96 134 96L16 96C11 96 8 93 8 88Z
  shade path M112 18L124 18C135 19 142 25 142 36L142 88C142 93 139 96 134 96L108 96C116 72 117 44 112 18Z
  #3b4150 box 24 15 102 7 3
  #ffffffa0 box 18 32 8 50 4
  #3b4150 box 128 38 7 34 3
  #5a6274 box 122 44 24 11 4
  #3b4150 oval 75 72 14 14
  #f4f6f8/3 path M75 72L75 61
  #8a95a5 oval 46 82 3 3 * 3 0 -9

= microwave 170 106 50cm object table #e9edf2
  #22262e box 16 96 22 10 3 ~
  #aeb8c4 box 2 4 166 96 10
  main box 2 2 164 93 10
  #3b4150 box 12 12 110 74 8
  #1c222c box 18 18 98 62 6
  #f2c45a70 path M18 80L18 56C42 42 92 42 116 56L116 80Z
  #dfe6ee oval 66 70 36 6
  #a8432c path M52 44L84 44L81 68L55 68Z
  #c8553d path M52 44L78 44L76 67L55 67Z
  #e8e0d0 oval 68 44 16 4
  #ffffff2c path M26 18L58 18L32 80L18 80L18 42Z
  #c9d2dc box 126 12 34 74 6
  #1c222c box 130 17 26 15 3
  #6fe0a0 box 134 21 4 7 1 * 3 7 0
  #8a95a5 oval 135 43 4 4 * 3 8 0
  #8a95a5 oval 135 55 4 4 * 3 8 0
  #8a95a5 box 130 66 26 12 4

= ladle 66 150 30cm object table #b9c3cf
  dark/8 path M56 112L56 16C56 4 40 4 40 18
  main/5 path M56 112L56 16C56 6 41 6 41 18
  dark path M2 110L62 110C62 136 48 150 32 150C16 150 2 136 2 110Z
  main path M4 110L58 110C58 132 46 146 31 146C17 146 5 132 4 110Z
  #7a4422 oval 32 110 28 7
  #a8683a oval 31 111 23 5
  light path M9 120C11 132 18 140 26 143C15 140 8 132 6 120Z

= whisk 66 160 30cm object table #b9c3cf
  deep/4 path M30 54C-4 84 -2 156 33 157C68 156 70 84 36 54
  main/3 path M30 54C-3 84 -1 155 33 156C67 155 69 84 36 54
  main/3 path M31 54C13 86 13 155 33 156C53 155 53 86 35 54
  main/3 path M33 54L33 156
  pale/1.5 path M14 96C10 116 14 138 24 149
  #3b4150 box 25 0 16 56 7
  #5a6274 box 28 3 5 48 2
  #8a95a5 box 24 50 18 12 4

= funnel 112 120 20cm object table #e8a13a
  dark/6 path M98 22C114 28 110 46 92 46
  dark path M2 12L110 12L67 72L65 118L47 120L45 72Z
  main path M5 14L102 14L63 70L61 114L49 116L47 70Z
  light path M15 18L36 18L55 70L55 104L51 106L49 70Z
  deep oval 56 12 54 11
  dark oval 56 13 47 8

= sieve 172 92 40cm object table #b9c3cf
  #6b4326 box 106 20 64 15 7
  #b9783f box 108 20 60 9 4
  dark path M2 26L114 26C114 64 90 92 58 92C26 92 2 64 2 26Z
  #e4eaf0 path M6 28L108 28C106 62 86 86 58 86C30 86 8 62 6 28Z
  #9aa9b8/1.6 path M11 42L104 42
  #9aa9b8/1.6 path M15 54L100 54
  #9aa9b8/1.6 path M24 66L92 66
  #9aa9b8/1.6 path M36 77L80 77
  #9aa9b8/1.6 path M28 30L40 79
  #9aa9b8/1.6 path M43 30L50 84
  #9aa9b8/1.6 path M58 30L58 86
  #9aa9b8/1.6 path M73 30L66 84
  #9aa9b8/1.6 path M88 30L76 79
  dark box 0 20 118 11 5
  pale box 4 21 106 4 2

= rolling-pin 190 48 45cm object table #d9a566
  deep box 0 17 40 15 7 ~
  #b9783f box 2 18 36 7 3 ~
  deep box 30 4 130 44 17
  main box 30 2 130 40 17
  light box 42 7 104 9 4
  shade path M30 28C66 35 124 35 160 28C160 36 154 42 144 42L46 42C36 42 30 36 30 28Z

= grater 104 140 24cm object table #c9d2dc
  #3b4150 path M30 14C30 0 70 0 70 14L70 26L61 26L61 15C61 10 39 10 39 15L39 26L30 26Z
  dark path M22 22L80 22L102 138L2 138Z
  main path M24 22L68 22L78 136L4 136Z
  #9aa9b8 path M68 22L78 22L98 136L78 136Z
  light path M28 26L36 26L22 130L11 130Z
  #5a6878 oval 38 42 4 3 * 3 11 0
  #5a6878 oval 34 57 4 3 * 3 13 0
  #5a6878 oval 31 72 5 3.5 * 3 14 0
  #5a6878 oval 28 88 5 3.5 * 3 16 0
  #5a6878 oval 25 104 5 4 * 3 18 0
  #5a6878 oval 22 120 5 4 * 3 20 0
  #8a95a5 box 0 130 104 10 4

= pepper-mill 60 150 22cm object table #8a5530
  deep oval 30 11 11 11
  main oval 29 10 9 9
  #c9a24a box 25 18 10 7 2
  deep path M15 28C16 21 44 21 45 28C53 40 51 54 43 60L45 68L15 68L17 60C9 54 7 40 15 28Z
  main path M16 29C18 23 38 23 40 29C47 40 45 52 38 60L39 66L18 66L19 60C11 53 9 40 16 29Z
  #c9a24a box 12 65 36 7 2
  deep path M13 72L47 72C41 92 45 114 58 142L58 150L2 150L2 142C15 114 19 92 13 72Z
  main path M15 72L42 72C37 92 40 114 50 142L50 147L4 147L4 142C16 114 20 92 15 72Z
  light path M20 76L27 76C29 98 22 122 15 143L8 143C18 120 23 98 20 76Z
  deep box 2 141 56 9 3

= cork 60 80 5cm object table #d9b07a
  deep path M4 8L56 8L56 70C48 83 12 83 4 70Z
  main path M6 8L49 8L49 70C42 79 14 78 6 69Z
  light path M11 16L19 16L19 72L12 69Z
  dark oval 30 30 4 2
  dark oval 42 46 3 2
  dark oval 24 54 3 2
  dark oval 36 66 4 1.5
  pale oval 30 9 26 8
  dark oval 22 8 3 1.5
  dark oval 38 11 4 1.5

= olive-oil 76 160 28cm object table #a3ad35
  #2c3f24 box 26 0 24 20 4
  #4a6a3c box 28 2 8 16 3
  deep path M29 20L47 20L47 42C64 52 70 62 70 76L70 150C70 156 66 160 60 160L16 160C10 160 6 156 6 150L6 76C6 62 12 52 29 42Z
  main path M31 22L43 22L43 45C60 55 65 64 65 78L65 148C65 153 62 156 58 156L18 156C13 156 10 153 10 148L10 78C10 64 15 55 31 45Z
  light path M16 76C16 66 22 60 29 55L29 63C24 69 22 74 22 82L22 148L16 148Z
  #d8cfa8 box 8 86 60 52 3
  #f6f0dc box 8 86 56 48 3
  #5f7a2c leaf 18 124 26 10 48
  #7f9a3c leaf 34 114 20 9 10
  #3f5a1c oval 48 112 8 10
  #6f8a34 oval 46 109 3 4

= spice-bowl 120 80 14cm food table #cf7a24
  deep path M16 38C30 10 50 0 62 3C82 8 94 22 104 38Z
  main path M19 38C32 14 50 4 60 6C77 10 88 24 97 38Z
  light path M34 32C40 19 50 10 60 10C52 17 47 26 45 35Z
  dark oval 58 21 2 2
  dark oval 72 25 2 2
  dark oval 82 33 2 2
  dark oval 66 31 2 2
  #6b4034 path M4 36L116 36C114 62 96 80 60 80C24 80 6 62 4 36Z
  #a8684a path M7 38L106 38C102 60 86 74 58 74C28 74 11 60 7 38Z
  #c98a64 path M15 44C19 58 29 66 43 70C28 70 14 60 10 46Z
  #6b4034 box 1 32 118 9 4
  #c98a64 box 6 33 96 4 2

= foil 172 76 30cm object table #d3dbe5
  #9fb0c0 path M12 30L146 30L171 4L38 0Z
  main path M16 28L142 28L164 6L42 3Z
  pale path M48 7L78 8L58 26L34 26Z
  #ffffffb0 path M110 9L126 9L112 26L100 26Z
  #234f86 box 0 30 152 46 6
  #3f74b8 box 0 28 150 42 6
  #6f9ad4 box 4 31 140 6 3
  #f4f6f8 box 20 44 78 18 4
  #234f86 box 28 50 56 6 2
  #1a3c68 poly 0 26 8 31 16 26 24 31 32 26 40 31 48 26 56 31 64 26 72 31 80 26 88 31 96 26 104 31 112 26 120 31 128 26 136 31 144 26 152 31 152 34 0 34

= sachet 92 118 10cm object table #d9783b
  deep path M4 4L88 4L92 118L0 118Z
  main path M5 4L82 4L86 114L3 114Z
  pale box 4 3 84 11 1
  dark/2 path M10 4L10 14 * 11 7 0
  pale box 1 106 90 11 1
  dark/2 path M7 107L7 117 * 12 7 0
  #fff4dc oval 45 58 29 28
  #c89a5f oval 36 50 5 4 20
  #c89a5f oval 50 46 5 4 -20
  #c89a5f oval 44 60 5 4 10
  #c89a5f oval 57 60 5 4 30
  #c89a5f oval 38 71 5 4 -10
  #c89a5f oval 52 73 5 4 0
  light path M9 18L18 18L16 102L6 102Z

= cool-box 150 116 45cm object floor #3f7fc1
  #aab4c0/8 path M30 36L30 16C30 6 36 4 44 4L106 4C114 4 120 6 120 16L120 36
  #f4f6f8/5 path M29 36L29 16C29 6 35 4 43 4L105 4C113 4 119 6 119 16L119 36
  deep path M8 44L142 44L136 110C136 114 132 116 128 116L22 116C18 116 14 114 14 110Z
  main path M10 44L132 44L127 111L22 111C18 111 16 109 16 107Z
  light path M18 50L30 50L34 106L24 106Z
  #b9c3cf box 1 30 148 20 8
  #ffffff box 3 29 142 13 6
  deep box 64 40 22 20 4
  #f2c45a box 65 40 18 16 3
`;
