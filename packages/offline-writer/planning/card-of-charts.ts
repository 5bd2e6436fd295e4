import type { Figure } from '../reading/material.ts';
import type { Card } from './card-of-scene.ts';
import { endsName } from './figure-label.ts';
import { nounPhrases } from './phrases.ts';
import type { Said } from './said-figures.ts';
import { ofCards } from './card-words.ts';

/* Cards of several figures that a scene sets beside each other. */

const chartKinds: ReadonlySet<Figure['kind']> = new Set(['money', 'percent', 'measure', 'count']);

/** "£3 a jar" is no price of jars. */
const isRate = /^ an? /u;
/** "Cost: bread £4, cake £9.": the name right before a figure of a row. */
const nameBefore = ({ figure, phrase, line: { text } }: Said): string => {
  const at = text.indexOf(figure.text);
  const rate = isRate.test(phrase) ? phrase.length : 0;
  const isRow = /^(?:[,;.]|$)/u.test(text.slice(at + figure.text.length + rate));
  const [, name = ''] = /(?:^|[,:;]\s)([^,:;]{2,30}?)\s$/u.exec(text.slice(0, at)) ?? [];
  const isNoun = nounPhrases(name).some(
    ({ from, to }) => from === 0 && to === name.split(/\s+/u).length,
  );
  const isName =
    (/^(?!(?:I|We|You|They|He|She|It)\b)\p{Lu}/u.test(name) || isNoun) && endsName(name);
  return isRow && isName && name.split(' ').length <= 3 ? name : '';
};

/** Several figures of one kind and unit are compared. */
export function chart(said: readonly Said[]): Card | null {
  const first =
    said.find(({ figure }) => figure.kind === 'money') ??
    said.find(({ figure }) => chartKinds.has(figure.kind));
  if (first === undefined) return null;
  const alike = said.filter(
    ({ figure }) =>
      figure.kind === first.figure.kind &&
      (figure.kind === 'money' || figure.unit === first.figure.unit) &&
      chartKinds.has(figure.kind),
  );
  if (alike.length < 2 || alike.length > 6) return null;
  const names = alike.map(
    (one) =>
      (isRate.test(one.phrase) ? '' : one.phrase.replace(/^[ -](?:of )?/u, '')) ||
      one.label ||
      nameBefore(one),
  );
  // What is weighed out is no comparison: of a recipe all is needed.
  if (alike.some(({ phrase, figure }) => figure.kind === 'measure' && /^ d[eiu’']/u.test(phrase)))
    return null;
  const items = alike.map(({ figure, phrase }, at) =>
    [names[at] ?? '', `${figure.text}${isRate.test(phrase) ? phrase : ''}`]
      .filter((part) => part !== '')
      .join(': '),
  );
  const labels = names.filter((name) => name !== '');
  // What is compared has different names.
  if (new Set(labels).size < alike.length) return null;
  return {
    layout: first.figure.kind === 'money' && alike.length > 2 ? 'receipt' : 'bar-chart',
    items,
  };
}

const changes = new RegExp(
  String.raw`\b(?:${ofCards.changes}|rais\p{L}+|increas\p{L}+|decreas\p{L}+|chang\p{L}+)\b[^.;]{0,20} from $`,
  'iu',
);

/** "It goes up from £42 to £48": one figure that has two ends. */
export function risenCard(said: readonly Said[]): Card | null {
  for (const { figure, line } of said) {
    const [, from = '', to = ''] = /^(\S+(?: \S+)?) to (\S+(?: \S+)?)$/u.exec(figure.text) ?? [];
    if (from !== '' && changes.test(line.text.slice(0, line.text.indexOf(figure.text))))
      return { layout: 'before-after', from, to };
  }
  return null;
}

/** "It was £65, it is now £1,140", "4.2 s → 1.1 s": one figure, before and after. */
export function changeCard(said: readonly Said[]): Card | null {
  const [one, other, third] = said.filter(
    ({ figure }) => chartKinds.has(figure.kind) || figure.kind === 'duration',
  );
  if (
    one === undefined ||
    other === undefined ||
    third !== undefined ||
    one.figure.kind !== other.figure.kind ||
    one.line !== other.line
  )
    return null;
  const { text } = one.line;
  const at = text.indexOf(one.figure.text) + one.figure.text.length;
  const between = text.slice(at, text.indexOf(other.figure.text, at));
  const isChange =
    /^\s*(?:→|->|=>)\s*$/u.test(between) ||
    (/\b(?:was|were|used to be|from)\b/i.test(text.slice(0, at)) &&
      /^.{0,30}\b(?:now|today|to)\b.{0,12}$/iu.test(between));
  const isAlike = one.figure.kind === 'money' || one.figure.unit === other.figure.unit;
  return isChange && isAlike
    ? { layout: 'before-after', from: one.figure.text, to: other.figure.text }
    : null;
}
