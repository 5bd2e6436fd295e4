import { encoded, quarters } from './make.ts';

/** One picture in each coding, with a colour in each corner. */
export const one = ['-frames:v', '1'];
export const jpeg = encoded('jpg', quarters(96, 64), [...one, '-pix_fmt', 'yuvj444p']);
export const png = encoded('png', quarters(96, 64), one);
export const webp = encoded('webp', quarters(96, 64), [...one, '-lossless', '1']);
export const gif = encoded('gif', quarters(96, 64), one);
export const avifOf = (args: readonly string[], source = quarters(96, 64)) =>
  encoded('avif', source, [
    ...[...one, '-c:v', 'libaom-av1', '-still-picture', '1', '-cpu-used', '8'],
    ...args,
  ]);
export const avif = avifOf(['-pix_fmt', 'yuv444p']);

/** The PNG with more pieces behind its header. */
export const behindHeader = (bytes: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([bytes.subarray(0, 33), ...chunks, bytes.subarray(33)]);
