/** Buildings and what stands in a street. The form of a line: see read-drawing.ts. */
export const places = `
= school 170 120 700cm building floor #c2694a
  #8a93a2/2 path M85 20L85 2
  #d9483b path M86 2L102 6L86 11Z
  dark poly 52 46 85 18 118 46
  main box 52 44 66 76 0
  main box 2 60 166 60 0
  deep box 0 54 52 8 1
  deep box 118 54 52 8 1
  #f6efdd oval 85 38 9 9
  #23283a/2 path M85 33L85 38L89 40
  #bfe0ee box 12 70 14 18 1 * 2 20 0
  #bfe0ee box 12 96 14 18 1 * 2 20 0
  #bfe0ee box 124 70 14 18 1 * 2 20 0
  #bfe0ee box 124 96 14 18 1 * 2 20 0
  #bfe0ee box 60 56 14 18 1 * 3 18 0
  #8a5a2c box 72 88 26 32 2
  #e8b63c oval 82 104 2 2
  #e8b63c oval 88 104 2 2

= hospital 170 130 1100cm building floor #eef2f6
  dark box 40 0 90 130 2
  main box 43 3 84 127 1
  main box 2 44 40 86 1
  main box 128 44 40 86 1
  #d9483b box 79 10 12 34 1
  #d9483b box 68 21 34 12 1
  #7fb4d6 box 50 52 12 14 1 * 6 12.4 0
  #7fb4d6 box 50 72 12 14 1 * 6 12.4 0
  #7fb4d6 box 8 54 10 12 1 * 3 10.6 0
  #7fb4d6 box 8 74 10 12 1 * 3 10.6 0
  #7fb4d6 box 8 94 10 12 1 * 3 10.6 0
  #7fb4d6 box 132 54 10 12 1 * 3 10.6 0
  #7fb4d6 box 132 74 10 12 1 * 3 10.6 0
  #7fb4d6 box 132 94 10 12 1 * 3 10.6 0
  #d9483b box 56 94 58 6 2
  #4a708f box 66 100 38 30 0
  #bfe0ee box 68 102 16 28 0 * 2 18 0

= house-plain 140 120 900cm building floor #e6d2b0
  #8a5a48 box 98 12 14 26 1
  #b5503c poly 4 52 40 14 100 14 136 52
  #933e2e poly 4 52 10 46 130 46 136 52
  main box 14 52 112 68 0
  shade box 14 52 112 6 0
  #8fc0d8 box 24 66 24 22 2
  #8fc0d8 box 92 66 24 22 2
  #ffffff/3 path M36 66L36 88
  #ffffff/3 path M104 66L104 88
  #4e7fb5 box 58 72 24 48 2
  #e8b63c oval 77 98 2 2
  #5a9a46 path M14 120C14 108 30 106 34 112C40 104 54 108 54 120Z
  #5a9a46 path M88 120C90 108 104 106 108 112C114 106 126 110 126 120Z

= houses-row 170 110 2400cm building floor #d8b48a
  #b5503c poly 0 46 28 16 58 46
  main box 4 46 50 64 0
  #6a7486 poly 54 40 84 8 116 40
  #e6d8c2 box 58 40 54 70 0
  #7a4a34 poly 112 50 140 24 170 50
  #c98a72 box 116 50 50 60 0
  #8fc0d8 box 12 56 12 14 1 * 2 20 0
  #8fc0d8 box 68 52 12 14 1 * 2 22 0
  #8fc0d8 box 124 60 12 14 1 * 2 20 0
  #4e7fb5 box 22 84 14 26 1
  #4c8a5a box 78 82 14 28 1
  #d9483b box 134 84 14 26 1

= church 120 150 1400cm building floor #d8cdb8
  #8a93a2/3 path M30 0L30 18
  #8a93a2/3 path M24 7L36 7
  #6a7486 poly 10 56 30 12 50 56
  main box 12 54 36 96 0
  dark box 40 54 8 96 0
  #6a7486 poly 44 98 60 64 116 64 120 98
  main box 46 96 72 54 0
  #4a5a80 path M24 80C24 68 36 68 36 80L36 96L24 96Z
  #5a3a24 path M20 150L20 126C20 114 40 114 40 126L40 150Z
  #4a5a80 path M58 112C58 104 68 104 68 112L68 134L58 134Z
  #4a5a80 path M78 112C78 104 88 104 88 112L88 134L78 134Z
  #4a5a80 path M98 112C98 104 108 104 108 112L108 134L98 134Z

= bus-stop 110 140 260cm building floor #3f77b8
  #6a7486 box 88 6 5 134 1
  main oval 90 20 20 20
  #ffffff box 80 12 20 14 3
  #23283a box 82 14 16 6 1
  #23283a oval 85 28 2.5 2.5
  #23283a oval 95 28 2.5 2.5
  dark box 0 44 76 8 3
  #cfe4ee90 box 4 52 68 76 0
  #6a7486 box 4 52 4 88 1
  #6a7486 box 68 52 4 88 1
  #a8743f box 12 104 52 7 2
  #6a7486 box 18 110 4 30 0
  #6a7486 box 54 110 4 30 0

= well 110 130 230cm building floor #9aa0a8
  #8a5a2c box 14 34 8 60 0 ~
  #8a5a2c box 16 48 78 6 2
  #c9a36a/3 path M55 52L55 70
  #c2543e poly 0 40 55 2 110 40 102 44 8 44
  #7a3a2a/2 path M14 36L96 36
  #6b7f9a path M44 70L66 70L63 88L47 88Z
  #8a93a2/2 path M45 72C48 62 62 62 65 72
  dark oval 55 92 46 9
  #2f3a4a oval 55 92 38 6
  main path M9 92C20 104 90 104 101 92L98 124C90 132 20 132 12 124Z
  dark path M14 104L34 107L34 116L14 113Z
  light path M40 108L62 108L62 117L40 117Z
  dark path M68 108L92 105L92 113L68 117Z

= stone-bridge 170 90 1800cm building floor #b0a890
  #6fb4dd path M0 78L170 78L170 90L0 90Z
  main path M0 42C50 14 120 14 170 42L170 84L148 84C148 40 98 40 98 84L72 84C72 40 22 40 22 84L0 84Z
  dark path M0 36C50 8 120 8 170 36L170 44C120 16 50 16 0 44Z
  dark/4 path M22 84C22 40 72 40 72 84
  dark/4 path M98 84C98 40 148 40 148 84
  #bfe4f8/2 path M28 84L60 84
  #bfe4f8/2 path M104 85L140 85

= gravestones 150 96 100cm building floor #a8b0ba
  main path M8 88L8 30C8 6 50 6 50 30L50 88Z
  light path M14 80L14 32C14 18 26 14 32 14C22 22 20 34 20 80Z
  dark/3 path M20 40L40 40
  dark/3 path M20 52L40 52
  dark path M62 88L62 44C62 24 96 24 96 44L96 88Z
  main box 118 24 10 64 1
  main box 106 38 34 10 1
  #5a9a4e path M0 84C30 78 120 78 150 84L150 96L0 96Z
  #63b556 leaf 54 90 16 4 -14 * 3 20 0

= flats 120 150 1500cm building floor #d8a878
  dark box 6 0 108 6 1
  main box 10 4 100 146 1
  #7fb4d6 box 20 16 18 18 1 * 4 0 28
  #7fb4d6 box 51 16 18 18 1 * 4 0 28
  #7fb4d6 box 82 16 18 18 1 * 4 0 28
  #8a5a2c box 48 124 24 26 1
  #f6efdd box 18 36 22 8 1 * 4 0 28
  #f6efdd box 80 36 22 8 1 * 4 0 28

= library-front 170 120 800cm building floor #d9cfb8
  dark poly 10 36 85 4 160 36
  main poly 22 33 85 8 148 33
  dark box 10 36 150 10 1
  main box 18 46 134 62 0
  #8a5a2c box 70 64 30 44 1
  light box 24 46 12 62 2 * 3 17 0
  light box 100 46 12 62 2 * 3 17 0
  #4e7fb5 path M70 18C76 16 82 16 85 19C88 16 94 16 100 18L100 28C94 26 88 26 85 29C82 26 76 26 70 28Z
  dark box 6 108 158 6 1
  dark box 0 114 170 6 1

= pub 150 120 800cm building floor #f0e6d2
  #7a4a34 poly 4 44 24 8 126 8 146 44
  #a85a3c box 100 0 14 20 1
  main box 10 44 130 76 0
  #3f5f4a box 10 74 130 8 0
  #f2c25c box 20 52 22 18 1 * 2 88 0
  #f2c25c box 62 52 26 18 1
  #f2c25c box 18 88 32 22 1
  #f2c25c box 100 88 32 22 1
  #3f5f4a box 62 86 26 34 1
  #3b4150/3 path M140 50L150 50
  #c2543e box 140 52 10 14 1

= letterbox-red 60 130 160cm building floor #d0312d
  #23283a box 8 122 44 8 2
  dark path M6 20C6 -4 54 -4 54 20Z
  main box 8 20 44 104 2
  dark box 4 16 52 8 3
  #23283a box 16 36 28 6 2
  #f6efdd box 18 50 24 20 2
  light box 12 26 6 94 2

= lollipop-sign 60 150 200cm building floor #f2c229
  #f6f6f6 box 27 50 6 100 2
  #23283a box 27 62 6 12 0 * 4 0 24
  #23283a oval 30 30 30 30
  main oval 30 30 27 27
  #23283a box 8 26 44 9 2

= wheelie-bin 84 116 110cm building floor #4c8a5a
  #23283a oval 66 106 10 10
  dark path M2 14L82 8L82 22L2 24Z
  main path M8 24L78 22L70 112L18 112Z
  light path M16 30L26 30L32 104L24 104Z
  dark box 30 40 30 20 3
`;
