/** What clothes are made, mended and measured with. The form of a line: see read-drawing.ts. */
export const sewing = `
= button 100 104 2.2cm object table #3f7fb8
  deep oval 51 54 49 50
  main oval 49 51 49 49
  light path M14 32C26 10 56 2 78 14C54 12 34 22 24 42C20 50 10 44 14 32Z
  dark oval 49 51 35 35
  main oval 50 53 33 32
  deep oval 38 40 6.5 6.5
  deep oval 60 40 6.5 6.5
  deep oval 38 62 6.5 6.5
  deep oval 60 62 6.5 6.5
  #f6efdd/4 path M38 41L60 61
  #f6efdd/4 path M60 41L38 61
  shine path M16 50C16 36 22 28 32 22C26 30 22 40 22 52Z

= zip 84 140 20cm object table #4e6fa0
  deep path M2 0L34 0L40 78L40 140L2 140Z ~
  main path M2 0L28 0L36 78L36 140L2 140Z ~
  light path M4 0L12 0L12 140L4 140Z
  #d8b04a box 30 4 8 5 1
  #d8b04a box 31 14 8 5 1
  #d8b04a box 32 24 8 5 1
  #d8b04a box 33 34 8 5 1
  #d8b04a box 34 44 8 5 1
  #d8b04a box 46 4 8 5 1
  #d8b04a box 45 14 8 5 1
  #d8b04a box 44 24 8 5 1
  #d8b04a box 43 34 8 5 1
  #d8b04a box 42 44 8 5 1
  #d8b04a box 35 82 14 4 1 * 7 0 8
  #b08a30 box 35 86 14 2 0 * 7 0 8
  #c99a34 path M30 48L54 48L52 76C50 82 34 82 32 76Z
  #f0d27a path M32 50L42 50L40 78C36 78 34 76 34 74Z
  #8a6a20 oval 42 66 4 3
  #c99a34 path M38 66L46 66L52 104C54 114 50 120 42 120C34 120 30 114 32 104ZM42 100C38 100 38 112 42 112C46 112 46 100 42 100Z
  #f0d27a path M39 70L42 70L38 106C36 112 36 114 38 116C34 114 33 110 34 104Z

= pocket 110 120 16cm object table #3f6ea8
  dark box 0 0 110 120 6
  dark/1.5 path M0 16L110 16
  #5a86bc40 path M0 0L30 0L0 60Z
  deep path M12 18L102 18L102 86L57 116L12 86Z
  main path M8 14L102 14L102 84L55 114L8 84Z
  light path M12 30L28 30L28 92L12 82Z
  light box 6 10 98 16 3
  #e8b63c/2 path M10 14L100 14 
  #e8b63c/2 path M10 22L100 22
  #e8b63c/2 path M14 30L14 81L55 107L96 81L96 30
  #e8b63c/2 path M14 54C30 66 44 66 55 52C66 66 80 66 96 54
  #c77c4e oval 12 18 4 4 ~
  #f0c090 oval 11 17 1.5 1.5
  #f0c090 oval 97 17 1.5 1.5
  shade path M80 26L102 26L102 84L80 98Z

= sewing-machine 160 122 40cm object table #3f5f8a
  #6b4a2c box 0 108 160 14 4
  #a8743f box 0 106 160 9 4
  dark box 10 94 146 14 4
  main box 10 92 146 12 4
  light box 10 92 146 3 2
  dark path M26 18L134 18C148 18 152 26 152 38L152 94L112 94C112 70 108 58 96 54L50 54L50 62L20 62L20 26C20 20 22 18 26 18Z
  main path M26 18L134 18C142 18 146 26 146 38L146 90L116 90C116 66 110 52 98 48L46 48L46 60L20 60L20 26C20 20 22 18 26 18Z
  light path M26 22L128 22C134 22 138 24 140 28C110 26 60 28 26 34Z
  #e8c45c/2 path M54 38C70 28 82 46 98 36
  #e8c45c oval 76 38 3 3
  #c9ced8 box 27 60 12 14 2
  #8a93a2/3 path M33 74L33 92
  #8a93a2 path M24 86L42 86L42 92L24 92Z
  #8a93a2 oval 154 42 6 24
  #dfe6ee oval 151 42 5 22
  #8a93a2/3 path M100 18L100 4
  #d9483b box 91 2 18 16 2
  #ff8a7a box 91 2 6 16 2
  #a8743f box 88 0 24 4 2
  #d9483b/1.5 path M96 12C70 2 40 6 32 24L33 74
  #f7b9c4 path M12 92C24 88 44 88 58 92L62 94L10 96Z

= tape-measure 140 104 7cm object table #e8c03a
  #f2d566 path M58 76L140 76L140 96L50 96Z
  #fbe79a path M58 76L140 76L140 81L56 81Z
  #3b4150/2 path M74 76L74 86 * 7 9 0
  #3b4150/2 path M78.5 76L78.5 82 * 7 9 0
  #8a93a2 path M134 72L140 72L140 104L134 104Z
  #2f3442 path M14 12C14 4 20 0 28 0L66 0C88 0 100 18 100 42L100 76C100 92 96 100 84 100L28 100C20 100 14 96 14 88Z
  main path M4 14C4 4 12 0 22 0L58 0C82 0 92 20 92 44L92 80C92 92 88 100 76 100L22 100C12 100 4 94 4 86Z
  light path M10 16C10 8 16 6 24 6L56 6C68 6 76 12 80 20C52 14 28 24 18 54L10 60Z
  dark oval 46 54 30 30
  #f6efdd oval 45 53 25 25
  dark oval 45 53 12 12
  main oval 44 52 9 9
  shade path M74 8C88 18 92 30 92 44L92 80C92 92 88 100 76 100L64 100C84 80 88 40 74 8Z
`;
