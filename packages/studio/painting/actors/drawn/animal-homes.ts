/** Where people house animals. The form of a line: see read-drawing.ts. */
export const animalHomes = `
= bird-box 90 130 26cm object table #b98a52
  #6b4a2c box 40 0 10 130 2
  dark path M14 40L76 40L76 108L14 108Z
  main path M14 40L62 40L62 108L14 108Z
  dark/1.5 path M14 62L62 62 * 2 0 22
  light box 16 42 8 66 0
  #2b2730 oval 39 62 11 11
  #5a3d28/3 path M39 51A11 11 0 1 0 39.1 51Z
  #8a5a2c/4 path M40 84L40 92
  #e0b884 oval 40 86 4 4
  #b5503c path M4 40L38 12L88 30L80 46L14 46Z
  #c96a54 path M4 40L38 12L72 24L54 44L14 46Z
  dark box 8 106 72 8 2

= dog-kennel 140 120 100cm building floor #c2894a
  dark path M96 34L128 52L128 120L96 120Z
  main path M14 54L56 20L98 54L98 120L14 120Z
  light path M14 54L28 42L28 120L14 120Z
  dark/1.5 path M14 72L98 72
  dark/1.5 path M14 92L98 92
  deep/1.5 path M98 72L128 72
  deep/1.5 path M98 92L128 92
  #a83a36 path M56 6L92 2L140 50L104 56Z
  #8e2f2b path M104 52L140 46L140 52L104 58Z
  #c9544c path M56 6L4 54L12 62L56 20L98 60L106 52Z
  #3a2a22 path M34 120L34 88C34 64 78 64 78 88L78 120Z
  #241a16 path M42 120L42 92C42 76 78 74 78 92L78 120Z
  #f6efdd path M46 56C42 50 50 46 50 52L62 52C62 46 70 50 66 55C70 60 62 64 62 58L50 58C50 64 42 60 46 56Z

= beehive 120 140 90cm building floor #e8d3a0
  #6b4a2c box 18 124 8 16 1 ~
  #8a93a2 path M6 18L114 18L114 28L6 28Z
  #c9ced8 path M12 8L108 8L114 18L6 18Z
  main box 14 28 92 30 1
  dark box 14 54 92 4 0
  main box 14 58 92 30 1
  dark box 14 84 92 4 0
  main box 14 88 92 30 1
  light box 16 30 14 88 0
  shade box 86 28 20 90 0
  dark box 48 38 24 6 3 * 2 0 30
  #6b4a2c box 8 118 104 8 2
  #2b2730 box 42 110 36 8 2
  #3a2d20 oval 30 102 6 4
  #f2c229 oval 31 102 3 4
  #ffffffc0 oval 32 97 4 3 -30
  #3a2d20 oval 88 104 6 4
  #f2c229 oval 87 104 3 4
  #ffffffc0 oval 86 99 4 3 30
  #3a2d20 oval 100 70 5 3
  #f2c229 oval 100 70 2 3
  #ffffffc0 oval 99 66 3 3 30

= bird-cage 110 150 60cm object table #c9a23c
  #dfeaf4a0 path M16 130L16 66C16 8 94 8 94 66L94 130Z
  #f2c229 leaf 66 104 30 12 -30
  #e0a81c leaf 70 108 22 6 -40
  #f2c229 oval 50 80 9 9
  #3b2a22 oval 48 78 2 2
  #e07a2c path M42 79L36 82L43 85Z
  #8a5a2c box 20 102 70 4 2
  main/3 path M16 130L16 66C16 8 94 8 94 66L94 130
  main/2 path M55 22C34 34 32 60 32 130
  main/2 path M55 22C46 36 46 60 46 130
  main/2 path M55 22C64 36 64 60 64 130
  main/2 path M55 22C76 34 78 60 78 130
  main/3 path M16 68L94 68
  main/4 path M55 22L55 14
  main/3 path M55 2A6 6 0 1 0 55.1 2Z
  dark box 6 138 98 12 4
  main box 10 126 90 16 3
  light box 14 129 82 4 2

= fish-tank 150 110 80cm object table #6fc0de
  #2b2f39 box 0 0 150 10 2
  #bfe4f0 box 4 10 142 92 1
  main box 4 22 142 80 1
  #8fd0e8 path M4 22C30 18 50 26 75 22C100 18 120 26 146 22L146 34L4 34Z
  #e2c48a path M4 88C30 80 60 92 90 86C112 82 130 88 146 84L146 104L4 104Z
  #4c9a4a leaf 26 94 46 6 -8
  #63b556 leaf 32 94 56 6 6
  #4c9a4a leaf 38 94 36 6 22
  #63b556 leaf 122 92 42 6 -12
  #4c9a4a leaf 128 92 52 6 8
  #8a8f99 path M84 94C84 78 112 78 112 94Z
  #5a6274 path M92 94C92 86 104 86 104 94Z
  #f2862f path M50 52C58 42 76 42 84 52L96 44L94 64L84 56C76 66 58 64 50 52Z
  #ffffff path M64 46C68 50 68 58 64 61C61 58 61 48 64 46Z
  #2b2730 oval 57 51 2 2
  #f2c229 path M104 72C98 64 86 64 80 72L72 66L73 78L80 74C86 81 98 80 104 72Z
  #2b2730 oval 99 71 2 2
  #ffffffb0 oval 112 50 3 3
  #ffffffb0 oval 116 40 4 4
  #ffffffb0 oval 110 32 3 3
  #ffffff60 poly 12 14 30 14 12 70
  #2b2f39 box 0 102 150 8 2
`;
