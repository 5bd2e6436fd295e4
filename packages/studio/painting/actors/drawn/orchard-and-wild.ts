/** Fruit, baked things, plants and creatures. The form of a line: see read-drawing.ts. */
export const orchardAndWild = `
= plum 96 104 7cm food table #6f3f8f
  #5a3a1c/4 path M47 26C46 16 50 10 56 4
  #4f8a3a leaf 50 18 38 18 72
  #7fb86a/1.5 path M54 17L82 9
  deep path M47 22C74 14 96 36 93 62C90 88 72 104 48 104C22 104 2 86 2 60C2 34 24 14 47 22Z
  main path M45 25C69 17 87 38 84 63C81 85 66 99 46 99C24 99 7 83 7 61C7 38 25 19 45 25Z
  light path M20 38C28 29 40 30 38 42C29 49 25 58 23 68C14 60 14 46 20 38Z
  deep/2.5 path M49 26C58 48 58 78 49 98

= raspberry 58 66 3cm food table #c8324f
  deep path M29 10C48 8 58 22 54 40C50 56 40 66 29 66C18 66 8 56 4 40C0 22 10 8 29 10Z
  main oval 15 24 8.5 8.5
  main oval 29 21 8.5 8.5
  main oval 43 24 8.5 8.5
  main oval 11 38 8 8
  main oval 23 37 8.5 8.5
  main oval 37 37 8.5 8.5
  main oval 48 38 7 7
  main oval 17 50 8 8
  main oval 31 51 8 8
  main oval 43 49 7 7
  main oval 28 61 6 4.5
  light oval 12 21 3 3 * 3 14 -1
  light oval 20 34 3 3 * 2 14 0
  light oval 14 47 3 3 * 2 14 1
  #4f8a3a leaf 29 14 22 9 -74
  #4f8a3a leaf 29 14 22 9 74
  #5f9a3f leaf 29 15 18 9 -30
  #5f9a3f leaf 29 15 18 9 30
  #4f8a3a/3 path M29 14L30 2

= raspberries 138 96 8cm food table #c8324f
  use raspberry 40 0 0.95
  use raspberry 0 28 1
  use raspberry 78 28 1

= blackberries 138 96 8cm food table #43305f
  use raspberry 40 0 0.95
  use raspberry 0 28 1
  use raspberry 78 28 1

= punnet 156 96 18cm food table #c8324f
  use raspberry 8 4 0.7
  use raspberry 110 4 0.7
  use raspberry 40 0 0.75
  use raspberry 76 0 0.75
  use raspberry 24 14 0.72
  use raspberry 60 12 0.75
  use raspberry 96 14 0.72
  #2f6a2c path M4 44L152 44L140 96L16 96Z
  #4f9a44 path M7 44L146 44L135 92L18 92Z
  #2f6a2c box 24 58 15 26 4 * 5 23 0
  #1f4a20 box 27 61 9 20 3 * 5 23 0
  #3f7f38 box 0 38 156 12 4
  #7fc46f box 3 39 146 5 2

= nuggets 150 100 14cm food table #d9983a
  deep oval 36 38 26 20 -16
  main oval 35 36 23 17 -16
  light oval 28 30 9 4 -16
  deep oval 114 40 26 19 18
  main oval 113 38 23 16 18
  light oval 108 31 9 4 14
  deep oval 76 26 28 20 6
  main oval 75 24 25 17 6
  light oval 68 17 10 4 4
  dark oval 84 28 2.5 2
  dark oval 40 42 2.5 2
  dark oval 118 44 2.5 2
  #8a1f1a path M8 50L142 50L130 100L20 100Z
  #c8322a path M10 50L136 50L125 96L22 96Z
  #f7d24a path M10 50L136 50L134 60L13 60Z
  #ffffff oval 74 78 18 12
  #c8322a/3 path M64 76C68 84 80 84 84 76

= shortbread 136 82 9cm food table #e8c078
  dark box 2 54 92 28 6
  main box 2 52 90 25 6
  light box 8 55 76 4 2
  deep oval 15 67 2 2 * 6 13 0
  dark box 42 28 92 28 6
  main box 42 26 90 25 6
  light box 48 29 76 4 2
  deep oval 55 41 2 2 * 6 13 0
  dark box 14 2 92 28 6
  main box 14 0 90 25 6
  light box 20 3 76 4 2
  deep oval 27 15 2 2 * 6 13 0

= ivy 124 156 80cm plant floor #3f8a3f
  #b0664c box 6 2 112 154 3
  #c87f62 box 9 5 48 22 2
  #c87f62 box 61 5 54 22 2
  #c87f62 box 9 31 24 22 2
  #c87f62 box 37 31 50 22 2
  #c87f62 box 91 31 24 22 2
  #c87f62 box 9 57 48 22 2
  #c87f62 box 61 57 54 22 2
  #c87f62 box 9 83 24 22 2
  #c87f62 box 37 83 50 22 2
  #c87f62 box 91 83 24 22 2
  #c87f62 box 9 109 48 22 2
  #c87f62 box 61 109 54 22 2
  #c87f62 box 9 135 106 18 2
  #5a4326/4 path M62 156C40 126 84 100 58 70C42 46 78 30 64 6
  #5a4326/3 path M60 120C80 112 92 92 100 74
  #5a4326/3 path M62 84C42 80 28 64 22 46
  deep leaf 60 148 34 26 -60
  main leaf 64 140 34 26 62
  deep leaf 56 124 34 26 -74
  main leaf 70 116 34 26 40
  deep leaf 88 96 34 26 80
  main leaf 96 84 34 26 10
  main leaf 72 96 32 26 -50
  deep leaf 58 78 34 26 64
  main leaf 44 80 32 26 -80
  deep leaf 30 64 32 26 -50
  main leaf 26 52 32 26 -4
  main leaf 54 58 32 26 30
  deep leaf 66 40 32 26 70
  main leaf 62 32 32 26 -44
  deep leaf 64 18 26 20 20

= heather 116 124 40cm plant floor #b85fae
  #4f7a3f/4 path M58 124C44 90 26 60 20 24
  #4f7a3f/4 path M58 124C52 84 44 50 42 10
  #4f7a3f/4 path M58 124C60 80 64 44 66 6
  #4f7a3f/4 path M60 124C70 88 84 54 88 18
  #4f7a3f/4 path M60 124C78 98 92 72 102 44
  #6f9a4f leaf 50 108 18 7 -40
  #6f9a4f leaf 66 108 18 7 40
  #6f9a4f leaf 46 92 18 7 -50
  #6f9a4f leaf 72 94 18 7 50
  deep oval 16 26 5 6 * 5 4 11
  main oval 24 24 5 6 * 5 4.5 11
  deep oval 37 12 5 6 * 6 1.4 11
  light oval 46 14 5 6 * 6 1.4 11
  deep oval 71 10 5 6 * 6 -1 11
  main oval 62 8 5 6 * 6 -1 11
  deep oval 94 22 5 6 * 5 -3.6 11
  light oval 84 20 5 6 * 5 -3.6 11
  main oval 98 46 5 6 * 4 -5 10
  deep oval 106 48 5 6 * 3 -5 10

= pansy 96 136 18cm plant floor #6a4fb5
  #4f8a3a/6 path M50 136C46 110 48 90 48 70
  #5f9a3f leaf 48 124 40 16 -62
  #4f8a3a leaf 49 116 38 16 58
  deep oval 30 28 26 24
  deep oval 66 28 26 24
  main oval 30 27 23 21
  main oval 66 27 23 21
  dark oval 23 54 22 20
  dark oval 73 54 22 20
  light oval 23 53 19 17
  light oval 73 53 19 17
  light path M48 48C72 46 78 74 62 86C54 92 42 92 34 86C18 74 24 46 48 48Z
  pale path M48 51C68 49 73 72 60 82C53 87 43 87 36 82C23 72 28 49 48 51Z
  #2a1a48 path M46 48C38 56 26 60 14 58C24 50 36 46 46 44Z ~
  #2a1a48 path M48 52C56 62 56 72 48 80C40 72 40 62 48 52Z
  #f7d24a oval 48 50 7 6
  #f2a02c oval 48 52 3 3

= reeds 126 166 180cm plant floor #8a9a3f
  #5f7a2c path M20 166C14 120 8 80 2 50C16 80 26 120 30 166Z
  #6f8a34 path M104 166C110 120 116 84 124 60C122 96 118 130 114 166Z
  main/4 path M46 166L40 20
  main/4 path M64 166L66 6
  main/4 path M82 166L92 30
  #4f2f18 box 33 18 14 48 7
  #7a4a28 box 34 19 7 45 4
  #4f2f18 box 59 6 14 52 7
  #7a4a28 box 60 7 7 49 4
  #4f2f18 box 84 28 14 44 7
  #7a4a28 box 85 29 7 41 4
  #7a9a44 path M32 166C30 120 34 90 26 60C44 92 46 130 44 166Z
  #8aaa4f path M54 166C54 124 50 100 58 74C66 104 64 136 64 166Z
  #6f8a34 path M78 166C84 130 92 108 106 88C104 118 96 140 90 166Z

= skeleton 100 176 170cm object floor #f2ecd8
  dark/7 path M30 60C20 78 18 90 22 108 ~
  dark/6 path M40 106C36 128 38 146 36 168 ~
  main/5 path M30 60C20 78 18 90 22 108 ~
  main/4.5 path M40 106C36 128 38 146 36 168 ~
  main oval 21 112 6 7 ~
  dark path M24 170L42 166L42 176L22 176Z ~
  main path M25 170L41 166L41 174L23 174Z ~
  main oval 37 138 5 4 ~
  main oval 19 86 4 4 ~
  dark box 46 42 8 62 3
  main box 47 42 5 62 2
  dark/5 path M48 56C30 54 26 66 32 74 ~
  dark/5 path M48 66C32 66 30 76 34 84 ~
  dark/4 path M48 77C36 77 34 86 38 92 ~
  main/3.5 path M48 55C31 53 27 65 32 73 ~
  main/3.5 path M48 65C33 65 31 75 35 83 ~
  main/3 path M48 76C37 76 35 85 39 91 ~
  dark/5 path M26 54C36 48 64 48 74 54
  main/4 path M26 53C36 47 64 47 74 53
  dark path M30 98C38 92 62 92 70 98C72 110 60 114 50 106C40 114 28 110 30 98Z
  main path M32 98C40 94 60 94 68 98C68 107 58 109 50 103C42 109 32 107 32 98Z
  dark path M28 20C28 6 38 0 50 0C62 0 72 6 72 20C72 28 68 32 66 35L64 46L36 46L34 35C32 32 28 28 28 20Z
  main path M30 20C30 8 40 2 49 2C60 2 68 8 68 20C68 27 65 30 63 33L61 43L38 43L37 33C34 30 30 27 30 20Z
  #3b3038 oval 41 21 6 7
  #3b3038 oval 58 21 6 7
  #3b3038 poly 50 28 53 34 47 34
  #3b3038/1.5 path M44 38L44 43 * 3 5.5 0

= plesiosaur 196 120 350cm swimmer floor #4f8a8a
  dark path M60 76C40 84 22 102 16 116C40 112 62 100 78 86Z
  dark path M126 78C142 90 152 104 156 118C136 110 118 96 110 84Z
  deep path M0 22C2 10 18 4 32 10C44 16 46 30 52 44C58 58 72 52 92 50C118 48 138 58 154 70C170 80 184 80 196 76C186 92 166 94 148 88C128 100 84 102 66 88C46 76 42 52 36 38C32 30 24 30 12 30C4 30 0 28 0 22Z
  main path M3 21C6 12 18 8 30 13C40 19 42 32 48 46C56 62 72 56 92 54C116 52 134 62 150 73C160 79 172 82 184 81C172 87 160 86 148 82C126 92 86 94 70 82C52 70 48 50 40 36C34 26 24 26 12 27C6 27 3 25 3 21Z
  pale path M56 62C66 76 86 86 112 86C126 86 138 82 148 82C126 94 86 95 70 83C64 78 59 70 56 62Z
  main path M74 82C62 94 54 108 54 120C74 114 90 100 96 86Z
  main path M122 82C132 94 136 106 136 118C120 110 106 98 104 86Z
  light path M72 62C84 58 100 58 112 62C98 62 86 64 78 68Z
  dark oval 84 62 4 2
  dark oval 100 60 4 2
  dark oval 116 64 4 2
  #2a2430 oval 18 17 2.5 2.5
  deep/1.5 path M4 25C12 26 18 26 24 24

= eel 190 90 80cm swimmer floor #5f7048
  deep/24 path M20 36C50 8 76 20 92 44C108 68 136 80 176 52
  main/19 path M20 35C50 7 76 19 92 43C108 67 136 79 176 51
  deep path M170 42C184 38 190 40 190 34C190 52 184 64 172 64Z
  pale/6 path M22 42C50 18 72 28 88 52C104 76 136 86 172 60
  deep/3 path M46 14C66 8 88 24 100 42C112 58 130 66 150 60
  deep oval 16 36 16 13 -34
  main oval 15 35 14 11 -34
  #fff8e0 oval 13 29 4 4
  #2a2430 oval 12 29 2 2.5
  deep/2 path M3 42C9 45 15 44 20 40
  dark path M34 32C42 30 46 36 42 44C36 44 32 40 34 32Z

= cell 136 116 40cm symbol table #7fc0a8
  deep path M68 2C104 0 134 22 134 58C134 92 104 116 66 114C30 112 2 92 2 56C2 24 32 4 68 2Z
  main path M67 6C100 4 129 25 129 57C129 88 100 110 66 108C34 106 7 87 7 56C7 27 36 8 67 6Z
  pale path M68 14C96 12 121 30 121 57C121 82 96 101 66 99C38 97 15 80 15 56C15 32 40 16 68 14Z
  #8a4f9a oval 76 58 27 25
  #a86fb8 oval 75 57 23 21
  #6a357a oval 80 60 9 9
  #d9783b oval 34 44 12 7 -30
  #fff0d8/2 path M27 47L31 42L34 47L38 41
  #d9783b oval 44 86 12 7 20
  #fff0d8/2 path M36 85L41 84L44 89L50 85
  #3f8ab8/3 path M104 34C112 38 108 44 114 48
  #3f8ab8/3 path M98 28C108 30 106 38 112 42
  deep oval 30 68 3 3
  deep oval 58 24 3 3
  deep oval 106 76 3 3
  deep oval 92 90 3 3
  light path M24 34C32 22 46 16 60 15C46 20 36 28 30 38Z
`;
