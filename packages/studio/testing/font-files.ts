import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const poppins = (extension: 'woff' | 'woff2') =>
  readFileSync(require.resolve(`@fontsource/poppins/files/poppins-latin-700-normal.${extension}`));

/** A font as it lies on the web. */
export const woff2File = (): Buffer => poppins('woff2');
export const woffFile = (): Buffer => poppins('woff');

/** The same as TTF: the tables of a WOFF (W3C, WOFF 1.0, 3 to 5), unpacked. @param change of a table's bytes */
export function ttfFile(
  change: (tag: string, bytes: Buffer) => Buffer = (_, bytes) => bytes,
): Buffer {
  const woff = woffFile();
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = 44 + 20 * index;
    const tag = woff.toString('latin1', at, at + 4);
    const [offset, packed, length] = [4, 8, 12].map((place) => woff.readUInt32BE(at + place)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return { tag, bytes: change(tag, packed === length ? Buffer.from(bytes) : inflateSync(bytes)) };
  });
  const head = Buffer.alloc(12 + 16 * tables.length);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.length, 4);
  let offset = head.length;
  for (const [index, { tag, bytes }] of tables.entries()) {
    head.write(tag, 12 + 16 * index, 'latin1');
    head.writeUInt32BE(offset, 12 + 16 * index + 8);
    head.writeUInt32BE(bytes.length, 12 + 16 * index + 12);
    offset += 4 * Math.ceil(bytes.length / 4);
  }
  const padded = tables.map(({ bytes }) =>
    Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]),
  );
  return Buffer.concat([head, ...padded]);
}
