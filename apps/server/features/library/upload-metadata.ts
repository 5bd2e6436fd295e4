import { maxLibraryNameCharacters } from '@scenewright/contract/rules/library.ts';

const unnamed = 'Untitled';

/**
 * The name of a file in a tus header `Upload-Metadata`: keys and values in Base64, with commas between them. It is only shown:
 * nothing is decided by it, and no file is called so.
 */
export function fileNameIn(header: string | readonly string[] | undefined): string {
  const pairs = String(header ?? '')
    .split(',')
    .map((pair) => pair.trim().split(' '));
  const value = pairs.find(([key]) => key === 'filename')?.[1] ?? '';
  return tidied(Buffer.from(value, 'base64').toString('utf8'));
}

/** Without folders, without its ending, and without what no screen shows. */
function tidied(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const shown = base
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .trim()
    .normalize('NFC');
  const short = [...shown].slice(0, maxLibraryNameCharacters).join('');
  // Characters beyond the basic plane count twice.
  return short.slice(0, maxLibraryNameCharacters).toWellFormed().trim() || unnamed;
}
