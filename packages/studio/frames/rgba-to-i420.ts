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

/**
 * Makes a converter of RGBA pictures (alpha ignored) to I420, BT.709 limited range; one per thread, for one size.
 * The result is a view that the next call overwrites.
 * @throws RangeError unless `width` is a multiple of 8 and `height` of 2.
 */
export function createI420Converter(
  width: number,
  height: number,
): (rgba: Uint8Array) => Uint8Array {
  if (width % 8 !== 0 || height % 2 !== 0)
    throw new RangeError(`no I420 conversion for ${width}x${height}`);
  const { memory, convert } = requireExports(new WebAssembly.Instance(module).exports);

  const sourceAt = memory.buffer.byteLength;
  const targetAt = sourceAt + width * height * 4;
  memory.grow(Math.ceil((targetAt - sourceAt + i420Bytes(width, height)) / pageBytes));
  const source = new Uint8Array(memory.buffer, sourceAt, width * height * 4);
  const target = new Uint8Array(memory.buffer, targetAt, i420Bytes(width, height));

  return (rgba) => {
    source.set(rgba);
    convert(sourceAt, targetAt, width, height);
    return target;
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
