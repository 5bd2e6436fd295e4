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
  const name = Buffer.from(value, 'base64').toString('utf8');
  // Without folders and without its ending.
  return nameOf((name.split(/[/\\]/).at(-1) ?? '').replace(/\.[A-Za-z0-9]{1,5}\s*$/, ''));
}

/** A text as an item's name: in one line, without what no screen shows. */
export function nameOf(text: string): string {
  const shown = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .normalize('NFC');
  const short = [...shown].slice(0, maxLibraryNameCharacters).join('');
  // Characters beyond the basic plane count twice.
  return short.slice(0, maxLibraryNameCharacters).toWellFormed().trim() || unnamed;
}
