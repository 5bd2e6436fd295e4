import { readDrawings } from '../painting/actors/drawn/read-drawing.ts';
import { everydayThings } from './everyday-things.ts';
import { handledThings } from './handled-things.ts';

/*
 * Vessels as hands meet them: empty, without a lid, a spout to the left. Those of the catalogue show what is in them. The form of a
 * line: see read-drawing.ts.
 */

const sheet = `
= bowl 140 76 27cm object table #e9eef4
  main path M2 6L138 6C138 46 112 72 92 72L48 72C28 72 2 46 2 6Z
  shade path M104 6L138 6C138 46 112 72 92 72L76 72C98 58 106 34 104 6Z
  #5ab4c0/5 path M9 26C50 32 90 32 131 26
  dark box 48 70 44 6 2
  light box 0 2 140 9 4

= saucepan 210 86 38cm object table #8d99ad
  #3b4150 box 136 14 74 13 6
  #5a6274 box 140 16 66 4 2
  main path M4 6L140 6L137 74C137 82 131 86 124 86L20 86C13 86 7 82 7 74Z
  shade path M108 6L140 6L137 74C137 82 131 86 124 86L98 86C108 78 110 40 108 6Z
  light box 16 16 10 58 5
  light box 0 2 144 9 4

= stockpot 170 112 34cm object table #8d99ad
  #6b778c path M2 34L20 34L20 48L10 48C4 48 2 44 2 40Z ~
  main path M16 6L154 6L154 98C154 108 146 112 138 112L32 112C24 112 16 108 16 98Z
  shade path M118 6L154 6L154 98C154 108 146 112 138 112L106 112C118 100 120 50 118 6Z
  light box 28 18 11 80 5
  light box 12 2 146 10 4

= frying-pan-empty 240 84 44cm object table #474d5a
  main path M148 34L226 14C240 12 242 30 230 32L150 54Z
  light path M152 36L228 18L228 22L152 42Z
  dark path M0 34C4 70 40 84 80 84C120 84 156 70 160 34Z
  main oval 80 34 80 32
  light oval 80 33 76 29
  dark oval 80 36 68 24
  #5a6274 oval 74 34 46 13

= skillet 240 84 44cm object table #3f4248
  main path M150 34L206 20C214 12 240 10 240 22C240 36 216 38 208 32L152 54Z
  #2a2c31 oval 226 23 6 4
  dark path M0 34C4 70 40 84 80 84C120 84 156 70 160 34Z
  main oval 80 34 80 32
  light oval 80 33 76 29
  dark oval 80 36 68 24
  #4d5058 oval 74 34 46 13

= rusty-skillet 240 84 44cm object table #4a4542
  main path M150 34L206 20C214 12 240 10 240 22C240 36 216 38 208 32L152 54Z
  #2a2c31 oval 226 23 6 4
  #a4532a oval 180 33 14 4 -14
  dark path M0 34C4 70 40 84 80 84C120 84 156 70 160 34Z
  main oval 80 34 80 32
  #8a5a40 oval 80 33 76 29
  dark oval 80 36 68 24
  #a4532a path M24 30C36 20 56 30 70 26C84 22 88 36 76 44C62 52 40 44 32 46C22 44 18 36 24 30Z
  #b8683a path M92 24C108 18 128 28 138 32C144 42 124 50 112 50C100 52 86 44 84 36C84 30 88 26 92 24Z
  #c47a48 oval 48 36 12 4
  #c47a48 oval 114 36 12 4
  #a4532a path M20 62C40 70 60 74 70 76C60 80 34 74 20 62Z
  #b8683a path M96 76C116 74 134 68 142 60C136 74 112 80 96 76Z

= wok 200 66 40cm object table #474d5a
  main box 0 6 20 10 5 ~
  main path M14 6L186 6C180 44 144 66 100 66C56 66 20 44 14 6Z
  shade path M140 6L186 6C180 44 144 66 100 66C128 56 142 34 140 6Z
  light box 10 2 180 8 4

= baking-tray 220 70 40cm object table #8d99ad
  dark path M4 56L216 56L206 70L14 70Z
  main path M22 4L198 4L220 56L0 56Z
  light path M26 8L194 8L214 53L6 53Z
  dark path M32 12L188 12L204 48L16 48Z
  #7c8798 path M36 16L184 16L199 46L21 46Z

= plate 180 58 27cm object table #ffffff
  #c2cad6 path M0 24C6 46 40 58 90 58C140 58 174 46 180 24Z
  #e6ebf2 oval 90 25 90 25
  main oval 90 23 88 22
  #d5dbe4 oval 90 26 58 14
  #f4f6f9 oval 90 27 55 12

= glass 74 110 14cm object table #d5e8f2
  #d5e8f2b0 path M2 2L72 2L64 104C64 108 60 110 56 110L18 110C14 110 10 108 10 104Z
  #ffffffa0 path M10 8L18 8L22 96L17 96Z
  #a9cfe288 box 12 100 50 10 4

= mug 120 96 12cm object table #d9483b
  main/12 path M84 26C118 20 118 72 82 70
  main path M6 4L88 4L86 84C86 92 80 96 74 96L20 96C14 96 8 92 8 84Z
  shade path M66 4L88 4L86 84C86 92 80 96 74 96L56 96C66 84 68 50 66 4Z
  light box 16 16 9 60 4
  light box 4 2 86 7 3

= jar 90 116 17cm object table #d5e8f2
  #d5e8f2b8 path M12 12L78 12C88 20 88 30 88 36L88 104C88 112 82 116 76 116L14 116C8 116 2 112 2 104L2 36C2 30 2 20 12 12Z
  #ffffff90 box 12 34 9 66 4
  #b9d4e2 box 8 2 74 12 4

= bucket 120 110 30cm object table #3b8fd8
  #8b95a8/4 path M8 12C20 -18 100 -18 112 12
  main path M4 10L116 10L104 102C103 108 98 110 94 110L26 110C22 110 17 108 16 102Z
  shade path M84 10L116 10L104 102C103 108 98 110 94 110L72 110C82 90 86 50 84 10Z
  light box 0 6 120 10 4

= basin 190 70 38cm object table #6fb0cf
  main path M2 6L188 6L170 62C168 68 162 70 156 70L34 70C28 70 22 68 20 62Z
  shade path M146 6L188 6L170 62C168 68 162 70 156 70L128 70C140 54 148 30 146 6Z
  light box 0 2 190 9 4

= mortar 120 84 15cm object table #b9b2a8
  main path M4 6L116 6C112 48 92 66 84 70L90 84L30 84L36 70C28 66 8 48 4 6Z
  shade path M88 6L116 6C112 48 92 66 84 70L90 84L66 84C82 60 90 30 88 6Z
  light box 0 2 120 9 4

= jug-of 116 130 22cm object table #f4f1ea
  dark/11 path M84 30C122 24 122 96 80 96
  main path M0 6L26 14L88 8L88 40C96 70 96 100 90 120C88 126 84 130 78 130L28 130C22 130 18 126 16 120C8 96 10 70 18 40L14 26Z
  shade path M66 10L88 8L88 40C96 70 96 100 90 120C88 126 84 130 78 130L58 130C74 100 72 50 66 10Z
  light box 26 44 9 62 4

= bottle-of 50 150 28cm object table #d8c25a
  main path M17 4L33 4L33 44C46 54 49 64 49 76L49 140C49 147 45 150 40 150L10 150C5 150 1 147 1 140L1 76C1 64 4 54 17 44Z
  shade path M33 44C46 54 49 64 49 76L49 140C49 147 45 150 40 150L30 150C38 120 36 80 30 48Z
  #f4f1ea box 1 84 48 40 0
  light box 8 66 6 16 3

= milk-carton 76 130 22cm object table #f7f8fa
  #d5dbe4 path M14 2L62 2L62 14L14 14Z
  main path M14 12L62 12L76 36L76 126C76 129 74 130 72 130L4 130C2 130 0 129 0 126L0 36Z
  #3b8fd8 box 0 66 76 44 0
  shade path M54 12L62 12L76 36L76 126C76 129 74 130 72 130L56 130Z
  #ffffff oval 36 88 18 13

= bag-of 90 124 24cm object table #e6d3ab
  dark path M12 4L78 4L84 16L6 16Z
  main path M8 14L82 14L88 116C88 121 84 124 80 124L10 124C6 124 2 121 2 116Z
  shade path M64 14L82 14L88 116C88 121 84 124 80 124L58 124C66 90 66 50 64 14Z
  #ffffff box 20 50 50 38 4

= small-bowl 100 54 15cm object table #f3ead9
  main path M2 5L98 5C98 34 80 51 66 51L34 51C20 51 2 34 2 5Z
  shade path M74 5L98 5C98 34 80 51 66 51L54 51C70 40 76 24 74 5Z
  dark box 34 49 32 5 2
  light box 0 2 100 7 3

= shaker 60 110 11cm object table #e9eef4
  #8d99ad path M10 34C8 4 52 4 50 34Z
  #3b4150 oval 24 14 2 2
  #3b4150 oval 36 14 2 2
  #3b4150 oval 30 20 2 2
  main path M10 32L50 32L56 102C56 108 52 110 48 110L12 110C8 110 4 108 4 102Z
  #ffffff path M7 66L53 66L56 102C56 108 52 110 48 110L12 110C8 110 4 108 4 102Z
  shine box 14 40 6 56 3

= valve-wheel 130 130 16cm object table #d9483b
  #6b778c box 56 56 18 74 3
  main/13 oval 65 65 54 54
  main/10 path M65 65L65 14
  main/10 path M65 65L109 91
  main/10 path M65 65L21 91
  dark oval 65 65 14 14
  light oval 61 61 6 6

= push-button 110 110 8cm object table #d9483b
  #c9d2dc box 4 4 102 102 16
  #aab4c0 box 4 96 102 10 6
  #8d99a8 oval 55 55 38 38
  dark oval 55 58 31 31
  main oval 55 54 31 31
  light oval 47 44 12 8

= oven-knob 110 110 7cm object table #3b4150
  #c9d2dc oval 55 55 53 53
  main oval 55 55 42 42
  light path M55 20C36 20 22 34 20 52C26 38 38 28 55 26Z
  #ffffff box 52 16 6 26 3

= tap-top 120 150 20cm object table #b9c3cf
  dark box 46 60 28 60 6
  main box 20 10 80 18 9
  main box 52 24 16 40 3
  main path M30 96L74 96L74 124L52 124L52 150L26 150L26 112C26 102 28 96 30 96Z
  light box 26 13 68 5 2
  dark box 22 144 34 6 2

= envelope-open 150 100 22cm object table #f4ead2
  main box 2 2 146 96 4
  dark path M2 4L75 58L148 4L148 10L75 66L2 10Z

= bread-slice 150 92 15cm food table #f3dcae
  #b5743a path M14 40C-4 26 8 2 40 6C62 -2 92 -2 112 6C142 2 154 26 138 40L134 78C134 88 126 92 118 92L34 92C24 92 16 88 16 78Z
  #f7e7c4 path M20 38C6 26 16 8 42 12C64 4 90 4 110 12C134 8 146 26 130 38L127 74C127 80 122 84 116 84L36 84C28 84 23 80 23 74Z
  #ead09a oval 54 34 4 3
  #ead09a oval 98 52 5 3
  #ead09a oval 46 62 4 3
  #ead09a oval 84 24 3 2
  #ead09a oval 108 70 4 3

= butter 150 70 12cm food table #f6dd84
  dark path M6 22L30 4L148 4L126 22Z
  light path M6 22L30 4L148 4L126 22Z
  main box 6 20 120 46 4
  dark path M126 22L148 4L148 48L126 66Z
  light box 12 26 108 6 3

= tweezers 200 36 12cm object table #c3ccd8
  #8d99ad path M2 16C60 2 140 0 192 8C200 12 200 24 192 28C140 36 60 34 2 20L60 25L178 21L178 15L60 11Z
  main path M2 14C60 0 140 -2 192 6C200 10 200 16 194 18L178 15L60 9Z
  light path M30 9C80 2 140 1 186 7L186 9C130 5 80 6 30 9Z

= light-bulb 84 130 11cm object table #f8e7a0
  main path M42 2C66 2 82 20 82 42C82 62 66 72 62 92L22 92C18 72 2 62 2 42C2 20 18 2 42 2Z
  light path M24 18C14 26 12 40 16 52C18 40 20 28 32 18Z
  #d99a2b/3 path M32 88L32 58L38 64L42 56L46 64L52 58L52 88
  #9aa4b2 box 22 92 40 8 4
  #8d96a5 box 22 101 40 8 4
  #9aa4b2 box 24 110 36 8 4
  #3b4150 path M30 118L54 118L48 128L36 128Z

= laid-shirt 220 96 66cm object table #6fa8d6
  dark path M70 8L98 4L122 4L150 8L216 44L196 66L166 50L176 94L44 94L54 50L24 66L4 44Z
  main path M70 6L98 2L122 2L150 6L216 40L196 60L164 46L174 88L46 88L56 46L24 60L4 40Z
  shade path M150 6L216 40L196 60L164 46L174 88L150 88L144 40Z
  light path M98 2L110 14L122 2L128 4L110 24L92 4Z
  dark/2 path M110 20L110 88
  #ffffff oval 110 34 2.4 2
  #ffffff oval 110 52 2.4 2
  #ffffff oval 110 70 2.4 2

= laid-trousers 220 70 100cm object table #4f6f9f
  dark path M2 6L60 2L218 4L218 32L76 36L218 42L218 68L60 70L2 64Z
  main path M2 4L60 0L218 2L218 30L76 33L218 38L218 64L60 67L2 61Z
  shade path M60 50L218 52L218 64L60 67L2 61L2 54Z
  dark/2 path M14 4L14 62
  dark/2 path M60 33L96 33
  light path M4 6L60 2L214 4L214 9L60 8L4 12Z

= laid-dress 220 90 100cm object table #b5687f
  dark path M4 34L40 24L44 8L62 12L66 30L96 34L214 6L218 86L96 60L66 64L62 82L44 86L40 70L4 60Z
  main path M4 32L40 22L44 6L62 10L66 28L96 32L214 4L218 82L96 57L66 61L62 78L44 82L40 66L4 57Z
  shade path M96 48L216 62L218 82L96 57L66 61L66 52Z
  light/3 path M92 34L92 56

= laid-cloth 220 80 60cm object table #7fb0d6
  dark path M30 6L190 6L218 70L212 78L8 78L2 70Z
  main path M30 4L190 4L218 66L2 66Z
  #ffffff/3 path M26 20L194 20
  #ffffff/3 path M12 54L208 54
  shade path M160 4L190 4L218 66L170 66Z

= whetstone 210 52 34cm object table #8f9aa6
  #6b4a2f path M4 30L206 30L198 52L12 52Z
  #8a6445 box 0 26 210 10 3
  dark path M18 14L192 14L192 28L18 28Z
  main path M28 4L182 4L192 16L18 16Z
  light path M34 6L120 6L112 11L28 11Z

= tin-can 84 110 11cm object table #c9d2dc
  main box 2 6 80 100 4
  #d9483b box 2 26 80 58 0
  #f4ead2 oval 42 55 24 18
  light box 0 2 84 9 4
  dark box 2 102 80 7 3
`;

/** A vessel or a thing that only hands need, by its name after `hands-`. */
const own = new Map([...readDrawings(sheet), ...handledThings, ...everydayThings]);

const prefix = 'hands-';
export const isOwnThing = (name: string): boolean =>
  name.startsWith(prefix) && own.has(name.slice(prefix.length));
export const ownThing = (name: string) =>
  name.startsWith(prefix) ? (own.get(name.slice(prefix.length)) ?? null) : null;

/** Seen a little from above: what falls on it lies in its middle. */
const opened: ReadonlySet<string> = new Set([
  'hands-frying-pan-empty',
  'hands-skillet',
  'hands-rusty-skillet',
  'hands-baking-tray',
  'hands-plate',
  'hands-bread-slice',
  'hands-laid-shirt',
  'hands-laid-cloth',
  'hands-laid-trousers',
  'hands-laid-dress',
  'hands-grill-grate',
]);
export const isOpened = (name: string): boolean => opened.has(name);

/** With a handle that the other hand takes: where it is, from the handle's end, as shares of the drawing. */
const handles: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['hands-saucepan', [0.16, 0.23]],
  ['hands-frying-pan-empty', [0.14, 0.36]],
  ['hands-skillet', [0.15, 0.36]],
  ['hands-rusty-skillet', [0.15, 0.36]],
]);
export const handleOf = (name: string) => handles.get(name) ?? null;

const openVessels: ReadonlySet<string> = new Set(
  'bowl small-bowl saucepan stockpot frying-pan-empty skillet wok glass mug jar bucket basin mortar'
    .split(' ')
    .map((name) => `hands-${name}`),
);
/** Whether something can be poured into it or stirred in it. */
export const isOpenVessel = (name: string): boolean =>
  openVessels.has(name) ||
  /^(?:drawn-(?:mixing-bowl|cereal-bowl|copper-pot|plant-pot|watering-can|measuring-jug)|wine-glass|potted-plant|bucket)$/u.test(
    name,
  );

/** Whether something can be put into it. */
export const takesIn = (name: string): boolean =>
  isOpenVessel(name) ||
  /(?:^|-)(?:box|basket|bag|bin|sack|suitcase|crate|tub|flask|pot)(?:-|$)/u.test(name);
