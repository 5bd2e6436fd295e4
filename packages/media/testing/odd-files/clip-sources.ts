import { encoded, quarters, quick } from './make.ts';

/* What clips are made of. */
export const test = (size = '96x64', rate = 10, seconds = 1) =>
  `testsrc=s=${size}:r=${rate}:d=${seconds}`;
export const tone = 'sine=r=44100:d=1';
export const hevc = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none'];
export const vp9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8'];
export const vp8 = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8'];
export const av1 = ['-c:v', 'libaom-av1', '-cpu-used', '8'];
export const h264 = (form: string) => ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', form];

export const mp4 = encoded('mp4', test(), quick);
export const fast = encoded('mp4', test(), [...quick, '-movflags', '+faststart']);
export const four = encoded('mp4', quarters(96, 64), quick);
export const webm = encoded('webm', test(), vp9);
