/** Rooms: furniture, lamps and what runs on mains. The form of a line: see read-drawing.ts. */
export const home = `
= table 160 86 150cm building floor #b07a45
  deep box 20 12 10 66 1 ~
  dark box 8 10 12 76 2 ~
  main box 0 0 160 12 4
  light box 0 0 160 5 3
  dark box 18 12 124 10 0

= bench 160 60 150cm building floor #b07a45
  dark box 14 26 10 34 2 ~
  main box 4 0 152 8 3
  main box 0 20 160 9 3
  light box 0 20 160 3 2
  dark box 20 6 8 18 1 ~

= lamp 90 130 50cm object table #f2c25c
  #a8743f box 41 66 8 54 2
  #8a5a2c path M18 130C18 118 72 118 72 130Z
  #fff3cf path M24 66L66 66L76 88L14 88Z
  main path M26 4L64 4L84 68L6 68Z
  light path M32 8L44 8L34 64L14 64Z
  pale box 6 63 78 6 2

= porch-lamp 70 110 40cm object table #3b4150
  main path M35 0L62 26L8 26Z
  #f9d774 box 14 28 42 56 4
  #fff3cf leaf 35 80 40 11 0
  main/4 path M14 28L18 88
  main/4 path M56 28L52 88
  main box 10 84 50 8 2
  main box 22 92 26 18 2

= candle 60 120 20cm object table #f6efdd
  #fbe39a oval 30 22 20 22
  #f6a53a leaf 30 40 36 10 0
  #fdf0b4 leaf 30 38 20 5 0
  #3b4150/2 path M30 46L30 38
  main path M18 44C24 40 36 40 42 44L42 104L18 104Z
  #e2d7ba path M18 44L22 44C20 54 26 58 22 66L22 58Z
  shade box 35 44 7 60 0
  #c2953a path M4 102L56 102C56 114 48 120 40 120L20 120C12 120 4 114 4 102Z

= bed 170 96 200cm building floor #6fa0d0
  #8a5a2c box 0 0 12 96 3
  #8a5a2c box 158 34 12 62 3
  #a8743f box 6 66 158 16 3
  #f6f3ec box 10 46 150 24 6
  #ffffff path M14 34C14 26 52 24 56 32L58 48L14 50Z
  #dfe4ee path M16 44C30 48 46 48 57 44L58 48L14 50Z
  main path M50 44C80 36 140 38 160 44L160 74L54 74C46 62 44 52 50 44Z
  pale path M50 44C58 40 66 40 72 40C66 50 66 62 72 74L54 74C46 62 44 52 50 44Z
  shade path M60 66L160 66L160 74L58 74Z

= sofa 170 86 200cm building floor #4e8f8a
  #6b4a2c box 18 76 8 10 1 ~
  dark path M18 14C18 4 26 0 36 0L134 0C144 0 152 4 152 14L152 50L18 50Z
  main path M26 16C26 10 30 6 36 6L84 6L84 48L26 48Z ~
  light path M18 48C18 42 22 42 28 42L84 42L84 62L18 62Z ~
  main path M0 38C0 26 22 26 22 38L22 78L6 78C2 78 0 76 0 72Z ~
  dark box 22 60 126 18 2
  #f2c25c path M34 20L56 16L60 38L38 42Z

= armchair 110 110 95cm building floor #c2694a
  #6b4a2c box 16 100 8 10 1 ~
  dark path M22 18C22 -4 88 -4 88 18L88 66L22 66Z
  main path M30 22C30 6 80 6 80 22L80 60L30 60Z
  light path M20 58C20 52 90 52 90 58L90 76L20 76Z
  main path M0 50C0 34 24 34 24 50L24 102L6 102C2 102 0 100 0 96Z ~
  dark box 24 76 62 26 2

= door 80 150 200cm building floor #4e7fb5
  #e8e2d4 box 0 0 80 150 3
  dark box 7 7 66 143 1
  main box 9 9 62 141 1
  dark box 16 18 21 46 2 ~
  dark box 16 76 21 62 2 ~
  light box 18 20 17 42 1 ~
  light box 18 78 17 58 1 ~
  #e8b63c oval 64 78 4 4

= window 120 130 120cm building table #ffffff
  #9ed4ee box 6 6 108 108 2
  #d8f0fa poly 14 10 46 10 14 60
  #ffffff90 oval 84 36 16 7
  #ffffff90 oval 74 40 12 6
  #8cc07a path M6 96C30 80 60 100 114 84L114 114L6 114Z
  main/7 path M4 4L116 4L116 116L4 116Z
  main/5 path M60 4L60 116
  main/5 path M4 58L116 58
  #d8d2c4 box 0 116 120 14 3

= radiator 130 84 100cm building floor #f1f3f6
  #9aa3b1 box 14 74 6 10 1 ~
  dark box 0 8 130 66 4
  main box 4 4 14 72 6 * 8 15.4 0
  #c2543e box 122 62 8 8 2

= laptop 150 100 36cm object table #aab4c2
  #3b4150 box 20 0 110 78 6
  #6fb4dd box 26 6 98 64 2
  #ffffff box 34 16 52 6 2
  #d7ecf8 box 34 28 76 4 2 * 3 0 9
  #ffffff60 poly 26 6 60 6 26 60
  main path M8 78L142 78L150 94C150 98 148 100 144 100L6 100C2 100 0 98 0 94Z
  dark box 56 78 38 5 2

= radio 130 96 28cm object table #c2543e
  #8a93a2/4 path M96 22L126 0
  dark/6 path M26 24C26 8 104 8 104 24
  main box 2 22 126 70 9
  deep oval 38 60 24 24
  #3b4150 oval 38 60 19 19
  #5a6274/2 path M24 54L52 54
  #5a6274/2 path M22 60L54 60
  #5a6274/2 path M24 66L52 66
  #f6efdd box 74 34 44 18 3
  #d9483b box 98 34 2 18 0
  #f6efdd oval 84 72 8 8
  #f6efdd oval 108 72 8 8
  deep box 12 90 14 6 1 ~

= camera 120 92 14cm object table #474d5a
  dark box 38 0 40 24 6
  #c2543e oval 98 14 8 5
  main box 2 14 116 76 10
  #c9ced8 box 2 26 116 8 0
  #23283a oval 60 56 30 30
  #5a6274 oval 60 56 25 25
  #27486a oval 60 56 18 18
  #7fb4dd oval 54 50 6 6
  #fff3cf box 84 18 18 10 2

= microphone 56 140 26cm object table #9aa5b3
  #3b4150 oval 28 132 26 8
  #3b4150/5 path M28 130L28 96
  #3b4150/4 path M4 46C4 104 52 104 52 46
  #c9ced8 box 8 2 40 78 20
  main box 8 44 40 36 18
  #6b7485/2 path M10 16L46 16 * 4 0 8
  #d9483b box 8 44 40 5 0

= piano 170 110 150cm building floor #6b3f2a
  deep box 8 92 10 18 1 ~
  main box 4 0 162 100 4
  light box 0 0 170 7 3
  dark box 14 14 142 36 2
  #f6efdd poly 66 20 104 20 108 46 62 46
  #8a93a2/1.5 path M70 26L100 26 * 4 0 5
  dark box 0 54 170 10 2
  #fbf8f0 box 10 60 150 14 0
  #8a93a2/1 path M20 60L20 74 * 14 10 0
  #23202a box 17 60 6 8 0 * 2 10 0
  #23202a box 47 60 6 8 0 * 3 10 0
  #23202a box 87 60 6 8 0 * 2 10 0
  #23202a box 117 60 6 8 0 * 3 10 0
  dark box 0 74 170 6 2
  #e8b63c box 78 102 5 6 1 * 2 10 0

= church-organ 150 170 420cm building floor #8a5a2c
  dark box 4 110 142 60 3
  #d8b25a box 14 50 9 64 4
  #d8b25a box 26 36 9 78 4
  #d8b25a box 38 22 9 92 4
  #e8c878 box 50 12 10 102 5
  #e8c878 box 63 4 11 110 5
  #e8c878 box 77 4 11 110 5
  #e8c878 box 91 12 10 102 5
  #d8b25a box 104 22 9 92 4
  #d8b25a box 116 36 9 78 4
  #d8b25a box 128 50 9 64 4
  deep box 4 108 142 8 2
  main box 8 118 134 52 2
  #fbf8f0 box 38 124 74 7 1
  #fbf8f0 box 34 134 82 8 1
  #23202a box 42 124 3 4 0 * 9 8 0
  #23202a box 38 134 3 5 0 * 10 8 0
  deep box 52 148 46 22 2
  main box 4 30 6 140 2 ~

= television 150 104 110cm object table #23283a
  main box 0 0 150 88 5
  #6fb4dd box 5 5 140 78 2
  #8cc07a path M5 60C40 46 90 70 145 52L145 83L5 83Z
  #fff3cf oval 112 26 10 10
  #ffffff50 poly 5 5 50 5 5 70
  #3b4150 box 66 88 18 10 0
  #3b4150 box 44 97 62 7 3

= ironing-board 150 100 140cm building floor #6fa8d6
  #8a93a2/5 path M40 16L104 96
  #8a93a2/5 path M104 16L40 96
  main path M0 12C4 4 20 2 40 2L146 2C150 2 150 16 146 16L30 16C16 16 4 16 0 12Z

= clothes-line 170 100 220cm building floor #d9483b
  #8a5a2c box 4 0 7 100 2 ~
  #c9ced8/2 path M8 10C50 20 120 20 162 10
  main path M30 16L40 14L54 15L64 17L72 30L62 36L60 30L60 60L34 60L34 30L32 36L22 28Z
  #f2c25c path M86 18L108 18L110 60L100 60L97 32L94 60L84 60Z
  #6fa8d6 path M120 16L136 15L138 36L144 52C140 58 130 56 130 50Z

= detergent 84 100 30cm object table #4e8ac0
  dark path M40 0L66 0L66 18L40 18Z
  main path M14 22C14 18 18 16 22 16L70 16C78 16 82 24 82 34L82 92C82 98 78 100 74 100L10 100C4 100 2 98 2 92L2 58C2 40 14 44 14 22Z
  #f6efdd box 14 50 54 36 4
  main oval 32 64 6 6
  light oval 46 72 9 9
  dark oval 56 60 4 4
`;
