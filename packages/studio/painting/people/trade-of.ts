import written from '../../data/trades.json' with { type: 'json' };
import { actions, type FigureAction } from '../../figures/figure.ts';
import { templateNames, type TemplateName } from '../drawing.ts';

/** How somebody of a trade is known where nothing of what they do can be shown: a runner runs, a cook stands at the stove. */
export interface Trade {
  /** What they are seen at; null where they stand. */
  readonly does: FigureAction | null;
  /** What they have in their hands meanwhile, as `scissors`; empty where nothing. */
  readonly holds: string;
  /** What stands beside them, in an English noun; empty where nothing does. */
  readonly beside: string;
  /** Where they are, the likeliest first; none where they are anywhere. */
  readonly at: readonly TemplateName[];
}

const spaced = (word: string): string => word.replaceAll('_', ' ');

const byWord = new Map<string, Trade>();
for (const { words, does, holds = '', beside = '', at = [] } of written.trades) {
  const trade: Trade = {
    does: actions.find((each) => each === does) ?? null,
    holds,
    beside,
    at: templateNames.filter((name) => at.includes(name)),
  };
  for (const word of words) byWord.set(spaced(word), trade);
}

/** The trade of a lower-case noun; null where nothing is usual of them. */
export const tradeOf = (noun: string): Trade | null => byWord.get(noun) ?? null;

const gone = new RegExp(String.raw`^(?:${written.gone.map(spaced).join('|')})\b`, 'iu');

/** Whether whoever does this is not to be seen at their work: they die, or leave it. */
export const isGone = (doing: string): boolean => gone.test(doing);
