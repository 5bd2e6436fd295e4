import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { mostFigures, type Feeling, type FigureAction } from '../../figures/figure.ts';
import { findAction } from '../people/action-of.ts';
import { garment } from '../people/held.ts';
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
  // Each on their own phone.
  phone: 'phone',
  comfort: 'cry',
  bandage: 'sit',
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
  comfort: 'calm',
  worry: 'afraid',
  search: 'calm',
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
  'cut',
  'dig',
  'pull-up',
  'plant',
  'push-barrow',
  'mend',
  'load-washer',
  'inspect',
  'sip',
]);

/** The line only names them, and tells of somebody else: "swap with the baker". */
export const isAside = ({ known, subject }: Person): boolean =>
  known?.isAside === true && isSilent(subject);

/** What somebody does: as the plan says, as it says of all of them, or as their trade does. */
export function actionOf(person: Person, together: FigureAction | null): FigureAction {
  const { subject, somebody } = person;
  const trade = isAside(person) ? null : somebody.role.does;
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

/** At the washing clothes go into the machine, not about in both arms. */
export const atLaundry = (action: FigureAction, held: string): FigureAction =>
  (action === 'carry' || action === 'inspect') && garment.test(held) ? 'load-washer' : action;

/** What they do has no picture, or not in their number: whoever stands there instead tells nothing of it. */
export const isUnseen = (person: Person): boolean =>
  person.subject.count > mostFigures ||
  (person.subject.doing !== '' &&
    !/^(?:wearing|dressed in) /iu.test(person.subject.doing) &&
    findAction(person.subject.doing) !== 'stand' &&
    actionOf(person, null) === 'stand');
