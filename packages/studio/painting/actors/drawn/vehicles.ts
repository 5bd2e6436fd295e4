/** What drives, floats and is ridden, from the side, facing left. The form of a line: see read-drawing.ts. */
export const vehicles = `
= tram-side 170 104 1400cm vehicle floor #c8453d
  #3b4150/3 path M64 24L84 4L104 24
  #3b4150/2.5 path M72 4L96 4
  #8a93a2 box 34 20 100 8 3
  dark box 5 26 160 62 9
  main box 5 26 160 58 9
  #f6efdd box 5 36 160 29 2
  #bfe0ee box 12 39 21 23 2 * 3 25 0
  #8a93a2 box 88 38 20 46 2
  #bfe0ee box 90 41 7 38 1 * 2 9 0
  #bfe0ee box 113 39 21 23 2 * 2 26 0
  light box 5 67 160 4 0
  #ffe08a oval 12 77 4 4
  #ffe08a oval 158 77 4 4
  #23283a box 10 85 150 7 3
  #3b4150 oval 36 94 9 9 * 2 22 0
  #3b4150 oval 112 94 9 9 * 2 22 0
  #8a93a2 oval 36 94 4 4 * 2 22 0
  #8a93a2 oval 112 94 4 4 * 2 22 0

= bicycle-side 160 104 175cm vehicle floor #d9483b
  #3b4150/5 path M32 42A30 30 0 1 0 32.1 42Z
  #3b4150/5 path M128 42A30 30 0 1 0 128.1 42Z
  #9aa5b3/1.5 path M32 44L32 100
  #9aa5b3/1.5 path M4 72L60 72
  #9aa5b3/1.5 path M12 52L52 92
  #9aa5b3/1.5 path M52 52L12 92
  #9aa5b3/1.5 path M128 44L128 100
  #9aa5b3/1.5 path M100 72L156 72
  #9aa5b3/1.5 path M108 52L148 92
  #9aa5b3/1.5 path M148 52L108 92
  main/6 path M32 72L50 28L106 28L78 72L50 30
  main/6 path M78 72L128 72L106 28
  main/6 path M104 28L102 18
  #3b4150/5 path M50 30L44 10L30 10
  #3b4150/8 path M92 16L114 14
  #3b4150 oval 78 72 9 9
  #c9ced8/4 path M78 72L86 88
  #3b4150/4 path M80 89L94 89

= van-side 170 96 500cm vehicle floor #f1f3f6
  dark path M2 78L2 54C4 50 10 48 14 46L34 16C38 10 44 8 50 8L160 8C166 8 168 12 168 18L168 80L2 80Z
  main path M4 76L4 56C6 52 12 50 16 48L36 18C40 12 46 10 50 10L158 10C164 10 166 14 166 18L166 76Z
  #6f9ab8 path M22 46L40 20C42 16 46 16 50 16L68 16L68 46Z
  #a8cce0 path M28 46L44 20C46 18 48 18 50 18L56 18L42 46Z
  shade box 76 16 2 58 0
  shade box 4 58 162 4 0
  #3b4150 oval 40 80 16 16
  #c9ced8 oval 40 80 8 8
  #3b4150 oval 134 80 16 16
  #c9ced8 oval 134 80 8 8
  #f6d870 oval 8 60 5 5
  #d9483b box 162 52 6 12 1
  dark box 82 52 12 4 2

= camper-side 170 110 450cm vehicle floor #3fa0a8
  main path M4 54L4 92L166 92L166 50Z
  #f6f3e8 path M4 56C4 24 14 8 34 6L146 6C160 8 166 24 166 54C120 60 60 62 4 56Z
  #8fc0d8 path M12 44C14 26 20 18 34 18L46 18L46 46Z
  #8fc0d8 box 54 18 30 28 4
  #8fc0d8 box 92 18 30 28 4
  #8fc0d8 path M130 18L146 18C154 20 158 32 158 44L130 46Z
  #c9ced8 box 0 84 170 6 3
  dark box 62 52 2 34 0
  dark box 96 52 2 34 0
  #f6f3e8 oval 10 68 7 7
  #f2c229 oval 10 68 4 4
  #3b4150 oval 40 92 17 17
  #e6eaf0 oval 40 92 9 9
  #3b4150 oval 132 92 17 17
  #e6eaf0 oval 132 92 9 9

= tractor-side 160 120 400cm vehicle floor #d0382e
  #3b4150 box 34 20 6 34 2
  #8fc0d8 path M84 12L132 12L136 58L78 58Z
  dark box 78 4 62 9 4
  dark/5 path M84 12L80 58
  dark/5 path M132 12L136 58
  main path M8 50C10 44 16 44 22 44L82 44L82 90L12 90C6 90 6 60 8 50Z
  main path M76 56L140 56L144 86L76 90Z
  light box 12 50 60 7 3
  #3b4150 box 8 62 26 3 1 * 3 0 7
  #3b4150 oval 32 98 22 22
  #f2c229 oval 32 98 11 11
  #3b4150 oval 116 84 36 36
  #5a6274 oval 116 84 28 28
  #f2c229 oval 116 84 15 15
  #d8a01c oval 116 84 5 5

= milk-float 170 110 350cm vehicle floor #f3f5f8
  dark path M2 92L2 50L18 12C20 8 24 6 28 6L60 6L60 92Z
  main path M4 90L4 52L20 14C22 10 24 8 28 8L58 8L58 90Z
  #8fc0d8 path M10 50L24 16L50 16L50 50Z
  #4e8ac0 box 4 58 54 8 0
  #4e8ac0 box 58 6 110 8 2
  #4e8ac0 box 58 84 110 10 2
  #8a93a2 box 60 14 4 70 0
  #8a93a2 box 162 14 4 70 0
  #c9884a box 66 62 94 22 1
  #c9884a box 66 32 94 18 1
  #ffffff box 70 52 8 16 3 * 9 10 0
  #ffffff box 70 22 8 16 3 * 9 10 0
  #4e8ac0 box 71 49 6 4 1 * 9 10 0
  #4e8ac0 box 71 19 6 4 1 * 9 10 0
  #3b4150 oval 34 94 16 16
  #c9ced8 oval 34 94 7 7
  #3b4150 oval 130 94 16 16
  #c9ced8 oval 130 94 7 7
  #f6d870 oval 8 72 4 4

= rowing-boat 170 70 350cm boat floor #a8643c
  #c9a36a/5 path M70 0L104 62
  #d8b47a path M100 54L112 52L116 70L104 70Z
  dark path M2 18C50 30 120 30 168 14L150 52C148 58 140 60 134 60L40 60C30 60 24 58 20 50Z
  main path M2 18C50 30 120 30 168 14L164 26C120 42 50 42 8 30Z
  light path M2 18C50 30 120 30 168 14L166 20C120 34 50 36 4 24Z
  deep/2 path M16 42C60 52 110 52 156 40

= sailing-boat 140 150 700cm boat floor #d9483b
  #8a5a2c box 68 4 5 112 1
  #fbf8f0 path M66 10L66 108L6 108C26 84 50 44 66 10Z
  main path M76 20L76 108L128 108C114 80 94 44 76 20Z
  light path M76 20L76 108L96 108C92 80 84 44 76 20Z
  #8a5a2c path M2 116L138 116L120 144C118 148 114 150 108 150L34 150C26 150 22 148 20 144Z
  #a8743f box 0 112 140 8 3

= ferry-boat 170 110 3500cm boat floor #f3f5f8
  #3f77b8 path M2 66L168 66L158 100C156 106 152 110 146 110L28 110C18 110 10 106 8 100Z
  #d9483b path M8 98L158 98C156 106 152 110 146 110L28 110C18 110 10 106 8 98Z
  main box 14 38 142 30 3
  main box 34 16 84 24 3
  #d9483b box 92 0 16 18 2
  #6f9ab8 box 22 46 10 10 2 * 8 16 0
  #6f9ab8 box 42 22 10 9 2 * 5 15 0
  shade box 14 60 142 6 0

= fishing-boat 160 120 1200cm boat floor #3f77b8
  #8a5a2c box 84 4 4 60 1
  #8a93a2/2 path M86 6L150 62
  #8a93a2/2 path M86 6L30 66
  #f3f5f8 box 38 34 40 36 3
  #d9483b box 34 28 48 8 2
  #6f9ab8 box 44 42 12 12 2 * 2 16 0
  main path M0 60C40 74 110 76 160 58L140 108C138 116 132 120 124 120L36 120C26 120 22 116 18 108Z
  #f3f5f8 path M0 60C40 74 110 76 160 58L157 67C110 84 40 82 5 70Z

= cog-ship 150 140 2400cm boat floor #8a5a34
  #6b4226 box 72 6 5 98 1
  #d9483b path M74 2L104 8L74 16Z
  #f3e6c8 path M30 24L120 24C130 50 128 72 118 88L32 88C22 72 20 50 30 24Z
  #d9483b path M58 24L92 24C98 50 98 70 92 88L58 88C52 70 52 50 58 24Z
  #6b4226/3 path M28 24L122 24
  dark path M118 70L150 70L148 90L120 98Z
  main path M0 84C20 96 50 102 80 102C110 102 134 98 150 88L134 132C132 138 126 140 120 140L30 140C20 140 14 136 12 128Z
  dark/2 path M8 108C50 120 100 120 142 106
  dark/2 path M12 122C50 132 100 132 138 120
`;
