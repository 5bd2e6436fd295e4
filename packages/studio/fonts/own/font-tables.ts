import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/*
 * Font files of others, read within bounds and written anew: OpenType and TrueType (ISO/IEC 14496-22) and WOFF2 (W3C). What is kept
 * is WOFF2 with the tables that letters are drawn from. Programs that ran in a font (its hinting), its names and its variations go.
 */

/** A font that cannot be used, in a sentence for its creator. */
export class FontRefusal extends Error {}

export const ownFont = {
  mostBytes: 12_000_000,
  /** What it may grow to when it is unpacked. */
  mostUnpackedBytes: 40_000_000,
  mostTables: 64,
} as const;

interface Table {
  readonly tag: string;
  readonly bytes: Buffer;
  /** Of a table that WOFF2 holds in another form: the length of the usual one. */
  readonly usualLength: number | null;
}

interface Font {
  readonly flavor: number;
  readonly tables: readonly Table[];
}

const damaged = () =>
  new FontRefusal('This font is damaged or incomplete. Save or download it again.');

const trueType = 0x00010000;
const appleTrueType = 0x74727565;
const openType = 0x4f54544f;
const woff2Signature = 0x774f4632;

/** What letters are drawn from, and laid out by. */
const keptTables = new Set(
  ['head', 'hhea', 'maxp', 'hmtx', 'cmap', 'OS/2', 'post', 'glyf', 'loca', 'CFF ', 'VORG', 'kern']
    .concat(['GDEF', 'GPOS', 'GSUB', 'vhea', 'vmtx'])
    .sort(),
);

/** Tables that WOFF2 knows by a number (WOFF2, 4.1). */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    .map((tag) => tag.replace('_', ' '));

/** Reads a file within its end. @throws FontRefusal beyond it */
function createReader(bytes: Buffer, start = 0) {
  let at = start;
  const take = (length: number) => {
    if (length < 0 || at + length > bytes.length) throw damaged();
    const from = at;
    at += length;
    return from;
  };
  return {
    u8: () => bytes.readUInt8(take(1)),
    u16: () => bytes.readUInt16BE(take(2)),
    u32: () => bytes.readUInt32BE(take(4)),
    tag: () => bytes.toString('latin1', take(4), at),
    bytes: (length: number) => bytes.subarray(take(length), at),
    /** UIntBase128 (WOFF2, 4.1): seven bits a byte, five bytes at most, no zeros ahead. */
    base128() {
      let value = 0;
      for (let place = 0; place < 5; place += 1) {
        const byte = bytes.readUInt8(take(1));
        if (place === 0 && byte === 0x80) throw damaged();
        value = value * 128 + (byte & 0x7f);
        if (value > 0xffffffff) throw damaged();
        if ((byte & 0x80) === 0) return value;
      }
      throw damaged();
    },
    get position() {
      return at;
    },
  };
}

function requireFlavor(flavor: number): number {
  if (flavor !== trueType && flavor !== appleTrueType && flavor !== openType) throw damaged();
  return flavor === appleTrueType ? trueType : flavor;
}

function requireTableCount(count: number): number {
  if (count < 1 || count > ownFont.mostTables) throw damaged();
  return count;
}

function readSfnt(file: Buffer): Font {
  const reader = createReader(file);
  const flavor = requireFlavor(reader.u32());
  const count = requireTableCount(reader.u16());
  reader.bytes(6);
  const tables = Array.from({ length: count }, (): Table => {
    const tag = reader.tag();
    reader.u32();
    const [offset, length] = [reader.u32(), reader.u32()];
    if (offset > file.length) throw damaged();
    return { tag, bytes: createReader(file, offset).bytes(length), usualLength: null };
  });
  return { flavor, tables };
}

function unpack(packed: Buffer, length: number): Buffer {
  try {
    const unpacked = brotliDecompressSync(packed, { maxOutputLength: length });
    if (unpacked.length === length) return unpacked;
  } catch {
    // Not Brotli, or longer than its tables are: refused below.
  }
  throw damaged();
}

function readWoff2(file: Buffer): Font {
  const reader = createReader(file, 4);
  const flavor = requireFlavor(reader.u32());
  if (reader.u32() !== file.length) throw damaged();
  const count = requireTableCount(reader.u16());
  reader.bytes(6);
  const packedLength = reader.u32();
  reader.bytes(24);
  const entries = Array.from({ length: count }, () => {
    const flags = reader.u8();
    const tag = (flags & 0x3f) === 0x3f ? reader.tag() : (knownTags[flags & 0x3f] ?? '');
    const usualLength = reader.base128();
    // Outlines are in another form unless they say 3, all others only if they say so.
    const isOutline = tag === 'glyf' || tag === 'loca';
    const isTransformed = isOutline ? flags >> 6 === 0 : flags >> 6 !== 0;
    const length = isTransformed ? reader.base128() : usualLength;
    if (isTransformed && !isOutline && tag !== 'hmtx') throw damaged();
    return { tag, usualLength, isTransformed, length };
  });
  const total = entries.reduce((sum, { length }) => sum + length, 0);
  const usual = entries.reduce((sum, { usualLength }) => sum + usualLength, 0);
  if (Math.max(total, usual) > ownFont.mostUnpackedBytes)
    throw new FontRefusal('This font is too large. Use one with fewer characters.');
  const unpacked = createReader(unpack(reader.bytes(packedLength), total));
  const tables = entries.map(({ tag, usualLength, isTransformed, length }): Table => ({
    tag,
    bytes: unpacked.bytes(length),
    usualLength: isTransformed ? usualLength : null,
  }));
  return { flavor, tables };
}

function readFont(file: Buffer): Font {
  if (file.length < 12) throw damaged();
  return file.readUInt32BE(0) === woff2Signature ? readWoff2(file) : readSfnt(file);
}

/** What the tables say of each other, as far as a drawing program relies on it. @throws FontRefusal */
function requireSound({ flavor, tables }: Font): void {
  const byTag = new Map(tables.map((table) => [table.tag, table]));
  if (byTag.size !== tables.length) throw damaged();
  if (byTag.has('CFF2'))
    throw new FontRefusal(
      'Variable OpenType fonts are not taken. Use one weight of it as TTF or OTF.',
    );
  const need = (tag: string, least: number) => {
    const table = byTag.get(tag);
    if (table === undefined || (table.usualLength ?? table.bytes.length) < least) throw damaged();
    return table;
  };
  const outlines = flavor === openType ? ['CFF '] : ['glyf', 'loca'];
  for (const tag of outlines) need(tag, 1);
  need('cmap', 4);
  const head = need('head', 54).bytes;
  if (head.readUInt32BE(12) !== 0x5f0f3cf5) throw damaged();
  const unitsPerEm = head.readUInt16BE(18);
  if (unitsPerEm < 16 || unitsPerEm > 16_384) throw damaged();
  const glyphs = need('maxp', 6).bytes.readUInt16BE(4);
  const metrics = need('hhea', 36).bytes.readUInt16BE(34);
  if (glyphs === 0 || metrics === 0 || metrics > glyphs) throw damaged();
  need('hmtx', 4 * metrics + 2 * (glyphs - metrics));
  if (flavor === trueType)
    requireLoca(need('loca', 1), need('glyf', 1), head.readUInt16BE(50), glyphs);
  const rights = byTag.get('OS/2')?.bytes;
  // fsType (OpenType, OS/2): 2 alone says that it must not be embedded.
  if (rights !== undefined && rights.length >= 10 && (rights.readUInt16BE(8) & 0xf) === 2)
    throw new FontRefusal(
      'The maker of this font does not allow it to be put into other files. Use one under the Open Font License, or your own.',
    );
}

/** Where each outline begins: in order, and within the outlines. */
function requireLoca(loca: Table, glyf: Table, format: number, glyphs: number): void {
  if (loca.usualLength !== null || glyf.usualLength !== null) return;
  const size = format === 0 ? 2 : 4;
  if (format > 1 || loca.bytes.length < size * (glyphs + 1)) throw damaged();
  let before = 0;
  for (let index = 0; index <= glyphs; index += 1) {
    const at = size * index;
    const offset = format === 0 ? 2 * loca.bytes.readUInt16BE(at) : loca.bytes.readUInt32BE(at);
    if (offset < before || offset > glyf.bytes.length) throw damaged();
    before = offset;
  }
}

function base128(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128))
    bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}

function entryOf({ tag, bytes, usualLength }: Table): number[] {
  const number = knownTags.indexOf(tag);
  const isOutline = tag === 'glyf' || tag === 'loca';
  const version = usualLength === null ? (isOutline ? 3 : 0) : tag === 'hmtx' ? 1 : 0;
  return [
    (version << 6) | (number === -1 ? 0x3f : number),
    ...(number === -1 ? [...Buffer.from(tag, 'latin1')] : []),
    ...base128(usualLength ?? bytes.length),
    ...(usualLength === null ? [] : base128(bytes.length)),
  ];
}

function writeWoff2({ flavor, tables }: Font): Buffer {
  const data = Buffer.concat(tables.map(({ bytes }) => bytes));
  const packed = brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: 9,
    },
  });
  const directory = Buffer.from(tables.flatMap(entryOf));
  const header = Buffer.alloc(48);
  const length = header.length + directory.length + packed.length;
  const padding = (4 - (length % 4)) % 4;
  header.writeUInt32BE(woff2Signature, 0);
  header.writeUInt32BE(flavor, 4);
  header.writeUInt32BE(length + padding, 8);
  header.writeUInt16BE(tables.length, 12);
  const usual = tables.reduce(
    (sum, { bytes, usualLength }) => sum + 4 * Math.ceil((usualLength ?? bytes.length) / 4),
    12 + 16 * tables.length,
  );
  header.writeUInt32BE(usual, 16);
  header.writeUInt32BE(packed.length, 20);
  header.writeUInt16BE(1, 24);
  return Buffer.concat([header, directory, packed, Buffer.alloc(padding)]);
}

/**
 * A font as it is kept.
 * @throws FontRefusal with a sentence for its creator
 */
export function rewriteFont(file: Buffer): Buffer {
  if (file.length > ownFont.mostBytes)
    throw new FontRefusal('This font is larger than 12 MB. Use one with fewer characters.');
  const font = readFont(file);
  requireSound(font);
  return writeWoff2({
    flavor: font.flavor,
    tables: font.tables.filter(({ tag }) => keptTables.has(tag)),
  });
}
