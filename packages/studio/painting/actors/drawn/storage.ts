/** Bottles, jars, sacks, boxes and what else holds something. The form of a line: see read-drawing.ts. */
export const storage = `
= bottle 46 130 28cm object table #3f8f62
  #c9a36a box 16 0 14 14 3
  main path M16 12L30 12L30 38C42 46 44 54 44 62L44 122C44 128 40 130 36 130L10 130C6 130 2 128 2 122L2 62C2 54 4 46 16 38Z
  #f6efdd box 3 70 40 34 0
  #c2543e box 8 78 30 5 2
  #8a93a2 box 8 88 22 3 1
  shine path M8 60C8 54 14 48 18 42L18 66L8 66Z
  shade path M36 48C42 52 44 56 44 62L44 122C44 128 40 130 36 130L34 130Z

= fizzy-bottle 52 140 32cm object table #c0392f
  #e9eef4 box 18 0 16 10 2
  #d7e9f2 path M19 10L33 10L35 28C48 38 50 46 48 62L48 132C48 138 44 140 40 140L12 140C8 140 4 138 4 132L4 62C2 46 4 38 17 28Z
  #7a3c1c path M5 56C18 52 34 60 47 56L48 132C48 138 44 140 40 140L12 140C8 140 4 138 4 132Z
  main box 4 72 44 30 0
  #ffffff path M10 92C18 78 28 96 42 82L42 88C30 100 18 84 10 96Z
  #f3d9a8 oval 16 62 3 3
  #f3d9a8 oval 30 66 2 2
  #f3d9a8 oval 22 112 3 3
  #f3d9a8 oval 36 120 2 2
  #f3d9a8 oval 14 126 2 2
  shine path M10 44C12 38 18 34 20 30L20 68L10 68Z

= water-bottle 52 136 26cm object table #3f8fc9
  #2c4a63 box 18 0 16 8 3
  #2c4a63 box 12 8 28 14 4
  #bfe0f2 path M12 22L40 22C48 30 50 36 50 46L50 126C50 132 46 136 40 136L12 136C6 136 2 132 2 126L2 46C2 36 4 30 12 22Z
  #7fc0e8 path M4 50C16 46 34 54 48 50L48 125C48 130 45 133 40 133L12 133C7 133 4 130 4 125Z
  main box 2 66 48 34 0
  #ffffff path M26 71C32 79 35 84 35 88C35 93 31 96 26 96C21 96 17 93 17 88C17 84 20 79 26 71Z
  #2c4a63 box 2 108 48 4 0
  shine path M8 44C8 36 11 31 14 28L14 124L8 124Z

= milk-bottle 52 120 24cm object table #f7f9fc
  #4e8ac0 box 14 0 24 10 3
  #dfe8f0 path M15 10L37 10L37 32C48 40 50 48 50 56L50 114C50 118 46 120 42 120L10 120C6 120 2 118 2 114L2 56C2 48 4 40 15 32Z
  main path M5 52C18 50 34 50 47 52L48 114C48 117 46 118 42 118L10 118C6 118 4 117 4 114Z
  shade path M38 40C48 44 50 50 50 56L50 114C50 118 46 120 42 120L34 120C40 96 42 66 38 40Z

= jar-filled 76 100 16cm food table #b5303c
  #c9a36a box 8 0 60 18 5
  #a7814b box 8 12 60 6 2
  #e3edf3 path M12 18L64 18C74 22 76 28 76 36L76 90C76 96 72 100 66 100L10 100C4 100 0 96 0 90L0 36C0 28 2 22 12 18Z
  main path M5 34C24 30 52 30 71 34L71 90C71 94 69 96 66 96L10 96C7 96 5 94 5 90Z
  #fbf5e6 box 14 48 48 30 4
  main oval 38 60 9 9
  #4c9a4a leaf 38 54 10 4 40
  shine box 9 36 5 52 2

= jar-empty 76 100 16cm object table #c9a36a
  main box 8 0 60 18 5
  dark box 8 12 60 6 2
  #d5e6ee path M12 18L64 18C74 22 76 28 76 36L76 90C76 96 72 100 66 100L10 100C4 100 0 96 0 90L0 36C0 28 2 22 12 18Z
  #e4eff5 path M5 34C24 30 52 30 71 34L71 90C71 94 69 96 66 96L10 96C7 96 5 94 5 90Z
  #ffffff box 10 34 6 50 3
  #bcd4df oval 38 94 30 4

= jar-sweets 76 100 22cm food table #d9483b
  use jar-empty 0 0 1
  #e05a6a oval 16 84 8 8
  #f4c64c oval 32 86 8 8
  #5ab4e8 oval 48 84 8 8
  #7ec96b oval 62 86 7 7
  #f7f3ea oval 24 72 8 8
  #b07ad0 oval 40 73 8 8
  #f29a3a oval 57 72 8 8
  #5ab4e8 oval 16 60 8 8
  #e05a6a oval 32 60 8 8
  #f4c64c oval 49 61 8 8
  #7ec96b oval 62 58 7 7
  #f7f3ea oval 24 48 8 8
  #e05a6a oval 44 49 8 8
  shine box 10 36 6 48 3

= jar-coins 76 100 18cm object table #e8b63c
  use jar-empty 0 0 1
  #d8a02c oval 18 88 11 5 * 4 13 0
  main oval 16 84 11 5 * 4 14 0
  #d8a02c oval 24 78 11 5 * 3 14 0
  main oval 22 74 11 5 * 3 15 0
  #d8a02c oval 30 68 11 5 * 2 16 0
  main oval 32 64 11 5 * 2 14 0
  #f6d98a oval 30 63 6 2
  shine box 10 36 6 48 3

= sack 92 110 80cm object floor #cda873
  dark path M30 18C22 4 34 0 40 6C46 -2 52 0 54 6C62 0 72 6 62 18Z
  main path M30 20C6 36 -6 92 8 106C20 112 72 112 84 106C98 92 86 36 62 20Z
  #8d6a3c/5 path M28 20C40 24 52 24 64 20
  light path M24 34C12 50 8 80 14 96C20 70 22 50 34 32Z
  dark/2 path M20 104C30 98 30 80 26 66
  shade path M66 28C88 46 94 92 82 106C74 110 62 110 56 110C76 92 78 58 66 28Z

= sack-potatoes 110 116 80cm food floor #cda873
  #a97a45 oval 40 14 15 12
  #b98a52 oval 66 12 16 12
  #9c6e3b oval 54 24 17 12
  #b98a52 oval 28 26 13 11
  #a97a45 oval 82 26 13 11
  main path M14 30C36 38 72 38 96 30C110 60 108 104 98 112C80 118 30 118 12 112C2 104 0 60 14 30Z
  light path M14 30C36 38 72 38 96 30L98 40C74 48 36 48 11 40Z
  dark/2 path M22 106C34 98 34 82 28 68
  shade path M80 42L99 38C108 64 106 104 98 112C90 116 76 116 66 116C84 98 86 68 80 42Z
  #b98a52 oval 16 108 13 8

= paper-bag 78 104 32cm object table #cfa873
  main poly 4 8 74 8 76 104 2 104
  light poly 4 8 52 8 50 104 2 104
  main path M4 12L4 4L12 8L20 2L28 8L36 2L44 8L52 2L60 8L68 2L74 8L74 14Z
  dark/2 path M52 10L50 102
  shade poly 52 8 74 8 76 104 50 104

= carrier-bag 84 110 46cm object table #4e8ac0
  dark/6 path M26 40C26 6 58 6 58 40
  main path M6 34L78 34L84 106C84 109 82 110 80 110L4 110C2 110 0 109 0 106Z
  light path M10 38L28 38L26 106L5 106Z
  shade path M60 34L78 34L84 106C84 109 82 110 80 110L58 110Z

= flour-bag 76 104 24cm food table #f3ead9
  dark path M8 4L68 4L72 18L4 18Z
  main path M4 16L72 16C78 40 78 84 74 104L2 104C-2 84 -2 40 4 16Z
  #c2543e box 0 38 76 34 0
  #f6efdd leaf 38 70 26 5 0
  #f6efdd leaf 38 62 14 4 35 ~
  #f6efdd leaf 38 68 14 4 40 ~
  shade path M60 16L72 16C78 40 78 84 74 104L54 104C62 76 64 46 60 16Z

= water-glass 56 90 14cm food table #8fcdee
  #e4eff6 path M2 0L54 0L47 86C47 89 45 90 42 90L14 90C11 90 9 89 9 86Z
  main path M4 24L52 24L47 82C47 85 45 86 42 86L14 86C11 86 9 85 9 82Z
  #c5e8f8 oval 28 24 24 4
  #ffffffa0 path M9 8L16 8L20 78L14 78Z
  #ffffff90 oval 36 52 3 3
  #ffffff90 oval 30 66 2 2

= jug 90 104 24cm object table #6fa8d6
  dark/8 path M70 30C92 30 92 74 68 76
  main path M14 8L0 16L12 30C6 56 4 88 16 104L66 104C78 88 74 50 68 8Z
  light path M20 34C14 58 14 84 22 98C26 70 26 50 28 30Z
  pale path M14 8C30 14 54 14 68 8C60 2 24 2 14 8Z

= bucket 100 104 32cm object floor #4e8ac0
  #8a93a2/4 path M8 26C10 -8 90 -8 92 26
  main path M6 26L94 26L82 98C81 102 78 104 74 104L26 104C22 104 19 102 18 98Z
  light path M16 32L30 32L34 98L26 98Z
  shade path M72 26L94 26L82 98C81 102 78 104 74 104L62 104Z
  dark oval 50 26 44 9
  #a9dcf3 oval 50 28 38 6

= basket 130 96 42cm object table #c08a4c
  dark/7 path M20 46C22 -8 108 -8 110 46
  main path M6 42L124 42L112 92C111 95 108 96 104 96L26 96C22 96 19 95 18 92Z
  deep/2 path M10 56L120 56
  deep/2 path M13 70L117 70
  deep/2 path M16 84L114 84
  dark/3 path M30 44L36 94 * 4 18 0
  light box 2 36 126 12 6

= cardboard-box 120 92 40cm object table #c79a62
  dark path M10 26L46 4L116 4L110 26Z
  main poly 4 24 116 24 116 92 4 92
  light poly 4 24 84 24 84 92 4 92
  #e9d6ae box 34 24 16 68 0
  deep/2 path M4 24L116 24
  shade poly 84 24 116 24 116 92 84 92

= open-box 140 92 44cm object table #c79a62
  deep poly 14 30 126 30 120 40 20 40
  dark poly 14 30 0 8 40 2 62 28
  dark poly 126 30 140 8 100 2 78 28
  main poly 14 30 126 30 126 92 14 92
  light poly 14 30 92 30 92 92 14 92
  #e9d6ae box 48 30 14 62 0
  shade poly 92 30 126 30 126 92 92 92

= treasure-chest 130 100 70cm object table #9c6234
  #8a5228 path M6 40C6 -4 124 -4 124 40Z
  main path M6 40C8 10 30 6 40 6L40 40Z
  deep box 4 38 122 8 2
  main box 6 44 118 56 4
  #d8a02c box 6 44 118 7 0
  #d8a02c box 24 14 9 86 2 ~
  #e8b63c box 54 38 22 26 4
  #4a3018 oval 65 48 4 5
  #4a3018 box 63 49 4 10 1
  shade box 100 44 24 56 4

= drawers 120 108 90cm building floor #b8834a
  deep box 10 98 12 10 1 ~
  dark box 0 0 120 8 3
  main box 4 6 112 94 4
  light box 12 14 96 24 3 * 3 0 28
  #f0cf98/2 path M14 16L106 16
  deep oval 44 26 5 4
  deep oval 76 26 5 4
  deep oval 44 54 5 4
  deep oval 76 54 5 4
  deep oval 44 82 5 4
  deep oval 76 82 5 4

= open-drawer 130 96 70cm object floor #b8834a
  deep box 12 86 12 10 1 ~
  dark box 4 0 122 90 4
  main box 8 4 114 26 3
  deep oval 65 17 6 4
  deep poly 14 38 116 38 124 58 6 58
  #e4dcc8 poly 26 44 62 40 66 54 30 56
  #6fa8d6 poly 70 42 100 44 102 54 74 54
  light box 4 56 122 28 3
  deep oval 65 70 6 4
`;
