import { oddBoxes } from './odd-boxes.ts';
import { clipForms } from './clip-forms.ts';
import { makeGif } from './bytes.ts';
import { encoded, quick } from './make.ts';
import { chosenOf, clip, type OddFile, sentences, sound } from './odd-file.ts';
import { test, tone, av1, hevc, vp9 } from './clip-sources.ts';

const clearProRes = [...['-c:v', 'prores_ks', '-profile:v', '4444', '-pix_fmt', 'yuva444p10le']];

const bright: OddFile[] = (
  [
    ['mov', 'HLG', [...hevc, '-pix_fmt', 'yuv420p10le'], 'arib-std-b67'],
    ['mov', 'PQ', [...hevc, '-pix_fmt', 'yuv420p10le'], 'smpte2084'],
    ['webm', 'PQ', [...vp9, '-pix_fmt', 'yuv420p10le'], 'smpte2084'],
    ['mp4', 'wide colours alone', [...hevc, '-pix_fmt', 'yuv420p10le'], 'bt2020-10'],
    ['mp4', 'HLG that says so with 8 bits', quick, 'arib-std-b67'],
    ['mov', 'HLG that can shine through', clearProRes, 'arib-std-b67'],
  ] as const
).map(([ending, what, args, transfer]): OddFile => ({
  what: `${what} in ${ending}`,
  bytes: encoded(ending, test(), [
    ...args,
    ...['-color_primaries', 'bt2020', '-colorspace', 'bt2020nc', '-color_trc', transfer],
  ]),
  becomes: clip(96, 64, 1_000),
}));

const heard = { hasSound: true };
const voices: OddFile[] = (
  [
    ['mov', 'mono at 8 kHz', 'sine=r=8000:d=1', ['-c:a', 'pcm_s16le']],
    ['mov', '24 bits at 96 kHz', 'sine=r=96000:d=1', ['-c:a', 'pcm_s24le']],
    ['mov', '192 kHz', 'sine=r=192000:d=1', ['-c:a', 'pcm_f32le']],
    ['mov', '8 bits', tone, ['-c:a', 'pcm_u8']],
    ['mov', 'ALAC', tone, ['-c:a', 'alac']],
    ['mp4', '5.1', `${tone},pan=5.1|FL=c0|FR=c0`, []],
    ['mp4', '7.1', `${tone},pan=7.1|FL=c0|FR=c0`, []],
    ['mp4', 'MP3', tone, ['-c:a', 'libmp3lame']],
    ['mp4', 'AC-3', tone, ['-c:a', 'ac3']],
    ['mp4', 'FLAC', tone, ['-c:a', 'flac']],
    ['mp4', 'Opus', 'sine=r=48000:d=1', ['-c:a', 'libopus']],
    ['mkv', 'Vorbis', tone, ['-c:a', 'libvorbis']],
  ] as const
).map(([ending, what, source, args]): OddFile => ({
  what: `a clip that sounds of ${what}`,
  bytes: encoded(ending, [test(), source], [...quick, ...args]),
  becomes: clip(96, 64, 1_000, heard),
}));

const tracks: OddFile[] = [
  {
    what: 'a clip whose sound is longer than its pictures',
    bytes: encoded('mp4', [test(), 'sine=d=3'], quick),
    becomes: clip(96, 64, 3_000, heard),
  },
  {
    what: 'a clip whose sound is shorter than its pictures',
    bytes: encoded('mp4', [test('96x64', 10, 3), 'sine=d=1'], quick),
    becomes: clip(96, 64, 3_000, heard),
  },
  {
    what: 'a clip with two sounds',
    bytes: encoded('mp4', [test(), tone, tone], [...quick, '-map', '0', '-map', '1', '-map', '2']),
    becomes: clip(96, 64, 1_000, heard),
  },
  {
    what: 'a clip with two films in it',
    bytes: encoded('mp4', [test(), test('32x32')], [...quick, '-map', '0', '-map', '1']),
    becomes: clip(96, 64, 1_000),
  },
  {
    what: 'a film with a cover before it',
    bytes: encoded(
      'mp4',
      ['color=red:s=64x64:r=1:d=1', test()],
      [
        ...['-map', '0', '-map', '1', '-c:v:0', 'mjpeg', '-frames:v:0', '1'],
        ...['-disposition:v:0', 'attached_pic', '-c:v:1', 'libx264', '-preset', 'ultrafast'],
        ...['-pix_fmt:v:1', 'yuv420p'],
      ],
    ),
    becomes: clip(96, 64, 1_000),
  },
  {
    what: 'a clip without pictures, as a film',
    bytes: encoded('mov', tone, ['-c:a', 'aac']),
    becomes: sound(1_000),
  },
  {
    what: 'a clip with a time code',
    bytes: encoded('mov', test('96x64', 25), [...quick, '-timecode', '01:00:00:00']),
    becomes: clip(96, 64, 1_000),
  },
  {
    what: 'a clip in pieces',
    bytes: encoded('mp4', test(), [...quick, '-movflags', '+frag_keyframe+empty_moov']),
    becomes: clip(96, 64, 1_000),
  },
  {
    what: 'a recording that was never closed',
    bytes: encoded('webm', test(), [...vp9, '-live', '1']),
    becomes: clip(96, 64, 1_000),
  },
  {
    what: 'a clip of MOV called a picture',
    name: 'picture.png',
    bytes: encoded('mov', test(), quick),
    becomes: clip(96, 64, 1_000),
  },
];

const gifs: OddFile[] = [
  ...(
    [
      ['of two pictures', [50, 50], 1_000],
      ['of pictures of no length', [0, 0, 0, 0], 400],
      ['of a picture of ten seconds', [1_000, 10], 10_100],
    ] as const
  ).map(([what, frames, lengthMs]): OddFile => ({
    what: `a GIF ${what}`,
    bytes: () => makeGif(frames),
    becomes: clip(40, 30, lengthMs),
  })),
  {
    what: 'a GIF of a hundred pictures a second',
    bytes: () => makeGif([1, 1, 1, 1, 1, 1, 1, 1, 1, 1]),
    becomes: clip(40, 30, 100, { fps: 60 }),
  },
  {
    what: 'a GIF of two pictures of eleven minutes',
    bytes: () => makeGif([65_535, 65_535]),
    becomes: sentences.longClip,
  },
  {
    what: 'a GIF that moves and shines through',
    bytes: () => makeGif([50, 50], { isClear: true }),
    becomes: clip(40, 30, 1_000, { corners: 'wwww' }),
  },
  {
    what: 'an AVIF that moves',
    bytes: encoded('avif', test(), av1),
    becomes: 'Animated AVIF cannot be read. Save it as GIF or MP4.',
  },
];

export const oddClips: readonly OddFile[] = [
  ...clipForms,
  ...[bright, voices, tracks, gifs].flatMap((files) => chosenOf(files)),
  ...oddBoxes,
];
