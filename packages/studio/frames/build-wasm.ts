// Development tool: compiles rgba-to-i420.as. Run with `node packages/studio/frames/build-wasm.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { main } from 'assemblyscript/asc';

// The compiler insists on a `.ts` name; ours is `.as`, so that nothing takes the file for TypeScript.
const entryName = 'rgba-to-i420.ts';
const options = [
  '--outFile',
  'out.wasm',
  '-O3',
  '--enable',
  'simd',
  '--runtime',
  'stub',
  '--noAssert',
];

/** The WebAssembly module of rgba-to-i420.as. @throws Error with the compiler's messages. */
export async function compileI420(): Promise<Uint8Array> {
  const source = readFileSync(new URL('rgba-to-i420.as', import.meta.url), 'utf8');
  let module: Uint8Array | undefined;
  const { error, stderr } = await main([entryName, ...options], {
    readFile: (name) => (name === entryName ? source : null),
    writeFile: (_name, contents) => {
      module = Buffer.from(contents);
    },
  });
  if (error || !module) throw new Error(`AssemblyScript: ${stderr.toString()}`, { cause: error });
  return module;
}

if (import.meta.main)
  writeFileSync(new URL('rgba-to-i420.wasm', import.meta.url), await compileI420());
