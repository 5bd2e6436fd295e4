/** What swims and what crawls, leaps and flutters. The form of a line: see read-drawing.ts. */
export const seaAndSmall = `
= fish 140 80 40cm swimmer floor #e8843c
  limb tail 104 40
  dark path M100 40L138 10C132 30 132 50 138 70Z
  limb fin 66 20
  dark path M40 18C56 -4 84 0 92 18Z
  limb fin-low 70 60
  dark path M56 62C62 80 80 80 84 60Z
  limb
  main path M2 42C16 10 76 4 108 40C76 76 16 74 2 42Z
  pale path M4 46C30 60 72 60 104 42C76 76 18 74 4 46Z
  light path M44 40C56 34 62 46 52 56C44 56 40 48 44 40Z
  dark/2 path M34 22C42 34 42 48 34 60
  limb eye 21 36
  #ffffff oval 22 36 7 7
  #231d24 oval 20 36 4 4
  limb
  dark/2 path M4 48C8 52 12 52 16 50

= fish-silver 150 60 50cm swimmer floor #9fb0bf
  limb tail 114 30
  dark path M112 30L148 4C142 22 142 38 148 56Z
  limb fin 73 12
  dark path M56 12C64 -2 84 0 90 12Z
  limb fin-low 70 50
  dark path M60 48C66 60 80 60 82 48Z
  limb
  main path M2 32C20 6 84 2 118 30C84 56 20 56 2 32Z
  dark path M2 32C20 6 84 2 118 30C84 14 30 16 2 32Z
  pale path M6 36C40 46 84 44 114 32C84 56 24 56 6 36Z
  limb eye 19 28
  #ffffff oval 20 28 6 6
  #231d24 oval 19 28 3.5 3.5
  limb
  deep/2 path M32 16C38 26 38 36 32 46

= whale 170 96 1500cm swimmer floor #4a7096
  limb spout 45 22
  #bfe4f8/4 path M44 18C40 4 26 4 26 14
  #bfe4f8/4 path M46 18C50 4 64 4 64 14
  limb tail 140 42
  dark path M140 42C138 22 150 12 168 10C164 20 162 26 156 32C162 34 168 40 170 50C158 54 146 52 140 46Z
  limb
  main path M4 58C4 22 50 12 84 24C110 34 128 44 146 36L152 48C136 78 96 96 54 94C24 92 4 82 4 58Z
  pale path M4 66C30 76 66 76 92 64C86 84 70 94 54 94C24 92 6 84 4 66Z
  dark/2 path M16 78C34 84 52 82 66 76
  dark/2 path M24 86C38 90 50 88 62 84
  limb flipper 74 74
  dark path M72 70C84 74 90 88 84 96C72 94 66 82 66 72Z
  limb eye 35 56
  #ffffff oval 36 56 5 5
  #231d24 oval 35 56 3 3

= dolphin 170 84 240cm swimmer floor #6f8fae
  limb
  dark path M76 22C80 6 94 0 106 2C98 12 100 20 104 28Z
  limb tail 142 64
  dark path M140 60C148 50 160 48 170 52C164 58 162 62 162 66C164 72 164 78 160 84C150 80 142 72 138 64Z
  limb
  main path M0 52C8 46 16 46 22 44C34 18 84 10 112 28C132 40 142 54 148 62L140 68C110 60 90 72 58 70C34 68 24 62 20 58C12 58 4 56 0 52Z
  pale path M2 54C20 52 40 60 66 60C84 60 96 58 108 58C90 66 78 71 58 70C34 68 24 62 20 58C12 58 6 57 2 54Z
  limb flipper 60 60
  dark path M58 58C66 62 70 76 64 82C54 78 50 66 50 60Z
  limb eye 34 44
  #231d24 oval 34 44 3 3
  limb
  deep/2 path M4 53C14 52 20 52 26 52

= octopus 140 116 90cm swimmer floor #b5588a
  limb arm-1 50 66
  main/13 path M48 64C40 84 18 78 12 96C10 106 20 110 26 104
  limb arm-2 90 66
  main/13 path M92 64C100 84 122 78 128 96C130 106 120 110 114 104
  limb arm-3 60 70
  main/12 path M58 70C52 90 42 92 40 106
  limb arm-4 80 70
  main/12 path M82 70C88 90 98 92 100 106
  limb arm-5 70 70
  main/12 path M70 72L68 108
  limb head 70 70
  main path M70 2C104 2 112 34 100 58C96 74 44 74 40 58C28 34 36 2 70 2Z
  light path M48 26C50 14 60 8 68 8C58 16 54 28 54 42C48 40 46 34 48 26Z
  limb eye 58 48
  #ffffff oval 58 48 9 10
  limb eye-2 84 48
  #ffffff oval 84 48 9 10
  limb eye 58 48
  #231d24 oval 58 50 5 6
  limb eye-2 84 48
  #231d24 oval 84 50 5 6
  limb arm-1 50 66
  pale oval 26 92 3 3
  limb arm-2 90 66
  pale oval 116 92 3 3
  limb arm-3 60 70
  pale oval 46 94 3 3
  limb arm-4 80 70
  pale oval 96 94 3 3

= jellyfish 100 140 40cm swimmer floor #d08ac0
  limb arm-1 24 58
  main/5 path M24 60C16 80 32 92 22 116C20 124 24 130 26 134
  limb arm-2 76 58
  main/5 path M76 60C84 80 68 92 78 116C80 124 76 130 74 134
  limb arm-3 40 58
  light/6 path M40 62C34 84 48 96 40 124
  limb arm-4 60 58
  light/6 path M60 62C66 84 52 96 60 124
  limb head 50 30
  main path M4 58C0 18 28 2 50 2C72 2 100 18 96 58C90 68 82 58 76 64C70 70 64 60 58 64C52 68 48 68 42 64C36 60 30 70 24 64C18 58 10 68 4 58Z
  pale path M18 44C18 24 32 12 46 10C34 20 30 32 30 48C24 50 20 48 18 44Z

= sea-turtle 150 90 100cm swimmer floor #5a8f5a
  limb flipper 52 52
  light path M56 58C50 78 34 90 22 88C22 70 34 56 48 48Z
  limb flipper-2 108 56
  light path M104 60C108 74 120 82 130 80C130 68 120 58 112 54Z
  limb head 48 36
  light path M44 40C28 44 2 40 4 26C8 14 32 16 50 28Z
  limb eye 16 26
  #231d24 oval 16 26 3 3
  limb
  dark path M34 52C38 20 72 8 98 16C120 22 132 40 136 54C110 68 60 70 34 52Z
  main path M38 48C42 22 74 12 96 20C116 26 126 40 130 50C106 60 64 62 38 48Z
  light path M66 26L84 22L90 38L76 46L62 40Z
  light path M96 24L110 32L108 44L96 40Z
  light path M50 34L58 44L50 50L44 46Z

= tortoise 150 90 28cm walker floor #8a7a4a
  limb head 40 56
  light path M18 66C8 58 0 44 8 34C18 26 34 34 40 48L44 66Z
  limb leg-1 45 64
  light box 34 62 22 28 8
  limb leg-2 111 64
  light box 100 62 22 28 8
  limb tail 124 70
  light path M124 66C136 66 144 72 148 76C138 78 126 78 122 76Z
  limb eye 15 42
  #231d24 oval 15 42 3 3
  limb head 40 56
  #5a4a30/2 path M8 52C12 56 16 56 20 54
  limb
  dark path M26 72C24 22 56 2 82 2C110 2 138 26 136 72C110 80 52 80 26 72Z
  main path M30 66C32 26 58 8 82 8C106 8 130 28 132 66C106 74 56 74 30 66Z
  light path M68 16L96 16L104 38L82 50L60 38Z
  light path M54 24L50 58L36 60C36 46 44 32 54 24Z
  light path M110 24L116 58L128 60C128 46 120 32 110 24Z
  light path M62 48L76 58L74 68L58 66Z
  light path M104 48L90 58L92 68L108 66Z

= frog 130 100 10cm walker floor #5aa84a
  limb
  dark path M112 96C130 92 130 66 116 52L92 66Z
  main path M10 44C10 26 30 18 48 26C88 24 120 52 120 78C120 92 108 98 92 98L34 98C24 98 26 88 36 86C16 78 8 62 10 44Z
  limb throat 40 66
  pale path M14 56C34 64 50 66 58 62C60 80 52 92 42 96C40 92 40 88 40 86C24 80 16 68 14 56Z
  limb
  light path M76 74C76 58 110 56 116 76C116 92 104 98 92 98L72 98C84 94 80 84 76 74Z
  limb fore 52 74
  dark path M48 70C46 84 48 92 40 100L64 100C60 92 60 80 58 70Z
  limb
  main oval 38 20 14 14
  limb eye 36 18
  #f6f3d8 oval 36 18 9 9
  #231d24 oval 34 18 4 7
  limb
  dark/3 path M10 52C24 58 36 56 46 50

= bee 130 100 4cm flyer floor #f2b830
  limb wing 66 44
  #dceef8d0 oval 66 24 20 26 -24
  limb wing-2 84 44
  #eef7fcd0 oval 88 26 18 24 18
  limb
  main path M24 62C24 40 50 38 74 40C104 42 122 54 126 66C112 90 80 94 56 90C36 86 24 78 24 62Z
  #33282a path M62 40C54 54 54 78 62 91L76 92C68 78 68 54 76 40Z
  #33282a path M90 43C84 56 84 78 90 88L102 84C96 74 96 58 102 47Z
  #33282a path M122 60L130 66L122 72Z
  #6a4a22 oval 30 60 20 19
  limb eye 22 56
  #ffffff oval 22 56 7 8
  #231d24 oval 20 56 4 5
  limb feeler 28 42
  #33282a/3 path M22 42C18 30 12 28 8 28
  #33282a/3 path M32 40C32 28 28 22 24 20
  limb leg 58 88
  #33282a/3 path M50 88L46 98
  #33282a/3 path M66 91L64 100

= butterfly 130 110 7cm flyer floor #e07a3c
  limb wing 65 58
  main path M66 52C78 10 120 -4 128 12C134 34 104 58 66 58Z ~
  dark path M66 58C96 58 116 74 112 94C104 112 74 100 66 66Z ~
  limb wing 65 58
  pale oval 108 24 9 9
  pale oval 22 24 9 9
  light oval 96 86 8 8
  light oval 34 86 8 8
  limb
  #33282a box 61 34 8 60 4
  limb feeler 65 36
  #33282a/2 path M64 36C58 20 52 16 46 14
  #33282a/2 path M66 36C72 20 78 16 84 14

= ant 140 76 1cm walker floor #5a3a30
  limb leg-1 58 44
  main/4 path M58 44L44 72
  limb leg-2 66 46
  main/4 path M66 46L66 74
  limb leg-3 76 44
  main/4 path M76 44L92 72
  limb leg-4 58 36
  main/4 path M58 36L36 54L30 74
  limb leg-5 78 38
  main/4 path M78 38L104 52L112 74
  limb
  main oval 24 32 20 18
  main oval 66 38 18 13
  main oval 110 38 28 22
  light oval 104 30 12 8
  limb feeler 18 18
  main/3 path M14 20C6 10 4 4 0 2
  main/3 path M24 16C22 6 18 2 16 0
  limb eye 16 28
  #ffffff oval 16 28 5 5
  #231d24 oval 15 28 3 3

= spider 150 100 3cm walker floor #4a4048
  limb leg-1 62 56
  main/5 path M62 56C46 30 26 34 10 96
  limb leg-2 88 56
  main/5 path M88 56C104 30 124 34 140 96
  limb leg-3 58 60
  main/5 path M58 60C40 46 30 54 30 96
  limb leg-4 92 60
  main/5 path M92 60C110 46 120 54 120 96
  limb leg-5 62 66
  main/5 path M62 66C50 62 46 70 50 96
  limb leg-6 88 66
  main/5 path M88 66C100 62 104 70 100 96
  limb leg-7 60 50
  main/5 path M60 50C44 14 20 16 2 70
  limb leg-8 90 50
  main/5 path M90 50C106 14 130 16 148 70
  limb
  main oval 75 36 32 30
  light oval 66 26 10 8
  main oval 75 70 18 16
  limb eye 68 70
  #ffffff oval 68 70 5 5
  limb eye-2 82 70
  #ffffff oval 82 70 5 5
  limb eye 68 70
  #231d24 oval 68 71 3 3
  limb eye-2 82 70
  #231d24 oval 82 71 3 3

= snail 140 90 6cm walker floor #b5763a
  limb foot 70 90
  #d8c098 path M4 40C0 30 14 28 20 38C24 52 34 62 50 66L120 72C132 76 138 82 140 90L14 90C6 80 6 56 4 40Z
  limb stalk-1 10 36
  #d8c098/4 path M10 36L4 12
  limb stalk-2 18 36
  #d8c098/4 path M18 36L20 10
  limb stalk-1 10 36
  #33282a oval 4 11 4 4
  limb stalk-2 18 36
  #33282a oval 20 9 4 4
  limb shell 80 80
  main oval 78 44 40 38
  light/6 path M78 46C82 38 94 44 90 56C84 68 62 66 58 50C56 30 76 18 94 24
  shade path M100 14C122 30 122 70 92 80C106 62 110 36 100 14Z

= crab 150 96 20cm walker floor #d9583c
  limb leg-1 40 70
  main/7 path M40 70L20 92
  limb leg-2 50 76
  main/7 path M50 76L36 95
  limb leg-3 110 70
  main/7 path M110 70L130 92
  limb leg-4 100 76
  main/7 path M100 76L114 95
  limb claw-1 40 50
  main/9 path M42 50C24 48 18 40 20 30
  limb claw-2 110 50
  main/9 path M108 50C126 48 132 40 130 30
  limb claw-1 40 50
  dark path M8 4C-4 24 8 36 22 34C36 30 34 10 28 4C28 14 24 18 20 20C16 16 10 12 8 4Z
  limb claw-2 110 50
  dark path M142 4C154 24 142 36 128 34C114 30 116 10 122 4C122 14 126 18 130 20C134 16 140 12 142 4Z
  limb
  main path M30 62C30 38 120 38 120 62C120 84 96 88 75 88C54 88 30 84 30 62Z
  main/4 path M62 46L60 30
  main/4 path M88 46L90 30
  limb eye 60 28
  #ffffff oval 60 28 6 6
  limb eye-2 90 28
  #ffffff oval 90 28 6 6
  limb eye 60 28
  #231d24 oval 60 28 3 3
  limb eye-2 90 28
  #231d24 oval 90 28 3 3
  limb
  deep/3 path M64 70C70 76 80 76 86 70
`;
