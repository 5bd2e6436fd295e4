import { open } from 'node:fs/promises';
import { MediaError } from './media-error.ts';

/*
 * What a creator may upload, known by its first bytes and by nothing else: a name or a type that a browser tells may be anything.
 */

/** A picture, clip or sound that is taken from a creator. */
export type OwnMimeType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/avif'
  | 'image/gif'
  | 'video/mp4'
  | 'video/quicktime'
  | 'video/webm'
  | 'audio/mpeg'
  | 'audio/mp4'
  | 'audio/wav'
  | 'audio/ogg';

const sniffedBytes = 64;
const taken = 'Upload JPEG, PNG, WebP, AVIF, GIF, MP4, MOV, WebM, MP3, M4A, WAV or OGG.';

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
  [
    /^(?:\s|\u00ef\u00bb\u00bf)*<(?:\?xml|svg|!DOCTYPE svg)/i,
    'SVG drawings are not taken yet. Save it as PNG.',
  ],
  [
    /^(?:fLaC|\u00ff[\u00f0\u00f1\u00f8\u00f9])/,
    'FLAC and bare AAC are not taken. Save it as WAV or M4A.',
  ],
  [/^(?:FORM....AIF|MThd|#!AMR)/s, 'This kind of sound is not taken. Save it as WAV, MP3 or M4A.'],
  [/^RIFF....AVI /s, 'AVI films are not taken. Save it as MP4.'],
  [/^(?:II\*\0|MM\0\*)/, 'TIFF pictures and raw photos are not taken. Save it as JPEG.'],
];

function formatOf(head: Buffer): OwnMimeType | Refused {
  const text = head.toString('latin1');
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (/^RIFF....WEBP/s.test(text)) return webp(head);
  if (/^(?:RIFF|RF64)....WAVE/s.test(text)) return 'audio/wav';
  if (text.startsWith('OggS')) return 'audio/ogg';
  // A tag before the sound, or the first frame of MPEG audio of any layer (ISO/IEC 11172-3, 2.4.1.3).
  if (/^(?:ID3|\u00ff[\u00e2-\u00e7\u00f2-\u00f7\u00fa-\u00ff])/.test(text)) return 'audio/mpeg';
  // EBML, the beginning of WebM and Matroska.
  if (text.startsWith('\u001aE\u00df\u00a3')) return 'video/webm';
  // QuickTime files older than the box with brands begin with what they hold.
  if (/^....(?:moov|mdat|wide|free|skip)/s.test(text)) return 'video/quicktime';
  if (text.slice(4, 8) === 'ftyp') return ofBrand(text.slice(8, 12));
  const mistake = mistakes.find(([beginning]) => beginning.test(text));
  return refused(mistake?.[1] ?? `This is no picture, clip or sound that can be read. ${taken}`);
}

/** The extended header says whether it moves (VP8X, bit 1 of its flags). */
function webp(head: Buffer): OwnMimeType | Refused {
  const moves = head.toString('latin1', 12, 16) === 'VP8X' && ((head[20] ?? 0) & 0b10) !== 0;
  return moves ? refused('Animated WebP cannot be read. Save it as GIF or MP4.') : 'image/webp';
}

/** The brand of a file of the ISO base media format (ISO/IEC 14496-12, 4.3). */
function ofBrand(brand: string): OwnMimeType | Refused {
  if (brand === 'avif') return 'image/avif';
  if (brand === 'avis') return refused('Animated AVIF cannot be read. Save it as GIF or MP4.');
  if (/^(?:hei[cfmsx]|hev[cmx]|mif1|msf1)$/.test(brand))
    return refused(
      'HEIC photos cannot be read here. Save it as JPEG; an iPhone does so under Settings, Camera, Formats, Most Compatible.',
    );
  if (brand === 'M4P ') return refused('This sound is protected by the shop it was bought in.');
  if (/^M4[AB] $/.test(brand)) return 'audio/mp4';
  return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4';
}
