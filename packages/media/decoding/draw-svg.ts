import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { initWasm as InitWasm, Resvg as Drawing } from '@resvg/resvg-wasm';
import { type Pixels, Refusal } from './pixels.ts';
import type { DecodingTask } from './task.ts';

interface Renderer {
  readonly initWasm: typeof InitWasm;
  readonly Resvg: typeof Drawing;
}

/** A picture or a part that lies in another file; what a link leads to is not drawn anyway. */
const foreign =
  /<(?:[\w-]+:)?(?:image|feImage|use)\s(?:[^>]*\s)?(?:xlink:)?href\s*=\s*["']\s*(?!data:|#|["'])/iu;
const family = 'Inter Variable';

/** Draws an SVG. Scripts, links, animations and what lies elsewhere are unknown to this renderer. */
export async function drawSvg(
  bytes: Buffer,
  { decoderPath, fontPaths, side }: DecodingTask,
): Promise<Pixels> {
  const text = bytes.toString('utf8').replace(/^\uFEFF/u, '');
  if (foreign.test(text)) throw new Refusal('refers');
  const { initWasm, Resvg } = createRequire(import.meta.url)(decoderPath) as Renderer;
  await initWasm(await readFile(join(dirname(decoderPath), 'index_bg.wasm')));
  const font = {
    fontBuffers: await Promise.all(fontPaths.map((path) => readFile(path))),
    ...{ defaultFontFamily: family, sansSerifFamily: family, serifFamily: family },
    ...{ monospaceFamily: family, cursiveFamily: family, fantasyFamily: family },
  };
  const { width, height } = new Resvg(text, { font });
  // A strip would be less than one pixel high.
  if (!(Math.min(width, height) * side >= Math.max(width, height))) throw new Error('a strip');
  const fitTo = { mode: width >= height ? 'width' : 'height', value: side } as const;
  const drawn = new Resvg(text, { font, fitTo }).render();
  return { width: drawn.width, height: drawn.height, data: straight(drawn.pixels) };
}

/** The renderer tells colours times their opacity; other programs expect them as they are. */
function straight(pixels: Uint8Array): Uint8Array {
  const data = Uint8Array.from(pixels);
  for (let at = 0; at < data.length; at += 4) {
    const opacity = data[at + 3] ?? 0;
    if (opacity === 0 || opacity === 255) continue;
    for (let part = at; part < at + 3; part += 1)
      data[part] = Math.round(((data[part] ?? 0) * 255) / opacity);
  }
  return data;
}
