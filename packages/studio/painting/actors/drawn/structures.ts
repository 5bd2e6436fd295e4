/** Parts of houses, streets and railways. The form of a line: see read-drawing.ts. */
export const structures = `
= brick-wall 160 116 200cm building floor #bd5f45
  #d9c6b2 box 1 10 159 106 0
  main box 4 14 30 14 1 * 5 31.4 0
  main box 4 31 14 14 1
  main box 20 31 30 14 1 * 4 31.4 0
  main box 146 31 10 14 1
  main box 4 48 30 14 1 * 5 31.4 0
  main box 4 65 14 14 1
  main box 20 65 30 14 1 * 4 31.4 0
  main box 146 65 10 14 1
  main box 4 82 30 14 1 * 5 31.4 0
  main box 4 99 14 14 1
  main box 20 99 30 14 1 * 4 31.4 0
  main box 146 99 10 14 1
  light box 35.4 14 30 14 1
  dark box 98.2 48 30 14 1
  light box 51.4 65 30 14 1
  dark box 4 82 30 14 1
  dark box 82.8 31 30 14 1
  light box 98.2 82 30 14 1
  dark box 114.2 99 30 14 1
  shade box 128 10 32 106 0
  deep box 0 2 160 10 2
  dark box 0 0 160 7 2

= roof 170 120 900cm building floor #b5503c
  #e6d2b0 box 14 80 142 40 0
  #8fc0d8 box 34 96 26 24 1
  #8fc0d8 box 110 96 26 24 1
  #ffffff/3 path M47 96L47 120
  #ffffff/3 path M123 96L123 120
  shade box 14 80 142 8 0
  dark poly 26 10 144 10 170 80 0 80
  main path M0 80C0 86 13 86 13 80Z * 13 13.1 0
  main path M4 68C4 75 17 75 17 68Z * 12 13.3 0
  main poly 5 67 165 67 169 80 1 80
  deep/1.5 path M5 66L165 66
  main path M9 54C9 61 22 61 22 54Z * 11 14 0
  main poly 9 53 161 53 165 64 6 64
  main path M14 40C14 47 27 47 27 40Z * 10 14.3 0
  main poly 14 39 156 39 160 51 10 51
  main path M19 26C19 33 32 33 32 26Z * 9 14.9 0
  main poly 19 25 151 25 155 37 15 37
  main poly 26 10 144 10 149 23 21 23
  dark/1.5 path M10 53C12 58 20 58 22 54C24 58 34 58 36 54C38 58 48 58 50 54C52 58 62 58 64 54C66 58 76 58 78 54C80 58 90 58 92 54C94 58 104 58 106 54C108 58 118 58 120 54C122 58 132 58 134 54C136 58 146 58 148 54C150 58 158 58 161 53
  dark/1.5 path M19 25C22 31 30 31 33 26C36 31 45 31 48 26C51 31 60 31 63 26C66 31 75 31 78 26C81 31 90 31 93 26C96 31 105 31 108 26C111 31 120 31 123 26C126 31 135 31 138 26C141 31 148 31 151 25
  dark/1.5 path M14 39C17 45 26 45 29 40C32 45 41 45 44 40C47 45 55 45 58 40C61 45 69 45 72 40C75 45 83 45 86 40C89 45 97 45 100 40C103 45 111 45 114 40C117 45 125 45 128 40C131 45 139 45 142 40C145 45 153 45 156 39
  dark/1.5 path M5 67C8 73 18 73 21 68C24 73 34 73 37 68C40 73 50 73 53 68C56 73 66 73 69 68C72 73 82 73 85 68C88 73 98 73 101 68C104 73 114 73 117 68C120 73 130 73 133 68C136 73 146 73 149 68C152 73 162 73 165 67
  shine poly 30 12 46 12 28 78 8 78
  deep box 20 2 130 11 4
  dark box 20 2 130 6 3

= chimney 100 150 220cm building floor #b9573f
  #c9cdd6c0 oval 62 16 15 11
  #dfe2e8c0 oval 46 12 12 9
  #c9cdd6c0 oval 38 26 7 6
  #c8784e path M30 36L44 36L46 56L28 56Z
  #c8784e path M56 36L70 36L72 56L54 56Z
  #de9a70 box 31 38 4 16 1 * 2 26 0
  #8a4a30 box 27 33 20 5 2 * 2 26 0
  #d9c6b2 box 20 64 60 72 0
  main box 20 66 18 9 1 * 3 21 0
  main box 20 77 8 9 1
  main box 30 77 18 9 1 * 2 21 0
  main box 72 77 8 9 1
  main box 20 88 18 9 1 * 3 21 0
  main box 20 99 8 9 1
  main box 30 99 18 9 1 * 2 21 0
  main box 72 99 8 9 1
  main box 20 110 18 9 1 * 3 21 0
  main box 20 121 60 9 1
  light box 41 66 18 9 1
  light box 30 99 18 9 1
  shade box 62 64 18 62 0
  deep box 14 54 72 12 2
  dark box 14 54 72 7 2
  #a5462f poly 0 136 100 112 100 150 0 150
  #8e3a28/2 path M0 147L100 123
  #8e3a28/2 path M46 150L100 137
  #8e3a28/2 path M14 133L17 143 * 6 15 -3.6
  #8e3a28/2 path M46 137L50 149 * 4 15 -3.6
  #8a93a2 poly 16 127 84 111 84 118 16 134
  #aab2bf poly 16 127 84 111 84 113 16 129

= gutter 150 140 160cm building floor #5f6b7d
  #e9dcc4 box 10 40 130 100 0
  shade box 10 40 130 16 0
  #8fc0d8 box 28 84 40 56 1
  #ffffff/5 path M28 140L28 84L68 84L68 140
  #ffffff/3 path M48 84L48 140
  #b5503c poly 14 0 136 0 146 36 4 36
  #98402e/2 path M12 12L138 12
  #98402e/2 path M9 24L141 24
  #98402e/2 path M30 0L28 12 * 7 15 0
  #98402e/2 path M22 12L20 24 * 8 15 0
  #98402e/2 path M32 24L30 36 * 7 15 0
  dark/9 path M124 46L124 58C124 64 112 64 112 72L112 140
  main/8 path M122 46L122 58C122 63 110 64 110 72L110 140
  light/2 path M108 76L108 140
  dark box 103 84 14 5 2 * 2 0 34
  main path M0 36L150 36C150 46 146 50 140 50L10 50C4 50 0 46 0 36Z
  light box 2 36 146 4 2
  dark box 30 38 5 14 1 * 3 34 0
  #6ab4e0 path M74 52C78 58 78 62 74 62C70 62 70 58 74 52Z

= floorboards 170 84 300cm building floor #c08a52
  main poly 34 0 136 0 170 76 0 76
  light poly 51 0 68 0 56.7 76 28.3 76
  dark poly 85 0 102 0 113.3 76 85 76
  light poly 119 0 136 0 170 76 141.7 76
  deep/1.5 path M51 0L28.3 76
  deep/1.5 path M68 0L56.7 76
  deep/1.5 path M85 0L85 76
  deep/1.5 path M102 0L113.3 76
  deep/1.5 path M119 0L141.7 76
  deep/1.5 path M42 24L61 24 * 2 43 0
  deep/1.5 path M58 52L85 52 * 2 30 0
  deep/1.5 path M17 48L37 48
  deep/1.5 path M133 48L156 48
  deep/1.5 path M102 12L121 12
  dark/1.5 path M44 34C40 44 36 54 34 70
  dark/1.5 path M73 8C72 16 72 26 70 42
  dark/1.5 path M126 20C130 30 132 36 134 44
  deep oval 101 40 3 2
  deep oval 21 62 3 2
  #5a3d28 oval 46 28 1 1 * 2 10 0
  deep box 0 76 170 8 1
  dark box 0 76 170 4 1

= hedge 170 104 180cm plant floor #4c9a4a
  #5a3d28/4 path M20 104L20 92 * 8 18.6 0
  dark path M4 98C-2 80 0 40 4 14C40 2 130 2 166 14C170 40 172 80 166 98C120 104 50 104 4 98Z
  main path M4 14C40 2 130 2 166 14C169 36 169 50 168 70C140 66 120 78 100 72C80 78 60 66 40 74C26 70 12 76 2 70C1 50 1 36 4 14Z
  light path M4 14C40 2 130 2 166 14C150 24 120 18 100 24C70 18 40 26 4 14Z
  light leaf 14 44 12 5 -40 * 8 19 0
  light leaf 24 60 11 5 30 * 7 19 0
  dark leaf 12 58 12 5 50 * 8 19 0
  dark leaf 22 38 11 5 -30 * 8 18 0
  main leaf 16 92 12 5 40 * 8 18 0
  deep leaf 10 84 11 5 -40 * 9 18 0
  shade path M120 6C140 8 156 10 166 14C170 40 172 80 166 98C150 100 140 101 124 102C132 70 130 30 120 6Z

= railway-track 150 130 150cm building floor #8d6a4a
  #a9a294 poly 60 0 90 0 150 130 0 130
  #c1bbae oval 40 96 4 2 * 4 22 0
  #8b8578 oval 30 116 5 3 * 5 22 0
  #8b8578 oval 54 52 3 2 * 3 20 0
  #c1bbae oval 60 26 2 1 * 3 14 0
  dark poly 14 112 136 112 138 124 12 124
  main poly 14 112 136 112 137 118 13 118
  dark poly 24 88 126 88 128 98 22 98
  main poly 24 88 126 88 127 93 23 93
  dark poly 34 66 116 66 118 74 32 74
  main poly 34 66 116 66 117 70 33 70
  dark poly 42 47 108 47 110 54 40 54
  main poly 42 47 108 47 109 51 41 51
  dark poly 49 31 101 31 102 36 48 36
  main poly 49 31 101 31 101 34 49 34
  main poly 55 18 95 18 96 22 54 22
  main poly 58 8 92 8 93 11 57 11
  #5f6673 poly 65 0 68 0 40 130 28 130
  #c9ced8 poly 66 0 67 0 36 130 31 130
  #5f6673 poly 82 0 85 0 122 130 110 130
  #c9ced8 poly 83 0 84 0 118 130 113 130

= railway-platform 170 130 600cm building floor #b9bcc2
  #3b4150 box 26 40 4 52 1
  #3b4150 box 24 88 8 6 1
  #3b4150 path M20 40L36 40L33 28L23 28Z
  #fbe39a path M22 40L34 40L32 30L24 30Z
  #3b4150 poly 18 28 38 28 28 20
  #3f77b8 box 108 30 52 20 3
  #ffffff box 114 37 40 6 3
  #5a6274 box 114 50 4 44 0
  #5a6274 box 150 50 4 44 0
  #3b4150 box 57 60 3 24 1
  #3b4150 box 90 60 3 24 1
  #8a5a2c box 52 62 46 5 2 * 2 0 8
  #a8743f box 48 78 54 5 2
  #3b4150 box 54 82 4 12 1
  #3b4150 box 92 82 4 12 1
  main poly 14 90 156 90 170 106 0 106
  dark/1.5 path M46 90L38 106
  dark/1.5 path M85 90L85 106
  dark/1.5 path M124 90L132 106
  #f2c94c poly 3 99 167 99 169 102 1 102
  #f6f3ec poly 1 103 170 103 170 106 0 106
  #8a6a56 box 4 106 162 14 0
  #6f5444/1.5 path M4 113L166 113
  #6f5444/1.5 path M20 106L20 113 * 7 20 0
  #6f5444/1.5 path M30 113L30 120 * 7 18 0
  #8f897c box 0 120 170 10 0
  #6b4a2c box 6 123 16 7 1 * 7 23.6 0
  #5f6673 box 0 120 170 4 1
  #c9ced8 box 0 120 170 2 1

= street-lamp 64 170 400cm building floor #3b4654
  main path M32 2L36 8L28 8Z
  main path M32 6C44 8 52 16 54 24L10 24C12 16 20 8 32 6Z
  #fbe08a path M14 24L50 24L42 54L22 54Z
  #fff6cf path M20 26L32 26L32 52L26 52Z
  main/3 path M13 24L22 54
  main/3 path M51 24L42 54
  main/2 path M32 24L32 54
  main box 18 52 28 6 2
  main box 29 56 6 92 1
  light box 30 58 2 88 1
  main/4 path M14 72L50 72
  main oval 14 72 3 3 ~
  main box 25 80 14 5 2
  dark box 24 108 16 40 3
  main box 26 108 5 40 1
  dark box 18 146 28 14 3
  deep box 12 158 40 12 2
  main box 12 158 40 5 2
`;
