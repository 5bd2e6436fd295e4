import type { FigureAction } from '../../figures/figure.ts';
import { isPlural } from '../lexicon/lemma.ts';
import { anybody, findRole } from './role-of.ts';
import type { Somebody } from './somebody.ts';

/** These are done to somebody, who is seen too. */
const shared: ReadonlySet<FigureAction> = new Set<FigureAction>([
  'hug',
  'argue',
  'talk',
  'give',
  'listen',
  'present',
  'dance',
  'laugh',
  'push',
  'wave',
  'lift',
  'comfort',
  'bandage',
  'comb',
  'feed',
  'bathe',
  'read-to',
  'shake-hands',
  'whisper',
  'kneel',
  'lean-over',
  'carry-end',
]);
const determiners =
  /^(?:an?|the|his|her|their|my|our|your|another|one|two|three|some|to|with|at|every|beside|by|before|over)$/u;

/** "Lifting potatoes with the husband Alf": who does it too; null where nobody does. */
export function companionIn(doing: string): Somebody | null {
  const [, behind = ''] =
    /\b(?:(?:together|along) )?with (?:his|her|their|my|our|the|an?) (.+)$/iu.exec(doing) ?? [];
  const words = behind.match(/[\p{L}'’-]+/gu)?.slice(0, 3) ?? [];
  const at = words.findIndex((word) => findRole(word.toLowerCase()) !== null);
  const role = findRole(words[at]?.toLowerCase() ?? '');
  if (role === null || role.unsure) return null;
  const name = words[at + 1] ?? '';
  return {
    role,
    key: role.id,
    count: 1,
    look: words.slice(0, at).join(' '),
    called: /^\p{Lu}/u.test(name) ? name : role.id,
  };
}

/** "Comforting a small patient": the person whom somebody does it to; null where the doing names none. */
export function partnerIn(doing: string, action: FigureAction | null): Somebody | null {
  if (action === null || !shared.has(action)) return null;
  const words =
    doing
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}'-]+/gu) ?? [];
  for (const [at, word] of words.entries()) {
    if (at === 0 || !/^\p{L}/u.test(word)) continue;
    if (word === 'somebody' || word === 'someone')
      return { role: anybody, key: 'somebody', count: 1, look: '' };
    const role = findRole(word);
    const before = words.slice(Math.max(1, at - 3), at);
    // "Comforts people": nobody in particular.
    const isBare = at === 1 && isPlural(word);
    if (role === null || role.unsure) continue;
    if (!isBare && !before.some((each) => determiners.test(each))) continue;
    if (isBare) return { role, key: role.id, count: 1, look: '' };
    // "The farmer's hand" is no farmer; but a man's hair is combed on him.
    if (words[at]?.endsWith("'s") === true && action !== 'comb') continue;
    const count = before.includes('two')
      ? 2
      : before.includes('three') || (word.endsWith('s') && findRole(word.slice(0, -1)) !== null)
        ? 3
        : 1;
    const look = before.filter((each) => !determiners.test(each)).join(' ');
    return { role, key: role.id, count, look };
  }
  return null;
}
