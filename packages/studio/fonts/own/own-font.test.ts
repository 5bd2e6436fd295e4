import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useTemporaryFolder } from '@scenewright/media/testing/temporary-folder.ts';
import { asOften } from '@scenewright/contract/testing/thorough.ts';
import { ttfFile, woff2File, woffFile } from '../../testing/font-files.ts';
import { fontFamilies, registerFonts, registerOwnFont } from '../fonts.ts';
import { FontRefusal, ownFont, rewriteFont } from './font-tables.ts';
import { normaliseOwnFont } from './normalise-own-font.ts';

const folder = useTemporaryFolder();

async function normalise(bytes: Buffer) {
  const work = await mkdtemp(join(folder.path, 'font-'));
  const path = join(work, 'uploaded');
  await writeFile(path, bytes);
  return await normaliseOwnFont(path, { mimeType: 'font/ttf', folder: work });
}

/** The letters as a font draws them. */
function drawn(family: string): Buffer {
  const context = createCanvas(300, 60).getContext('2d');
  context.font = `40px "${family}"`;
  context.fillText('Bakery gäöé', 4, 44);
  return context.canvas.data();
}

/** The font with one table changed. */
const changed = (wanted: string, change: (bytes: Buffer) => void) =>
  ttfFile((tag, bytes) => {
    if (tag === wanted) change(bytes);
    return bytes;
  });

describe('a font of a creator’s own', () => {
  it.each([
    ['TTF', ttfFile],
    ['WOFF2', woff2File],
  ] as const)('is kept as WOFF2 that draws as it did (%s) [BRAND-8]', (name, read) => {
    const file = read();
    const kept = rewriteFont(file);
    expect(kept.toString('latin1', 0, 4)).toBe('wOF2');
    GlobalFonts.register(file, `given ${name}`);
    GlobalFonts.register(kept, `kept ${name}`);
    expect(drawn(`kept ${name}`).some((value) => value > 0)).toBe(true);
    expect(drawn(`kept ${name}`).equals(drawn(`given ${name}`))).toBe(true);
    expect(rewriteFont(kept).length).toBeGreaterThan(0);
  });

  it('is read by a process of its own, which draws what lists show of it [BRAND-8]', async () => {
    const made = await normalise(ttfFile());
    expect(made).toMatchObject({ kind: 'font', width: 0, durationMs: 0 });
    expect((await readFile(made.posterPath ?? '')).subarray(0, 2)).toEqual(
      Buffer.from([0xff, 0xd8]),
    );
    registerFonts('');
    registerOwnFont({ family: 'own', path: made.path });
    expect(fontFamilies('Bakery', 'own')).toMatch(/^"own", "Poppins"/);
    expect(drawn('own').some((value) => value > 0)).toBe(true);
  });

  it.each([
    ['half of it', () => ttfFile().subarray(0, 9_000), 'damaged'],
    ['half a WOFF2', () => woff2File().subarray(0, 4_000), 'damaged'],
    ['nothing but a beginning', () => Buffer.from('\0\u0001\0\0', 'latin1'), 'damaged'],
    ['a WOFF', woffFile, 'damaged'],
    ['no letters', () => changed('loca', (bytes) => bytes.fill(0)), 'draws no letters'],
    ['outlines beyond its end', () => changed('loca', (bytes) => bytes.fill(0xff, 20)), 'damaged'],
    [
      'more widths than letters',
      () => changed('hhea', (bytes) => bytes.writeUInt16BE(65_535, 34)),
      'damaged',
    ],
    [
      'a maker who forbids it',
      () => changed('OS/2', (bytes) => bytes.writeUInt16BE(2, 8)),
      'does not allow',
    ],
    [
      'too many bytes',
      () => Buffer.concat([ttfFile(), Buffer.alloc(ownFont.mostBytes)]),
      'larger than',
    ],
  ] as const)('is refused with a sentence: %s [BRAND-8]', async (_what, bytesOf, sentence) => {
    const outcome: unknown = await normalise(bytesOf()).catch((error: unknown) => error);
    expect(outcome).toMatchObject({ name: 'MediaError', reason: 'unusable-input' });
    expect(String(outcome)).toContain(sentence);
  });

  it('is refused where it unpacks to more than it says', () => {
    const file = woff2File();
    // How long the first table is, behind its number: in digits of seven bits, all but the last with an eighth.
    let place = 49;
    while (file.readUInt8(place) > 0x7f) place += 1;
    file.writeUInt8(file.readUInt8(place) ^ 0x01, place);
    expect(() => rewriteFont(file)).toThrow(FontRefusal);
  });

  it('is refused or rewritten, whatever a byte of it is changed to', () => {
    const [ttf, woff2] = [ttfFile(), woff2File()];
    fc.assert(
      fc.property(fc.boolean(), fc.nat(2_000), fc.nat(255), (isTtf, place, value) => {
        const file = Buffer.from(isTtf ? ttf : woff2);
        file.writeUInt8(value, place);
        try {
          rewriteFont(file);
        } catch (error) {
          expect(error).toBeInstanceOf(FontRefusal);
        }
      }),
      { numRuns: asOften(150, 30) },
    );
  });
});
