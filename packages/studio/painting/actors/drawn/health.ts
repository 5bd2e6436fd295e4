/** Health: what a nurse has, and parts of the body as a book shows them. The form of a line: see read-drawing.ts. */
export const health = `
= thermometer 40 140 22cm object table #d9483b
  #dfe8f0 box 10 0 20 110 10
  #dfe8f0 oval 20 120 18 18
  #ffffff box 13 4 14 104 7
  main oval 20 120 13 13
  main box 17 40 6 78 3
  #8a93a2/2 path M24 18L30 18 * 8 0 10
  shine oval 15 115 4 4

= inhaler 150 110 26cm object table #4e9ad0
  #dfeaf2 path M48 62C48 48 60 44 70 44L128 44C142 44 150 54 150 68C150 82 142 92 128 92L70 92C60 92 48 88 48 74Z
  #c3d4e0 box 72 44 5 48 0
  #ffffffa0 box 62 50 74 8 4
  #8fbfe0 oval 146 68 5 18
  #8a93a2 path M14 0L36 0L36 18L14 18Z
  #c9ced8 box 12 4 26 22 4
  main path M8 22L42 22L42 56L54 56L54 80L42 84L40 110L10 110C6 110 4 108 4 104Z
  light path M14 30L22 30L20 102L12 102Z
  dark path M42 56L54 56L54 80L42 84Z

= syringe 160 50 14cm object table #4e9ad0
  #8a93a2/3 path M112 27L158 27
  #c9ced8 box 100 20 16 14 2
  #e6eef4 box 38 10 66 34 4
  main box 62 14 40 26 2
  #8a93a2/2 path M50 12L50 22 * 5 11 0
  #8a93a2 box 12 22 40 9 2
  #8a93a2 box 4 8 9 38 3
  #8a93a2 box 34 4 6 46 3
  shine box 44 14 58 6 3

= pill-box 150 60 16cm object table #4e9ad0
  dark box 0 20 150 40 5
  main box 0 20 150 32 5
  pale box 4 6 18 32 3 * 7 20.6 0
  #ffffff oval 13 26 6 4 * 7 20.6 0
  #d9483b oval 13 18 6 4 * 3 41.2 0
  light box 4 42 18 8 2 * 7 20.6 0

= pills 110 96 10cm object table #e8843c
  #f6f9fc box 14 0 52 18 4
  #d7dee8 box 14 10 52 6 2
  main path M10 18L70 18L74 26L74 90C74 94 72 96 68 96L12 96C8 96 6 94 6 90L6 26Z
  #fbf6e8 box 6 44 68 34 0
  #d9483b box 34 50 10 22 1
  #d9483b box 28 56 22 10 1
  #f6f9fc oval 92 90 15 6
  #d9483b path M78 80C78 72 92 72 92 80L92 86L78 86Z

= insulin-pen 170 30 16cm object table #3f77b8
  #8a93a2/2 path M150 15L168 15
  #c9ced8 box 138 8 14 14 3
  #dfeaf2 box 92 5 48 20 4
  #8fcdee box 96 9 40 12 3
  main box 22 2 72 26 6
  #f6efdd box 40 8 24 14 2
  #23283a box 46 11 4 8 0
  #23283a box 53 11 6 8 0
  #e8843c box 2 4 22 22 5
  shine box 26 5 62 5 2

= plaster 130 40 8cm object table #e8b48a
  main box 0 0 130 40 20
  light box 42 0 46 40 2
  dark oval 14 14 2 2 * 3 8 6
  dark oval 102 14 2 2 * 3 8 6
  dark oval 52 10 2 2 * 4 9 0
  dark oval 52 20 2 2 * 4 9 0
  dark oval 52 30 2 2 * 4 9 0

= first-aid 120 100 34cm object table #d9483b
  dark/7 path M44 20C44 0 76 0 76 20
  main box 2 18 116 80 9
  dark box 2 52 116 4 0
  #ffffff oval 60 58 28 28
  main box 54 40 12 36 2
  main box 42 52 36 12 2
  light box 8 24 104 6 3

= tooth 90 110 2.5cm object table #fbf8f0
  dark path M16 6C30 -4 38 6 45 6C52 6 60 -4 74 6C92 20 88 44 78 62C76 80 76 110 66 110C56 110 58 78 45 78C32 78 34 110 24 110C14 110 14 80 12 62C2 44 -2 20 16 6Z
  main path M18 8C30 0 38 9 45 9C52 9 60 0 71 8C84 20 82 42 74 60C72 76 72 104 66 104C60 104 62 72 45 72C28 72 30 104 24 104C18 104 18 76 16 60C6 42 4 20 18 8Z
  #ffffff path M22 14C12 22 12 38 16 46C20 34 20 24 28 14Z
  shade path M60 4C84 8 84 42 74 60C72 76 72 104 66 104C64 90 66 76 62 66C70 50 74 22 60 4Z

= heart-organ 110 130 13cm symbol table #c2394a
  #5a7fc0/12 path M40 40L36 4
  #c2394a/13 path M52 40C52 8 86 2 92 20
  #5a7fc0/10 path M84 44L104 30
  dark path M56 30C34 20 4 34 8 66C12 96 44 122 62 130C84 118 104 92 102 62C100 36 76 26 56 30Z
  main path M54 36C36 28 12 40 15 66C18 90 44 112 60 121C78 110 92 88 91 62C90 42 72 32 54 36Z
  light path M22 62C22 50 30 42 40 42C32 50 28 62 30 76C24 74 22 68 22 62Z
  #5a7fc0/4 path M58 52C56 70 64 84 60 104
  #e8a0a8/4 path M72 50C70 66 78 76 74 92

= heart-chambers 120 130 13cm symbol table #c2394a
  #5a7fc0/12 path M36 34L34 4
  #c2394a/13 path M62 34C62 4 94 2 98 22
  dark path M60 26C32 14 2 30 6 64C10 96 46 122 62 130C86 118 114 92 112 62C110 32 82 20 60 26Z
  main path M60 32C36 22 10 36 13 64C16 90 46 112 61 121C82 110 104 88 104 62C102 38 80 28 60 32Z
  #5a7fc0 path M22 46C26 34 44 34 52 42L52 62L20 62C18 56 20 50 22 46Z
  #e8808c path M66 42C74 34 92 36 97 48C98 54 98 58 98 62L66 62Z
  #466aa8 path M20 70L52 70L52 106C36 98 22 86 20 70Z
  #d05a68 path M66 70L98 70C96 88 82 98 66 106Z
  #ffffff/3 path M24 66L48 66
  #ffffff/3 path M70 66L94 66

= lungs-organ 140 130 30cm symbol table #e08a96
  #d8c8b8/9 path M70 2L70 44
  #b8a898/2 path M65 10L75 10 * 4 0 9
  #d8c8b8/6 path M70 42C60 46 54 54 48 62 ~
  main path M56 30C34 30 4 80 6 116C10 134 46 130 58 116C66 100 66 40 56 30Z ~
  light path M48 42C32 54 16 86 16 110C28 96 34 66 50 50Z
  dark/3 path M52 60C46 76 38 84 26 92 ~
  dark/3 path M50 72C50 90 46 100 42 108 ~

= brain-organ 140 110 16cm symbol table #e8a0a0
  dark path M78 84L96 82L98 110L86 110Z
  dark oval 108 84 22 14
  main path M16 76C-6 66 0 36 18 32C20 12 48 2 62 10C82 -4 112 6 116 24C138 30 146 62 130 76C112 92 96 84 84 86C60 98 28 92 16 76Z
  dark/4 path M34 20C44 30 36 38 44 46C36 52 28 44 20 50
  dark/4 path M62 12C58 26 74 28 68 42C80 50 92 38 88 28
  dark/4 path M30 68C44 60 48 74 60 66C72 58 76 68 90 62
  dark/4 path M112 26C102 38 116 44 106 54C112 64 122 58 128 62
  pale path M22 36C26 24 40 14 50 14C40 20 34 28 32 36Z

= ear-bones 150 110 6cm symbol table #f3ead2
  #e8b48a path M6 30C6 -2 60 -2 62 32C62 50 44 54 44 70C44 88 20 100 14 84C26 80 22 66 14 56C8 48 6 40 6 30Z
  #c98a62 path M18 32C18 12 48 12 48 32C48 44 36 46 34 58C30 50 34 42 36 36C36 24 26 24 26 36Z
  #8a93a2/3 path M62 60L82 60
  dark/9 path M104 36C84 46 84 76 104 88
  dark/9 path M104 36C130 44 130 80 104 88
  main/6 path M104 36C84 46 84 76 104 88
  main/6 path M104 36C130 44 130 80 104 88
  main/8 path M120 62L136 62
  dark path M90 30C96 22 112 22 116 32L112 42L94 42Z

= blood-cells 150 100 2cm symbol table #d9483b
  main oval 34 30 28 20 -14
  dark oval 34 30 14 8 -14
  main oval 116 24 28 18 12
  dark oval 116 24 14 7 12
  main oval 118 78 28 19 -8
  dark oval 118 78 14 8 -8
  main oval 26 80 24 17 10
  dark oval 26 80 12 7 10
  #e6eaf6 path M50 54C46 36 62 30 72 36C80 26 96 34 94 46C106 54 100 72 88 72C84 84 66 82 64 74C52 74 44 62 50 54Z
  #8a7ac0 path M62 52C64 44 76 46 78 52C86 48 90 58 82 62C78 70 64 66 62 60C58 58 58 54 62 52Z

= bone-plain 150 50 40cm object table #f3ead2
  dark path M20 6C30 -2 40 8 36 18L114 18C110 8 120 -2 130 6C142 2 150 12 142 24C150 36 142 48 130 44C120 52 110 42 114 32L36 32C40 42 30 52 20 44C8 48 0 38 8 26C0 14 8 2 20 6Z
  main path M21 9C29 3 36 10 33 21L117 21C114 10 121 3 129 9C139 6 145 14 138 24C145 34 139 43 129 41C121 47 114 40 117 29L33 29C36 40 29 47 21 41C11 44 5 36 12 26C5 16 11 6 21 9Z
`;
