/** Kitchen things. The form of a line: see read-drawing.ts. */
export const kitchen = `
= tap 100 120 34cm object table #b9c3cf
  dark box 30 108 50 12 5
  main path M44 110L44 52C44 18 92 14 92 46L92 62L76 62L76 48C76 36 60 36 60 52L60 110Z
  light path M48 106L48 54C48 30 70 20 82 30C66 26 54 38 54 56L54 106Z
  dark box 72 58 24 9 3
  deep box 12 68 36 8 3
  dark path M4 60L16 58L16 86L4 84Z
  #5ab4e8 path M84 72C90 84 92 92 84 94C76 92 78 84 84 72Z
  #bfe4f8 oval 81 88 2 4 20

= kettle 120 118 28cm object table #d9483b
  deep/8 path M30 42C26 6 92 6 90 42
  dark path M84 70L116 40L120 46L96 88Z
  main path M22 112C12 74 24 40 60 38C96 40 106 74 98 112Z
  light path M30 104C24 76 32 54 48 48C40 62 38 84 42 104Z
  dark path M40 42C44 30 76 30 80 42Z
  deep oval 60 29 7 6
  deep box 18 108 84 9 4
  shade path M74 40C96 46 104 76 96 108L80 108C88 84 86 58 74 40Z

= oven 110 120 90cm building floor #e7e9ee
  dark box 0 6 110 110 6
  main box 2 6 106 108 6
  deep box 0 2 110 8 3
  #3b4150 box 12 0 32 4 2 ~
  #3b4150 box 8 14 94 16 4
  light oval 20 22 5 5 * 4 16 0
  #f2b84a box 84 18 14 8 2
  #3b4150 box 12 38 86 62 8
  #6a3a24 box 18 48 74 46 5
  #e98a34 box 22 74 66 16 4
  #f7c46a/2 path M22 70L88 70
  #c77c40 path M34 70C36 56 74 56 76 70Z
  #e7b06a path M40 66C44 58 60 57 66 60C54 60 46 62 44 68Z
  #c9ced8 box 18 40 74 5 2
  deep box 6 114 12 6 1 ~

= hob 120 44 60cm object table #3b4150
  main box 0 22 120 22 5
  #5a6274 box 0 22 120 7 3
  #5ab4e8 leaf 20 22 14 4 -10 * 4 8 0
  #5ab4e8 leaf 78 22 14 4 -10 * 4 8 0
  #c9ced8 oval 24 37 4 4 * 4 24 0

= baking-tin 130 52 28cm object table #9aa4b2
  dark path M4 14L126 14L114 50L16 50Z
  main path M4 14L126 14L116 44L14 44Z
  light box 0 8 130 9 4
  #d99a4e path M10 9C24 -2 106 -2 120 9Z
  #eab66c path M24 6C40 0 80 0 92 4C70 3 40 4 24 6Z
  shine poly 18 20 26 20 32 40 24 40

= tin-of-bakes 140 60 34cm food table #c98a45
  #8d96a5 path M2 34L138 34L126 60L14 60Z
  #b5bdc9 box 0 30 140 8 4
  main box 10 12 36 22 6 * 3 42 0
  light box 12 12 32 8 4 * 3 42 0
  #7a4a22 oval 20 24 2 2 * 3 42 0
  #7a4a22 oval 34 28 2 2 * 3 42 0
  #f0c47c oval 28 22 2 2 * 3 42 0

= fridge 78 150 170cm building floor #dfe6ee
  deep box 8 144 12 6 1 ~
  dark box 0 0 78 147 8
  main box 2 2 72 143 8
  shade box 2 50 72 3 0
  #8a95a5 box 62 28 5 18 2
  #8a95a5 box 62 60 5 30 2
  shine box 8 8 8 36 4
  shine box 8 60 8 70 4
  #f4c64c box 26 66 16 16 1
  #e05a4e oval 34 66 3 3

= washing-machine 100 116 85cm building floor #f1f3f6
  #9aa3b1 box 10 110 14 6 1 ~
  dark box 0 0 100 112 6
  main box 2 2 96 109 6
  #d3dae4 box 2 2 96 22 6
  #ffffff box 8 7 30 12 3
  #8a95a5 oval 84 13 7 7
  #3b4150 box 48 8 24 10 2
  #7fe0a0 box 52 11 10 4 1
  #8a95a5 oval 50 66 36 36
  #c9ced8 oval 50 66 31 31
  #41607e oval 50 66 25 25
  #6fb4dd path M26 68C34 60 42 76 52 68C60 62 68 70 75 66C76 96 26 98 26 68Z
  #ffffff path M34 74C40 66 50 80 58 74C54 86 40 88 34 74Z
  #d9483b path M56 72C64 68 70 74 68 80C62 84 56 80 56 72Z
  #ffffff90 path M32 54C36 46 44 43 50 43C44 48 38 54 36 60Z

= dishwasher 100 116 85cm building floor #e4e8ee
  #9aa3b1 box 10 110 14 6 1 ~
  dark box 0 0 100 112 6
  main box 2 2 96 109 6
  #3b4150 box 2 2 96 18 5
  #7fe0a0 oval 16 11 3 3 * 3 10 0
  #8a95a5 box 16 28 68 6 3
  shade box 6 98 88 2 0

= dough-bowl 120 84 30cm food table #f3ead9
  #efd9ac path M12 36C8 2 108 -6 110 36Z
  #f8e9c8 path M24 28C26 8 62 4 74 10C50 12 38 20 34 32Z
  main path M4 34L116 34C116 62 96 80 78 80L42 80C24 80 4 62 4 34Z
  #4e8ac0/5 path M7 48C40 54 80 54 113 48
  shade path M90 34L116 34C116 62 96 80 78 80L66 80C86 72 92 54 90 34Z
  dark box 40 78 40 6 2

= mixing-bowl 120 70 28cm object table #e9eef4
  main path M4 8L116 8C116 44 92 66 76 66L44 66C28 66 4 44 4 8Z
  #5ab4c0/5 path M9 24C40 30 80 30 111 24
  shade path M90 8L116 8C116 44 92 66 76 66L66 66C86 54 92 34 90 8Z
  dark box 42 64 36 6 2
  light box 0 4 120 8 4

= pan-with-lid 150 92 30cm object table #d9483b
  deep oval 75 10 9 7
  #b9c3cf path M28 30C32 8 118 8 122 30Z
  #dfe5ec path M38 26C46 14 70 12 84 13C62 16 52 20 48 28Z
  dark box 22 28 106 7 3
  main path M26 34L124 34L122 80C122 88 116 92 110 92L40 92C34 92 28 88 28 80Z
  deep path M28 42L6 42C0 42 0 54 6 54L28 54Z ~
  light path M34 40L44 40L46 84L38 84Z
  shade path M104 34L124 34L122 80C122 88 116 92 110 92L94 92C104 84 106 60 104 34Z

= burning-pan 170 120 46cm object table #474d5a
  #f08a24 path M22 88C8 50 40 46 34 16C58 30 56 46 62 52C64 34 78 28 74 4C102 24 112 56 104 88Z
  #f9c740 path M38 88C30 62 52 62 54 44C64 56 66 62 72 58C78 50 76 42 78 34C92 54 94 74 88 88Z
  #fdeea8 path M50 88C48 74 60 72 64 64C70 74 76 72 78 66C82 76 80 84 78 88Z
  main path M8 86L118 86L110 114C109 118 104 120 100 120L28 120C22 120 17 118 16 114Z
  light box 4 82 118 8 4
  main path M112 90L166 76C172 75 172 84 167 86L114 100Z

= knife-on-board 170 52 40cm object table #474d5a
  #8a5a2c box 4 38 162 14 4
  #c08d52 box 0 30 170 14 5
  #dfe6ee path M2 30C20 14 50 6 106 8L106 30Z
  #b5c0cc path M2 30C24 26 60 24 106 24L106 30Z
  main box 104 8 58 15 6
  #c9ced8 oval 118 15 3 3
  #c9ced8 oval 146 15 3 3

= frying-pan 170 62 46cm object table #474d5a
  main path M112 22L166 6C172 5 172 15 167 17L114 34Z
  dark oval 62 24 60 22
  #5b6270 path M14 22C22 10 102 10 110 22C100 14 24 14 14 22Z
  main path M2 24C8 44 40 48 62 48C84 48 116 44 122 24C122 44 112 56 100 60C90 62 34 62 24 60C12 56 2 44 2 24Z

= cake 120 96 26cm food table #f6e3c3
  #e05a6a oval 60 10 9 9
  #2f7d46/3 path M62 4C64 0 70 -1 74 1
  dark path M12 32L108 32L108 84L12 84Z
  #a8642f box 12 52 96 26 0
  #f7b9c4 box 12 60 96 8 0
  #fff6ef path M8 22C8 14 112 14 112 22L112 40C108 48 100 48 98 38C96 54 84 54 82 40C80 48 70 48 68 40C66 56 54 56 52 40C50 48 40 50 38 40C36 54 24 54 22 40C20 48 10 48 8 40Z
  #ffffff oval 60 22 50 8
  #d8dee8 path M0 82L120 82L112 92L70 92L74 96L46 96L50 92L8 92Z

= loaf 130 82 30cm food table #c98a45
  main path M8 40C0 6 34 2 46 8C60 -2 80 0 88 8C104 0 132 8 122 40L122 76C122 80 118 82 114 82L16 82C12 82 8 80 8 76Z
  light path M14 36C10 12 36 8 46 14C60 6 76 6 88 14C100 8 120 12 116 34C90 26 40 26 14 36Z
  #f0cf98/4 path M34 34C36 26 40 20 46 16
  #f0cf98/4 path M62 32C64 24 68 18 74 14
  #f0cf98/4 path M90 34C92 26 96 20 102 16
  shade path M104 20L122 30L122 76C122 80 118 82 114 82L92 82C104 70 108 44 104 20Z

= biscuit-tray 150 46 36cm food table #d29a52
  #8a93a2 box 0 36 150 10 4
  #b5bdc9 box 4 34 142 6 3
  main oval 22 26 18 10 0 * 4 36 0
  light oval 19 23 12 5 0 * 4 36 0
  #6b3e1e oval 16 25 3 2 * 4 36 0
  #6b3e1e oval 27 22 3 2 * 4 36 0
  #6b3e1e oval 25 30 3 2 * 4 36 0

= gingerbread 84 110 14cm food table #b5703a
  main path M42 2C58 2 64 14 58 28L78 32C86 36 84 50 76 50L60 50L62 72L72 98C72 110 56 110 52 102L42 84L32 102C28 110 12 110 12 98L22 72L24 50L8 50C0 50 -2 36 6 32L26 28C20 14 26 2 42 2Z
  #fff6ef/3 path M10 40L18 42 ~
  #fff6ef/3 path M20 98L28 100 ~
  #3a2416 oval 35 16 3 3 ~
  #d9483b/3 path M34 23C38 28 46 28 50 23
  #fff6ef oval 42 44 3 3 * 3 0 12

= plate-of-food 140 46 26cm food table #ffffff
  #7a4a2a path M32 26C34 10 62 8 68 26Z
  #9c6238 path M38 20C44 13 56 13 60 18C50 16 44 18 40 22Z
  #4c9a4a oval 84 20 10 8
  #5fb058 oval 96 22 9 7
  #3f8a42 oval 78 24 8 6
  #f29a3a path M100 28L116 12L120 18L110 30Z
  #f6c95a oval 60 26 10 5
  #e6ebf2 path M0 26L140 26C136 38 112 44 92 44L48 44C28 44 4 38 0 26Z
  main box 0 24 140 6 3
  #c2cbd8 box 46 42 48 4 2
`;
