/** Small things that are worn, played with or written on. The form of a line: see read-drawing.ts. */
export const smallThings = `
= stamp 92 108 3cm object table #c8553d
  #c9bfa8 oval 9 106 4 4 * 9 9.3 0
  #c9bfa8 box 5 6 84 100 0
  #fbf6e8 oval 8 4 4 4 * 9 9.3 0
  #fbf6e8 oval 8 102 4 4 * 9 9.3 0
  #fbf6e8 oval 4 10 4 4 * 10 0 9.6
  #fbf6e8 oval 86 10 4 4 * 10 0 9.6
  #fbf6e8 box 4 4 82 98 0
  main box 12 12 66 82 1
  #ffe2b0 oval 52 38 15 15
  deep path M12 70C28 50 44 54 56 66C64 58 72 58 78 62L78 94L12 94Z
  dark path M12 82C32 66 58 70 78 80L78 94L12 94Z
  #fbf6e8 box 18 20 5 16 1

= certificate 150 116 30cm object table #fbf6e8
  #a8966a box 2 6 148 104 4
  main box 0 2 146 104 4
  #c9a24a/3 path M8 10L138 10L138 98L8 98Z
  #3b4150 box 38 22 70 9 3
  #9aa3ad box 24 42 98 4 2
  #9aa3ad box 24 52 98 4 2
  #9aa3ad box 40 62 66 4 2
  #3f6ea8/2.5 path M24 86C32 72 36 96 44 82C50 74 54 94 64 84L74 86
  #8a1f1c path M100 84L94 116L106 110L115 116L119 86Z
  #c8322a path M102 84L98 108L106 104L112 109L115 86Z
  #b5861c oval 108 82 17 17
  #e8b52c oval 107 81 15 15
  #f7d879 oval 105 79 8 8

= tissue-box 132 116 24cm object table #6fb0c8
  #c9d5e0 path M42 50C38 24 56 12 48 0C70 4 78 16 94 10C90 28 100 38 92 52Z
  #ffffff path M46 48C44 26 59 16 56 5C70 9 77 20 88 18C82 30 90 40 85 50Z
  #dfe8f0/3 path M64 22C60 32 62 42 66 48
  deep box 4 48 124 68 7
  main box 4 46 118 64 7
  light box 9 52 9 50 4
  deep oval 66 49 38 6
  pale oval 38 78 8 8
  pale oval 66 90 8 8
  pale oval 94 78 8 8
  #f7d24a oval 38 78 3 3
  #f7d24a oval 66 90 3 3
  #f7d24a oval 94 78 3 3

= comb 144 62 18cm object table #8a4f9a
  deep box 8 22 5 40 2 * 17 8 0
  main box 8 20 4 38 2 * 17 8 0
  deep box 0 4 144 24 10
  main box 0 2 142 19 9
  light box 9 5 112 5 2

= matchstick 176 34 5cm object table #e8c88a
  dark box 30 14 146 11 2
  main box 30 12 146 9 2
  light box 30 12 146 3 1
  #8a1f16 oval 21 17 21 17
  #d9402c oval 19 15 18 13
  #f0887a oval 13 10 7 4

= earplugs 124 88 3cm object table #f2a03c
  deep path M6 88L6 38C6 14 16 2 29 2C42 2 52 14 52 38L52 88Z ~
  main path M8 86L8 38C8 16 17 5 28 5C39 5 46 16 46 38L46 86Z ~
  light path M13 80L13 38C13 24 17 15 23 12C20 22 20 30 20 40L20 80Z ~
  dark oval 34 30 2 2 ~
  dark oval 28 48 2 2 ~
  dark oval 37 62 2 2 ~
  dark oval 29 74 2 2 ~

= bib 112 124 30cm object table #7fc1d8
  deep path M22 2C8 16 0 44 2 78C4 108 28 124 56 124C84 124 108 108 110 78C112 44 104 16 90 2C98 30 80 50 56 50C32 50 14 30 22 2Z
  main path M19 10C9 24 5 48 7 78C9 104 30 118 56 118C80 118 100 104 103 78C105 50 102 26 94 12C96 38 78 56 56 56C34 56 16 38 19 10Z
  pale/3 path M15 30C22 50 38 63 56 63C74 63 90 50 97 30
  #d9a52c oval 52 92 19 14
  #f7d24a oval 51 90 18 13
  #f7d24a oval 68 76 11 11
  #e8802c poly 77 74 90 78 77 83
  #2a2430 oval 70 73 2 2.5
  #e8b93a oval 46 90 9 6 -14

= rattle 84 132 16cm object table #e4735a
  #d9a52c/9 oval 42 114 13 13
  #f7d24a/5 oval 41 113 13 13
  #d8cfb8 box 36 62 13 42 4
  #fbf6e8 box 37 62 8 40 3
  deep oval 42 38 38 38
  main oval 41 36 35 35
  #fff4dc path M8 26C26 36 58 36 75 26C77 32 77 38 76 44C58 54 26 54 7 44C6 38 6 32 8 26Z
  #3f9ad8 oval 20 40 4 4
  #3f9ad8 oval 41 43 4 4
  #3f9ad8 oval 62 40 4 4
  light oval 28 16 9 5 -24

= whistle 146 96 6cm object table #d9402c
  #6b7685/5 oval 134 24 9 9
  deep path M2 16L98 16C126 16 144 36 142 58C140 82 122 96 100 96C76 96 60 78 60 52L2 48Z
  main path M4 18L96 18C122 18 137 38 135 58C133 78 118 90 100 90C80 90 66 74 66 50L4 45Z
  light path M8 21L58 21L58 28L8 28Z
  #3b1a18 path M64 16L90 16L86 30L66 30Z
  deep oval 99 56 18 18
  #2a1514 oval 99 56 14 14
  #c9a878 oval 95 60 8 8

= jumper 152 134 60cm object table #5a7a9c
  deep path M52 4L100 4L124 20C140 46 146 82 152 116L128 126L113 70L113 134L39 134L39 70L24 126L0 116C6 82 12 46 28 20Z
  main path M54 7L98 7L120 23C133 48 140 82 146 112L130 118L110 54L108 128L44 128L42 54L22 118L6 112C12 82 19 48 32 23Z
  dark path M128 126L152 116L150 106L125 115Z ~
  dark box 39 122 74 12 4
  dark/2 path M46 123L46 133 * 10 6.6 0
  dark/2 path M52 40C66 46 86 46 100 40
  light/4 path M24 40C18 62 14 84 12 104
  deep path M50 6C58 22 94 22 102 6L95 1L57 1Z
  dark path M57 3C64 13 88 13 95 3Z

= jumper-christmas 152 134 60cm object table #b8464a
  use jumper 0 0 1
  pale/5 path M43 74L54 62L65 74L76 62L87 74L98 62L109 74
  pale oval 54 90 4 4 * 5 11 0

= pouch 104 116 16cm object table #a8683a
  #c9a24a/5 path M34 30C14 32 8 46 14 60 ~
  deep path M32 26C20 44 2 64 4 90C6 108 26 116 52 116C78 116 98 108 100 90C102 64 84 44 72 26Z
  main path M35 28C25 46 8 66 9 89C10 103 28 110 51 110C73 110 89 103 91 90C93 66 78 46 67 28Z
  deep path M26 2C34 9 42 0 52 6C62 0 70 9 78 2L71 30L33 30Z
  main path M31 6C38 11 44 5 52 10C60 5 66 11 73 6L67 28L37 28Z
  #c9a24a box 29 25 46 8 4
  #f2d27a box 32 26 36 3 1
  light path M28 56C19 70 17 84 22 98C14 88 14 70 28 56Z
  dark/3 path M44 34C40 44 38 52 38 60
  dark/3 path M62 34C66 44 68 52 68 60

= defibrillator 132 122 30cm object table #3f9a5f
  deep/9 path M42 18C42 3 90 3 90 18
  deep box 3 14 126 108 14
  main box 4 13 119 102 13
  light box 10 20 8 84 4
  #d5dde5 box 22 30 90 70 9
  #ffffff box 22 29 86 66 8
  #b8242c path M66 90C40 72 36 50 49 43C58 39 65 45 66 52C67 45 74 39 83 43C96 50 92 72 66 90Z
  #e4393f path M65 86C43 70 40 52 51 47C58 43 64 48 65 55C66 48 72 43 80 47C90 52 87 70 65 86Z
  #ffffff poly 70 48 55 70 64 70 60 84 78 63 68 63

= router 150 100 25cm object table #f4f6f8
  #3f9ad8/5 path M62 36C69 28 81 28 88 36
  #3f9ad8/5 path M50 25C64 10 86 10 100 25
  #3f9ad8 oval 75 46 5 5
  #22262e box 18 0 10 62 5 ~
  #4a5060 box 20 2 4 56 2 ~
  #aeb8c4 box 4 56 142 44 12
  main box 4 54 139 38 12
  #d5dde5 box 14 82 118 5 2
  #3fb05a oval 30 71 4 4 * 5 13 0
  #f2a02c oval 118 71 4 4

= screw 64 154 6cm object table #b9c3cf
  deep path M20 20L44 20L41 124L32 154L23 124Z
  main path M22 20L38 20L36 122L31 146L25 122Z
  deep/5 path M14 40L48 33 * 9 0 11
  pale/2 path M17 38L44 32 * 9 0 11
  deep path M2 10C8 24 56 24 62 10Z
  deep oval 32 11 31 11
  main oval 32 9 29 9
  #5a6878 box 14 7 36 5 2
  #5a6878 box 29 2 6 14 2
`;
