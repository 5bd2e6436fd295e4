import { changed, encoded, quick, rewritten } from './make.ts';
import { chosenOf, clip, narrow, type OddFile, sentences } from './odd-file.ts';
import { test, vp9, vp8, av1, h264, four, hevc } from './clip-sources.ts';

const coded: OddFile[] = (
  [
    ['mp4', 'H.264 with 4:2:2', h264('yuv422p')],
    ['mp4', 'H.264 with 4:4:4', h264('yuv444p')],
    ['mp4', 'H.264 with 10 bits', h264('yuv420p10le')],
    ['mp4', 'H.264 in grey', h264('gray')],
    ['mp4', 'H.264 as red, green and blue', ['-c:v', 'libx264rgb', '-preset', 'ultrafast']],
    ['mp4', 'H.264 in full range', [...h264('yuvj420p'), '-color_range', 'pc']],
    ['mp4', 'H.264 with colours of television', [...quick, '-colorspace', 'smpte170m']],
    ['mp4', 'H.264 in two fields', [...quick, '-flags', '+ilme+ildct', '-x264opts', 'tff=1']],
    ['mp4', 'H.264 with B frames', [...quick, '-bf', '3', '-g', '5']],
    ['mp4', 'HEVC', [...hevc, '-pix_fmt', 'yuv420p']],
    ['mp4', 'HEVC with 10 bits', [...hevc, '-pix_fmt', 'yuv420p10le']],
    ['mp4', 'MPEG-4', ['-c:v', 'mpeg4']],
    ['mp4', 'MPEG-2', ['-c:v', 'mpeg2video', '-r', '25']],
    ['mp4', 'VP9', vp9],
    ['mp4', 'AV1', av1],
    ['mov', 'pictures of JPEG', ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p']],
    ['mov', 'pictures of PNG', ['-c:v', 'png']],
    ['mov', 'ProRes', ['-c:v', 'prores_ks']],
    [
      'mov',
      'DNxHR',
      ['-c:v', 'dnxhd', '-profile:v', 'dnxhr_lb', '-pix_fmt', 'yuv422p', '-s', '256x128'],
    ],
    ['mov', 'QuickTime Animation', ['-c:v', 'qtrle']],
    ['mov', 'raw pictures', ['-c:v', 'rawvideo', '-pix_fmt', 'uyvy422']],
    ['webm', 'VP8', vp8],
    ['webm', 'VP9 with 10 bits', [...vp9, '-pix_fmt', 'yuv420p10le']],
    ['webm', 'AV1', av1],
    ['mkv', 'H.264', quick],
    ['mkv', 'FFV1', ['-c:v', 'ffv1']],
    ['mkv', 'Theora', ['-c:v', 'libtheora']],
  ] as const
).map(([ending, what, args]): OddFile => ({
  what: `${what} in ${ending}`,
  bytes: encoded(ending, test(), args),
  becomes: what === 'DNxHR' ? clip(192, 128, 1_000) : clip(96, 64, 1_000),
}));

const clearSource = 'color=red@0.0:s=64x48:r=10:d=1,format=rgba';
const clear: OddFile[] = (
  [
    ['mov', 'QuickTime Animation', ['-c:v', 'qtrle', '-pix_fmt', 'argb']],
    ['mov', 'PNG', ['-c:v', 'png', '-pix_fmt', 'rgba']],
    ['mov', 'ProRes 4444', ['-c:v', 'prores_ks', '-profile:v', '4444', '-pix_fmt', 'yuva444p10le']],
    ['webm', 'VP8', [...vp8, '-pix_fmt', 'yuva420p', '-auto-alt-ref', '0']],
    ['webm', 'VP9', [...vp9, '-pix_fmt', 'yuva420p', '-auto-alt-ref', '0']],
  ] as const
).map(([ending, what, args]): OddFile => ({
  what: `a clip that shines through, of ${what}`,
  bytes: encoded(ending, clearSource, args),
  becomes: clip(64, 48, 1_000, { corners: 'wwww' }),
}));

const held: OddFile[] = (
  [
    [0, 96, 64, 'rgbw'],
    [90, 64, 96, 'gwrb'],
    [180, 96, 64, 'wbgr'],
    [270, 64, 96, 'brwg'],
  ] as const
).map(([degrees, width, height, corners]): OddFile => ({
  what: `a clip that was held at ${degrees}°`,
  bytes: rewritten(four, 'mp4', { before: ['-display_rotation', String(degrees)] }),
  becomes: clip(width, height, 1_000, { corners }),
}));

const mirrored: OddFile[] = (
  [
    ['-display_hflip', 'grwb'],
    ['-display_vflip', 'bwrg'],
  ] as const
).map(([flip, corners]): OddFile => ({
  what: `a clip in a mirror (${flip})`,
  bytes: rewritten(four, 'mp4', { before: ['-display_rotation', '0', flip] }),
  becomes: clip(96, 64, 1_000, { corners }),
}));

const aspects: OddFile[] = (
  [
    ['4/3', clip(128, 64, 1_000)],
    ['3/4', clip(72, 64, 1_000)],
    ['16/11', clip(138, 64, 1_000)],
    ['2', clip(192, 64, 1_000)],
    ['1/2', clip(48, 64, 1_000)],
  ] as const
).map(([sar, becomes]): OddFile => ({
  what: `a clip with pixels of ${sar}`,
  bytes: encoded('mp4', `${test()},setsar=${sar}`, quick),
  becomes,
}));

const extremes: OddFile[] = (
  [
    [1, 1_000, narrow(2, 64)],
    [65_535, 1, narrow(2_560, 2)],
    [2 ** 31 - 1, 1, narrow(2_560, 2)],
    [0, 1, clip(96, 64, 1_000)],
    [1, 0, clip(96, 64, 1_000)],
  ] as const
).map(([across, down, becomes]): OddFile => ({
  what: `a clip with pixels of ${across} × ${down}`,
  bytes: changed(encoded('mov', `${test()},setsar=4/3`, ['-c:v', 'qtrle']), (bytes) => {
    const other = Buffer.from(bytes);
    const at = other.indexOf('pasp') + 4;
    other.writeUInt32BE(across, at);
    other.writeUInt32BE(down, at + 4);
    return other;
  }),
  becomes,
}));

const sizes: OddFile[] = (
  [
    ['2x2', clip(2, 2, 1_000)],
    ['16x16', clip(16, 16, 1_000)],
    ['40x2', clip(40, 2, 1_000)],
    ['44x2', narrow(44, 2)],
    ['2x44', narrow(2, 44)],
    ['3840x2160', clip(2_560, 1_440, 1_000)],
    ['2160x3840', clip(1_440, 2_560, 1_000)],
    ['4096x2160', clip(2_560, 1_350, 1_000)],
    ['4096x2304', sentences.largeClip],
    ['8192x4320', sentences.largeClip],
  ] as const
).map(([size, becomes]): OddFile => ({
  what: `a clip of ${size}`,
  bytes: encoded('mp4', `color=red:s=${size}:r=1:d=1`, quick),
  becomes,
}));

const odd: OddFile[] = (
  [
    ['97x63', clip(96, 62, 1_000)],
    ['1x1', clip(2, 2, 1_000)],
    ['101x99', clip(100, 98, 1_000)],
  ] as const
).map(([size, becomes]): OddFile => ({
  what: `a clip of ${size}`,
  bytes: encoded('webm', test(size), vp9),
  becomes,
}));

const rates: OddFile[] = [
  ...[1, 3, 12, 15, 24, 25, 30, 44].map((rate): OddFile => ({
    what: `a clip of ${rate} pictures a second`,
    bytes: encoded('mp4', test('96x64', rate), quick),
    becomes: clip(96, 64, 1_000),
  })),
  ...[45, 48, 50, 60, 90, 120, 240].map((rate): OddFile => ({
    what: `a clip of ${rate} pictures a second`,
    bytes: encoded('mp4', test('96x64', rate), quick),
    becomes: clip(96, 64, 1_000, { fps: 60 }),
  })),
  ...['24000/1001', '30000/1001'].map((rate): OddFile => ({
    what: `a clip of ${rate} pictures a second`,
    bytes: encoded('mp4', `testsrc=s=96x64:r=${rate}:d=1`, quick),
    becomes: clip(96, 64, 1_000),
  })),
  {
    what: 'a clip of 60000/1001 pictures a second',
    bytes: encoded('mp4', 'testsrc=s=96x64:r=60000/1001:d=1', quick),
    becomes: clip(96, 64, 1_000, { fps: 60 }),
  },
  {
    what: 'a clip of 1,000 pictures a second',
    bytes: encoded('mkv', test('96x64', 1_000), [...quick]),
    becomes: clip(96, 64, 1_000, { fps: 60 }),
  },
  {
    what: 'a clip of variable rate',
    bytes: encoded('mp4', "testsrc=s=96x64:r=30:d=2,select='lt(mod(n,10),3)'", [
      ...[...quick, '-fps_mode', 'vfr'],
    ]),
    becomes: clip(96, 64, 1_770),
  },
  {
    what: 'a clip that stands still for a minute',
    bytes: encoded('mp4', "testsrc=s=96x64:r=10:d=2,setpts='if(gt(N,9),PTS+60/TB,PTS)'", [
      ...[...quick, '-fps_mode', 'vfr'],
    ]),
    becomes: clip(96, 64, 62_000),
  },
  {
    what: 'a clip that begins after five seconds',
    bytes: encoded('mkv', `${test()},setpts=PTS+5/TB`, [...quick, '-copyts']),
    becomes: clip(96, 64, 1_000),
  },
  {
    what: 'a clip of one picture',
    bytes: encoded('mp4', test('96x64', 1), quick),
    becomes: clip(96, 64, 1_000),
  },
  {
    what: 'a clip of a quarter of an hour',
    bytes: encoded('mp4', 'color=red:s=16x16:r=1/60:d=900', quick),
    becomes: clip(16, 16, 900_000),
  },
  {
    what: 'a clip of a quarter of an hour and a minute',
    bytes: encoded('mp4', 'color=red:s=16x16:r=1/60:d=960', quick),
    becomes: sentences.longClip,
  },
];

export const clipForms: readonly OddFile[] = [
  ...chosenOf(coded, 2),
  ...[clear, held, mirrored, aspects, extremes, sizes, odd, rates].flatMap((files) =>
    chosenOf(files),
  ),
];
