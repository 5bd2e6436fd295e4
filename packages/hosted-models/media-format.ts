/** What a file is for. */
export type OutputKind = 'image' | 'clip';

/** How many bytes of its beginning tell what a file is. */
export const formatBytes = 12;

const imageTypes = ['image/webp', 'image/png', 'image/jpeg'] as const;
const clipTypes = ['video/mp4', 'video/quicktime', 'video/webm'] as const;
export type OutputMimeType = (typeof imageTypes)[number] | (typeof clipTypes)[number];

const typesOf: Readonly<Record<OutputKind, readonly OutputMimeType[]>> = {
  image: imageTypes,
  clip: clipTypes,
};

/** Types that say nothing: the beginning of the file decides. */
const vague = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/** Whether a `content-type` may belong to a file of that kind. */
export function mayBe(kind: OutputKind, contentType: string): boolean {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return vague.has(type) || typesOf[kind].some((known) => known === type);
}

/** What a file of that kind is, by its first {@link formatBytes} bytes; null where it is something else. */
export function sniff(kind: OutputKind, head: Buffer): OutputMimeType | null {
  const type = typeOf(head);
  return type !== null && typesOf[kind].includes(type) ? type : null;
}

function typeOf(head: Buffer): OutputMimeType | null {
  if (head.length < formatBytes) return null;
  const text = (start: number, end: number) => head.toString('latin1', start, end);
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png';
  if (text(0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg';
  // The brand of a file of the ISO base media format (ISO/IEC 14496-12, 4.3).
  if (text(4, 8) === 'ftyp') return ftypOf(text(8, 12));
  // EBML, the beginning of WebM and Matroska.
  if (text(0, 4) === '\u001aE\u00df\u00a3') return 'video/webm';
  return null;
}

/** Pictures in AVIF and HEIF begin alike. */
function ftypOf(brand: string): OutputMimeType | null {
  if (/^(?:avi[fs]|hei[cfsx]|hev[cx]|mif1|msf1)$/u.test(brand)) return null;
  return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4';
}
