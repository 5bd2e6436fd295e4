import { latin1, makeWav, riffChunk, toneBytes, type WavForm } from './bytes.ts';
import { changed, encoded } from './make.ts';
import { chosenOf, cut, type OddFile, sentences, sound } from './odd-file.ts';

const tone = (rate: number, seconds = 1) => `sine=r=${rate}:d=${seconds}`;
const mp3 = encoded('mp3', tone(44_100), ['-b:a', '64k']);
const m4a = encoded('m4a', tone(44_100), ['-b:a', '64k']);
const ogg = encoded('ogg', tone(44_100), ['-c:a', 'libvorbis']);
const webm = encoded('webm', tone(48_000), ['-c:a', 'libopus']);

const rates: OddFile[] = [
  ...[
    4_000, 8_000, 11_025, 16_000, 22_050, 32_000, 44_100, 48_000, 88_200, 96_000, 176_400, 192_000,
  ].map((rate): OddFile => ({
    what: `a WAV of ${rate} samples a second`,
    bytes: () => makeWav({ rate, data: toneBytes(rate) }),
    becomes: sound(1_000),
  })),
  ...[8_000, 16_000, 24_000, 48_000].map((rate): OddFile => ({
    what: `an MP3 of ${rate} samples a second`,
    bytes: encoded('mp3', tone(rate), ['-b:a', '32k']),
    becomes: sound(1_000),
  })),
  ...[8_000, 12_000, 16_000, 24_000, 48_000].map((rate): OddFile => ({
    what: `an Opus of ${rate} samples a second`,
    bytes: encoded('ogg', tone(rate), ['-c:a', 'libopus']),
    becomes: sound(1_000),
  })),
  ...[8_000, 22_050, 96_000].map((rate): OddFile => ({
    what: `an M4A of ${rate} samples a second`,
    bytes: encoded('m4a', tone(rate)),
    becomes: sound(1_000),
  })),
];

const codings: OddFile[] = [
  ...[
    'pcm_u8',
    'pcm_s24le',
    'pcm_s32le',
    'pcm_f32le',
    'pcm_f64le',
    'pcm_alaw',
    'pcm_mulaw',
    'adpcm_ima_wav',
    'adpcm_ms',
  ].map((codec): OddFile => ({
    what: `a WAV in ${codec}`,
    bytes: encoded('wav', tone(22_050), ['-c:a', codec]),
    becomes: sound(1_000),
  })),
  ...['libopus', 'libvorbis', 'flac'].map((codec): OddFile => ({
    what: `an OGG in ${codec}`,
    bytes: encoded('ogg', tone(48_000), ['-c:a', codec]),
    becomes: sound(1_000),
  })),
  ...['libopus', 'libvorbis'].map((codec): OddFile => ({
    what: `a WebM in ${codec} without a picture`,
    bytes: encoded('webm', tone(48_000), ['-c:a', codec]),
    becomes: sound(1_000),
  })),
  ...['alac', 'aac', 'libmp3lame', 'flac', 'ac3'].map((codec): OddFile => ({
    what: `an MP4 in ${codec} without a picture`,
    bytes: encoded('mp4', tone(44_100), ['-c:a', codec]),
    becomes: sound(1_000),
  })),
  {
    what: 'an MPEG sound of layer 2',
    bytes: encoded('mp2', tone(44_100), ['-c:a', 'mp2']),
    becomes: sound(1_000),
  },
  {
    what: 'an MP3 of variable rate',
    bytes: encoded('mp3', tone(44_100, 3), ['-q:a', '9']),
    becomes: sound(3_000),
  },
  {
    what: 'an MP3 that does not say how long it is',
    bytes: encoded('mp3', tone(44_100, 3), [
      '-q:a',
      '9',
      '-write_xing',
      '0',
      '-id3v2_version',
      '0',
    ]),
    becomes: sound(3_000),
  },
];

const channels: OddFile[] = [
  ...[1, 2, 3, 4, 6, 8].map((count): OddFile => ({
    what: `a WAV of ${count} channels`,
    bytes: () => makeWav({ channels: count, data: toneBytes(8_000 * count) }),
    becomes: sound(1_000),
  })),
  {
    what: 'an M4A of 5.1',
    bytes: encoded('m4a', `${tone(48_000)},pan=5.1|FL=c0|FR=c0|FC=c0|LFE=c0|BL=c0|BR=c0`),
    becomes: sound(1_000),
  },
  {
    what: 'an M4A whose second track is longer than its first',
    bytes: encoded('m4a', [tone(44_100), tone(44_100, 3)], ['-map', '0', '-map', '1']),
    becomes: sentences.soundEnd,
  },
];

const wav =
  (form: WavForm): (() => Buffer) =>
  () =>
    makeWav(form);

const headers: OddFile[] = [
  {
    what: 'a WAV of 16 channels',
    bytes: wav({ channels: 16, data: toneBytes(128_000) }),
    becomes: sound(1_000),
  },
  { what: 'a WAV of no channels', bytes: wav({ channels: 0, align: 2 }), becomes: sentences.sound },
  {
    what: 'a WAV of 65,535 channels',
    bytes: wav({ channels: 65_535, align: 2 }),
    becomes: sentences.sound,
  },
  { what: 'a WAV of no samples a second', bytes: wav({ rate: 0 }), becomes: sentences.nothing },
  {
    what: 'a WAV of one sample a second',
    bytes: wav({ rate: 1, data: toneBytes(3) }),
    becomes: sentences.nothing,
  },
  {
    what: 'a WAV of one sample a second, two hours long',
    bytes: wav({ rate: 1, data: toneBytes(7_200) }),
    becomes: sentences.longSound,
  },
  {
    what: 'a WAV of 4,294,967,295 samples a second',
    bytes: wav({ rate: 2 ** 32 - 1 }),
    becomes: sentences.nothing,
  },
  { what: 'a WAV of no bits', bytes: wav({ bits: 0, align: 2 }), becomes: sentences.sound },
  { what: 'a WAV of 77 bits', bytes: wav({ bits: 77, align: 2 }), becomes: sentences.sound },
  { what: 'a WAV without a step', bytes: wav({ align: 0 }), becomes: sound(1_000) },
  {
    what: 'a WAV in a code that there is not',
    bytes: wav({ format: 0x4242 }),
    becomes: sentences.sound,
  },
  {
    what: 'a WAV that was written as it came',
    bytes: wav({ size: 0xffff_ffff }),
    becomes: sound(1_000),
  },
  { what: 'a WAV that says to be empty', bytes: wav({ size: 0 }), becomes: sound(1_000) },
  {
    what: 'a WAV that says to be twice as long',
    bytes: wav({ size: 32_000 }),
    becomes: sound(1_000),
  },
  { what: 'a WAV without data', bytes: wav({ data: Buffer.alloc(0) }), becomes: sentences.nothing },
  {
    what: 'a WAV of half a sample',
    bytes: wav({ data: Buffer.alloc(1) }),
    becomes: sentences.sound,
  },
  {
    what: 'a click of a twentieth of a second',
    bytes: wav({ data: toneBytes(400) }),
    becomes: sentences.noSound,
  },
  {
    what: 'a sound of a fifth of a second',
    bytes: wav({ data: toneBytes(1_600) }),
    becomes: sound(200),
  },
  {
    what: 'a WAV with a page before its data',
    bytes: wav({ before: [riffChunk('LIST', latin1('INFO<script>alert("odd")</script>'))] }),
    becomes: sound(1_000),
  },
  {
    what: 'a WAV with a piece that is longer than the file',
    bytes: wav({ before: [riffChunk('junk', Buffer.alloc(8), 2 ** 31)] }),
    becomes: sentences.nothing,
  },
  {
    what: 'a WAV of numbers that are none',
    bytes: wav({ format: 3, bits: 32, data: Buffer.alloc(32_000, 0xff) }),
    becomes: sentences.sound,
  },
  {
    what: 'a WAV of numbers without end',
    bytes: wav({
      format: 3,
      bits: 32,
      data: Buffer.alloc(32_000, Buffer.from([0, 0, 0x80, 0x7f])),
    }),
    becomes: sentences.sound,
  },
  {
    what: 'a WAV a thousand times too loud',
    bytes: wav({
      format: 3,
      bits: 32,
      data: Buffer.alloc(32_000, Buffer.from([0, 0, 0x7a, 0x44])),
    }),
    becomes: sound(1_000),
  },
  { what: 'a silent WAV', bytes: wav({ data: Buffer.alloc(16_000) }), becomes: sound(1_000) },
  {
    what: 'a sound of half an hour, less a second',
    bytes: encoded('mp3', 'anullsrc=r=8000:cl=mono:d=1799', ['-b:a', '8k']),
    becomes: sound(1_799_000),
  },
  {
    what: 'a sound of half an hour and a minute',
    bytes: encoded('mp3', 'anullsrc=r=8000:cl=mono:d=1860', ['-b:a', '8k']),
    becomes: sentences.longSound,
  },
];

const cover = [
  '-map',
  '0:a',
  '-map',
  '1:v',
  '-c:v',
  'mjpeg',
  '-frames:v',
  '1',
  '-disposition:v',
  'attached_pic',
];
const id3 = (bytes: number) => {
  const size = Buffer.from([21, 14, 7, 0].map((shift) => (bytes >> shift) & 0x7f));
  return Buffer.concat([latin1('ID3\u0003\0\0'), size, Buffer.alloc(bytes)]);
};

const tagged: OddFile[] = [
  ...(
    [
      ['mp3', 'an MP3'],
      ['m4a', 'an M4A'],
      ['mp4', 'an MP4'],
      ['mov', 'a MOV'],
    ] as const
  ).map(([ending, what]): OddFile => ({
    what: `${what} with a cover and no other picture`,
    bytes: encoded(ending, [tone(44_100), 'color=red:s=64x64:r=1:d=1'], cover),
    becomes: sound(1_000),
  })),
  {
    what: 'an MP3 with a tag of 2 MB',
    bytes: changed(mp3, (bytes) => Buffer.concat([id3(2_000_000), bytes])),
    becomes: sound(1_000),
  },
  {
    what: 'an MP3 with an old tag behind it',
    bytes: changed(mp3, (bytes) => Buffer.concat([bytes, latin1('TAG'), Buffer.alloc(125, 65)])),
    becomes: sound(1_000),
  },
  {
    what: 'an MP3 whose tag says to be longer than the file',
    bytes: () => id3(100_000_000 % 2 ** 21).subarray(0, 50),
    becomes: sentences.nothing,
  },
  {
    what: 'an MP3 that begins in its middle',
    bytes: changed(mp3, (bytes) => {
      const at = bytes.indexOf(Buffer.from([0xff, 0xfb]), 1_500);
      return bytes.subarray(at);
    }),
    becomes: sound(900),
  },
  {
    what: 'an MP3 with noise in its middle',
    bytes: changed(mp3, (bytes) =>
      Buffer.concat([cut(bytes, 0.5), Buffer.alloc(700, 0x5a), bytes.subarray(bytes.length / 2)]),
    ),
    becomes: sound(1_000),
  },
  {
    what: 'an OGG with another one behind it',
    bytes: changed(ogg, (bytes) => Buffer.concat([bytes, bytes])),
    becomes: sound(2_000),
  },
  {
    what: 'an OGG with a broken page',
    bytes: changed(ogg, (bytes) => {
      const broken = Buffer.from(bytes);
      broken.fill(0, bytes.length - 40, bytes.length - 20);
      return broken;
    }),
    becomes: sentences.nothing,
  },
  {
    what: 'an MP3 called a WAV',
    name: 'sound.wav',
    bytes: mp3,
    becomes: sound(1_000),
  },
  {
    what: 'a WAV called a picture',
    name: 'sound.jpg',
    bytes: wav({}),
    becomes: sound(1_000),
  },
  {
    what: 'an MP3 with a page behind it',
    bytes: changed(mp3, (bytes) => Buffer.concat([bytes, latin1('<script>"odd"</script>')])),
    becomes: sound(1_000),
  },
];

const halves: OddFile[] = [
  ...[0.3, 0.6].flatMap((share): OddFile[] => [
    {
      what: `an M4A, of which ${100 * share} % are there`,
      bytes: changed(m4a, (bytes) => cut(bytes, share)),
      becomes: sentences.nothing,
    },
    {
      what: `a WAV, of which ${100 * share} % are there`,
      bytes: () => cut(makeWav(), share),
      becomes: sound(1_000 * share),
    },
    {
      what: `an MP3, of which ${100 * share} % are there`,
      bytes: changed(mp3, (bytes) => cut(bytes, share)),
      becomes: sound(1_000 * share),
    },
    {
      what: `an OGG, of which ${100 * share} % are there`,
      bytes: changed(ogg, (bytes) => cut(bytes, share)),
      becomes: sentences.nothing,
    },
    {
      what: `a recording of a browser, of which ${100 * share} % are there`,
      bytes: changed(webm, (bytes) => cut(bytes, share)),
      becomes: sentences.soundEnd,
    },
  ]),
  {
    what: 'the first 30 bytes of a WAV',
    bytes: () => makeWav().subarray(0, 30),
    becomes: sentences.nothing,
  },
  {
    what: 'the first 30 bytes of an OGG',
    bytes: changed(ogg, (bytes) => bytes.subarray(0, 30)),
    becomes: sentences.nothing,
  },
];

export const oddSounds: readonly OddFile[] = [
  ...chosenOf(rates, 2),
  ...chosenOf(codings, 3),
  ...chosenOf(channels),
  ...chosenOf(headers, 3),
  ...chosenOf(tagged, 2),
  ...chosenOf(halves),
];
