import people from '../../data/emoji-people.json' with { type: 'json' };
import type { FigureLook, Gender, Skin } from '../../figures/figure.ts';
import { stagingOf } from '../actors/staging.ts';
import type { Appearance } from '../casting/appearance.ts';
import { dress } from './dress.ts';
import { readLook, type SaidLook } from './look-of.ts';
import { anybody, findRole, type Role } from './role-of.ts';

/** Illustrations of people by other words than their trade's own. */
const trades: ReadonlyMap<string, string> = new Map(Object.entries(people.trades));
const hairs: ReadonlyMap<string, Partial<SaidLook>> = new Map<string, Partial<SaidLook>>([
  ['bald', { hair: 'bald' }],
  ['beard', { beard: true }],
  ['curly-hair', { hair: 'curly' }],
  ['red-hair', { hairColour: '#b5562b' }],
  ['blonde-hair', { hairColour: '#e0b458' }],
  ['white-hair', { hairColour: '#e8e6e1' }],
  ['with-headscarf', { headwear: 'headscarf' }],
  ['wearing-turban', { headwear: 'turban' }],
]);
const whole: ReadonlyMap<string, string> = new Map(Object.entries(people.whole));

const tone = /-(medium-light|medium-dark|light|medium|dark)$/u;

/** Whether an illustration is of a person, who can be drawn with a body instead. */
export function isPersonEmoji(emoji: string): boolean {
  const plain = emoji.replace(tone, '');
  if (
    /merpeople|vampire|zombie|genie|fairy|elf$|supervillain|bust|baby-angel|penguin|robot|teddy/u.test(
      plain,
    )
  )
    return false;
  const staging = stagingOf(emoji);
  return (
    ((staging === 'bust' || staging === 'figure') && !/^(?:horse|unicorn|statue)/u.test(plain)) ||
    plain === 'children-crossing'
  );
}

const tradeOf = (plain: string) => plain.replace(/^(?:man|woman|person)-/u, '');

/** Who an illustration shows. */
export function roleOfEmoji(emoji: string): Role {
  const plain = emoji.replace(tone, '');
  const trade = tradeOf(plain);
  return findRole(whole.get(plain) ?? trades.get(trade) ?? trade.replaceAll('-', ' ')) ?? anybody;
}

/**
 * The look of a stored appearance whose actor is an illustration of a person; null for any other. What the illustration does
 * not tell follows from it, so that the portrait and every film show the same.
 */
export function figureLookOf({ actor, accent, figure }: Appearance): FigureLook | null {
  if (figure !== undefined) return figure;
  if (actor === null || !isPersonEmoji(actor)) return null;
  const skin = (tone.exec(actor)?.[1] ?? null) as Skin | null;
  const plain = actor.replace(tone, '');
  const gender: Gender | null = /^(?:man|old-man|boy|prince|santa)/u.test(plain)
    ? 'man'
    : /^(?:woman|old-woman|girl|princess|mrs)/u.test(plain)
      ? 'woman'
      : null;
  const role = roleOfEmoji(actor);
  const trade = tradeOf(plain);
  const said = {
    ...readLook(''),
    gender,
    skin,
    top: accent,
    ...hairs.get(trade),
  };
  const key = `${actor} ${accent ?? ''}`;
  return dress(said, role, { key, bloodKey: key, index: 0 });
}
