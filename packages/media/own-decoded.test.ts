import { createCanvas, loadImage } from '@napi-rs/canvas';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { representative, thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { decodeOwnPicture } from './own-decoded.ts';
import { MediaError } from './media-error.ts';
import { normaliseOwnMedia, type OwnMedia } from './own-media.ts';
import { makeOwnFile, type OwnFile } from './testing/own-files.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';

const folder = useTemporaryFolder();

async function normalise(bytes: Buffer | string): Promise<OwnMedia> {
  const work = await mkdtemp(join(folder.path, 'work-'));
  const path = join(work, 'uploaded');
  await writeFile(path, bytes);
  const readFont = () => Promise.reject(new Error('no font is expected'));
  return await normaliseOwnMedia([path], { folder: work, readFont });
}

const kept = async (name: OwnFile) => await normalise(await makeOwnFile(folder.path, name));

/** @returns the sentence with which a file is refused */
async function refusalOf(bytes: Buffer | string): Promise<string> {
  const outcome: unknown = await normalise(bytes).catch((error: unknown) => error);
  expect(outcome).toMatchObject({ name: 'MediaError', reason: 'unusable-input' });
  return outcome instanceof MediaError ? outcome.message : '';
}

/** The colours at these shares of a picture's width and height. */
async function coloursOf({ path }: OwnMedia, ...points: (readonly [x: number, y: number])[]) {
  const image = await loadImage(path);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return points.map(([x, y]) => {
    const [red = 0, green = 0, blue = 0] = context.getImageData(
      ...([Math.floor(x * image.width), Math.floor(y * image.height), 1, 1] as const),
    ).data;
    const bright = [red > 160 ? 'r' : '', green > 160 ? 'g' : '', blue > 160 ? 'b' : ''].join('');
    return bright === '' ? 'dark' : bright;
  });
}

const svg = (content: string, attributes = 'width="40" height="40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
const twice = (depth: number) =>
  Array.from(
    { length: depth },
    (_, index) =>
      `<g id="g${index + 1}"><use href="#g${index}"/><use xlink:href="#g${index}"/></g>`,
  ).join('');

describe('a HEIC photo', () => {
  it('is put together and turned as its camera was held [LIB-10]', async () => {
    const made = await kept('a HEIC of tiles that was taken upright');
    expect(made).toMatchObject({ kind: 'picture', mimeType: 'image/heic', width: 60, height: 120 });
    expect(await coloursOf(made, [0.5, 0.1], [0.5, 0.9])).toEqual(['r', 'g']);
  });

  it('does not say where it was taken [LIB-10]', async () => {
    const name = 'a HEIC of tiles that was taken upright';
    expect((await makeOwnFile(folder.path, name)).includes('48.8577N')).toBe(true);
    expect((await readFile((await kept(name)).path)).includes('48.8577N')).toBe(false);
  });

  thoroughly(() =>
    it('shows the colours that it has, with 8 and with 10 bits', async () => {
      // Some of the bars of ffmpeg's test picture.
      const points = [0.05, 0.2, 0.35, 0.5, 0.8].map((x) => [x, 0.1] as const);
      const colours = ['dark', 'gb', 'rb', 'rg', 'r'];
      expect(await coloursOf(await kept('a HEIC'), ...points)).toEqual(colours);
      expect(await coloursOf(await kept('a HEIC with 10 bits'), ...points)).toEqual(colours);
    }),
  );

  thoroughly(() =>
    it('shows white where it is transparent', async () => {
      expect(await coloursOf(await kept('a transparent HEIC'), [0.5, 0.5])).toEqual(['rgb']);
    }),
  );

  thoroughly(() =>
    it('may say by its second brand what it is', async () => {
      const bytes = await makeOwnFile(folder.path, 'a HEIC');
      bytes.write('mif1', 8, 'latin1');
      expect(await normalise(bytes)).toMatchObject({ mimeType: 'image/heic', width: 96 });
      const avif = await makeOwnFile(folder.path, 'an AVIF');
      avif.write('mif1', 8, 'latin1');
      expect(await normalise(avif)).toMatchObject({ mimeType: 'image/avif', width: 96 });
    }),
  );

  it('that says to be huge is refused before it is decoded [LIB-10]', async () => {
    const bytes = await makeOwnFile(folder.path, 'a HEIC');
    const size = bytes.indexOf('ispe') + 8;
    bytes.writeUInt32BE(20_000, size);
    bytes.writeUInt32BE(20_000, size + 4);
    expect(await refusalOf(bytes)).toBe(
      'This picture is larger than 66 megapixels. Make it smaller.',
    );
  });

  it('that is broken anywhere gets a sentence [LIB-10]', async () => {
    const whole = await makeOwnFile(folder.path, 'a HEIC of tiles that was taken upright');
    const cut = [30, 200, 500, 600].map((end) => whole.subarray(0, end));
    const overwritten = [60, 330].map((at) => {
      const bytes = Buffer.from(whole);
      return bytes.fill(0xff, at, at + 60);
    });
    for (const bytes of [...representative(cut, () => '', 2), ...representative(overwritten)])
      expect(await refusalOf(bytes)).toBe(
        'This file cannot be read as a picture: it is damaged or incomplete.',
      );
  });

  it('leaves nothing but what is kept of it', async () => {
    const { path } = await kept('a HEIC');
    expect((await readdir(join(path, '..'))).toSorted()).toEqual([
      ...['kept.jpg', 'poster.jpg', 'uploaded'],
    ]);
  });
});

describe('an SVG drawing', () => {
  it('is drawn as large as a film may need it, with its words [LIB-11]', async () => {
    const made = await kept('an SVG');
    expect(made).toMatchObject({ mimeType: 'image/svg+xml', width: 2_560, height: 1_440 });
    expect(await coloursOf(made, [0.25, 0.5], [0.95, 0.05])).toEqual(['r', 'rgb']);
    const words = Array.from({ length: 90 }, (_, step) => [0.55 + step * 0.005, 0.55] as const);
    expect(await coloursOf(made, ...words)).toContain('dark');
  });

  thoroughly(() =>
    it('may begin as XML files do', async () => {
      const made = await kept('an SVG behind a comment');
      expect(made).toMatchObject({ width: 2_560, height: 2_560 });
      expect(await coloursOf(made, [0.1, 0.1])).toEqual(['dark']);
    }),
  );

  it('runs no script [LIB-11]', async () => {
    const made = await kept('an SVG with a script');
    expect(await coloursOf(made, [0.5, 0.5])).toEqual(['r']);
    expect((await readFile(made.path)).includes('alert')).toBe(false);
  });

  it('has what it embeds', async () => {
    const dot =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const image = `<image width="40" height="4" href="data:image/png;base64,${dot}"/>`;
    const made = await normalise(
      svg(`<a href="https://example.com">${image}</a>`, 'width="40" height="4"'),
    );
    expect(await coloursOf(made, [0.5, 0.5])).not.toEqual(['rgb']);
  });

  it.each([
    ['a file of this machine', '<image width="9" height="9" href="file:///etc/hostname"/>'],
    ['an address', '<image width="9" height="9" xlink:href="http://127.0.0.1:1/a.png"/>'],
    ['a file beside it', "<svg:image width='9' href = 'photo.jpg'/>"],
    ['a part of another drawing', '<use href="icons.svg#star"/>'],
    [
      'a picture in a filter',
      '<filter id="f"><feImage\nhref="http://127.0.0.1:1/a.png"/></filter>',
    ],
  ])('that shows %s is refused with what to do [LIB-11]', async (_what, content) => {
    expect(await refusalOf(svg(content))).toBe(
      'This drawing shows files that are not in it. Embed them, or save it as PNG.',
    );
  });

  it('that takes too long to draw is given up [LIB-11]', async () => {
    const path = folder.file('slow.svg');
    const steps = '<feMorphology operator="dilate" radius="15"/>'.repeat(50);
    const filter = `<filter id="f"><feTurbulence baseFrequency="0.1"/>${steps}</filter>`;
    await writeFile(path, svg(`${filter}<rect width="40" height="40" filter="url(#f)"/>`));
    const drawing = decodeOwnPicture(path, folder.file('slow.pam'), {
      what: 'svg',
      timeoutMs: 3_000,
    });
    await expect(drawing).rejects.toMatchObject({ name: 'MediaError', reason: 'timeout' });
  });

  it('does not read a file that it names behind an entity [LIB-11]', async () => {
    const entity =
      "<!DOCTYPE svg [<!ENTITY file SYSTEM \"file:///etc/hostname\"><!ENTITY i \"<image width='40' height='40' href='file:///etc/hostname'/>\">]>";
    const outcome = await normalise(
      `<?xml version="1.0"?>${entity}${svg('<text y="30">&file;</text>')}`,
    ).catch((error: unknown) => error);
    expect(outcome).toMatchObject({ reason: 'unusable-input' });
  });

  it.each([
    ['nothing', '<svg></svg>'],
    ['entities of entities', `<!DOCTYPE svg [<!ENTITY a "ha">${bomb()}]>${svg('&j;')}`],
    ['copies of copies', svg(`<g id="g0"><rect width="1" height="1"/></g>${twice(40)}`)],
    ['layers on layers, more than there is memory for', svg(layers(60))],
    ['groups in groups', svg('<g>'.repeat(100_000) + '</g>'.repeat(100_000))],
    ['itself', svg('<g id="a"><use href="#a"/></g><use href="#a"/>', 'width="0" height="9"')],
    ['a line', svg('<rect width="90000" height="1"/>', 'width="90000" height="1"')],
    ['half of it', svg('<rect width="1').slice(0, -8)],
    ['a page', `<?xml version="1.0"?><html>${svg('')}</html>`],
    ['letters in two bytes', Buffer.from(`\ufeff${svg('')}`, 'utf16le')],
  ])('that holds %s gets a sentence [LIB-11]', async (_what, bytes) => {
    expect(await refusalOf(bytes)).toMatch(/^(?:The|This) .*\.$/u);
  });
});

/** Each is as large as the drawing, and kept until those within it are drawn. */
const layers = (count: number) =>
  `${'<g opacity="0.9"><rect width="40" height="40"/>'.repeat(count)}${'</g>'.repeat(count)}`;

function bomb(): string {
  return [...'bcdefghij']
    .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index] ?? 'a'};`.repeat(10)}">`)
    .join('');
}
