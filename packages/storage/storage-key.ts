/** S3 allows 1,024; the rest is for the bucket's prefix. */
const mostBytes = 900;

/**
 * Every storage takes the same keys: names between slashes, in any script.
 * @throws Error for one that could leave its folder or its prefix, or that addresses and file systems do not keep as it is
 */
export function requireStorageKey(key: string): void {
  const isWhole = key.split('/').every((name) => name !== '' && name !== '.' && name !== '..');
  // oxlint-disable-next-line no-control-regex -- these are what is refused
  if (!isWhole || /[\u0000-\u001f\u007f\\]/.test(key))
    throw new Error(`storage key leaves its folder: ${JSON.stringify(key)}`);
  if (Buffer.byteLength(key) > mostBytes) throw new Error('storage key is too long');
}
