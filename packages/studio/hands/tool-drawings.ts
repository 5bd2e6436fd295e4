import { readDrawings } from '../painting/actors/drawn/read-drawing.ts';

/*
 * Tools as a hand takes them: their working end on the left, their handle on the right along x. The drawings of the catalogue lie
 * at all angles. The form of a line: see read-drawing.ts.
 */

const sheet = `
= knife 200 36 33cm object table #474d5a
  #dfe6ee path M0 26C14 10 44 2 76 2L118 2L118 31L30 31C16 31 6 30 0 26Z
  #b5c0cc path M0 26C20 26 70 25 118 25L118 31L30 31C16 31 6 30 0 26Z
  #9aa4b2 box 114 2 9 30 3
  main box 121 3 79 22 8
  light box 124 5 72 6 3
  #c9ced8 oval 140 14 3 3
  #c9ced8 oval 164 14 3 3
  #c9ced8 oval 186 14 3 3

= butter-knife 200 26 21cm object table #9c6a40
  #dfe6ee path M2 14C4 4 20 3 60 4L96 6L96 20L26 22C10 22 0 20 2 14Z
  #b5c0cc path M2 15C30 18 70 18 96 16L96 20L26 22C10 22 2 20 2 15Z
  main box 94 4 106 17 8
  light box 98 6 98 5 3

= wooden-spoon 200 34 33cm object table #c08d52
  main oval 24 17 24 15
  dark oval 24 18 18 10
  main box 40 12 160 10 5
  light box 44 13 150 3 2

= spoon 200 34 20cm object table #c3ccd8
  main oval 26 17 26 14
  dark oval 25 18 19 9
  main path M44 13L130 14C160 11 190 10 198 13C202 17 200 22 196 23C186 25 160 23 130 20L44 21Z
  shine box 60 14 90 2 1

= fork 200 34 20cm object table #c3ccd8
  main path M2 4L44 8L44 26L2 30L2 25L36 22L36 20L2 20L2 14L36 14L36 12L2 9Z
  main path M40 8C52 6 60 14 66 15L130 14C160 11 190 10 198 13C202 17 200 22 196 23C186 25 160 23 130 20L66 20C60 21 52 30 40 26Z

= whisk 200 50 30cm object table #c3ccd8
  #8d96a5/3 path M96 25C60 -8 4 -4 4 25C4 54 60 58 96 25
  #aab3c0/3 path M96 25C60 8 14 8 10 25C14 42 60 42 96 25
  #c3ccd8/3 path M96 25L4 25
  #8d96a5 box 90 18 18 14 4
  main box 104 16 96 18 9
  light box 108 18 86 5 2

= ladle 200 64 32cm object table #b9c3cf
  dark path M0 22L60 22C60 50 48 62 30 62C12 62 0 50 0 22Z
  main path M4 22L56 22C56 44 46 56 30 56C14 56 4 44 4 22Z
  main box 50 17 150 9 4
  light box 54 18 140 3 1

= masher 200 70 26cm object table #c3ccd8
  main box 0 2 9 66 3
  #8d96a5/6 path M8 10L70 28
  #8d96a5/6 path M8 60L70 42
  #8d96a5/6 path M66 26L112 35L66 44
  #474d5a box 104 26 96 18 8
  light box 110 28 84 5 2

= pestle 200 44 20cm object table #b9b2a8
  main path M2 22C2 8 22 2 48 8L180 13C194 14 200 18 200 22C200 26 194 30 180 31L48 36C22 42 2 36 2 22Z
  light path M10 16C20 8 36 8 50 12L180 16C120 18 50 20 10 22Z

= scrub-brush 200 54 27cm object table #3f9bb0
  #f2ead6 path M4 24L8 52L16 50L22 53L30 50L38 53L46 50L54 52L58 24Z
  #d8ccae path M12 28L14 50L18 50L17 28Z * 4 11 0
  main path M0 12C0 4 8 2 20 2L54 4C70 6 80 10 96 11L184 11C200 11 200 29 184 29L96 29C80 29 70 28 60 28L6 28C2 28 0 22 0 12Z
  light path M8 8C20 4 50 6 70 11L180 14L180 18L66 17C50 14 20 14 6 14Z

= paint-brush 200 40 24cm object table #c98d54
  #5a4632 path M0 20C4 8 24 2 50 3L52 37C24 38 4 32 0 20Z
  #8a6c4c path M4 20C10 12 26 8 50 8L51 20Z
  #b9c3cf box 48 2 26 36 3
  #8d96a5 box 48 26 26 10 2
  main path M72 6C96 10 110 13 150 13L186 13C200 13 200 27 186 27L150 27C110 27 96 30 72 34Z
  light path M76 10C100 14 120 16 186 16L186 19C120 19 100 18 76 16Z

= pastry-brush 200 40 22cm object table #d9483b
  #f2ead6 path M0 14C4 8 24 4 50 4L52 36C24 36 4 32 0 26Z
  #d8ccae/2 path M4 14L50 13
  #d8ccae/2 path M4 20L50 20
  #d8ccae/2 path M4 26L50 28
  main path M48 2C70 4 96 11 120 12L186 12C200 12 200 28 186 28L120 28C96 29 70 36 48 38Z
  light path M52 7C76 10 100 15 186 15L186 19C110 19 76 16 52 13Z

= toothbrush 200 30 19cm object table #3b8fd8
  #f4f7fb path M2 16L4 30L44 30L46 16Z
  #9fd4f0 path M14 16L15 30L24 30L24 16Z
  main path M0 8C0 4 4 3 10 3L48 5C70 7 90 8 120 6L186 5C200 5 200 19 186 19L120 18C90 17 70 17 48 17L6 17C2 17 0 14 0 8Z
  light path M8 6L48 8C80 11 120 8 190 8L190 11C120 12 80 13 48 12L8 10Z

= pencil 200 18 18cm object table #f0b429
  #e8c9a0 poly 0 9 26 0 26 18
  #3a3f4a poly 0 9 9 6 9 12
  main box 26 0 150 18 0
  dark box 26 12 150 6 0
  light box 26 0 150 5 0
  #c3ccd8 box 174 0 10 18 0
  #e88a92 box 183 0 17 18 5

= pen 200 20 15cm object table #2f5f90
  #c3ccd8 poly 0 10 26 3 26 17
  main box 24 1 176 18 8
  light box 30 3 160 5 2
  #c3ccd8 box 120 -1 70 5 2

= marker 180 30 14cm object table #d9483b
  #3a3f4a poly 0 12 14 10 14 20 0 18
  #e9edf2 path M12 9L40 3L40 27L12 21Z
  #e9edf2 box 38 0 112 30 4
  main box 146 0 34 30 6
  main box 60 0 30 30 0

= chalk 160 20 9cm object table #f6f4ee
  main box 0 1 160 18 6
  dark box 4 13 152 6 3

= screwdriver 200 32 24cm object table #d9483b
  #8d96a5 poly 0 11 16 11 22 13 22 19 16 21 0 21
  #c3ccd8 box 16 12 84 8 2
  #8d96a5 box 92 8 16 16 3
  main path M104 6C116 4 120 2 130 2L184 2C204 2 204 30 184 30L130 30C120 30 116 28 104 26Z
  light path M110 9L184 6C190 6 192 8 192 10L110 13Z
  dark box 128 14 60 3 1
  dark box 128 21 60 3 1

= hammer 200 96 33cm object table #c98d54
  main path M30 36L186 32C202 32 202 58 186 58L30 54Z
  light path M40 38L186 35L186 40L40 42Z
  #3b4150 path M96 35L186 32C202 32 202 58 186 58L96 55Z
  #5a6274 path M104 37L186 35L186 40L104 42Z
  #6b778c path M2 70L8 70L10 24C12 10 20 4 34 0C34 10 36 18 38 24L38 70L44 70L44 92L2 92Z
  #8d99ad path M8 70L14 70L16 26C18 16 22 10 30 6C26 16 24 22 24 30L24 70L26 90L8 90Z

= saw 220 74 50cm object table #b5763f
  #c3ccd8 poly 0 20 150 6 150 60 0 34
  #8d96a5 path M0 30L4 38L8 31L14 40L18 33L24 43L28 35L34 45L38 37L44 47L48 39L54 49L58 41L64 51L68 43L74 53L78 45L84 55L88 47L94 57L98 49L104 59L108 51L114 61L118 53L124 63L128 55L134 64L138 57L150 60L150 56L0 30Z
  main path M142 2C170 -2 196 8 216 30C222 46 214 66 196 70C176 72 160 64 142 64Z
  #00000055 path M166 22C180 18 194 26 200 38C202 48 196 54 188 54C176 54 168 48 164 44Z

= trowel 200 48 28cm object table #4e9a5a
  #9aa4b2 path M0 24C14 6 50 0 84 6C92 10 96 16 96 24C96 32 92 38 84 42C50 48 14 42 0 24Z
  #c3ccd8 path M6 22C20 10 50 5 82 10C70 12 40 18 6 22Z
  #8d96a5 path M90 20L124 18L124 30L90 28Z
  main box 120 13 80 22 10
  light box 124 15 72 6 3

= peeler 200 44 18cm object table #3b4150
  #c3ccd8 path M4 18C4 10 14 8 26 10L92 14L92 32L26 36C14 38 4 34 4 28Z
  #5a6274 box 16 20 66 5 2
  #e9edf2 box 16 16 66 3 1
  main box 86 11 114 24 11
  light box 92 13 102 6 3

= spatula 200 50 30cm object table #474d5a
  #c3ccd8 path M0 6L70 4C80 4 84 14 96 20L112 20L112 30L96 30C84 36 80 46 70 46L0 44Z
  #8d96a5 box 12 12 50 5 2
  #8d96a5 box 12 22 50 5 2
  #8d96a5 box 12 32 50 5 2
  main box 106 15 94 20 9
  light box 112 17 82 5 2

= scraper 200 60 22cm object table #d97a2b
  #c3ccd8 poly 0 2 76 18 76 42 0 58
  #8d96a5 poly 0 2 8 4 8 56 0 58
  main box 72 18 128 24 10
  light box 78 20 116 6 3

= wrench 200 54 25cm object table #8d99ad
  main path M0 6C10 0 30 0 46 10L60 18L188 16C204 16 204 38 188 38L60 36L46 44C30 54 10 54 0 48L24 36L24 18Z
  light path M60 20L188 19L188 24L60 26Z

= tyre-lever 200 30 22cm object table #3b8fd8
  dark path M0 2C10 4 20 14 34 14L186 12C204 12 204 30 186 30L32 28C14 26 4 14 0 8Z
  main path M0 2C10 2 22 11 36 11L186 9C202 9 202 26 186 26L34 24C16 22 6 12 0 6Z
  light path M40 13L186 12L186 16L40 17Z

= pliers 200 60 20cm object table #d9483b
  #8d99ad path M0 24L60 10C76 8 84 18 90 26L90 36C84 44 76 52 60 50L0 36L20 32L20 28Z
  #6b778c oval 76 30 9 9
  main path M82 22C110 8 160 2 194 6C202 10 202 18 194 20C160 18 120 24 90 32Z
  main path M82 38C110 52 160 58 194 54C202 50 202 42 194 40C160 42 120 36 90 28Z

= scissors 200 76 22cm object table #d9483b
  #a3aebd path M0 34C30 26 70 26 104 34L104 42L10 42C4 42 0 38 0 34Z
  #7d8898 path M0 44C30 54 70 52 104 42L104 34L20 38Z
  #6b778c oval 100 38 6 6
  main/11 path M108 34C130 22 150 6 172 8C196 12 196 34 172 36C150 38 130 38 108 36
  main/11 path M108 42C130 54 150 70 172 68C196 64 196 42 172 40C150 38 130 40 108 40

= paint-roller 200 96 32cm object table #d97a2b
  #f4f1ea box 0 2 30 92 12
  #d8d2c4 box 18 2 12 92 6
  #8d96a5/6 path M28 84L70 84L84 48L110 48
  main box 106 37 94 22 10
  light box 112 39 82 6 3

= needle 200 12 7cm object table #aab3c0
  main poly 0 6 30 3 190 2 200 6 190 10 30 9
  #5a6274 oval 186 6 6 2

= steam-iron 200 110 28cm object table #3b8fd8
  #c9d2dc path M0 104C6 96 20 92 40 92L186 92L190 104Z
  main path M4 94C14 66 52 50 100 46L182 44C190 60 192 80 190 94Z
  light path M22 88C36 66 70 56 110 54C80 64 60 76 52 90Z
  dark path M60 14C84 2 150 2 176 12C190 18 190 34 184 48L164 48C166 36 164 30 152 28C120 24 90 26 74 34L66 48L50 52C46 36 46 22 60 14Z
  #e9edf2 oval 132 70 9 9

= file 200 24 25cm object table #d97a2b
  #8d96a5 poly 0 8 120 4 120 20 0 16
  #6b778c box 10 8 100 2 0 * 3 0 3
  main box 116 2 84 20 9

= chisel-tool 200 28 26cm object table #d8a24c
  #c3ccd8 poly 0 4 8 4 84 7 84 21 0 21
  #8d96a5 poly 0 14 84 16 84 21 0 21
  #8d96a5 box 82 6 12 16 3
  main box 92 2 108 24 10
  light box 98 4 96 6 3
`;

const padSheet = `
= cloth 130 84 24cm object table #6fa8d6
  dark path M6 40C2 24 18 10 40 12C60 2 96 2 110 16C128 22 132 44 122 58C128 72 104 84 84 76C60 86 24 86 12 70C0 64 -2 50 6 40Z
  main path M8 36C4 22 20 8 42 11C62 2 94 3 108 16C124 22 128 42 118 54C122 66 102 76 82 69C58 78 26 76 14 62C4 58 0 46 8 36Z
  light path M24 26C40 18 70 14 92 22C70 22 46 28 30 38Z
  dark/2 path M30 62C44 58 60 60 74 66
  dark/2 path M96 26C104 34 106 44 102 54

= duster 130 84 24cm object table #f0c33c
  dark path M6 40C2 24 18 10 40 12C60 2 96 2 110 16C128 22 132 44 122 58C128 72 104 84 84 76C60 86 24 86 12 70C0 64 -2 50 6 40Z
  main path M8 36C4 22 20 8 42 11C62 2 94 3 108 16C124 22 128 42 118 54C122 66 102 76 82 69C58 78 26 76 14 62C4 58 0 46 8 36Z
  light path M24 26C40 18 70 14 92 22C70 22 46 28 30 38Z

= paper-towel 130 84 22cm object table #f4f4ef
  #d5d8da path M6 40C2 24 18 10 40 12C60 2 96 2 110 16C128 22 132 44 122 58C128 72 104 84 84 76C60 86 24 86 12 70C0 64 -2 50 6 40Z
  main path M8 36C4 22 20 8 42 11C62 2 94 3 108 16C124 22 128 42 118 54C122 66 102 76 82 69C58 78 26 76 14 62C4 58 0 46 8 36Z

= towel 140 90 30cm object table #e9e2d2
  dark path M6 40C2 24 18 10 40 12C60 2 106 2 120 16C138 22 142 44 132 62C138 76 114 90 84 82C60 92 24 92 12 76C0 64 -2 50 6 40Z
  main path M8 36C4 22 20 8 42 11C62 2 104 3 118 16C134 22 138 42 128 56C132 70 112 80 82 74C58 82 26 80 14 66C4 58 0 46 8 36Z
  #5b8fb5/4 path M20 60C50 70 90 68 124 56

= sponge 130 78 14cm object table #f2c53d
  dark box 2 10 126 66 14
  main box 2 4 126 62 14
  dark oval 26 22 6 5
  dark oval 58 16 4 3
  dark oval 96 22 6 5
  dark oval 112 46 5 4
  dark oval 20 48 4 4
  dark oval 72 52 5 4

= scouring-pad 130 78 14cm object table #f2c53d
  #2f7d4a box 2 30 126 46 10
  #3f9a5c box 2 28 126 40 10
  main box 2 4 126 40 12
  dark oval 26 18 5 4
  dark oval 66 20 4 3
  dark oval 100 16 5 4

= steel-wool 130 84 12cm object table #8b93a0
  dark path M10 44C2 26 20 8 42 12C58 0 84 2 96 12C118 12 130 34 120 50C124 70 100 82 82 76C60 88 32 84 22 72C6 72 2 56 10 44Z
  main path M12 40C6 26 22 10 44 13C60 3 82 4 94 14C114 14 124 34 114 47C118 64 98 74 80 69C60 79 34 76 26 65C10 65 6 52 12 40Z
  #b4bcc8/2.4 path M22 40C30 22 52 20 60 34C66 48 44 58 38 46C34 36 50 26 62 30
  #b4bcc8/2.4 path M60 22C78 14 98 26 92 42C86 56 66 52 70 40C74 30 92 30 100 40
  #6b7280/2.4 path M30 58C46 50 64 56 74 64
  #6b7280/2.4 path M82 56C94 56 102 50 108 40
  #b4bcc8/2.4 path M48 66C60 60 78 60 90 66
  #6b7280/2.4 path M40 20C50 14 64 14 70 20

= sandpaper 130 84 14cm object table #b98a52
  dark box 4 8 122 72 4
  main box 4 4 122 70 4
  light oval 24 20 2 2 * 5 22 4
  dark oval 30 40 2 2 * 5 20 -3
  dark oval 22 60 2 2 * 5 22 1

= cotton-ball 120 90 7cm object table #f7f7f4
  #d9dcdf path M10 48C2 30 20 12 40 16C56 2 86 6 92 20C112 22 120 46 108 60C106 80 78 86 62 78C40 86 12 74 10 48Z
  main path M12 44C6 28 22 14 42 17C58 5 84 8 90 22C108 24 114 44 103 56C100 72 78 78 62 70C42 78 14 68 12 44Z

= soap 130 78 9cm object table #f2b8c6
  dark box 4 10 122 64 26
  main box 4 4 122 62 26
  light box 20 10 80 12 6

= half-lemon 120 92 8cm object table #f2cf3d
  dark path M6 40C2 18 30 2 62 2C96 2 120 22 116 46C112 74 88 90 60 90C30 90 8 70 6 40Z
  main path M6 36C2 14 30 0 62 0C96 0 120 20 116 42C112 68 88 82 60 82C30 82 8 64 6 36Z
  light path M24 22C40 8 74 6 96 16C74 16 44 18 30 32Z
  #fbf3cf path M10 60C34 76 88 76 112 58C108 78 88 92 60 92C34 92 14 80 10 60Z

= half-onion 120 92 8cm object table #c98a4a
  dark path M6 40C2 18 30 2 62 2C96 2 120 22 116 46C112 74 88 90 60 90C30 90 8 70 6 40Z
  main path M6 36C2 14 30 0 62 0C96 0 120 20 116 42C112 68 88 82 60 82C30 82 8 64 6 36Z
  light path M24 22C40 8 74 6 96 16C74 16 44 18 30 32Z
  #fbf6ea path M10 60C34 76 88 76 112 58C108 78 88 92 60 92C34 92 14 80 10 60Z

= eraser 130 60 5cm object table #e88a92
  main box 0 6 130 50 8
  #5b8fb5 box 44 6 86 50 6
`;

const held = readDrawings(sheet);
const pads = readDrawings(padSheet);

/** A tool with a handle, or a pad under a flat hand; null where none is drawn. */
export const toolDrawing = (name: string) => held.get(name) ?? pads.get(name) ?? null;
export const isPad = (name: string): boolean => pads.has(name);
