/** What tells and sells at a station. The form of a line: see read-drawing.ts. */
export const stationsInside = `
= departure-board 200 130 300cm object table #1b2230
  #5a6274/4 path M50 0L50 14M150 0L150 14
  #7d8798 box 0 12 200 118 5
  main box 4 16 192 110 3
  #2f6fb5 box 4 16 192 24 3
  #f4f7fa path M22 20L32 20C36 20 38 22 38 26L38 32C38 34 36 35 34 35L20 35C18 35 16 34 16 32L16 26C16 22 18 20 22 20Z
  #2f6fb5 box 19 23 16 6 1
  #f4f7fa/2 path M20 35L17 39M34 35L37 39
  #f4f7fa box 48 25 70 6 2
  #f4f7fa box 158 22 30 12 2
  #2f6fb5 box 163 26 6 4 1
  #2f6fb5 box 177 26 6 4 1
  #2f6fb5 oval 173 26 1 1 * 2 0 4
  #f7c33c box 12 48 28 8 1 * 4 0 20
  #f7f4ea box 50 48 58 8 1
  #f7f4ea box 50 68 74 8 1
  #f7f4ea box 50 88 46 8 1
  #f7f4ea box 50 108 66 8 1
  #9fb4c8 box 138 48 12 8 1 * 4 0 20
  #5ad07a box 160 48 28 8 1
  #f0503c box 160 68 28 8 1
  #5ad07a box 160 88 28 8 1
  #5ad07a box 160 108 28 8 1
  #39465a box 8 60 184 1.5 0 * 3 0 20

= ticket-machine 110 176 180cm object floor #c8402f
  #22262e box 6 168 98 8 2
  deep box 4 0 102 170 6
  main box 8 4 94 164 4
  light box 10 8 6 156 2
  #f7f4ea box 22 10 66 16 3
  deep path M34 14L48 14C48 16 48 16 50 16C50 20 50 20 48 20L48 22L34 22C34 20 34 20 32 20L32 16C34 16 34 16 34 14Z
  deep box 56 15 26 6 2
  #22262e box 18 32 58 50 3
  #7fc4e8 box 22 36 50 42 1
  #eaf7fc box 26 40 42 8 1
  #f7c33c box 26 52 19 10 2
  #f4f7fa box 49 52 19 10 2
  #5ad07a box 26 66 42 8 2
  #22262e box 80 36 18 26 2
  #8a93a2 box 83 40 12 3 1
  #e8c04a oval 89 53 4 4
  #22262e box 80 66 18 16 2
  #8a93a2 box 83 69 3 3 0.5 * 3 4.5 0
  #8a93a2 box 83 75 3 3 0.5 * 3 4.5 0
  #22262e box 20 92 70 34 3
  #454d5c path M24 96L86 96L80 104L30 104Z
  #8a6a2c path M34 100L76 100L76 132C72 129 70 135 66 132C62 129 60 135 55 132C50 129 48 135 44 132C40 129 38 135 34 132Z
  #fdf6dc path M36 102L74 102L74 128C70 126 69 131 65 128C61 126 59 131 55 128C51 126 48 131 44 128C41 126 39 130 36 128Z
  #c8a04a box 41 108 28 4 1 * 2 0 8
  #22262e box 22 142 66 18 2
  #5a6274 box 26 146 58 10 1
`;
