import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import type { Figure, FigureAction } from '../../figures/figure.ts';
import type { Company, Turn } from '../drawing.ts';
import { speaksOfItself } from '../people/first-person.ts';

/**
 * Which of the figures speaks from which words on: `whos` are their names in the plan, in the order of the figures. Whoever is
 * not among them is heard from elsewhere, and nobody speaks meanwhile.
 */
export function turnsOf({ turns = [] }: PicturePlan, whos: readonly string[]): readonly Turn[] {
  const names = whos.map((who) => who.toLowerCase());
  const told = turns.map(({ who, at }) => ({ at, figure: names.indexOf(who.toLowerCase()) }));
  return told.some(({ figure }) => figure >= 0) ? told : [];
}

/**
 * Who speaks in turn stands there and speaks or listens, unless they are told to do something else. Of those who talk with one
 * another without turns the one whom the plan names first has the word; the others listen.
 */
export function takingTurns(figures: readonly Figure[], turns: readonly Turn[]): Figure[] {
  const speakers = new Set(turns.map(({ figure }) => figure));
  const talkers = figures.filter(({ action }) => action === 'talk');
  const first = turns[0] === undefined ? talkers[0] : figures[turns[0].figure];
  return figures.map((figure, at) => {
    if (speakers.has(at) && /^(?:stand|talk|listen)$/u.test(figure.action))
      return { ...figure, action: figure === first ? 'talk' : 'listen' };
    return talkers.length < 2 || figure.action !== 'talk' || figure === first
      ? figure
      : { ...figure, action: 'listen' };
  });
}

const meeting: ReadonlySet<FigureAction> = new Set(['argue', 'talk', 'give', 'listen']);
/** What one does to another; two who do it beside one another are at it alone. */
const tended: ReadonlySet<FigureAction> = new Set([
  'comb',
  'feed',
  'bathe',
  'read-to',
  'shake-hands',
  'whisper',
  'carry-end',
  'push-too',
]);
const bentTo: ReadonlySet<FigureAction> = new Set(['kneel', 'lean-over']);

/** How people who are together stand, by what the plan says of them. */
export function companyOf(plan: PicturePlan, figures: readonly Figure[]): Company {
  if (/\b(?:back to back|apart|away from|ignoring|separate)\b/iu.test(plan.relation))
    return 'apart';
  const holdsHands = plan.subjects.some(({ holding }) =>
    /^(?:each other's )?hands?\b/iu.test(holding),
  );
  if (holdsHands || figures.some(({ action }) => action === 'hug')) return 'close';
  const isFacing =
    /\b(?:fac(?:e|es|ing)|each other|one another|opposite|across from|looking at|together)\b/iu.test(
      plan.relation,
    );
  const meets =
    figures.some(({ action }) => meeting.has(action)) ||
    (figures.length === 2 &&
      (figures.some(({ action }) => tended.has(action)) ||
        figures.filter(({ action }) => bentTo.has(action)).length === 1));
  return figures.length > 1 && (isFacing || meets) ? 'facing' : 'beside';
}

/** With each other, or alone with the viewer. `isTold` is of somebody whom their line tells of: it is not theirs. */
export function withSpeaker(
  figures: readonly Figure[],
  plan: PicturePlan,
  { dialogue, isTold }: { readonly dialogue: string; readonly isTold: boolean },
): Figure[] {
  const toCamera = plan.subjects.findIndex(({ doing }) =>
    /\b(?:to|into|at) (?:the )?(?:camera|viewer|us|audience)\b/iu.test(doing),
  );
  if (toCamera >= 0)
    return figures.map((figure, at) => ({
      ...figure,
      speaks: at === Math.min(toCamera, figures.length - 1),
    }));
  const [only] = figures;
  const speaks =
    figures.length === 1 &&
    only !== undefined &&
    ((speaksOfItself(dialogue) && !isTold) ||
      /^(?:talk|speak)ing$/iu.test(plan.subjects[0]?.doing ?? ''));
  return figures.map((figure) => ({
    ...figure,
    speaks: speaks && !figure.action.startsWith('sleep'),
  }));
}
