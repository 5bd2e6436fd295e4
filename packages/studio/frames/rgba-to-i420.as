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
 * Converts a picture. `width` is a multiple of 8, `height` of 2.
 * @param source address of width*height RGBA pixels; alpha is ignored
 * @param target address of width*height*3/2 bytes: the Y plane, then Cb, then Cr
 */
export function convert(source: usize, target: usize, width: i32, height: i32): void {
  const rowBytes: usize = width * 4;
  let luma: usize = target;
  let cb: usize = target + width * height;
  let cr: usize = cb + (width * height) / 4;

  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 8) {
      const top0 = v128.load(source);
      const top1 = v128.load(source, 16);
      const low0 = v128.load(source + rowBytes);
      const low1 = v128.load(source + rowBytes, 16);

      v128.store64_lane(luma, eightLumas(top0, top1), 0);
      v128.store64_lane(luma + width, eightLumas(low0, low1), 0);

      const blocks0 = blockSums(top0, low0);
      const blocks1 = blockSums(top1, low1);
      v128.store32_lane(cb, fourChromas(blocks0, blocks1, i16x8(-3298, -11094, 14392, 0, -3298, -11094, 14392, 0)), 0);
      v128.store32_lane(cr, fourChromas(blocks0, blocks1, i16x8(14392, -13073, -1319, 0, 14392, -13073, -1319, 0)), 0);

      source += 32;
      luma += 8;
      cb += 4;
      cr += 4;
    }
    source += rowBytes;
    luma += width;
  }
}

/** Y of eight pixels, in the low eight bytes. */
// @ts-ignore: decorator
@inline
function eightLumas(first: v128, second: v128): v128 {
  const low = fourLumas(first);
  const high = fourLumas(second);
  const words = i16x8.narrow_i32x4_s(low, high);
  return i8x16.narrow_i16x8_u(words, words);
}

// @ts-ignore: decorator
@inline
function fourLumas(pixels: v128): v128 {
  const weights = i16x8(5983, 20127, 2032, 0, 5983, 20127, 2032, 0);
  const low = i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(pixels), weights);
  const high = i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(pixels), weights);
  return i32x4.shr_s(i32x4.add(addPairs(low, high), i32x4.splat((16 << LUMA_SHIFT) + (1 << (LUMA_SHIFT - 1)))), LUMA_SHIFT);
}

/** Sums of R, G, B, A over the two 2x2 blocks of four pixels and the four below them. */
// @ts-ignore: decorator
@inline
function blockSums(top: v128, low: v128): v128 {
  const left = i16x8.add(i16x8.extend_low_i8x16_u(top), i16x8.extend_low_i8x16_u(low));
  const right = i16x8.add(i16x8.extend_high_i8x16_u(top), i16x8.extend_high_i8x16_u(low));
  return i16x8.add(v128.shuffle<i64>(left, right, 0, 2), v128.shuffle<i64>(left, right, 1, 3));
}

/** Cb or Cr (as the weights say) of four blocks, in the low four bytes. */
// @ts-ignore: decorator
@inline
function fourChromas(blocks0: v128, blocks1: v128, weights: v128): v128 {
  const sums = addPairs(i32x4.dot_i16x8_s(blocks0, weights), i32x4.dot_i16x8_s(blocks1, weights));
  const values = i32x4.shr_s(i32x4.add(sums, i32x4.splat((128 << CHROMA_SHIFT) + (1 << (CHROMA_SHIFT - 1)))), CHROMA_SHIFT);
  const words = i16x8.narrow_i32x4_s(values, values);
  return i8x16.narrow_i16x8_u(words, words);
}

/** [a0+a1, a2+a3, b0+b1, b2+b3] */
// @ts-ignore: decorator
@inline
function addPairs(a: v128, b: v128): v128 {
  return i32x4.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7));
}
