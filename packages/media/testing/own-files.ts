import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runFfmpeg } from '../ffmpeg.ts';

type Made = readonly [file: string, input: readonly string[], output: readonly string[]];

const from = (source: string): readonly string[] => ['-f', 'lavfi', '-i', source];
const sound = from('sine=r=44100:d=2');
const quick = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
const hevc = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none'];
const wideColours = ['-color_primaries', 'bt2020', '-colorspace', 'bt2020nc'];

const named = ['-metadata', 'artist=Ada Lovelace'];
const coverOf = ['-disposition:v', 'attached_pic'];

/** Files as cameras and programs write them, some of them odd; by what they are. */
const makers = {
  'an AVIF': [
    'a.avif',
    from('testsrc=s=96x64'),
    ['-frames:v', '1', '-c:v', 'libaom-av1', '-still-picture', '1', '-cpu-used', '8'],
  ],
  'a GIF that stands still': ['still.gif', from('testsrc=s=96x64'), ['-frames:v', '1']],
  'a GIF that moves': ['moving.gif', from('testsrc=s=96x64:r=10:d=1'), []],
  'an animated WebP': ['a.webp', from('testsrc=s=96x64:r=5:d=1'), ['-c:v', 'libwebp_anim']],
  'a transparent PNG': ['clear.png', from('color=red@0.0:s=96x64,format=rgba'), ['-frames:v', '1']],
  'a PNG of one pixel': [
    'dot.png',
    from('color=blue:s=2x2,format=rgb24,crop=1:1'),
    ['-frames:v', '1'],
  ],
  'a PNG with 16 bits': [
    'deep.png',
    from('testsrc=s=96x64'),
    ['-frames:v', '1', '-pix_fmt', 'rgb48be'],
  ],
  'a grey JPEG': ['grey.jpg', from('testsrc=s=96x64'), ['-frames:v', '1', '-pix_fmt', 'gray']],
  'a PNG of one line': [
    'line.png',
    from('color=blue:s=2000x2,format=rgb24,crop=2000:1'),
    ['-frames:v', '1'],
  ],
  'a clip with sound': ['sound.mp4', [...from('testsrc=s=96x64:d=2'), ...sound], quick],
  'a clip with a place in it': [
    'place.mov',
    from('testsrc=s=96x64:d=1'),
    [...quick, '-metadata', 'location=+48.8577+002.2950/', '-metadata', 'artist=Ada Lovelace'],
  ],
  'a clip that was filmed upright': ['turned.mp4', from('testsrc=s=96x64:d=1'), quick],
  'a clip with oblong pixels': ['oblong.mp4', from('testsrc=s=96x64:d=1,setsar=4/3'), quick],
  'a clip of odd size': [
    'odd.webm',
    from('testsrc=s=97x63:d=1'),
    ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8'],
  ],
  'a clip at 60 pictures a second': ['fast.mp4', from('testsrc=s=96x64:r=60:d=1'), quick],
  'a clip at 3 pictures a second': ['slow.mp4', from('testsrc=s=96x64:r=3:d=2'), quick],
  'a clip of one picture': ['one.mp4', from('testsrc=s=96x64:r=1:d=1'), quick],
  'a clip of variable rate': [
    'variable.mp4',
    from("testsrc=s=96x64:r=30:d=2,select='lt(mod(n,10),3)'"),
    [...quick, '-fps_mode', 'vfr'],
  ],
  'a clip in high dynamic range': [
    'hdr.mov',
    from('testsrc=s=96x64:d=1'),
    [...hevc, '-pix_fmt', 'yuv420p10le', ...wideColours, '-color_trc', 'arib-std-b67'],
  ],
  'a clip in ProRes': ['pro.mov', from('testsrc=s=96x64:d=1'), ['-c:v', 'prores_ks']],
  'a clip whose sound is mono at 8 kHz': [
    'mono.mov',
    [...from('testsrc=s=96x64:d=1'), ...from('sine=r=8000:d=1')],
    [...quick, '-c:a', 'pcm_s16le'],
  ],
  'a clip whose sound is at 96 kHz': [
    'high.mov',
    [...from('testsrc=s=96x64:d=1'), ...from('sine=r=96000:d=1')],
    [...quick, '-c:a', 'pcm_s24le'],
  ],
  'a clip larger than 4K': [
    'large.mp4',
    from('color=red:s=5120x2880:r=1:d=1'),
    [...quick, '-g', '1'],
  ],
  'a clip of twenty minutes': ['long.mp4', from('color=red:s=64x64:r=1/60:d=1200'), quick],
  'sound in a film container': ['only-sound.mp4', sound, []],
  'an MP3': ['a.mp3', sound, []],
  'a WAV': ['a.wav', sound, []],
  'an M4A with a cover and a name': [
    'a.m4a',
    [...sound, ...from('color=red:s=64x64:r=1:d=1')],
    ['-map', '0:a', '-map', '1:v', '-c:v', 'mjpeg', ...coverOf, ...named],
  ],
  'an MP3 with a name': ['named.mp3', sound, named],
  'an OGG': ['a.ogg', sound, ['-c:a', 'libvorbis']],
  'a recording of a browser': ['a.webm', sound, ['-c:a', 'libopus', '-f', 'webm', '-live', '1']],
  'a mono WAV at 8 kHz': ['mono.wav', from('sine=r=8000:d=2'), ['-ac', '1']],
  'a WAV with 24 bits at 96 kHz': ['high.wav', from('sine=r=96000:d=2'), ['-c:a', 'pcm_s24le']],
  'a WAV of six channels': ['six.wav', from('sine=d=2,pan=5.1|FL=c0|FR=c0|FC=c0'), []],
  'a WAV without a sample': ['none.wav', from('sine=d=2,atrim=end_sample=0'), []],
  'a silent WAV': ['silent.wav', from('anullsrc=d=2'), []],
  'a sound of forty minutes': ['long.mp3', from('anullsrc=r=8000:cl=mono:d=2400'), ['-b:a', '8k']],
  'a FLAC': ['a.flac', sound, []],
  'an OGG that shows a film': [
    'film.ogv',
    from('testsrc=s=96x64:d=1'),
    ['-c:v', 'libtheora', '-f', 'ogg'],
  ],
  'an AVI': ['a.avi', from('testsrc=s=96x64:d=1'), []],
  'a TIFF': ['a.tiff', from('testsrc=s=96x64'), ['-frames:v', '1']],
} as const satisfies Record<string, Made>;

/** Files that no encoder of ours writes (`heic/README.md`). */
const heldFiles = {
  'a HEIC': 'still.heic',
  'a HEIC with 10 bits': 'deep.heic',
  'a transparent HEIC': 'clear.heic',
  'a HEIC of tiles that was taken upright': 'tiles.heic',
} as const;

const drawing = (attributes: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const drawings = {
  'an SVG': drawing(
    'viewBox="0 0 160 90"',
    '<rect width="80" height="90" fill="red"/><text x="90" y="60" font-size="48">Go</text>',
  ),
  'an SVG behind a comment': `\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<!-- by ${'hand '.repeat(40)}-->\n${drawing('width="30mm" height="30mm"', '<circle cx="9" cy="9" r="9"/>')}`,
  'an SVG with a script': drawing(
    'width="80" height="6" onload="alert(1)"',
    '<script>alert(1)</script><rect width="80" height="6" fill="red"/>',
  ),
} as const;

export type OwnFile = keyof typeof makers | keyof typeof heldFiles | keyof typeof drawings;

const isHeld = (name: OwnFile): name is keyof typeof heldFiles => name in heldFiles;
const isDrawing = (name: OwnFile): name is keyof typeof drawings => name in drawings;

/** Makes one of the files. */
export async function makeOwnFile(folder: string, name: OwnFile): Promise<Buffer> {
  if (isHeld(name)) return await readFile(new URL(`heic/${heldFiles[name]}`, import.meta.url));
  if (isDrawing(name)) return Buffer.from(drawings[name]);
  const [file, input, output] = makers[name];
  const path = join(folder, file);
  await runFfmpeg(['-y', ...input, ...output, path], { timeoutMs: 60_000 });
  if (name !== 'a clip that was filmed upright') return await readFile(path);
  const turned = join(folder, `${file}.mp4`);
  await runFfmpeg(['-y', '-display_rotation', '90', '-i', path, '-c', 'copy', turned], {
    timeoutMs: 60_000,
  });
  return await readFile(turned);
}

/** The same JPEG, with what a camera writes about it: how it was held (6: turned to the right), and where. */
export function withExif(jpeg: Buffer): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const gpsAt = 8 + 2 + 2 * 12 + 4;
  const gps = Buffer.concat([
    Buffer.from([1, 0]),
    entry(0x0001, 2, 2, 'N'.charCodeAt(0)),
    Buffer.alloc(4),
  ]);
  const tiff = Buffer.concat([
    Buffer.from('II*\0\u0008\0\0\0', 'latin1'),
    Buffer.from([2, 0]),
    entry(0x0112, 3, 1, 6),
    entry(0x8825, 4, 1, gpsAt),
    Buffer.alloc(4),
    gps,
    Buffer.from('GPS 48.8577N 2.2950E'),
  ]);
  const segment = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(segment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, segment, jpeg.subarray(2)]);
}
