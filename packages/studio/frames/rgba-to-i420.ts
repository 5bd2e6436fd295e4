import { readFileSync } from 'node:fs';

/** What is used of WebAssembly: Node has it, Node's types do not describe it. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { readonly exports: Readonly<Record<string, unknown>> };
  Memory: new (limits: { initial: number }) => {
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  };
};

const pageBytes = 65_536;
const module = new WebAssembly.Module(readFileSync(new URL('rgba-to-i420.wasm', import.meta.url)));

/** Bytes of one I420 picture: a full-size Y plane and two quarter-size chroma planes. */
export function i420Bytes(width: number, height: number): number {
  return (width * height * 3) / 2;
}

/** Rows that are converted at once: few enough to stay in the processor's cache on their way in and out. */
const stripRows = 16;

/**
 * Makes a converter of RGBA pictures (alpha ignored) to I420, BT.709 limited range; one per thread, for one size.
 * It fills `target`, which may be shared memory.
 * @throws RangeError unless `width` is a multiple of 8 and `height` of 2.
 */
export function createI420Converter(
  width: number,
  height: number,
): (rgba: Uint8Array, target: Uint8Array) => void {
  if (width % 8 !== 0 || height % 2 !== 0)
    throw new RangeError(`no I420 conversion for ${width}x${height}`);
  const { memory, convert } = requireExports(new WebAssembly.Instance(module).exports);

  const sourceAt = memory.buffer.byteLength;
  const targetAt = sourceAt + width * stripRows * 4;
  memory.grow(Math.ceil((targetAt - sourceAt + i420Bytes(width, stripRows)) / pageBytes));
  const bytes = new Uint8Array(memory.buffer);

  return (rgba, target) => {
    for (let row = 0; row < height; row += stripRows) {
      const rows = Math.min(stripRows, height - row);
      bytes.set(rgba.subarray(row * width * 4, (row + rows) * width * 4), sourceAt);
      convert(sourceAt, targetAt, width, rows);
      const [luma, chroma] = [width * rows, (width * rows) / 4];
      const place = (from: number, length: number, at: number) =>
        target.set(bytes.subarray(targetAt + from, targetAt + from + length), at);
      place(0, luma, row * width);
      const chromaRow = (row * width) / 4;
      place(luma, chroma, width * height + chromaRow);
      place(luma + chroma, chroma, (width * height * 5) / 4 + chromaRow);
    }
  };
}

function requireExports({
  memory,
  convert,
}: {
  readonly memory?: unknown;
  readonly convert?: unknown;
}) {
  if (!(memory instanceof WebAssembly.Memory) || typeof convert !== 'function')
    throw new Error('rgba-to-i420.wasm is not the expected module');
  return { memory, convert };
}
