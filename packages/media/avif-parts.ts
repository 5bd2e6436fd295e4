import { open } from 'node:fs/promises';

/** What an AVIF consists of stands at its beginning. */
const headBytes = 65_536;
/** The kind that an alpha plane says to be (ISO/IEC 23008-12, 6.9.1). */
const alphaKind = 'urn:mpeg:mpegB:cicp:systems:auxiliary:alpha';
/** An item that is put together of tiles (ISO/IEC 23008-12, 6.6.2.3), whose own entry has an id of two or four bytes. */
const gridItem = /infe.{8}(?:.{2})?grid/s;

export interface AvifParts {
  /** Whether its second picture says where the first one shines through. */
  readonly hasAlpha: boolean;
  /** Whether its pictures are tiles of a larger one. */
  readonly isTiled: boolean;
}

export async function readAvifParts(path: string): Promise<AvifParts> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(headBytes);
    const { bytesRead } = await file.read(head, 0, headBytes, 0);
    const text = head.toString('latin1', 0, bytesRead);
    return { hasAlpha: text.includes(alphaKind), isTiled: gridItem.test(text) };
  } finally {
    await file.close();
  }
}
