// Installs the packages that the lock file names, when they are not there yet or the lock file has changed.
// Runs before the first install, on whatever Node the machine has: plain JavaScript, no dependency.
//   node scripts/install.mjs            what running the product needs
//   node scripts/install.mjs --all      also what developing and testing need
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSupported, thisSystem } from './supported-systems.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const marker = join(root, 'node_modules/.scenewright-installed');
const all = process.argv.includes('--all');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Scenewright needs Node 20.19 or newer to install itself; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

// Before anything is fetched: packages for other systems have no checksum in the lock file.
if (!isSupported(thisSystem())) {
  const { os, cpu, libc } = thisSystem();
  console.error(
    `Scenewright installs on Linux with glibc, on x64 and arm64; this is ${os} on ${cpu}${os === 'linux' && libc !== 'glibc' ? ' without glibc' : ''}. Use such a machine, or a container with a Debian image.`,
  );
  process.exit(1);
}

const lockHash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const installed = existsSync(marker) ? readFileSync(marker, 'utf8').split(' ') : [];
if (installed[0] === lockHash && (installed[1] === 'all' || !all)) process.exit(0);

console.log(
  `Installing ${all ? 'all packages' : 'the packages the product runs on'}; this takes a minute the first time.`,
);
// Warnings about engines speak of the Node that npm runs on; the product brings its own.
const args = ['ci', '--loglevel=error', '--include=optional', all ? '--include=dev' : '--omit=dev'];
const npm = spawnSync('npm', args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: '' },
});
if (npm.status !== 0) {
  console.error(
    'The packages could not be installed. Check the connection to the npm registry and try again.',
  );
  process.exit(npm.status ?? 1);
}
if (!existsSync(join(root, 'node_modules/.bin/node'))) {
  console.error(
    'The Node that the product runs on was not installed: it is an optional package for Linux on x64 and arm64. Install with optional packages, on one of these.',
  );
  process.exit(1);
}
mkdirSync(dirname(marker), { recursive: true });
writeFileSync(marker, `${lockHash} ${all ? 'all' : 'run'}`);
