import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isSupported, supportedSystems, type System, thisSystem } from './supported-systems.mjs';

interface LockedPackage {
  /** A workspace of this repository, by its folder. */
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, '..');
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);
/** What comes from a registry: the repository itself and its workspaces are not fetched. */
const packages = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
);

/** Whether npm would fetch a package on a system: what an entry does not name fits everywhere. */
function isFetchedOn(system: System, { os, cpu, libc }: LockedPackage): boolean {
  return (
    (os?.includes(system.os) ?? true) &&
    (cpu?.includes(system.cpu) ?? true) &&
    (libc?.includes(system.libc) ?? true)
  );
}

it('every package that an install fetches has a checksum in the lock file', () => {
  const unchecked = packages.filter(
    ([, entry]) =>
      entry.integrity === undefined &&
      supportedSystems.some((system) => isFetchedOn(system, entry)),
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

it('checksums in the lock file are SHA-512', () => {
  const weak = packages.filter(
    ([, { integrity }]) => integrity !== undefined && !integrity.startsWith('sha512-'),
  );
  expect(weak.map(([path]) => path)).toEqual([]);
});

it('the lock file names no host', () => {
  expect(
    packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path),
  ).toEqual([]);
});

it('apps and packages that name the same dependency name the same version of it', () => {
  const versions = new Map<string, Set<string>>();
  for (const path of globSync('{.,apps/*,packages/*}/package.json', { cwd: root })) {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, path), 'utf8'));
    const named = { ...manifest.dependencies, ...manifest.devDependencies };
    for (const [name, version] of Object.entries(named))
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  expect(versions.get('zod')?.size).toBe(1);
  expect([...versions].filter(([, { size }]) => size > 1).map(([name]) => name)).toEqual([]);
});

it.each([
  { os: 'darwin', cpu: 'arm64', libc: 'other' },
  { os: 'win32', cpu: 'x64', libc: 'other' },
  { os: 'linux', cpu: 'riscv64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'other' },
])('nothing is installed on $os, $cpu, $libc, whose packages cannot be checked', (system) =>
  expect(isSupported(system)).toBe(false),
);

it('this system is one that installs are made for', () => {
  expect(isSupported(thisSystem())).toBe(true);
});
