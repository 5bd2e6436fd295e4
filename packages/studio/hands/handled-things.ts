import { readDrawings } from '../painting/actors/drawn/read-drawing.ts';

/* Things as hands meet them, where the catalogue has none, or another view of it. The form of a line: see read-drawing.ts. */

const sheet = `
= hung-shirt 170 190 60cm object table #6fa8d6
  dark path M58 6L112 6L166 30L152 74L134 66L136 188L34 188L36 66L18 74L4 30Z
  main path M58 4L112 4L166 28L154 68L132 58L134 184L36 184L38 58L16 68L4 28Z
  shade path M112 4L166 28L154 68L132 58L134 184L108 184L116 60Z
  light path M58 4L85 22L112 4L118 8L98 34L85 24L72 34L52 8Z
  dark/2 path M85 26L85 184
  #ffffff oval 85 56 2.4 2.4
  #ffffff oval 85 92 2.4 2.4
  #ffffff oval 85 128 2.4 2.4

= window-pane 220 240 80cm object table #bfe0ee
  #d9dee5 box 0 0 220 240 4
  #ffffff box 4 4 212 232 4
  main box 18 18 184 204 2
  #d8eef7 path M18 18L110 18L18 150Z
  #e8f6fb path M150 18L176 18L18 222L18 190Z
  #ffffff box 106 18 8 204 0
  #d9dee5 box 112 18 3 204 0

= oven-door 240 180 60cm object table #3b4150
  #2a2f3a box 0 0 240 180 8
  main box 4 4 232 172 8
  #c9d2dc box 30 16 180 11 5
  #8d99ad box 30 24 180 4 2
  #1f232c box 30 46 180 112 6
  #4a4236 box 36 52 168 100 4
  #6a5a40/3 path M44 84L196 84
  #6a5a40/3 path M44 116L196 116
  #8a7450 path M36 52L112 52L60 152L36 152Z

= grill-grate 220 84 46cm object table #6b7480
  #2a2c31 path M30 6L190 6L216 72L4 72Z
  #d9602f80 path M50 20L170 20L186 60L34 60Z
  main/6 path M32 8L188 8L214 70L6 70Z
  main/5 path M52 8L34 70
  main/5 path M76 8L66 70
  main/5 path M100 8L96 70
  main/5 path M124 8L126 70
  main/5 path M148 8L156 70
  main/5 path M168 8L186 70
  light/2 path M98 10L94 68

= nut 150 130 9cm object table #8d99ad
  #5a6472 box 56 0 38 130 5
  #8d99ad box 60 0 14 130 3
  #4a5360/3 path M56 10L94 16
  #4a5360/3 path M56 22L94 28
  dark path M4 54L44 42L106 42L146 54L146 102L106 114L44 114L4 102Z
  #c9d2dc path M44 44L106 44L106 112L44 112Z
  main path M6 56L42 45L42 112L6 101Z
  light path M6 54L44 42L106 42L144 54L106 62L44 62Z

= plastic-nut 150 130 9cm object table #e4e7ec
  #c2c8d2 box 56 0 38 130 5
  #e9ecf1 box 60 0 14 130 3
  #a9b1bf/3 path M56 10L94 16
  #a9b1bf/3 path M56 22L94 28
  dark path M4 54L44 42L106 42L146 54L146 102L106 114L44 114L4 102Z
  #fafbfc path M44 44L106 44L106 112L44 112Z
  main path M6 56L42 45L42 112L6 101Z
  light path M6 54L44 42L106 42L144 54L106 62L44 62Z

= coconut 120 112 12cm food table #7a4f2e
  dark oval 60 57 58 54
  main oval 58 53 56 52
  light path M20 34C30 14 60 6 84 14C62 18 38 28 28 48Z
  dark/2 path M30 24C22 44 22 70 34 90
  dark/2 path M50 12C42 40 44 76 56 102
  dark/2 path M74 10C78 40 78 72 74 100
  dark/2 path M94 22C102 44 102 66 94 86
  #4a2e1a oval 52 26 5 4
  #4a2e1a oval 68 24 5 4
  #4a2e1a oval 61 36 5 4

= folded-towel 200 84 36cm object table #e9b8a0
  dark box 4 56 194 28 14
  main box 4 54 194 26 13
  dark box 0 30 196 28 14
  main box 0 28 196 26 13
  dark box 4 4 196 28 14
  main box 4 0 196 28 14
  light box 14 4 172 6 3
  #ffffffd0 box 34 0 9 80 0
  #ffffffd0 box 48 0 4 80 0
  dark path M4 54L196 54L196 57L4 57Z
  dark path M4 27L196 27L196 30L4 30Z
`;

export const handledThings = readDrawings(sheet);
