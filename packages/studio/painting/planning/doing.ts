import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { mostFigures, type Feeling, type FigureAction } from '../../figures/figure.ts';
import { findAction } from '../people/action-of.ts';
import { garment, bulkyIn } from '../people/held.ts';
import { partnerIn } from '../people/partner.ts';
import { isGone, type Trade } from '../people/trade-of.ts';
import { trueAction } from '../people/true-to.ts';
import { isSilent, type Person } from './persons.ts';

/** What two do together is done by both; who is spoken to listens. */
const answers: Partial<Record<FigureAction, FigureAction>> = {
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
  comb: 'sit',
  feed: 'sit',
  bathe: 'sit-in-bath',
  'read-to': 'sit',
  'shake-hands': 'shake-hands',
  whisper: 'listen',
  kneel: 'stand',
  'lean-over': 'sit',
  'carry-end': 'hold-end',
};

/** What somebody does to whom `action` is done: a small child stands where others sit. */
export function answerTo(action: FigureAction, { somebody }: Person): FigureAction | null {
  const isSmall = somebody.role.age === 'child' || somebody.role.age === 'baby';
  return isSmall && action === 'comb' ? 'stand' : (answers[action] ?? null);
}

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
  'shake-hands': 'happy',
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
  'pull',
  'push-along',
  'carry-end',
  'lift-up',
  'open-cupboard',
  'throw-away',
  'post',
  'pack',
  'stroke',
  'feed',
  'light',
  'hang-washing',
]);

/** The line only names them, and tells of somebody else: "swap with the baker". */
export const isAside = ({ known, subject }: Person): boolean =>
  known?.isAside === true && isSilent(subject);

/** Of whom only their trade says what they do: the line tells nothing of it, or what no pose shows. */
export function tradeOf(person: Person): Trade | null {
  const { subject, somebody } = person;
  const { trade } = somebody.role;
  if (trade === null || isAside(person) || isGone(subject.doing)) return null;
  if (isAsleep(subject) || partnerHeld(subject) !== null) return null;
  if (loads.test(subject.holding)) return null;
  const told = findAction(subject.doing);
  return told === null || isTrade(told, person) || isShownAsStanding(told, subject.doing)
    ? trade
    : null;
}

/** The pose of what is told would tell of another thing. */
const isShownAsStanding = (told: FigureAction, doing: string): boolean =>
  told !== 'stand' && trueAction(told, doing) === 'stand';

/** A violinist who performs plays; a runner who crosses the line runs. */
const isTrade = (told: FigureAction | null, { subject, somebody }: Person): boolean =>
  atWork.test(subject.doing) || (told === 'walk' && somebody.role.does === 'run');

/** What somebody does: as the plan says, as it says of all of them, or as their trade does. */
export function actionOf(person: Person, together: FigureAction | null): FigureAction {
  const { subject, somebody } = person;
  const usual = isAside(person) || isGone(subject.doing) ? null : somebody.role.does;
  const told = findAction(subject.doing);
  if (isSilent(subject)) return isAsleep(subject) ? 'sleep' : (together ?? usual ?? 'stand');
  if (told !== null && !(usual !== null && isTrade(told, person))) {
    // What is too large for one is between two.
    if (subject.count === 2 && bearing.test(subject.doing) && bulkyIn(subject.doing) !== null)
      return 'carry-end';
    return trueAction(told, subject.doing);
  }
  if (isAsleep(subject)) return 'sleep';
  if (subject.doing !== '') return usual ?? 'stand';
  const inArms = partnerHeld(subject);
  if (inArms !== null) return inArms.role.age === 'baby' ? 'cradle' : 'hug';
  if (subject.count === 2 && bulkyIn(subject.holding) !== null) return 'carry-end';
  return loads.test(subject.holding) ? 'carry' : 'stand';
}

const bearing = /^(?:carry|lift|heav|hoist|haul|lug|bear)/iu;

const isAsleep = ({ what }: PlanSubject): boolean => /\basleep\b/iu.test(what);

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

/** What they do has no picture, or not in their number: whoever stands there instead tells nothing of it, unless by their trade. */
export const isUnseen = (person: Person): boolean =>
  person.subject.count > mostFigures ||
  (tradeOf(person) === null &&
    person.subject.doing !== '' &&
    !/^(?:wearing|dressed in) /iu.test(person.subject.doing) &&
    findAction(person.subject.doing) !== 'stand' &&
    actionOf(person, null) === 'stand');
