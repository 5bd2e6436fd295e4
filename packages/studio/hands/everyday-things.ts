import { readDrawings } from '../painting/actors/drawn/read-drawing.ts';

/* Things of how-tos that hands meet one by one, where the catalogue shows them beside others. The form of a line: see read-drawing.ts. */

const sheet = `
= inhaler 110 150 9cm object table #3b8fd8
  dark path M30 52L84 52L84 118L104 122L104 146L42 146C34 146 30 142 30 134Z
  main path M30 50L80 50L80 116L100 120L100 143L42 143C34 143 30 138 30 132Z
  light box 35 58 7 66 3
  #d5dbe4 box 36 8 42 46 8
  #f4f6f9 box 36 8 30 46 8
  #aab4c0 box 44 0 26 12 5
  dark box 98 119 8 28 3
  #ffffff box 48 70 26 34 4
  dark box 52 78 18 4 2
  dark box 52 88 12 4 2

= spacer 200 92 20cm object table #dcecf5
  #3b6f9f path M8 30L34 22L34 74L8 64Z
  #5b92c4 path M8 30L28 24L28 72L8 64Z
  dark path M34 10L150 10C168 10 172 24 172 46C172 68 168 82 150 82L34 82Z
  main path M34 10L146 10C162 10 166 24 166 44C166 64 162 78 146 78L34 78Z
  #ffffffb0 box 46 18 100 9 4
  #b9d3e2 box 60 10 4 70 0
  #b9d3e2 box 118 10 4 70 0
  #3b6f9f box 164 26 24 42 6
  #274d70 box 182 32 12 30 4

= breaker 190 150 12cm object table #f4f6f9
  #aab4c0 box 0 0 190 150 10
  main box 5 4 180 138 8
  #c3ccd8 box 16 22 48 100 4
  #c3ccd8 box 71 22 48 100 4
  #c3ccd8 box 126 22 48 100 4
  #23262e box 28 34 24 40 4
  #474d5a box 30 34 16 18 3
  #23262e box 83 70 24 40 4
  #d9483b box 83 104 24 7 2
  #474d5a box 85 92 16 14 3
  #23262e box 138 34 24 40 4
  #474d5a box 140 34 16 18 3
  #8d99ad oval 40 134 3 3
  #8d99ad oval 95 134 3 3
  #8d99ad oval 150 134 3 3

= dropper-bottle 70 150 10cm object table #f4f6f9
  #3b8fd8 path M24 0L46 0L52 34L18 34Z
  #67abe6 path M26 2L34 2L36 34L22 34Z
  dark box 4 40 62 110 14
  main box 4 40 56 108 13
  #bfe0ee box 8 84 54 40 2
  light box 12 50 7 86 3

= pill-bottle 90 130 10cm object table #e0862f
  #eef1f5 box 8 0 74 34 7
  #c9ced8 box 8 24 74 10 4
  dark box 4 34 82 96 12
  main box 4 34 76 94 12
  #ffffff box 10 58 70 44 3
  #8d99ad box 18 68 44 5 2
  #8d99ad box 18 80 30 5 2
  light box 10 42 8 80 4

= felt-pen 60 200 14cm object table #d9483b
  #eef1f5 box 10 60 40 138 10
  #d3d9e2 box 38 60 12 138 6
  main box 8 66 44 54 4
  dark box 20 0 20 30 5
  dark box 12 26 36 38 6

= spray-can 80 180 20cm object table #3f9a5a
  #eef1f5 box 22 0 36 30 8
  #c9ced8 path M8 44C12 28 68 28 72 44Z
  dark box 4 42 72 138 10
  main box 4 42 66 136 10
  #ffffff oval 38 104 24 28
  light box 12 52 8 116 4

= drink-carton 90 160 19cm object table #f0a23c
  #eef1f5 path M6 40L22 8L68 8L84 40Z
  #c9d2dc path M22 8L68 8L72 16L18 16Z
  dark box 4 38 82 122 3
  main box 4 38 72 120 3
  #ffffff oval 42 96 26 30
  #d9483b oval 42 96 15 17
  #3f9a5a box 36 18 20 16 4

= leather-shoe-laced 220 110 30cm object table #6b4423
  #2a1b12 path M4 90L214 90C218 104 206 108 196 108L14 108C6 108 2 102 4 90Z
  main path M6 92C2 66 8 36 12 16C30 26 58 28 78 16C104 46 142 60 178 64C206 68 216 78 214 92Z
  light path M20 30C34 36 60 36 76 26C84 36 92 44 100 50C70 52 40 46 20 30Z
  dark path M78 16C104 46 142 60 178 64L170 70C132 66 96 54 70 22Z
  #f4f1ea/4 path M84 26L106 22
  #f4f1ea/4 path M98 38L120 34
  #f4f1ea/4 path M112 48L136 44
`;

export const everydayThings = readDrawings(sheet);
