/** Fruit, vegetables and what is eaten. The form of a line: see read-drawing.ts. */
export const produce = `
= onion 100 110 9cm food table #b9713a
  #5aa84a/5 path M48 20C46 10 40 6 36 0
  #7cb85e/5 path M52 20C52 10 58 6 62 2
  main path M50 16C58 30 98 40 98 72C98 96 76 108 50 108C24 108 2 96 2 72C2 40 42 30 50 16Z
  light path M44 34C22 44 14 60 18 82C24 66 30 48 44 34Z
  dark/2 path M50 26C34 50 32 84 44 106
  dark/2 path M52 26C68 50 70 84 58 106
  dark/2 path M56 28C86 50 88 80 76 98
  #e8d8b8/2 path M44 107L40 110
  #e8d8b8/2 path M54 107L58 110

= onion-half 110 90 9cm food table #f3ead8
  #b9713a path M55 2C62 10 108 20 108 52C108 76 84 88 55 88C26 88 2 76 2 52C2 20 48 10 55 2Z
  main path M55 12C62 18 100 26 100 52C100 72 80 82 55 82C30 82 10 72 10 52C10 26 48 18 55 12Z
  #cbb88e/2.5 path M55 20C64 26 90 32 90 52C90 66 76 74 55 74C34 74 20 66 20 52C20 32 46 26 55 20Z
  #cbb88e/2.5 path M55 30C62 34 80 40 80 52C80 62 70 68 55 68C40 68 30 62 30 52C30 40 48 34 55 30Z
  #cbb88e/2.5 path M55 40C60 42 70 46 70 53C70 60 62 62 55 62C48 62 40 60 40 53C40 46 50 42 55 40Z

= carrot-whole 70 150 22cm food table #ef8630
  #4c9a4a leaf 35 44 44 8 -22
  #5aa84a leaf 35 44 46 8 0
  #4c9a4a leaf 35 44 44 8 22
  main path M12 48C12 34 58 34 58 48C56 92 44 130 35 150C26 130 14 92 12 48Z
  light path M20 46C22 44 26 42 30 42C28 76 32 110 35 138C26 116 20 84 20 46Z
  dark/2 path M48 62L58 60
  dark/2 path M14 76L24 78
  dark/2 path M42 96L50 94

= carrot-ring 90 150 22cm food table #ef8630
  use carrot-whole 10 0 1
  #e8b63c path M19 82C30 90 62 90 72 82L70 94C60 100 32 100 21 94Z
  #f9e08a path M26 86C34 90 44 91 50 90L50 95C40 95 32 94 26 91Z
  #fff6d0 path M66 78L69 70L72 78L80 81L72 84L69 92L66 84L58 81Z

= potatoes 140 86 30cm food table #c29a5c
  dark oval 46 62 34 22 8
  main oval 98 60 38 25 -10
  light oval 88 52 18 9 -14
  main oval 66 30 36 25 6
  light oval 58 22 18 9 4
  deep oval 48 36 3 2
  deep oval 76 24 3 2
  deep oval 84 40 2 2
  deep oval 104 70 3 2
  deep oval 118 54 3 2
  deep oval 40 68 3 2

= leek 60 150 45cm food table #f3f0e0
  #3f8a42 leaf 30 66 64 12 -26
  #4c9a4a leaf 30 66 66 12 26
  #5aa84a leaf 30 66 64 12 0
  main path M20 60L40 60L38 136C38 144 22 144 22 136Z
  #a8c87a path M20 60L40 60L39 90L21 90Z
  #e0d8c0/2 path M24 142L20 150
  #e0d8c0/2 path M30 142L30 150
  #e0d8c0/2 path M36 142L40 150

= cabbage 120 110 24cm food table #7ab85c
  dark path M8 70C-6 40 20 10 44 14C60 -4 100 6 106 34C126 52 120 92 92 102C60 114 20 108 8 70Z
  main path M18 66C14 40 40 20 62 24C88 18 108 44 100 70C92 98 34 100 18 66Z
  light path M34 62C34 44 52 34 66 40C82 40 90 58 82 72C70 88 40 84 34 62Z
  pale/3 path M60 86C58 70 60 56 66 44
  pale/2 path M60 74C50 70 44 64 42 58
  pale/2 path M61 66C70 64 76 60 78 54

= pumpkin 130 106 32cm food table #ec8328
  #5a8a3a path M58 22C60 10 54 6 50 4L64 0C72 6 72 14 72 22Z
  dark oval 28 62 26 40
  dark oval 102 62 26 40
  main oval 44 62 26 43
  main oval 86 62 26 43
  light oval 65 62 22 44
  shine oval 48 44 6 14

= peas 140 50 9cm food table #6fb04a
  dark path M2 26C30 -6 110 -6 138 18C120 56 30 62 2 26Z
  #4c8a34 path M10 28C36 8 104 6 130 20C108 46 36 52 10 28Z
  main oval 36 28 13 13 * 4 22 0
  light oval 32 24 5 5 * 4 22 0

= beetroot 100 150 14cm food table #8a2450
  #4c9a4a leaf 50 66 66 12 -22
  #5aa84a leaf 50 66 66 12 20
  #b03a6a/3 path M50 66L30 18
  #b03a6a/3 path M50 66L70 18
  main path M8 92C8 62 92 62 92 92C92 118 62 126 56 134L50 150L44 134C38 126 8 118 8 92Z
  light path M18 90C20 76 34 72 44 72C32 80 28 90 30 104C22 102 18 98 18 90Z

= apple-red 100 110 8cm food table #d9382e
  #7a5230/5 path M50 26C50 16 54 8 60 2
  #5aa84a leaf 52 20 34 10 66
  main path M50 24C66 14 98 22 96 56C94 90 74 110 62 108C56 107 54 105 50 105C46 105 44 107 38 108C26 110 6 90 4 56C2 22 34 14 50 24Z
  light path M16 54C16 40 24 32 34 32C26 40 24 52 28 68C20 68 16 62 16 54Z
  shade path M78 26C92 32 98 44 96 56C94 90 74 110 62 108C80 94 86 56 78 26Z

= pear-green 90 120 10cm food table #b5c248
  #7a5230/5 path M46 18C46 10 48 6 52 0
  main path M45 14C60 14 62 34 66 46C72 58 86 66 86 86C86 108 68 118 45 118C22 118 4 108 4 86C4 66 18 58 24 46C28 34 30 14 45 14Z
  light path M22 76C24 66 32 60 36 48C40 60 32 74 32 92C26 90 20 86 22 76Z

= strawberries 120 92 10cm food table #dc3240
  main path M6 36C0 70 28 86 38 90C48 86 72 70 66 36C56 24 16 24 6 36Z
  dark path M62 44C56 74 80 88 90 91C98 88 122 74 116 44C106 32 72 32 62 44Z
  #4c9a4a leaf 36 32 26 8 -70
  #5aa84a leaf 36 32 26 8 70
  #4c9a4a leaf 36 34 24 8 -20
  #5aa84a leaf 36 34 24 8 22
  #4c9a4a leaf 90 40 24 7 -70
  #5aa84a leaf 90 40 24 7 70
  #5aa84a leaf 90 42 22 7 8
  #f9dc8a oval 24 52 2 3 * 3 12 0
  #f9dc8a oval 30 66 2 3 * 2 13 0
  #f9dc8a oval 80 58 2 3 * 3 10 0
  #f9dc8a oval 86 70 2 3 * 2 9 0

= oats 120 90 20cm food table #e3cc98
  #d8c08a path M16 34C30 4 90 4 104 34Z
  #efe0b8 oval 40 24 6 3 20
  #efe0b8 oval 60 16 6 3 -20
  #efe0b8 oval 78 24 6 3 10
  #c0a468 oval 52 28 6 3 -10
  #c0a468 oval 70 14 5 3 30
  #4e8ac0 path M6 34L114 34C112 62 96 84 76 86L44 86C24 84 8 62 6 34Z
  #6fa8d6 path M18 40L34 40C36 60 42 76 48 84L44 86C28 80 18 62 18 40Z
  #3f77a8 box 42 84 36 6 2

= butter-dish 130 60 18cm food table #f6d870
  main box 26 10 78 34 3
  light box 26 10 78 10 3
  dark poly 104 12 118 20 118 44 104 44
  #e6ebf2 path M0 42L130 42C126 54 112 60 98 60L32 60C18 60 4 54 0 42Z
  #c2cbd8 box 0 42 130 4 2

= chickpeas 130 90 18cm food table #e0bd7a
  main oval 34 28 13 12 * 4 20 0
  light oval 30 24 5 4 * 4 20 0
  main oval 46 16 13 12 * 3 19 0
  light oval 42 12 5 4 * 3 19 0
  #b5763a path M6 34L124 34C122 64 104 84 84 88L46 88C26 84 8 64 6 34Z
  #c98a52 path M18 40L34 40C36 60 44 78 50 86L46 88C28 80 18 62 18 40Z

= pasta-plate 140 64 28cm food table #f2cf6a
  #e6ebf2 path M0 34L140 34C136 52 116 64 94 64L46 64C24 64 4 52 0 34Z
  main path M16 34C14 10 126 10 124 34Z
  dark/3 path M26 30C40 14 60 34 74 18
  dark/3 path M50 32C66 16 88 34 104 20
  dark/3 path M84 32C94 24 108 32 116 28
  #c2382a path M44 20C48 6 92 4 98 20C88 28 54 28 44 20Z
  #4c9a4a leaf 70 12 16 6 40
  #ffffff box 0 32 140 5 2

= soup-bowl 130 84 20cm food table #d9783c
  #c9cdd8/3 path M46 20C42 12 52 8 48 0
  #c9cdd8/3 path M68 20C64 12 74 8 70 0
  #c9cdd8/3 path M88 20C84 12 94 8 90 0
  #f6f3ec oval 65 34 63 10
  main oval 65 35 55 7
  #4c9a4a oval 50 34 4 2
  #f6d870 oval 74 36 5 2
  #f6f3ec path M2 36C4 64 30 78 46 80L84 80C100 78 126 64 128 36C110 48 20 48 2 36Z
  #4e8ac0/4 path M10 56C40 66 90 66 120 56
  #d8dce6 box 44 78 42 6 2

= jam-tart 110 50 10cm food table #c23a4a
  #d8a258 path M4 22L106 22L94 48C92 50 18 50 16 48Z
  #c08a42/2 path M22 26L28 48 * 5 14 0
  #e8bd78 oval 55 20 54 12
  main oval 55 19 42 8
  shine oval 42 16 12 3
`;
