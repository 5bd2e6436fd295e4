// Builds the web app when its sources are newer than the last build. Called by `npm start`; `--force` builds anyway.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const marker = join(root, 'dist/.built-from');

/** Every file that the build reads. */
function* sources(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* sources(join(path, name));
}

const hash = createHash('sha256');
for (const part of ['apps/web', 'packages/contract', 'package-lock.json']) {
  for (const file of sources(join(root, part)))
    hash.update(file.slice(root.length)).update(readFileSync(file));
}
const wanted = hash.digest('hex');
const built = existsSync(marker) ? readFileSync(marker, 'utf8') : '';
if (built === wanted && !process.argv.includes('--force')) process.exit(0);

console.log('Building the web app.');
const node = join(root, 'node_modules/.bin/node');
const { status } = spawnSync(node, [join(root, 'apps/web/build.ts')], {
  cwd: root,
  // Also where a test builds it, for which React would be built as it is developed with.
  env: { ...process.env, NODE_ENV: 'production' },
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
writeFileSync(marker, wanted);
