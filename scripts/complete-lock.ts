/**
 * Completes package-lock.json with the optional platform packages that an install on this system left out.
 * npm drops them silently when it writes the lock file, and `npm ci` then refuses the file it wrote.
 * Run after every change of a dependency: `npm run lock`.
 *
 * An entry made here has no checksum. `scripts/lock-file.test.ts` holds that such an entry is always for a system that
 * `scripts/install.mjs` refuses, so that npm never fetches a package it cannot check.
 */
import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  integrity?: string;
}

const lockFile = new URL('../package-lock.json', import.meta.url);
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(lockFile, 'utf8'),
);

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors: Readonly<Record<string, string>> = {
  arm64: 'arm64',
  aarch64: 'arm64',
  x64: 'x64',
  x86_64: 'x64',
  ia32: 'ia32',
  x86: 'ia32',
  arm: 'arm',
  riscv64: 'riscv64',
  ppc64: 'ppc64',
  s390x: 's390x',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
};

/** The C library in a package's name: npm passes over a musl package on a glibc system only where the entry says so. */
const libraries: Readonly<Record<string, string>> = {
  musl: 'musl',
  musleabihf: 'musl',
  gnu: 'glibc',
  gnueabihf: 'glibc',
};

/** Whether a package is in the lock file for a dependent, in its own folder or in one further up. */
function isLocked(dependent: string, name: string): boolean {
  for (let at = dependent; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    if (lock.packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`] !== undefined)
      return true;
    if (at === '') return false;
  }
}

function describe(name: string, version: string, dependent: LockedPackage): LockedPackage {
  const words = name.split(/[/_-]/);
  const os = systems.find((system) => words.includes(system));
  const libc = words.map((word) => libraries[word]).find((found) => found !== undefined);
  const cpu = words
    .map((word) => processors[word] ?? (word.startsWith('arm') ? 'arm' : undefined))
    .find((found) => found !== undefined);
  return {
    version,
    ...(cpu === undefined ? {} : { cpu: [cpu] }),
    ...(dependent.dev === true ? { dev: true } : {}),
    optional: true,
    ...(os === undefined ? {} : { os: [os] }),
    ...(libc === undefined ? {} : { libc: [libc] }),
  };
}

/** Whether an entry was made here: no registry said what it holds. */
const isMadeHere = (path: string): boolean => {
  const entry = lock.packages[path];
  return entry?.optional === true && entry.integrity === undefined;
};

let added = 0;
for (const [path, locked] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(locked.optionalDependencies ?? {})) {
    if (!/^\d/.test(version) || (isLocked(path, name) && !isMadeHere(`node_modules/${name}`)))
      continue;
    lock.packages[`node_modules/${name}`] = describe(name, version, locked);
    added += 1;
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([left], [right]) => (left < right ? -1 : 1)),
);
writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} platform packages added to the lock file`);
