/** The power spectrum of real windows, by the fast Fourier transform (Cooley and Tukey 1965), radix 2. */
export interface Fourier {
  /** The window's length filled up with zeros to a power of two. */
  readonly size: number;
  /** From 0 Hz to half the sample rate. */
  readonly binCount: number;
  /**
   * The squared magnitudes of two windows at once: as real and imaginary part of one transform they cost the half.
   * Both answers are overwritten by the next call.
   */
  powersOf(one: Float64Array, other: Float64Array): readonly [Float64Array, Float64Array];
}

/** @param least the length of a window; at least 1 */
export function createFourier(least: number): Fourier {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, least)));
  const binCount = size / 2 + 1;
  const turns = turnsOf(size);
  const order = bitReversed(size);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const powers = [new Float64Array(binCount), new Float64Array(binCount)] as const;
  return {
    size,
    binCount,
    powersOf(one, other) {
      for (let index = 0; index < size; index += 1) {
        const from = order[index] ?? 0;
        real[index] = one[from] ?? 0;
        imaginary[index] = other[from] ?? 0;
      }
      transform(real, imaginary, turns);
      for (let bin = 0; bin < binCount; bin += 1) {
        const mirror = (size - bin) % size;
        const re = real[bin] ?? 0;
        const im = imaginary[bin] ?? 0;
        const mirroredRe = real[mirror] ?? 0;
        const mirroredIm = imaginary[mirror] ?? 0;
        powers[0][bin] = ((re + mirroredRe) ** 2 + (im - mirroredIm) ** 2) / 4;
        powers[1][bin] = ((im + mirroredIm) ** 2 + (re - mirroredRe) ** 2) / 4;
      }
      return powers;
    },
  };
}

interface Turns {
  readonly cosine: Float64Array;
  readonly sine: Float64Array;
}

function turnsOf(size: number): Turns {
  const angle = (index: number) => (-2 * Math.PI * index) / size;
  return {
    cosine: Float64Array.from({ length: size / 2 }, (_, index) => Math.cos(angle(index))),
    sine: Float64Array.from({ length: size / 2 }, (_, index) => Math.sin(angle(index))),
  };
}

function bitReversed(size: number): Uint32Array {
  const order = new Uint32Array(size);
  for (let index = 1; index < size; index += 1)
    order[index] = ((order[index >> 1] ?? 0) >> 1) | (index & 1 ? size >> 1 : 0);
  return order;
}

/** In place, on values that lie in bit-reversed order. */
function transform(real: Float64Array, imaginary: Float64Array, { cosine, sine }: Turns): void {
  const size = real.length;
  for (let half = 1; half < size; half *= 2) {
    const stride = size / (half * 2);
    for (let start = 0; start < size; start += half * 2) {
      for (let offset = 0; offset < half; offset += 1) {
        const low = start + offset;
        const high = low + half;
        const cos = cosine[offset * stride] ?? 0;
        const sin = sine[offset * stride] ?? 0;
        const re = real[high] ?? 0;
        const im = imaginary[high] ?? 0;
        const turnedRe = re * cos - im * sin;
        const turnedIm = re * sin + im * cos;
        const lowRe = real[low] ?? 0;
        const lowIm = imaginary[low] ?? 0;
        real[low] = lowRe + turnedRe;
        imaginary[low] = lowIm + turnedIm;
        real[high] = lowRe - turnedRe;
        imaginary[high] = lowIm - turnedIm;
      }
    }
  }
}
