// The systems that the lock file is whole for: each of their packages is in it with a checksum.
// Plain JavaScript without a dependency, because scripts/install.mjs reads it before anything is installed.

/** As npm names them in `os`, `cpu` and `libc` of a package. */
export const supportedSystems = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
];

/** The system this process runs on. */
export function thisSystem() {
  const report = process.platform === 'linux' ? process.report.getReport() : null;
  return {
    os: process.platform,
    cpu: process.arch,
    libc: report?.header.glibcVersionRuntime === undefined ? 'other' : 'glibc',
  };
}

export function isSupported(system) {
  return supportedSystems.some(
    ({ os, cpu, libc }) => os === system.os && cpu === system.cpu && libc === system.libc,
  );
}
