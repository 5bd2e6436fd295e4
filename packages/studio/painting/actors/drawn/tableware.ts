/** What food and drink stand in. The form of a line: see read-drawing.ts. */
export const tableware = `
= mug 120 104 10cm object table #3f86b8
  dark/9 path M78 34C118 24 118 80 76 76
  main/5 path M78 33C114 25 114 77 76 74
  deep path M4 12L86 12L82 92C81 100 76 104 70 104L20 104C14 104 9 100 8 92Z
  main path M4 10L86 10L82 90C81 98 76 101 70 101L20 101C14 101 9 98 8 90Z
  light path M10 18L26 18L28 96C20 98 15 96 14 90Z
  shade path M66 14L86 10L82 90C81 98 76 101 70 101L58 101C66 80 68 40 66 14Z
  pale oval 45 11 41 9
  dark oval 45 12 36 6.5
  #f6efdd box 5 52 79 8 0
  #f6efdd box 6 64 78 3 0
  shine path M14 22L20 22L21 84L17 84Z

= cup-and-saucer 140 88 15cm object table #f4f2ec
  #b9b4a8 path M2 68L138 68C130 82 110 86 94 86L46 86C30 86 10 82 2 68Z
  main path M0 66C20 58 120 58 140 66C128 78 108 82 92 82L48 82C32 82 12 78 0 66Z
  #d6d0c2 path M34 68C50 63 90 63 106 68C96 75 44 75 34 68Z
  #d6d0c2/7 path M104 22C138 14 132 56 94 54
  main/4 path M104 21C134 15 128 53 94 52
  #d6d0c2 path M22 10L112 10C112 44 98 66 80 70L54 70C36 66 22 44 22 10Z
  main path M22 8L110 8C110 40 96 62 80 68L54 68C38 62 22 40 22 8Z
  #ffffff path M28 16L42 16C42 40 48 56 58 66C40 60 28 38 28 16Z
  shade path M94 12L110 8C110 40 96 62 80 68L66 68C86 56 94 34 94 12Z
  #d97a8a oval 54 38 5 5
  #e8a0ac oval 62 34 5 5
  #d97a8a oval 70 38 5 5
  #e8a0ac oval 62 43 5 5
  #f2c25c oval 62 38 3 3
  #6fa862 leaf 74 42 13 4 105
  #6fa862 leaf 50 42 13 4 255
  #e8b63c/2 path M22 9C40 17 92 17 111 9
  #f8f6f1 oval 66 8 44 7
  #d6d0c2 oval 66 9 39 5

= plate 150 60 27cm object table #f6f8fb
  #b4becc path M2 26C14 52 44 60 75 60C106 60 136 52 148 26Z
  #c9d2de oval 75 27 75 26
  main oval 75 25 75 25
  #6fa0d0/2 path M75 3C34 3 5 12 5 25C5 38 34 47 75 47C116 47 145 38 145 25C145 12 116 3 75 3
  #d3dbe6 oval 75 27 50 15
  #ffffff oval 75 28 48 14
  #e6ebf2 path M96 15C112 18 123 22 123 28C123 36 100 42 80 42C98 36 104 24 96 15Z
  shine path M14 22C18 12 44 6 66 6C46 9 30 14 22 22C18 26 14 26 14 22Z

= serving-tray 160 70 45cm object table #a8703c
  deep path M8 34L152 34L158 62C158 67 156 70 150 70L10 70C4 70 2 67 2 62Z
  main path M26 8L134 8C138 8 140 10 142 14L158 56C158 62 156 64 150 64L10 64C4 64 2 62 2 56L18 14C20 10 22 8 26 8Z
  dark path M30 14L130 14L146 56L14 56Z
  light path M30 18L130 18L144 56L16 56Z
  main/1.5 path M24 32L136 32
  main/1.5 path M19 46L141 46
  main/1.5 path M62 18L52 56
  main/1.5 path M98 18L108 56
  shine path M34 20L60 20L40 54L22 54Z
  shade path M108 18L130 18L144 56L124 56Z
  #e8c88a/5 path M60 11C62 2 98 2 100 11
  #e8c88a/5 path M56 61C58 68 102 68 104 61

= vacuum-flask 76 150 30cm object table #3f7f6a
  #8a93a2 box 14 0 48 34 8
  #dfe6ee box 16 0 14 34 6
  #5a6274 box 10 34 56 8 3
  #c9ced8 box 12 42 52 12 3
  deep path M12 54L64 54C72 58 74 66 74 74L74 138C74 146 70 150 62 150L14 150C6 150 2 146 2 138L2 74C2 66 4 58 12 54Z
  main path M12 54L62 54C70 58 72 66 72 74L72 136C72 144 68 146 60 146L14 146C6 146 2 144 2 136L2 74C2 66 4 58 12 54Z
  light path M12 62C16 60 22 60 24 60L24 142L14 142C8 142 8 138 8 134L8 74C8 68 8 64 12 62Z
  #c9ced8 box 2 132 70 8 0
  #f6efdd box 2 86 70 4 0
  #f6efdd box 2 94 70 4 0
  shade path M54 54L62 54C70 58 72 66 72 74L72 136C72 144 68 146 60 146L50 146C58 116 58 84 54 54Z
  #5a6274/4 path M72 78C80 84 78 116 72 124

= wooden-barrel 110 130 90cm building floor #a8703c
  deep path M14 6L96 6C112 40 112 94 96 130L14 130C-2 94 -2 40 14 6Z
  main path M14 6L92 6C108 40 108 94 92 128L14 128C-2 94 -2 40 14 6Z
  light path M22 12C10 44 10 92 22 126L36 128C26 92 26 44 36 10Z
  dark/2 path M34 10C22 46 22 90 34 128
  dark/2 path M54 10L54 128
  dark/2 path M74 10C86 46 86 90 74 128
  deep oval 54 8 40 8
  dark oval 54 7 36 6
  light/1 path M24 6L84 6
  #5a6274 path M8 26C36 34 72 34 100 26L103 37C72 46 36 46 5 37Z
  #5a6274 path M5 92C36 102 72 102 103 92L100 104C72 113 36 113 8 104Z
  #8a93a2 path M10 27C18 30 28 31 36 32L36 42C24 42 14 40 7 38Z
  #8a93a2 path M7 94C16 98 26 99 36 100L36 110C24 109 16 108 10 105Z
  shade path M84 6L92 6C108 40 108 94 92 128L78 128C96 92 96 44 84 6Z
  #3a2416 oval 54 68 7 8
  #d8a868 oval 53 67 5 6

= wooden-crate 150 100 50cm object floor #c99a5c
  deep box 4 4 142 92 2
  #6b4424 box 10 10 130 80 0
  dark box 2 34 146 7 0
  main box 0 8 150 25 2
  main box 0 39 150 25 2
  main box 0 70 150 25 2
  light box 0 8 150 5 2
  light box 0 39 150 5 2
  light box 0 70 150 5 2
  dark/2 path M30 20L60 20
  dark/2 path M84 52L116 52
  dark/2 path M40 84L74 84
  dark box 4 2 16 98 2 ~
  main box 2 0 16 98 2
  main box 132 0 16 98 2
  light box 2 0 5 98 2
  light box 132 0 5 98 2
  #5a4a3a oval 10 20 2.5 2.5 * 3 0 31
  #5a4a3a oval 140 20 2.5 2.5 * 3 0 31
  #3a2416 box 54 46 42 12 6
  shade box 116 6 34 92 2

= tin-bath 160 84 110cm building floor #a9b4c2
  #7f8b9c/6 path M10 22C-2 26 0 48 12 46 ~
  #6b7686 path M8 16L152 16L136 76C134 82 130 84 124 84L36 84C30 84 26 82 24 76Z
  main path M8 14L152 14L136 74C134 80 130 82 124 82L36 82C30 82 26 80 24 74Z
  light path M16 22L42 22L50 78L36 78C32 78 30 76 29 72Z
  shade path M118 22L152 14L136 74C134 80 130 82 124 82L104 82C114 66 118 44 118 22Z
  #7f8b9c/2 path M14 34C50 42 110 42 146 34
  #7f8b9c/2 path M20 58C54 64 106 64 140 58
  #dfe6ee oval 80 14 76 13
  #8a97a8 oval 80 15 70 10
  #9fd4ec oval 80 18 62 7
  #ffffff oval 50 15 14 8
  #ffffff oval 66 11 12 8
  #ffffff oval 38 18 10 6
  #f4fafd oval 104 16 10 6
  #ffffff oval 60 17 12 6
`;
