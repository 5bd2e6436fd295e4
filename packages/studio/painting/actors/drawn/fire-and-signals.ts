/** A fire station, and lights that are red or green. The form of a line: see read-drawing.ts. */
export const fireAndSignals = `
= fire-station 200 150 1100cm building floor #c9553f
  #6e2a1e box 4 2 38 148 2
  main box 7 4 32 146 1
  light box 9 6 7 144 0
  #f2ece0 box 1 0 44 10 2
  #c9bfae box 1 7 44 4 1
  #6e2a1e box 13 20 20 26 1 * 3 0 38
  #9ed4ee box 15 22 16 22 0 * 3 0 38
  #dff2fa poly 15 22 25 22 15 36 * 3 0 38
  #6e2a1e box 40 44 160 106 2
  main box 43 47 154 103 1
  dark box 43 50 154 4 0
  #f2ece0 box 34 37 166 13 2
  #c9bfae box 34 46 166 4 1
  #22304a box 78 54 84 19 3
  #f4f0e6 box 96 60 54 7 3
  #f0a52c path M86 71C80 69 80 62 85 57C85 61 88 61 88 57C93 62 93 69 88 71Z
  #ffe08a path M87 71C84 69 85 66 87 63C89 66 90 69 87 71Z
  #f2ece0 box 50 78 66 72 2
  #f2ece0 box 124 78 66 72 2
  #262b38 box 55 83 56 67 0
  #3d4456 path M55 83L111 83L103 92L63 92Z
  #3f8fe8 box 66 89 12 8 2
  #3f8fe8 box 88 89 12 8 2
  #bfe0ff box 68 90 4 3 1 * 2 22 0
  #86170f box 60 95 46 51 5
  #e03a2c box 62 97 42 47 4
  #22304a box 65 102 36 18 3
  #a9dcf0 path M67 104L82 104L76 118L67 118Z
  #5f9fc0 path M84 104L99 104L99 118L84 118Z
  #f7f4ea box 62 124 42 5 0
  #fff2a8 oval 69 135 5 4
  #fff2a8 oval 97 135 5 4
  #8a93a2 box 60 140 46 6 2
  #15171d box 63 144 10 6 1 * 2 30 0
  #7e1b13 box 129 83 56 67 0
  #d9463a box 131 85 52 14 1 * 4 0 16
  #f08070 box 131 85 52 3 1 * 4 0 16
  #bfe4f4 box 135 104 12 8 1 * 3 16 0
  #f4f0e6 box 153 136 8 3 1

= traffic-light-red 72 168 300cm object floor #2c3038
  #4a5060 box 30 108 12 60 2
  #6b7282 box 32 108 4 60 1
  #22262e box 18 160 36 8 3
  #191c22 box 10 4 52 112 12
  #2c3038 box 12 6 46 105 11
  #5a6274 box 17 10 4 94 2
  #ff6a5a66 oval 36 28 24 24
  #7a1a16 oval 36 28 17 17
  #ff3b2e oval 36 28 14 14
  #ff9a8a oval 34 25 9 9
  #ffffff oval 30 21 4 3 -30
  #3d3524 oval 36 60 15 15
  #4f4630 oval 36 60 12 12
  #1f3328 oval 36 92 15 15
  #2a4636 oval 36 92 12 12
  #14171c path M18 26C18 8 54 8 54 26C50 14 22 14 18 26ZM20 56C22 42 50 42 52 56C48 47 24 47 20 56ZM20 88C22 74 50 74 52 88C48 79 24 79 20 88Z

= traffic-light-green 72 168 300cm object floor #2c3038
  #4a5060 box 30 108 12 60 2
  #6b7282 box 32 108 4 60 1
  #22262e box 18 160 36 8 3
  #191c22 box 10 4 52 112 12
  #2c3038 box 12 6 46 105 11
  #5a6274 box 17 10 4 94 2
  #3f2220 oval 36 28 15 15
  #552e2a oval 36 28 12 12
  #3d3524 oval 36 60 15 15
  #4f4630 oval 36 60 12 12
  #5af08a66 oval 36 92 24 24
  #14522a oval 36 92 17 17
  #2fd467 oval 36 92 14 14
  #9af5b8 oval 34 89 9 9
  #ffffff oval 30 85 4 3 -30
  #14171c path M20 24C22 10 50 10 52 24C48 15 24 15 20 24ZM20 56C22 42 50 42 52 56C48 47 24 47 20 56ZM18 90C18 72 54 72 54 90C50 78 22 78 18 90Z
`;
