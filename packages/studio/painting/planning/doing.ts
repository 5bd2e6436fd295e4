import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import type { Feeling, FigureAction } from '../../figures/figure.ts';
import { findAction } from '../people/action-of.ts';
import { partnerIn } from '../people/partner.ts';
import { trueAction } from '../people/true-to.ts';
import { isSilent, type Person } from './persons.ts';

/** What two do together is done by both; who is spoken to listens. */
export const answers: Partial<Record<FigureAction, FigureAction>> = {
  hug: 'hug',
  argue: 'argue',
  dance: 'dance',
  talk: 'listen',
  present: 'listen',
  sing: 'listen',
  give: 'stand',
  laugh: 'laugh',
  cheer: 'cheer',
  wave: 'wave',
};

export const feelingsByAction: Partial<Record<FigureAction, Feeling>> = {
  cry: 'sad',
  argue: 'angry',
  cheer: 'happy',
  laugh: 'happy',
  dance: 'happy',
  hug: 'happy',
  wave: 'happy',
  jump: 'happy',
  fall: 'surprised',
  give: 'happy',
};

export const heldActions: ReadonlySet<FigureAction> = new Set<FigureAction>([
  'carry',
  'give',
  'eat',
  'drink',
  'throw',
  'lift',
  'play-music',
]);

/** What somebody does: as the plan says, as it says of all of them, or as their trade does. */
export function actionOf(
  { subject, somebody }: Person,
  together: FigureAction | null,
): FigureAction {
  const trade = somebody.role.does;
  const told = findAction(subject.doing);
  // A runner who crosses the line runs.
  const isTrade = atWork.test(subject.doing) || (told === 'walk' && trade === 'run');
  if (told !== null) return trade !== null && isTrade ? trade : trueAction(told, subject.doing);
  if (/\basleep\b/iu.test(subject.what)) return 'sleep';
  if (isSilent(subject)) return together ?? trade ?? 'stand';
  if (subject.doing !== '') return trade !== null && isTrade ? trade : 'stand';
  if (partnerHeld(subject) !== null) return 'hug';
  return loads.test(subject.holding) ? 'carry' : 'stand';
}

/** "A violinist performing": what their trade is. */
const atWork =
  /^(?:performing|working|practi[sc]ing|rehearsing|training|competing|playing)\b(?! (?:an?|the|with|chess|cards|guitar|piano|violin|drums)\b)/iu;
/** They are carried before the body. */
const loads =
  /\b(?:box|boxes|basket|crate|tray|plates|dishes|suitcase|luggage|sack|bucket|parcel|parcels|package|packages|load|pile|stack|books|groceries|shopping|bags?|firewood|ladder|plank|laundry)\b/iu;

/** "Carrying a child": somebody in somebody's arms. */
export const partnerHeld = ({ holding }: PlanSubject) => partnerIn(`holding ${holding}`, 'hug');

/** What they do has no picture: whoever stands there instead tells nothing of it. */
export const isUnseen = (person: Person): boolean =>
  person.subject.doing !== '' &&
  !/^(?:wearing|dressed in) /iu.test(person.subject.doing) &&
  findAction(person.subject.doing) !== 'stand' &&
  actionOf(person, null) === 'stand';
