import { newMemory } from '../film-memory.ts';
import { pictureOfForeignLine } from '../languages/foreign-line.ts';
import { createKindOf } from '../noun-kinds.ts';

const kindOf = createKindOf();

/** What the last of some lines of a film shows: "2 dog; baker running @ a street". */
export function shownBy(language: string, ...lines: readonly string[]): string {
  const memory = newMemory();
  const pictures = lines.map((whole) =>
    pictureOfForeignLine({ whole, from: 0, to: whole.length }, { language, memory, kindOf }),
  );
  const last = pictures.at(-1);
  if (last === undefined) return '';
  const { subjects, place } = last;
  const told = subjects.map(({ count, what, doing }) =>
    [count === 1 ? '' : String(count), what, doing].filter((part) => part !== '').join(' '),
  );
  return [told.join('; '), place === '' ? '' : `@ ${place}`]
    .filter((part) => part !== '')
    .join(' ');
}
