/** What hangs on the mains at home. The form of a line: see read-drawing.ts. */
export const electrics = `
= heater 130 100 60cm building floor #e7e2d8
  #3b4150 box 16 92 22 8 3 ~
  dark box 0 4 130 90 10
  main box 0 2 126 90 10
  #5a5348 box 10 12 106 60 6
  #3b342c box 13 15 100 54 4
  #f08a3a/6 path M20 30L106 30
  #ffd08a/2 path M20 29L106 29
  #f08a3a/6 path M20 52L106 52
  #ffd08a/2 path M20 51L106 51
  #c9ced8/2 path M24 15L24 69 * 10 8.8 0
  #f6a53a30 oval 63 42 46 26
  #3b4150 oval 24 82 5 5
  #d9483b oval 104 82 4 4
  shade box 108 2 18 90 9
  shine box 6 6 60 4 2

= thermostat 100 108 10cm object table #f4f6f9
  #c3cbd9 oval 52 56 48 50
  main oval 50 52 50 50
  #dfe5ee oval 50 52 42 42
  #3b4150 oval 50 52 36 36
  #5a6274/2 path M50 20L50 25
  #5a6274/2 path M82 52L77 52
  #5a6274/2 path M18 52L23 52
  #f08a3a/5 path M26 70A30 30 0 1 1 76 66
  #fff3cf oval 76 66 4 4
  #f08a3a path M50 32C60 44 64 50 64 58C64 68 58 72 50 72C42 72 36 68 36 58C36 50 44 48 50 32Z
  #ffd67a path M50 48C56 56 58 58 58 62C58 68 54 70 50 70C46 70 42 68 42 62C42 58 46 56 50 48Z
  shine path M14 40C18 24 32 12 48 10C34 18 24 28 20 44Z
  #c3cbd9 box 30 102 40 6 2

= electric-fan 110 150 45cm object floor #6fb0d8
  #3b4150 path M18 142C18 128 92 128 92 142L94 150L16 150Z
  #5a6274 path M22 140C26 132 60 130 70 132C46 134 32 138 28 144Z
  #c9ced8 box 49 96 12 40 3
  #8a93a2 box 56 96 5 40 2
  #e9eef4 oval 55 54 53 53
  #c9d6e2 oval 55 54 47 47
  dark path M55 54C38 44 30 20 48 10C66 8 70 34 55 54Z
  main path M55 54C40 44 32 24 46 13C58 14 62 34 55 54Z
  dark path M55 54C72 46 98 54 98 74C92 92 68 78 55 54Z
  main path M55 54C70 48 92 56 95 72C86 84 68 72 55 54Z
  dark path M55 54C54 74 38 94 20 86C8 72 30 56 55 54Z
  main path M55 54C52 70 38 88 23 82C14 70 34 58 55 54Z
  #8a93a2/1.5 path M55 4L55 104
  #8a93a2/1.5 path M5 54L105 54
  #8a93a2/1.5 path M20 18L90 90
  #8a93a2/1.5 path M90 18L20 90
  #8a93a2/4 path M55 3A51 51 0 0 1 55 105A51 51 0 0 1 55 3
  #8a93a2/2 path M55 24A30 30 0 0 1 55 84A30 30 0 0 1 55 24
  #3b4150 oval 55 54 11 11
  #8a93a2 oval 52 51 4 4

= light-switch 100 104 9cm object table #f7f8fa
  #c3cbd9 box 3 5 96 98 10
  main box 0 0 96 98 10
  #dfe5ee box 28 18 40 62 5
  #ffffff path M30 24C30 22 32 20 34 20L62 20C64 20 66 22 66 24L66 49L30 49Z
  #c3cbd9 path M30 49L66 49L66 74C66 76 64 78 62 78L34 78C32 78 30 76 30 74Z
  #e9edf3 path M30 49L66 49L66 66L30 66Z
  #d9483b box 43 26 10 4 2
  #aab4c2 oval 14 49 5 5
  #aab4c2 oval 82 49 5 5
  #7f8998/1.5 path M11 49L17 49
  #7f8998/1.5 path M79 49L85 49
  shine box 6 6 60 5 2

= wall-socket 150 104 15cm object table #f7f8fa
  #c3cbd9 box 3 5 147 99 10
  main box 0 0 146 98 10
  #e3e8f0 box 10 12 58 74 6
  #e3e8f0 box 78 12 58 74 6
  #3b4150 box 35 42 8 14 1
  #3b4150 box 20 64 12 7 1
  #3b4150 box 46 64 12 7 1
  #3b4150 box 103 42 8 14 1
  #3b4150 box 88 64 12 7 1
  #3b4150 box 114 64 12 7 1
  #ffffff box 22 18 34 14 3
  #c3cbd9 box 38 18 18 14 3
  #d9483b box 26 23 6 4 1
  #ffffff box 90 18 34 14 3
  #c3cbd9 box 106 18 18 14 3
  #d9483b box 94 23 6 4 1
  shine box 6 4 90 4 2

= extension-lead 170 84 40cm object table #f4f6f9
  #3b4150/6 path M128 46C150 40 164 26 150 14C134 2 96 2 74 12C54 20 30 18 18 12
  #3b4150 path M20 2L34 6L30 24L16 22C8 20 8 2 20 2Z
  #e8b63c/4 path M12 8L0 6
  #e8b63c/4 path M11 17L0 16
  #b9c3d1 path M6 58L132 44C140 43 142 50 142 54L142 72C142 76 138 78 134 79L12 84C4 84 2 80 2 76L2 64C2 60 4 58 6 58Z
  main path M8 46L130 34C138 33 142 38 142 46L142 54C142 58 138 62 132 62L12 70C4 70 2 66 2 60L2 54C2 50 4 47 8 46Z
  #d5dce6 oval 28 58 15 9 -4
  #d5dce6 oval 64 54.5 15 9 -4
  #d5dce6 oval 100 51 15 9 -4
  #3b4150 oval 28 54 2 2
  #3b4150 oval 22 60 2.4 2
  #3b4150 oval 34 60 2.4 2
  #3b4150 oval 64 50.5 2 2
  #3b4150 oval 58 56.5 2.4 2
  #3b4150 oval 70 56.5 2.4 2
  #3b4150 oval 100 47 2 2
  #3b4150 oval 94 53 2.4 2
  #3b4150 oval 106 53 2.4 2
  #d9483b path M122 42L132 41L132 52L122 53Z
  #ff9a8a path M122 42L132 41L132 46L122 47Z

= phone-charger 130 120 12cm object table #f7f8fa
  #d5dce6/7 path M48 78C48 112 92 118 92 84C92 52 120 60 118 92
  #ffffff/4 path M47 78C47 108 90 114 90 84C90 54 118 58 117 92
  #9aa5b3 box 111 104 14 16 2
  #eef2f7 box 108 88 20 18 4
  #8a93a2 box 24 0 6 20 2
  #8a93a2 box 66 0 6 20 2
  #c9d1dc box 24 0 3 20 1
  #c9d1dc box 66 0 3 20 1
  #c3cbd9 box 14 16 70 64 10
  main box 10 14 70 62 10
  #e3e8f0 path M62 14L70 14C76 14 80 18 80 24L80 66C80 72 76 76 70 76L56 76C64 60 66 34 62 14Z
  #3b4150 box 38 64 18 6 2
  #f2b84a path M48 26L34 48L44 48L40 60L56 40L46 40Z
  shine box 15 20 6 44 3

= cable-coil 140 120 30cm object table #474d5a
  main/7 path M70 14C22 14 14 40 14 58C14 84 36 104 70 104C104 104 124 84 124 58C124 36 106 16 70 14Z
  light/2 path M70 12C24 12 12 38 12 56
  main/7 path M70 24C34 24 24 44 24 60C24 80 42 94 70 94C98 94 114 78 114 60C114 40 98 26 70 24Z
  light/2 path M68 22C34 23 22 42 22 58
  main/7 path M70 34C44 34 34 48 34 60C34 76 50 84 70 84C90 84 104 74 104 60C104 44 90 36 70 34Z
  light/2 path M68 32C44 33 32 46 32 58
  deep/3 path M70 99C98 99 118 80 119 60
  main/7 path M112 88C122 100 122 108 116 116
  #f2c25c box 58 80 22 32 4
  #ffe0a0 box 58 80 8 32 4
  main box 100 96 26 24 4
  #c9ced8 box 104 114 18 6 1
  main/7 path M22 82C10 94 8 100 10 108
  main box 0 98 20 14 3
  #c9ced8 box 2 110 16 10 1
  #3b4150 box 5 114 4 3 0
  #3b4150 box 11 114 4 3 0
`;
