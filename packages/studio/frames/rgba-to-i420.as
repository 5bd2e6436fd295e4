// AssemblyScript, not TypeScript (hence the extension): the pixel loop that the studio runs for every frame.
// Built by build-wasm.ts into rgba-to-i420.wasm, which is committed: a machine that only runs the product needs no compiler.
//
// BT.709, limited range, 8 bits (ITU-R BT.709-6, 3.5), in fixed point with 15 fraction bits:
//   Y  =  16 + 219 * ( 0.2126 R + 0.7152 G + 0.0722 B) / 255
//   Cb = 128 + 224 * (-0.1146 R - 0.3854 G + 0.5000 B) / 255
//   Cr = 128 + 224 * ( 0.5000 R - 0.4542 G - 0.0458 B) / 255
// Each chroma sample is the mean of a 2x2 block, so its sums carry two more bits.

const LUMA_SHIFT: i32 = 15;
const CHROMA_SHIFT: i32 = 17;

/**
 * Weights of R and B, then of G and A, for Y, Cb and Cr. They lie in memory because the engine writes constants out anew wherever
 * they are used; loaded once, they stay in registers.
 */
const WEIGHTS: usize = memory.data<i16>([
  5983, 2032, 5983, 2032, 5983, 2032, 5983, 2032,
  20127, 0, 20127, 0, 20127, 0, 20127, 0,
  -3298, 14392, -3298, 14392, -3298, 14392, -3298, 14392,
  -11094, 0, -11094, 0, -11094, 0, -11094, 0,
  14392, -1319, 14392, -1319, 14392, -1319, 14392, -1319,
  -13073, 0, -13073, 0, -13073, 0, -13073, 0,
]);
/** What is added before Y is shifted, and before Cb and Cr are, four times each. */
const OFFSETS: usize = memory.data<i32>([
  540672, 540672, 540672, 540672,
  16842752, 16842752, 16842752, 16842752,
]);
/** Picks R and B out of four pixels. */
const RED_BLUE: usize = memory.data<i32>([0xff00ff, 0xff00ff, 0xff00ff, 0xff00ff]);

/**
 * Converts some rows of a picture. `width` is a multiple of 8, `height` of 2.
 * @param source address of width*height RGBA pixels; alpha is ignored
 * @param target address of width*height*3/2 bytes: the rows of the Y plane, then those of Cb, then those of Cr
 */
export function convert(source: usize, target: usize, width: i32, height: i32): void {
  const rowBytes: usize = width * 4;
  const lumaRedBlue = v128.load(WEIGHTS);
  const lumaGreen = v128.load(WEIGHTS, 16);
  const cbRedBlue = v128.load(WEIGHTS, 32);
  const cbGreen = v128.load(WEIGHTS, 48);
  const crRedBlue = v128.load(WEIGHTS, 64);
  const crGreen = v128.load(WEIGHTS, 80);
  const lumaOffset = v128.load(OFFSETS);
  const chromaOffset = v128.load(OFFSETS, 16);
  const redBlue = v128.load(RED_BLUE);
  let luma: usize = target;
  let cb: usize = target + width * height;
  let cr: usize = cb + (width * height) / 4;

  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 8) {
      const top0 = v128.load(source);
      const top1 = v128.load(source, 16);
      const low0 = v128.load(source + rowBytes);
      const low1 = v128.load(source + rowBytes, 16);
      // R and B, and G and A, of four pixels each, 16 bits a colour.
      const topRedBlue0 = v128.and(top0, redBlue);
      const topRedBlue1 = v128.and(top1, redBlue);
      const lowRedBlue0 = v128.and(low0, redBlue);
      const lowRedBlue1 = v128.and(low1, redBlue);
      const topGreen0 = i16x8.shr_u(top0, 8);
      const topGreen1 = i16x8.shr_u(top1, 8);
      const lowGreen0 = i16x8.shr_u(low0, 8);
      const lowGreen1 = i16x8.shr_u(low1, 8);

      const topLuma = i16x8.narrow_i32x4_s(
        weighed(topRedBlue0, topGreen0, lumaRedBlue, lumaGreen, lumaOffset, LUMA_SHIFT),
        weighed(topRedBlue1, topGreen1, lumaRedBlue, lumaGreen, lumaOffset, LUMA_SHIFT),
      );
      const lowLuma = i16x8.narrow_i32x4_s(
        weighed(lowRedBlue0, lowGreen0, lumaRedBlue, lumaGreen, lumaOffset, LUMA_SHIFT),
        weighed(lowRedBlue1, lowGreen1, lumaRedBlue, lumaGreen, lumaOffset, LUMA_SHIFT),
      );
      const lumas = i8x16.narrow_i16x8_u(topLuma, lowLuma);
      v128.store64_lane(luma, lumas, 0);
      v128.store64_lane(luma + width, lumas, 1);

      const redBlues = blockSums(i16x8.add(topRedBlue0, lowRedBlue0), i16x8.add(topRedBlue1, lowRedBlue1));
      const greens = blockSums(i16x8.add(topGreen0, lowGreen0), i16x8.add(topGreen1, lowGreen1));
      const chromaWords = i16x8.narrow_i32x4_s(
        weighed(redBlues, greens, cbRedBlue, cbGreen, chromaOffset, CHROMA_SHIFT),
        weighed(redBlues, greens, crRedBlue, crGreen, chromaOffset, CHROMA_SHIFT),
      );
      const chromas = i8x16.narrow_i16x8_u(chromaWords, chromaWords);
      v128.store32_lane(cb, chromas, 0);
      v128.store32_lane(cr, chromas, 1);

      source += 32;
      luma += 8;
      cb += 4;
      cr += 4;
    }
    source += rowBytes;
    luma += width;
  }
}

/** Y, Cb or Cr (as the weights say) of four pixels or blocks, 32 bits each. */
// @ts-ignore: decorator
@inline
function weighed(redBlues: v128, greens: v128, redBlueWeights: v128, greenWeights: v128, offset: v128, shift: i32): v128 {
  const sums = i32x4.add(i32x4.dot_i16x8_s(redBlues, redBlueWeights), i32x4.dot_i16x8_s(greens, greenWeights));
  return i32x4.shr_s(i32x4.add(sums, offset), shift);
}

/** Sums over the four 2x2 blocks of eight columns, each the sum of two pixels. */
// @ts-ignore: decorator
@inline
function blockSums(columns0: v128, columns1: v128): v128 {
  return i16x8.add(v128.shuffle<i32>(columns0, columns1, 0, 2, 4, 6), v128.shuffle<i32>(columns0, columns1, 1, 3, 5, 7));
}
