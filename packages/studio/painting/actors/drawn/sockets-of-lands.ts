/** What hangs on a wall or stands in it to give current, as it looks in different lands. The form of a line: see read-drawing.ts. */
export const socketsOfLands = `
= socket-schuko 140 140 8cm object table #f4f1ea
  #8a857a/4 box 4 4 132 132 14
  main box 4 4 132 132 14
  #d9d4c8 path M130 12C134 60 134 100 128 130C100 134 40 134 12 130C60 130 110 128 122 122C128 100 130 50 130 12Z
  #ffffff box 12 10 90 5 2
  #8a857a/4 oval 70 70 46 46
  #ece8de oval 70 70 46 46
  #cfc9bb oval 70 70 42 42
  #e2ddd0 oval 70 73 40 39
  #4a4740 oval 50 70 6.500 6.500
  #4a4740 oval 90 70 6.500 6.500
  #15171d oval 50 71 4 4
  #15171d oval 90 71 4 4
  #8a857a/4 box 63 27 14 11 2
  #c2ccd6 box 63 27 14 11 2
  #8a857a/4 box 63 102 14 11 2
  #c2ccd6 box 63 102 14 11 2
  #f4f8fa box 65 29 4 6 1
  #f4f8fa box 65 104 4 6 1
  #b8b1a2 path M24 62L30 62L30 78L24 78ZM110 62L116 62L116 78L110 78Z

= socket-round-holes 130 170 12cm object table #f7f6f2
  #8a8f98/4 box 4 4 122 162 10
  main box 4 4 122 162 10
  #dde0e4 path M120 12L122 160L12 164C50 160 100 160 112 152C118 110 118 50 120 12Z
  #ffffff box 12 10 80 5 2
  #8a8f98/4 path M40 54L90 54L112 85L90 116L40 116L18 85Z
  #eceef0 path M40 54L90 54L112 85L90 116L40 116L18 85Z
  #cdd2d8 path M42 58L88 58L107 85L88 112L42 112L23 85Z
  #e2e5e9 path M42 62L88 62L105 86L88 112L42 112L25 86Z
  #15171d oval 42 88 6 6
  #15171d oval 65 80 6 6
  #15171d oval 88 88 6 6
  #5a6270 oval 42 86 6 2.500
  #5a6270 oval 65 78 6 2.500
  #5a6270 oval 88 86 6 2.500
  #8a8f98 oval 65 26 5 5
  #8a8f98 oval 65 144 5 5
  #5a6270/1.6 path M62 23L68 29M62 147L68 141

= travel-adapter 160 122 7cm object table #f2f4f6
  shade oval 70 114 66 7
  #5a6472/4 box 110 38 36 9 3
  #c9d0d8 box 110 38 36 9 3
  #5a6472/4 box 110 66 36 9 3
  #c9d0d8 box 110 66 36 9 3
  #5a6472/4 box 108 28 8 60 2
  #a9b2bd box 108 28 8 60 2
  #5a6472/4 box 10 16 100 98 12
  main box 10 16 100 98 12
  #cfd6de path M100 18C108 20 110 24 110 30L110 104C110 112 104 114 98 114L30 114C70 112 96 106 98 90Z
  #ffffff box 16 22 60 5 2
  #5a6472/4 box 20 34 62 62 10
  #3f84c4 box 20 34 62 62 10
  #5fa4e0 box 24 38 54 20 6
  #15171d box 46 44 9 16 1
  #15171d box 30 68 15 8 1
  #15171d box 57 68 15 8 1
  #15171d oval 34 50 3.500 3.500
  #15171d oval 67 50 3.500 3.500
  #5a6472/4 box 90 42 9 26 3
  #f0a63c box 90 42 9 26 3
  #3fae6a oval 94 84 4 4
  #ffffff/2 path M24 104L64 104M70 104L80 104

= fuse-cartridge 170 106 3cm object table #e9e4d6
  shade oval 86 98 78 7
  #4a4a52/4 box 36 18 84 32 3
  main box 36 18 84 32 3
  #cbc4b0 box 36 38 84 12 0
  #ffffff box 40 22 76 6 2
  #8a857a/2 path M50 34L106 34
  #4a4a52/4 box 8 14 32 40 6
  #c2ccd6 box 8 14 32 40 6
  #4a4a52/4 box 116 14 32 40 6
  #c2ccd6 box 116 14 32 40 6
  #8a95a5 path M8 44L40 44L40 50C40 53 38 54 34 54L14 54C10 54 8 52 8 48ZM116 44L148 44L148 50C148 53 146 54 142 54L122 54C118 54 116 52 116 48Z
  #f4f8fa box 13 18 5 22 2 * 2 108 0
  #4a4a52/4 box 58 70 72 24 3
  #d8ecf6 box 58 70 72 24 3
  #ffffff box 62 73 64 5 2
  #3a3f48/2.5 path M62 83L82 83C84 83 86 86 88 89M126 83L108 83C104 83 102 79 100 77
  #2a2d33 oval 94 83 9 6
  #4a4a52/4 box 34 66 26 32 5
  #c2ccd6 box 34 66 26 32 5
  #4a4a52/4 box 128 66 26 32 5
  #c2ccd6 box 128 66 26 32 5
  #f4f8fa box 39 70 4 16 2 * 2 94 0
`;
