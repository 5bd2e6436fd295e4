// Development tool: compiles rgba-to-i420.as. Run with `node server/studio/frames/build-wasm.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { main } from 'assemblyscript/asc';

const sourceUrl = new URL('rgba-to-i420.as', import.meta.url);
const targetUrl = new URL('rgba-to-i420.wasm', import.meta.url);

// The compiler insists on a `.ts` name; ours is `.as`, so that nothing takes the file for TypeScript.
const entryName = 'rgba-to-i420.ts';
const options = ['--outFile', 'out.wasm', '-O3', '--enable', 'simd', '--runtime', 'stub', '--noAssert'];

const { error, stderr } = await main([entryName, ...options], {
  readFile: (name) => (name === entryName ? readFileSync(sourceUrl, 'utf8') : null),
  writeFile: (_name, contents) => writeFileSync(targetUrl, contents),
});
if (error) throw new Error(`AssemblyScript: ${stderr.toString()}`, { cause: error });
