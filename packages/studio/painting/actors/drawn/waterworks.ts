/** What people build at the water, and what carries water. The form of a line: see read-drawing.ts. */
export const waterworks = `
= pier 170 110 3000cm building floor #a8743f
  #5fa8d8 path M0 88C40 82 130 82 170 88L170 110L0 110Z
  #ffffff80/2 path M8 96L30 96
  #ffffff80/2 path M76 102L104 102
  #ffffff80/2 path M132 94L156 94
  deep box 18 50 6 48 1 * 6 26 0
  deep/3 path M24 56L44 88 * 5 26 0
  deep/3 path M44 56L24 88 * 5 26 0
  #c9d8e2/2 path M16 98L26 98 * 6 26 0
  #f3ead8 box 96 14 44 28 1
  #c2543e poly 90 16 118 0 146 16
  #8fc0d8 box 102 20 10 12 1
  #8fc0d8 box 124 20 10 12 1
  #4e7fb5 box 115 22 7 20 1
  main box 8 40 158 12 2
  light box 8 40 158 4 2
  dark/1.5 path M22 44L22 52 * 9 16 0
  #f6f3ec/2.5 path M10 26L94 26
  #f6f3ec/2 path M10 33L94 33
  #f6f3ec/2.5 path M11 26L11 40 * 6 16 0
  #f6f3ec/2.5 path M144 26L164 26L164 40

= quay 170 110 800cm building floor #a39c90
  #5fa8d8 path M0 84L170 84L170 110L0 110Z
  #ffffff80/2 path M12 96L36 96
  #ffffff80/2 path M92 102L124 102
  dark box 6 40 158 56 1
  main box 8 42 36 16 1 * 4 39 0
  main box 8 60 16 16 1
  main box 27 60 36 16 1 * 3 39 0
  main box 144 60 18 16 1
  main box 8 78 36 14 1 * 4 39 0
  light box 47 42 36 16 1
  light box 105 60 36 16 1
  #6f8f6a path M6 88C40 82 90 92 164 86L164 97L6 97Z
  #d8d2c6 box 0 32 170 11 2
  #efeae0 box 0 32 170 4 2
  #3b4150 path M36 33L38 16C32 14 32 4 46 4C60 4 60 14 54 16L56 33Z
  #5a6274 path M40 32L42 14C38 12 38 8 44 7L46 32Z
  #d0a468/4 path M38 24C44 28 50 28 55 24
  #d0a468/4 path M54 25C72 34 84 36 88 60L86 72
  #3b4150/4 path M118 50C110 62 134 62 126 50
  #3b4150/4 path M140 34L140 92
  #3b4150/4 path M152 34L152 92
  #3b4150/3 path M140 46L152 46 * 5 0 10

= canal-lock 170 130 700cm building floor #6b4a2c
  #5fa8d8 box 36 96 98 34 0
  #9a958c box 0 32 38 98 2 ~
  #b5b0a6 box 2 36 16 12 1 * 2 18 0
  #b5b0a6 box 2 64 16 12 1 * 2 18 0
  #b5b0a6 box 2 92 16 12 1 * 2 18 0
  #87827a box 11 50 18 12 1
  #87827a box 11 78 18 12 1
  #87827a box 11 106 18 12 1
  #b5b0a6 box 134 36 16 12 1 * 2 18 0
  #b5b0a6 box 134 64 16 12 1 * 2 18 0
  #b5b0a6 box 134 92 16 12 1 * 2 18 0
  #87827a box 141 50 18 12 1
  #87827a box 141 78 18 12 1
  #87827a box 141 106 18 12 1
  #d8d2c6 box 0 28 38 8 2 ~
  main box 36 30 48 80 0
  dark box 86 30 48 80 0
  deep box 36 30 6 80 0 ~
  deep box 80 30 10 80 0
  light box 38 34 46 3 0
  deep box 42 52 38 4 0 ~
  deep box 42 78 38 4 0 ~
  deep/1.5 path M52 34L52 108 * 3 10 0
  deep/1.5 path M98 34L98 108 * 3 10 0
  #bfe0f2 path M82 60C80 76 78 92 74 112L96 112C92 92 90 76 88 60Z
  #ffffffb0/2 path M84 64L81 108
  #ffffffb0/2 path M87 66L89 108
  #e6f4fb path M60 112C66 104 76 108 85 106C94 108 104 104 110 112C104 118 66 118 60 112Z
  #ffffff80/2 path M42 122L58 122
  #ffffff80/2 path M112 120L128 120
  #f6f3ec box 0 14 12 13 2 ~
  #3b4150 box 8 14 74 12 2
  #3b4150 box 88 14 74 12 2
  #5a6274 box 12 14 70 4 1
  #5a6274 box 88 14 70 4 1

= dam 170 116 6000cm building floor #c4c1b8
  #5a9a56 path M0 116C6 66 14 30 28 20C38 16 44 22 46 30L46 116Z
  #4a8648 path M170 116C164 62 156 28 142 18C132 14 126 22 124 30L124 116Z
  #6fb2dc path M34 22L136 22L136 34L34 34Z
  #ffffff80/2 path M50 27L72 27
  #ffffff80/2 path M96 29L120 29
  main path M30 32C60 40 110 40 140 32L128 100C110 106 60 106 42 100Z
  light path M30 32C42 35 52 37 60 37L62 103C54 102 48 102 42 100Z
  shade path M114 37C124 36 132 34 140 32L128 100C122 102 118 103 112 103Z
  dark/1.5 path M35 54C60 62 110 62 136 54
  dark/1.5 path M38 76C60 84 110 84 132 76
  #a5a298 path M28 28C60 37 110 37 142 28L142 35C110 44 60 44 28 35Z
  #e6e3da path M28 27C60 36 110 36 142 27L142 30C110 39 60 39 28 30Z
  deep box 70 52 8 10 1 * 3 11 0
  #d8eef9 path M69 58L79 58C80 76 80 92 84 110L62 110C66 92 68 76 69 58Z
  #d8eef9 path M80 58L90 58C90 76 92 92 94 110L76 110C78 92 80 76 80 58Z
  #d8eef9 path M91 58L101 58C102 76 104 92 108 110L86 110C90 92 91 76 91 58Z
  #ffffff/2 path M73 62L70 104
  #ffffff/2 path M85 62L85 104
  #ffffff/2 path M97 62L100 104
  #5fa8d8 path M0 108C30 96 140 96 170 108L170 116L0 116Z
  #eef8fd path M54 108C64 98 106 98 116 108C106 113 64 113 54 108Z
  #5a9a56 path M0 116L0 94C14 94 26 102 34 116Z
  #4a8648 path M170 116L170 92C156 94 146 102 138 116Z

= weir 170 96 1200cm building floor #9a958c
  #5a9a56 path M0 20C30 10 140 10 170 20L170 96L0 96Z
  #7cb86a path M0 20C30 10 140 10 170 20L164 30L6 30Z
  #6fb2dc path M24 20L146 20L152 46L18 46Z
  #ffffff80/2 path M46 28L72 28
  #ffffff80/2 path M92 36L128 36
  #d8eef9 path M18 46C60 40 110 40 152 46L158 74C110 70 60 70 12 74Z
  #9fd0ec/3 path M32 48L28 70 * 6 8 0
  #9fd0ec/3 path M94 48L96 70 * 6 9 0
  #ffffff/2 path M28 47L24 72 * 6 12 0
  #ffffff/2 path M106 47L109 72 * 4 11 0
  main path M0 40L18 40C14 56 12 64 8 82L0 84Z
  dark path M152 40L170 40L170 84L162 82C158 64 156 56 152 40Z
  light box 0 38 19 6 2 ~
  #5fa8d8 path M4 82C40 74 130 74 166 82L170 96L0 96Z
  #eef8fd path M10 76C16 66 30 76 36 70C44 64 54 76 62 70C70 64 80 76 90 70C98 64 110 76 116 70C124 64 136 76 142 70C150 66 158 70 160 76C150 84 22 84 10 76Z
  #ffffff90/2 path M24 90L52 90
  #ffffff90/2 path M108 90L140 90

= footbridge 170 90 800cm building floor #b07a45
  #5a9a56 path M0 62C14 54 34 58 44 90L0 90Z
  #4a8648 path M170 62C156 54 136 58 126 90L170 90Z
  #5fa8d8 path M26 82C60 76 110 76 144 82L150 90L20 90Z
  #ffffff90/2 path M58 86L80 86
  #ffffff90/2 path M98 84L118 84
  deep path M14 66C54 32 116 32 156 66L156 76C116 44 54 44 14 76Z
  main path M10 62C54 26 116 26 160 62L160 68C116 34 54 34 10 68Z
  dark box 14 32 6 36 2 ~
  dark box 46 13 5 32 2 ~
  dark box 82 7 6 30 2
  main/5 path M8 38C54 2 116 2 162 38
  light/2 path M8 36C54 0 116 0 162 36
  main/3 path M12 52C54 14 116 14 158 52
  dark/1.5 path M28 53L30 60
  dark/1.5 path M64 39L64 46
  dark/1.5 path M106 39L106 46
  dark/1.5 path M142 53L140 60

= water-pipe 160 110 120cm object floor #7f92a8
  dark/26 path M14 30L96 30C114 30 124 40 124 58L124 96
  main/22 path M14 29L96 29C113 29 123 40 123 57L123 96
  light/5 path M16 23L96 23C118 24 128 36 129 56
  dark box 0 8 12 44 2
  main box 0 8 8 44 2
  dark box 52 10 16 40 2
  main box 52 10 7 40 2
  deep oval 56 16 2 2 * 2 8 0
  deep oval 56 44 2 2 * 2 8 0
  dark box 100 94 48 16 2
  main box 100 94 48 8 2
  deep oval 107 106 2 2 * 4 11 0
  #d9483b/5 path M22 4C22 -2 44 -2 44 4
  #d9483b box 14 0 38 6 3
  #8a5a2c box 30 4 6 14 0
  #6ab4e0 path M84 46C88 54 89 60 84 60C79 60 80 54 84 46Z

= road-drain 140 80 60cm object floor #59616f
  #474c57 poly 18 20 122 20 140 80 0 80
  #c3c5c9 poly 22 0 118 0 122 12 18 12
  #8e9299 poly 18 12 122 12 122 22 18 22
  #70747b/2 path M70 0L70 22
  main poly 32 28 108 28 120 70 20 70
  light poly 32 28 108 28 109 32 31 32
  #1d212b poly 38 34 46 34 40 64 30 64
  #1d212b poly 51 34 59 34 56 64 46 64
  #1d212b poly 65 34 75 34 77 64 63 64
  #1d212b poly 81 34 89 34 94 64 84 64
  #1d212b poly 94 34 102 34 110 64 100 64
  #6ab4e0 path M0 74C10 66 18 62 30 58L40 64C26 70 14 76 4 80L0 80Z
  #ffffff90/2 path M8 74L26 65

= pothole 170 74 90cm object floor #5a606c
  #474c57 path M0 74C4 40 20 8 34 4L138 4C152 12 166 44 170 74Z
  #e8e6df poly 30 8 36 8 22 30 15 30
  #e8e6df poly 9 46 16 46 8 70 2 70
  main path M36 40C34 26 52 20 66 22C80 14 112 16 122 26C138 30 142 46 130 54C120 64 92 62 78 60C58 66 38 56 36 40Z
  #2b2f39 path M44 40C44 30 56 26 68 27C82 20 106 22 116 31C130 34 130 46 122 50C112 57 92 56 78 54C62 58 46 52 44 40Z
  #7fb4d8 path M54 44C58 38 76 40 88 40C102 38 114 40 116 45C106 52 92 52 78 50C66 54 56 50 54 44Z
  #d8eef9/2 path M66 44L88 44
  #23262f/2 path M36 44L24 50L14 46
  #23262f/2 path M130 50L146 58L158 54
  #23262f/2 path M118 26L126 14L140 12
  #23262f/2 path M62 22L56 12
  #6d7482 oval 46 62 4 3
  #6d7482 oval 134 34 4 3
  #6d7482 oval 142 66 3 2

= water-tank 110 150 350cm building floor #7f92a8
  #6b7485/5 path M20 78L10 148
  #6b7485/5 path M90 78L100 148
  #6b7485/4 path M18 96L94 128
  #6b7485/4 path M92 96L16 128
  #5a6274 box 52 78 6 70 1
  dark box 6 70 98 8 2
  main path M10 22L100 22L100 66C100 74 10 74 10 66Z
  light path M18 24L34 24L34 71C26 70 20 69 18 67Z
  shade path M80 22L100 22L100 66C98 70 90 71 80 72Z
  dark/2 path M10 38L100 38
  dark/2 path M10 54L100 54
  dark poly 6 22 55 2 104 22
  main poly 6 22 55 2 60 22
  #5a6274/3 path M70 22L70 74 * 2 10 0
  #5a6274/2 path M70 30L80 30 * 5 0 9
`;
