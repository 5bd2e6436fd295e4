import { labelled } from './alike.ts';

/* Which item of a hierarchy stands under which. */

export interface Branch {
  readonly text: string;
  readonly leaves: readonly string[];
}

const dash = /^(\s*)((?:[-–—•*>└├│]\s*)*)/u;

/** How deep an item is written: by its dashes, or by what it is moved in. */
function depthOf(item: string): number {
  const [, space = '', marks = ''] = dash.exec(item) ?? [];
  return marks.replaceAll(/\s/gu, '').length + Math.floor(space.replaceAll('\t', '  ').length / 2);
}

const bare = (item: string): string => item.replace(dash, '').trim();
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** "Anna: Otto", where Otto is an item too: Anna stands under him. */
function byParent(items: readonly string[]): { head: string; branches: Branch[] } | null {
  const pairs = items.map((item) => ({ item: bare(item), pair: labelled(bare(item)) }));
  const names = pairs.map(({ item, pair }) => pair?.label ?? item);
  const parentOf = new Map<string, string>();
  for (const { pair } of pairs) {
    const parent = pair === null ? undefined : names.find((name) => same(name, pair.rest));
    if (pair !== null && parent !== undefined) parentOf.set(pair.label, parent);
  }
  const heads = names.filter((name) => !parentOf.has(name));
  const [head] = heads;
  if (parentOf.size === 0 || heads.length !== 1 || head === undefined) return null;
  const under = (name: string) => names.filter((other) => parentOf.get(other) === name);
  return { head, branches: under(head).map((text) => ({ text, leaves: under(text) })) };
}

/** By dashes; where nothing is written deeper, the first is the head of all others. */
function byDepth(items: readonly string[]): { head: string; branches: Branch[] } | null {
  const depths = items.map(depthOf);
  const [top = 0] = depths;
  const least = Math.min(...depths.slice(1));
  const branchDepth = least <= top ? top : least;
  const branches: { text: string; leaves: string[] }[] = [];
  for (const [at, item] of items.slice(1).entries()) {
    const last = branches.at(-1);
    if ((depths[at + 1] ?? 0) > branchDepth && last !== undefined) last.leaves.push(bare(item));
    else branches.push({ text: bare(item), leaves: [] });
  }
  return { head: bare(items[0] ?? ''), branches };
}

const parts = (text: string): string[] =>
  text
    .split(/\s*[,،、]\s*(?:and\s+)?/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** "Kitchen: Ana, Luis": what stands behind a branch's name belongs to it. */
const withParts = ({ text, leaves }: Branch): Branch => {
  const found = labelled(text);
  return found === null || leaves.length > 0
    ? { text, leaves }
    : { text: found.label, leaves: parts(found.rest) };
};

/** The head and two levels under it; null where there is only one. */
export function readTree(
  items: readonly string[],
): { readonly head: string; readonly branches: readonly Branch[] } | null {
  const given = items.filter((item) => bare(item) !== '');
  const [only] = given;
  if (only === undefined) return null;
  const alone = given.length === 1 ? labelled(bare(only)) : null;
  const read =
    alone === null
      ? (byParent(given) ?? byDepth(given))
      : { head: alone.label, branches: parts(alone.rest).map((text) => ({ text, leaves: [] })) };
  if (read === null || read.head === '' || read.branches.length === 0) return null;
  // "Anna: head of sales" at the top names somebody and what they are.
  return { head: read.head, branches: read.branches.map(withParts) };
}
