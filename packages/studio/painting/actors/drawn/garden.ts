/** The garden and its tools, plants in beds and pots. The form of a line: see read-drawing.ts. */
export const garden = `
= watering-can 140 104 40cm object floor #4f9a6a
  dark/7 path M50 40C50 4 96 0 102 44
  dark path M42 62L10 26L16 22L46 50Z
  deep path M20 14L2 34L8 38L26 20Z
  #8fcdee/2 path M4 40L-1 50
  main path M40 40L104 40L110 98C110 102 108 104 104 104L42 104C38 104 36 102 36 98Z
  dark/7 path M104 54C132 48 130 92 108 92
  light path M46 46L56 46L56 98L44 98Z
  dark box 38 36 68 8 4
  shade path M90 44L104 44L110 98C110 102 108 104 104 104L84 104C90 84 92 62 90 44Z

= spade 44 150 105cm object floor #9aa5b3
  #a8743f path M18 18L26 18L26 92L18 92Z
  #8a5a2c path M8 0L36 0C40 0 40 8 36 8L28 8L25 22L19 22L16 8L8 8C4 8 4 0 8 0Z
  dark box 14 84 16 12 2
  main path M4 94L40 94L40 126C40 138 30 146 22 150C14 146 4 138 4 126Z
  light path M8 98L18 98L18 142C12 138 8 132 8 126Z

= garden-fork 50 150 105cm object floor #8a95a5
  #a8743f path M21 18L29 18L29 96L21 96Z
  #8a5a2c path M11 0L39 0C43 0 43 8 39 8L31 8L28 22L22 22L19 8L11 8C7 8 7 0 11 0Z
  main/5 path M6 146L6 108C6 98 44 98 44 108L44 146
  main/5 path M18 146L18 104
  main/5 path M32 146L32 104

= rake 90 150 150cm object floor #c2543e
  #a8743f box 42 0 6 132 3
  main box 6 126 78 7 3
  main/4 path M8 132L8 148 * 7 12.3 0

= trowel 40 120 28cm object table #9aa5b3
  #c2543e box 14 0 12 42 6
  dark box 17 40 6 18 1
  main path M6 58L34 58C38 84 30 108 20 120C10 108 2 84 6 58Z
  light path M10 62L19 62L19 112C12 100 8 84 10 62Z

= wheelbarrow 160 96 140cm building floor #c2543e
  #5a6274/6 path M52 84L150 50L160 50
  #5a6274/6 path M112 62L120 94
  #6b4a2c path M34 22C50 0 118 0 132 22Z
  #8a6238 path M52 16C64 6 96 6 104 14C84 12 66 14 58 20Z
  main path M16 20L142 20L118 66L48 66Z
  light path M26 26L52 26L60 60L50 60Z
  #3b4150 oval 36 78 18 18
  #9aa5b3 oval 36 78 9 9
  #3b4150 oval 36 78 3 3

= plant-pot 84 76 24cm object table #c8693c
  main path M10 16L74 16L64 72C63 75 61 76 58 76L26 76C23 76 21 75 20 72Z
  #5a3d28 oval 42 10 34 6
  light path M16 24L28 24L32 72L26 72Z
  main box 4 6 76 16 4
  light box 4 6 76 5 2
  shade path M58 22L73 22L64 72C63 75 61 76 58 76L50 76Z

= pot-soil 84 84 24cm object table #c8693c
  #5a3d28 path M8 16C20 2 64 2 76 16Z
  use plant-pot 0 8 1
  #5a3d28 path M8 17C20 4 64 4 76 17Z
  #e2c48a oval 30 10 3 2
  #e2c48a oval 44 8 3 2
  #e2c48a oval 56 11 3 2

= pot-sprout 84 112 30cm plant table #c8693c
  #4c9a4a/4 path M42 44L42 20
  #63b556 leaf 42 24 24 9 -58
  #4c9a4a leaf 42 24 24 9 58
  use pot-soil 0 28 1

= pot-young 84 142 42cm plant table #c8693c
  #4c9a4a/4 path M42 74L42 12
  #63b556 leaf 42 66 26 9 -62
  #4c9a4a leaf 42 60 26 9 62
  #63b556 leaf 42 44 24 9 -52
  #4c9a4a leaf 42 38 24 9 52
  #7cc766 leaf 42 22 18 7 -30
  #63b556 leaf 42 22 20 7 24
  use pot-soil 0 58 1

= pot-bushy 110 160 60cm plant table #c8693c
  #3f8a42/4 path M55 92L55 20
  #3f8a42/3 path M55 70L26 40
  #3f8a42/3 path M55 66L84 36
  #4c9a4a leaf 26 52 24 9 -80
  #63b556 leaf 26 42 24 9 -30
  #4c9a4a leaf 40 64 24 9 -70
  #63b556 leaf 84 46 24 9 80
  #4c9a4a leaf 84 38 24 9 30
  #63b556 leaf 70 62 24 9 70
  #4c9a4a leaf 55 46 26 9 -48
  #63b556 leaf 55 42 26 9 48
  #7cc766 leaf 55 28 26 9 -22
  #63b556 leaf 55 26 26 9 24
  #a87ac4 oval 55 4 4 4
  #a87ac4 oval 51 11 4 4
  #a87ac4 oval 59 11 4 4
  use pot-soil 13 76 1

= garden-bed 170 80 160cm plant floor #6b4a2c
  #63b556 leaf 22 42 34 8 -20 * 5 32 0
  #4c9a4a leaf 22 42 34 8 22 * 5 32 0
  #7cc766 leaf 22 42 36 6 0 * 5 32 0
  #5a3d28 path M2 46C20 32 150 32 168 46L168 56L2 56Z
  #a8743f box 0 46 170 34 3
  #c08d52 box 0 46 170 10 3
  #8a5a2c/2 path M2 66L168 66
  #8a5a2c box 6 44 10 36 1 ~

= seed-packet 64 84 12cm object table #f3e2b8
  main box 0 0 64 84 3
  #4c9a4a box 0 0 64 18 3
  #e05a4e oval 32 52 12 12
  #f4c64c oval 32 52 5 5
  #4c9a4a leaf 32 76 14 5 -40
  #4c9a4a leaf 32 76 14 5 40

= seed 60 40 2cm food table #c89b5c
  main path M2 24C10 0 50 -4 58 20C52 42 12 44 2 24Z
  light path M10 20C18 8 40 4 48 12C34 10 20 14 14 26Z
  deep/2 path M8 26C24 32 42 30 54 22

= seeds 120 46 8cm food table #c89b5c
  main oval 20 36 14 8 -20 * 3 38 0
  light oval 17 33 8 3 -20 * 3 38 0
  dark oval 38 22 14 8 16 * 2 40 0
  light oval 36 19 8 3 16 * 2 40 0
  main oval 60 9 14 8 -8
  light oval 57 6 8 3 -8

= sprout-in-soil 110 120 14cm plant floor #5a3d28
  #63b556/5 path M55 66C52 44 58 36 55 24
  #63b556 leaf 55 26 30 11 -62
  #4c9a4a leaf 55 26 30 11 62
  main path M0 66C20 56 90 56 110 66L110 120L0 120Z
  #6f4e34 path M0 66C20 56 90 56 110 66L110 74C90 64 20 64 0 74Z
  #d9b57a oval 55 84 8 6
  #e9dcc0/2 path M55 90C52 100 58 106 54 114
  #e9dcc0/2 path M53 96C44 100 42 106 38 108
  #e9dcc0/2 path M56 98C66 102 66 108 72 112
  #4a3220 oval 20 94 4 3
  #4a3220 oval 90 86 4 3
  #4a3220 oval 84 108 4 3

= fence 160 92 110cm building floor #c9a36a
  dark box 0 30 160 8 2
  dark box 0 64 160 8 2
  main path M4 92L4 14L14 2L24 14L24 92Z * 5 33 0
  light path M7 90L7 15L14 6L14 90Z * 5 33 0

= gate 120 110 110cm building floor #a8743f
  deep box 0 0 14 110 3 ~
  main box 14 24 92 9 2
  main box 14 50 92 9 2
  main box 14 76 92 9 2
  main/8 path M18 98L102 28
  main box 14 96 92 9 2
  light box 2 2 5 104 2
  #3b4150 box 96 46 14 6 2

= compost-bin 100 110 100cm building floor #6b8f5a
  #4c9a4a leaf 40 16 18 6 -50
  #c98a45 leaf 60 16 18 6 40
  dark box 6 10 88 10 3
  main poly 6 20 94 20 100 110 0 110
  dark/3 path M5 38L95 38
  dark/3 path M4 58L96 58
  dark/3 path M2 80L98 80
  light poly 12 24 22 24 20 106 8 106
  deep box 34 88 32 22 3

= hose 130 90 50cm object floor #4f9a6a
  main/8 path M65 20C110 20 110 84 65 84C20 84 20 20 65 20
  dark/8 path M65 36C92 36 92 70 65 70C38 70 38 36 65 36
  main/8 path M66 84C96 84 106 82 118 66
  #e8b63c path M112 68L122 48L130 52L122 72Z

= greenhouse 160 120 240cm building floor #8fb7a4
  #d3eaf0 poly 10 50 80 8 150 50 150 120 10 120
  #63b556 leaf 30 112 44 10 -8 * 5 26 0
  #4c9a4a leaf 34 112 36 10 20 * 5 26 0
  #e05a4e oval 34 92 5 5 * 4 28 0
  #ffffff80 poly 20 56 40 44 40 112 20 112
  main/4 path M10 50L80 8L150 50L150 118L10 118Z
  main/3 path M10 50L150 50
  main/3 path M45 50L45 118
  main/3 path M80 8L80 118
  main/3 path M115 50L115 118
`;
