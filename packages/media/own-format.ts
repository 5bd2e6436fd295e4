import { open } from 'node:fs/promises';
import { MediaError } from './media-error.ts';

/*
 * What a creator may upload, known by its first bytes and by nothing else: a name or a type that a browser tells may be anything.
 */

/** A picture, clip, sound or font that is taken from a creator. */
export type OwnMimeType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/avif'
  | 'image/gif'
  | 'image/heic'
  | 'image/svg+xml'
  | 'video/mp4'
  | 'video/quicktime'
  | 'video/webm'
  | 'audio/mpeg'
  | 'audio/mp4'
  | 'audio/wav'
  | 'audio/ogg'
  | 'font/ttf'
  | 'font/otf'
  | 'font/woff2';

/** Drawings may begin with a comment. */
const sniffedBytes = 4_096;
const taken =
  'Upload JPEG, PNG, WebP, AVIF, HEIC, GIF, SVG, MP4, MOV, WebM, MP3, M4A, WAV or OGG; fonts as TTF, OTF or WOFF2.';

/**
 * What a file is.
 * @throws MediaError (`unusable-input`), a sentence for its creator, where it is nothing that is taken
 */
export async function sniffOwnFormat(path: string): Promise<OwnMimeType> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(sniffedBytes);
    const { bytesRead } = await file.read(head, 0, sniffedBytes, 0);
    const found = formatOf(head.subarray(0, bytesRead));
    if (typeof found === 'string') return found;
    throw new MediaError(found.refusal, { reason: 'unusable-input' });
  } finally {
    await file.close();
  }
}

interface Refused {
  readonly refusal: string;
}
const refused = (why: string): Refused => ({ refusal: why });

/** Beginnings of what people upload by mistake, and what to do about it. */
const mistakes: readonly (readonly [RegExp, string])[] = [
  [/^%PDF/, 'PDF documents cannot be shown. Save the page as a picture.'],
  [/^(?:\u00ef\u00bb\u00bf)?\s*<\?xml/i, 'This XML file is no drawing. Save it as PNG or JPEG.'],
  [
    /^(?:fLaC|\u00ff[\u00f0\u00f1\u00f8\u00f9])/,
    'FLAC and bare AAC are not taken. Save it as WAV or M4A.',
  ],
  [/^(?:FORM....AIF|MThd|#!AMR)/s, 'This kind of sound is not taken. Save it as WAV, MP3 or M4A.'],
  [/^wOFF/, 'WOFF fonts are not taken. Use the font as TTF, OTF or WOFF2.'],
  [/^ttcf/, 'Collections of fonts are not taken. Use one font of it as TTF or OTF.'],
  [/^RIFF....AVI /s, 'AVI films are not taken. Save it as MP4.'],
  [/^(?:II\*\0|MM\0\*)/, 'TIFF pictures and raw photos are not taken. Save it as JPEG.'],
];

/** A drawing, perhaps behind what XML files begin with. */
const drawing =
  /^(?:\u00ef\u00bb\u00bf)?\s*<(?:svg[\s>]|(?:\?xml|!--|!DOCTYPE svg)[^]*?<(?:svg:)?svg[\s>])/i;

function formatOf(head: Buffer): OwnMimeType | Refused {
  const text = head.toString('latin1');
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (/^RIFF....WEBP/s.test(text)) return webp(head);
  if (/^(?:RIFF|RF64)....WAVE/s.test(text)) return 'audio/wav';
  if (text.startsWith('\0\u0001\0\0') || text.startsWith('true')) return 'font/ttf';
  if (text.startsWith('OTTO')) return 'font/otf';
  if (text.startsWith('wOF2')) return 'font/woff2';
  if (text.startsWith('OggS')) return 'audio/ogg';
  // A tag before the sound, or the first frame of MPEG audio of any layer (ISO/IEC 11172-3, 2.4.1.3).
  if (/^(?:ID3|\u00ff[\u00e2-\u00e7\u00f2-\u00f7\u00fa-\u00ff])/.test(text)) return 'audio/mpeg';
  // EBML, the beginning of WebM and Matroska.
  if (text.startsWith('\u001aE\u00df\u00a3')) return 'video/webm';
  // QuickTime files older than the box with brands begin with what they hold.
  if (/^....(?:moov|mdat|wide|free|skip)/s.test(text)) return 'video/quicktime';
  if (text.slice(4, 8) === 'ftyp') return ofBrands(head);
  if (drawing.test(text)) return 'image/svg+xml';
  const mistake = mistakes.find(([beginning]) => beginning.test(text));
  return refused(
    mistake?.[1] ?? `This is no picture, clip, sound or font that can be read. ${taken}`,
  );
}

/** The extended header says whether it moves (VP8X, bit 1 of its flags). */
function webp(head: Buffer): OwnMimeType | Refused {
  const moves = head.toString('latin1', 12, 16) === 'VP8X' && ((head[20] ?? 0) & 0b10) !== 0;
  return moves ? refused('Animated WebP cannot be read. Save it as GIF or MP4.') : 'image/webp';
}

/** The brands of a file of the ISO base media format (ISO/IEC 14496-12, 4.3): its own, and those it is readable as. */
function ofBrands(head: Buffer): OwnMimeType | Refused {
  const [brand = '', ...others] = brandsOf(head);
  if (brand === 'avif') return 'image/avif';
  if (brand === 'avis') return refused('Animated AVIF cannot be read. Save it as GIF or MP4.');
  // A still picture, or several, coded as one of the others says.
  if (/^(?:mif1|msf1)$/.test(brand)) return others.includes('avif') ? 'image/avif' : 'image/heic';
  if (/^(?:hei[cfmsx]|hev[cmx])$/.test(brand)) return 'image/heic';
  if (brand === 'M4P ') return refused('This sound is protected by the shop it was bought in.');
  if (/^M4[AB] $/.test(brand)) return 'audio/mp4';
  return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4';
}

function brandsOf(head: Buffer): string[] {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands: string[] = [head.toString('latin1', 8, 12)];
  // The version of its own brand lies between.
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  return brands;
}
