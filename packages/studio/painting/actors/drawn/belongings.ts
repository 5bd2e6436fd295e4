/** Clothes, papers, money and what people carry. The form of a line: see read-drawing.ts. */
export const belongings = `
= sock 96 110 26cm object table #7488a3
  main path M22 8L56 8L57 56C66 66 94 70 94 91C94 104 86 108 74 108L34 108C20 108 13 98 17 84C21 74 23 66 22 54Z
  light path M28 20L36 20L37 58C36 70 30 78 27 90C24 84 28 72 28 58Z
  dark path M17 86C20 76 23 70 23 62C34 66 41 78 36 92C30 101 20 98 17 90Z
  dark path M77 72C88 77 94 83 94 91C94 104 86 108 74 108C68 98 69 83 77 72Z
  dark box 20 2 38 18 4
  main box 21 3 36 15 4
  dark/2 path M26 4L26 17 * 5 6.5 0

= socks 140 110 26cm object table #7488a3
  use sock 44 0 1
  use sock 0 0 1

= shoe 140 84 29cm object table #c2543e
  #f6efdd path M6 70L134 70C138 78 134 84 126 84L14 84C8 84 4 78 6 70Z
  main path M8 26C8 16 18 12 26 18L44 22C50 24 56 18 58 12L84 42C98 52 128 50 134 70L6 70Z
  light path M14 30C24 34 36 34 44 30C40 46 30 56 14 58Z
  #f6efdd/4 path M60 20L48 34
  #f6efdd/4 path M68 28L56 42
  #f6efdd/4 path M76 36L64 50
  #f6efdd/4 path M58 14C40 2 30 12 44 18C30 6 52 0 60 14C70 -2 84 6 70 16
  dark path M96 48C112 52 130 54 134 70L108 70C108 60 104 54 96 48Z

= boots 120 120 40cm object table #3f8a5a
  dark path M70 4L106 4L104 70C116 74 120 84 120 104L72 104Z
  #3b4150 box 70 104 50 12 4
  main path M18 8L58 8L56 74C80 78 88 88 88 108L20 108Z
  #3b4150 box 18 108 72 12 4
  light path M24 22L34 22L34 100L26 100Z
  pale box 14 4 48 12 4

= hat-sun 150 70 36cm object table #e8c06a
  dark oval 75 56 74 14
  main path M34 54C32 12 54 2 75 2C96 2 118 12 116 54Z
  #c2543e path M33 40C56 50 94 50 117 40L117 54C94 62 56 62 33 54Z
  main path M1 56C20 48 34 50 36 54C54 62 96 62 114 54C116 50 130 48 149 56C130 72 20 72 1 56Z
  light path M44 36C44 16 56 8 66 8C56 16 52 28 52 40Z

= cap 140 78 28cm object table #3f77b8
  main path M10 66C6 20 34 4 60 4C88 4 104 26 104 62Z
  dark path M60 4C78 20 82 42 80 64L104 62C104 26 88 4 60 4Z
  deep path M62 64C90 52 126 58 138 72C140 78 132 78 126 76C104 70 80 72 62 72Z
  light path M20 56C20 30 34 14 46 12C36 26 32 42 34 58Z
  dark oval 60 5 7 4

= bobble-hat 100 112 30cm object table #d9483b
  pale oval 50 16 16 16
  main path M8 84C4 40 26 26 50 26C74 26 96 40 92 84Z
  #f6efdd path M12 60C36 52 64 52 88 60L91 70C64 62 36 62 9 70Z
  light path M22 54C26 40 34 34 40 32C34 42 32 48 32 54Z
  dark box 2 80 96 30 12
  main box 10 82 8 26 4 * 6 14.4 0

= coat 110 130 110cm object table #3f77b8
  #8a5a2c/4 path M55 12C55 2 68 2 66 10
  dark path M22 22L2 96L22 102L34 54Z ~
  main path M38 14L72 14L90 24L94 130L16 130L20 24Z
  dark path M55 34L57 130L53 130Z
  light path M38 14L55 34L44 52L34 18Z
  pale path M72 14L55 34L66 52L76 18Z
  #f6efdd oval 61 66 3 3 * 3 0 20
  dark box 24 88 20 4 2
  dark box 66 88 20 4 2

= apron 92 116 90cm object table #c2543e
  dark/4 path M28 10C34 -4 58 -4 64 10
  dark/4 path M12 48L-2 56
  dark/4 path M80 48L94 56
  main path M26 8L66 8L70 38C78 42 84 46 86 52L84 116L8 116L6 52C8 46 14 42 22 38Z
  light box 26 66 40 26 3
  dark/2 path M46 66L46 92

= ring-gold 90 100 2.2cm object table #e8b63c
  main path M45 14A43 43 0 1 0 45.1 14ZM45 28A29 29 0 1 1 44.9 28Z
  light path M16 40C22 24 34 18 45 18C34 24 24 32 20 46Z
  deep path M45 100A43 43 0 0 0 88 57C84 74 66 88 45 88C24 88 6 74 2 57A43 43 0 0 0 45 100Z
  #fff6d0 path M64 20L68 8L72 20L84 24L72 28L68 40L64 28L52 24Z

= curtain-ring 150 120 5cm object table #c2953a
  #8a5a2c box 0 22 150 10 5
  main path M75 10A44 44 0 1 0 75.1 10ZM75 22A32 32 0 1 1 74.9 22Z
  #8a5a2c box 40 22 16 10 0
  light path M44 44C46 30 58 22 70 22C58 28 52 36 50 48Z
  #8a93a2 oval 75 104 7 7
  #8a93a2/3 path M75 108C75 120 86 120 86 112

= ticket 140 74 14cm object table #e8b63c
  main path M6 0L134 0L134 26C122 28 122 46 134 48L134 74L6 74L6 48C18 46 18 28 6 26Z
  light box 14 8 78 58 2
  #8a5a2c box 24 20 56 7 2
  #b98a3c box 24 36 44 5 2
  #b98a3c box 24 48 50 5 2
  #8a5a2c/2 path M104 6L104 12 * 6 0 11
  #8a5a2c box 112 22 4 30 0
  #8a5a2c box 119 22 2 30 0

= price-tag 110 120 12cm object table #f2c25c
  #8a93a2/3 path M55 20C40 4 70 -6 62 10
  main path M28 34L55 10L82 34L92 44L92 114C92 118 90 120 86 120L24 120C20 120 18 118 18 114L18 44Z
  #fff6e6 oval 55 32 8 8
  light path M18 44L30 34L34 34L34 120L24 120C20 120 18 118 18 114Z
  #8a5a2c/5 path M32 66L80 66
  #8a5a2c/5 path M32 82L80 82
  #8a5a2c/5 path M32 98L60 98

= banknotes 150 80 16cm object table #5a9a6e
  deep poly 14 66 140 52 148 66 22 80
  dark poly 8 50 136 30 144 56 18 76
  main poly 2 24 132 4 142 42 12 64
  light poly 12 28 126 11 132 37 20 55
  main oval 72 33 17 14 -8
  pale oval 72 33 11 9 -8
  main oval 28 42 5 4
  main oval 116 26 5 4

= coin-stack 130 104 8cm object table #e8b63c
  dark path M4 84L4 92C4 104 64 104 64 92L64 84Z
  main oval 34 84 30 9
  dark path M4 70L4 78C4 90 64 90 64 78L64 70Z
  main oval 34 70 30 9
  light oval 34 69 22 5
  dark path M66 84L66 92C66 104 126 104 126 92L126 84Z
  main oval 96 84 30 9
  dark path M68 68L68 76C68 88 128 88 128 76L128 68Z
  main oval 98 68 30 9
  dark path M65 52L65 60C65 72 125 72 125 60L125 52Z
  main oval 95 52 30 9
  dark path M67 36L67 44C67 56 127 56 127 44L127 36Z
  main oval 97 36 30 9
  dark path M66 20L66 28C66 40 126 40 126 28L126 20Z
  main oval 96 20 30 9
  light oval 96 19 22 5

= purse 120 90 14cm object table #c2466a
  #e8b63c oval 52 12 7 7
  #e8b63c oval 68 12 7 7
  main path M22 28L98 28C116 44 124 90 98 90L22 90C-4 90 4 44 22 28Z
  #e8b63c box 18 18 84 12 6
  light path M26 36L40 36C28 50 22 70 26 84C10 78 14 50 26 36Z

= letter 140 96 22cm object table #fbf6e8
  dark box 0 4 140 92 4
  main box 2 4 136 90 3
  #e8dfc8 path M2 92L54 48L86 48L138 92Z
  light path M2 6L138 6L76 62C72 66 68 66 64 62Z
  deep/2 path M4 8L64 62C68 66 72 66 76 62L136 8
  #d9483b oval 70 62 11 11
  #b03228 oval 70 62 6 6

= parcel 120 96 34cm object table #c79a62
  main box 2 8 116 88 3
  light box 2 8 116 20 3
  #8a5a2c box 54 8 10 88 0
  #8a5a2c box 2 44 116 8 0
  #f6efdd box 74 58 36 28 2
  #8a93a2 box 79 64 22 3 1
  #8a93a2 box 79 71 26 3 1
  #8a5a2c/4 path M59 10C40 -10 30 6 58 10C88 -10 92 8 60 10

= notebook 96 116 21cm object table #3f77b8
  #f6efdd box 12 6 82 108 3
  dark box 4 2 84 112 4
  main box 14 2 74 112 4
  #f6efdd box 28 20 46 22 3
  deep box 34 28 34 3 1
  deep box 34 34 22 3 1
  #c9ced8/3 path M0 14L12 14 * 8 0 13
  #d9483b path M70 114L78 114L78 128L74 122L70 128Z

= book-pile 140 100 28cm object table #c2543e
  dark box 12 76 120 24 4
  #f6efdd box 18 80 114 16 2
  main path M12 78C12 76 14 76 16 76L40 76L40 100L16 100C14 100 12 100 12 98Z
  #2f6f8a box 2 50 118 26 4
  #f6efdd box 2 54 112 18 2
  #3f8aa8 path M92 50L116 50C119 50 120 52 120 54L120 72C120 74 118 76 116 76L92 76Z
  #c99a2c box 20 26 110 24 4
  #f6efdd box 26 30 104 16 2
  #e8b63c path M20 28C20 26 22 26 24 26L50 26L50 50L24 50C22 50 20 50 20 48Z
  #4c8a5a path M10 8L96 0L98 22L14 27C6 28 4 10 10 8Z
  #f6efdd path M20 12L97 5L98 18L22 23Z

= suitcase 120 112 65cm object floor #c2694a
  dark/7 path M44 22L44 6C44 2 76 2 76 6L76 22
  main box 2 20 116 90 9
  dark box 22 20 9 90 0 ~
  #e8b63c box 21 48 11 14 2 ~
  light box 8 26 10 78 5
  deep box 12 108 12 4 1 ~

= backpack 100 120 46cm object floor #3f77b8
  dark/7 path M38 14C38 -2 62 -2 62 14
  main path M14 40C14 8 86 8 86 40L88 110C88 116 84 120 78 120L22 120C16 120 12 116 12 110Z
  dark path M14 46L86 46L86 54L14 54Z
  light path M24 66L76 66L78 104C78 110 74 112 70 112L30 112C26 112 22 110 22 104Z
  deep/3 path M26 78L74 78
  #e8b63c box 46 50 8 14 2

= umbrella 130 130 95cm object table #d9483b
  #8a5a2c/5 path M65 14L65 116C65 130 84 130 84 116
  main path M2 66C2 -10 128 -10 128 66C120 54 102 54 94 66C86 54 74 54 65 66C56 54 44 54 36 66C28 54 10 54 2 66Z
  light path M36 66C38 40 50 18 65 9C26 14 6 40 2 66C10 54 28 54 36 66Z
  dark path M94 66C92 40 80 18 65 9C104 14 124 40 128 66C120 54 102 54 94 66Z

= phone 64 120 15cm object table #23283a
  main box 0 0 64 120 10
  #6fb4dd box 4 8 56 104 5
  #ffffff box 10 22 32 14 6
  #8fe0a0 box 22 42 32 14 6
  #ffffff box 10 62 38 14 6
  #ffffff50 poly 4 12 36 8 4 70
  main box 24 10 16 4 2
`;
