import { emptyPlan, type PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { isListed } from './drawable.ts';
import { ofDoings } from './doing-words.ts';

/** Whether a description tells a subject in plain words, none of them in quotation marks. */
const isPlain = (subject: PlanSubject) =>
  !describePlan({ ...emptyPlan, subjects: [subject] }).includes('“');

const beforePhrase = new RegExp(` (?=(?:${ofDoings.phraseLeads}) )`, 'u');

/** "walking home in the rain": without its last phrases. */
function cutPhrases(doing: string, count: number): string {
  const phrases = doing.split(beforePhrase);
  return phrases.slice(0, Math.max(phrases.length - count, 1)).join(' ');
}

/** A subject as plain words can tell it; without what they cannot. */
export function plainlyTold(subject: PlanSubject): PlanSubject[] {
  // A name is read back only in quotation marks, and is plain all the same.
  if (/^\p{Lu}/u.test(subject.what)) return [subject];
  const [, held = ''] = /^(?:carrying|holding) (.+)$/u.exec(subject.doing) ?? [];
  const isHolding = held !== '' && subject.holding === '';
  const written = isHolding ? { ...subject, doing: '', holding: held } : subject;
  const simpler = { ...subject, doing: '', holding: '' };
  const [shorter, shortest] = [1, 2].map((cut) => ({
    ...subject,
    doing: cutPhrases(subject.doing, cut),
  }));
  const plain = [
    written,
    subject,
    shorter,
    shortest,
    simpler,
    { ...simpler, look: '', feeling: '' },
  ].find((each) => each !== undefined && isPlain(each));
  // Of somebody nothing is left but what they do; where that cannot be told, nobody is seen.
  if (/^(?:person|man|woman)$/u.test(subject.what) && subject.doing !== '' && plain === simpler)
    return [];
  // "A clock" would be read as a face that tells the hour.
  return plain === undefined ? (isListed(subject.what) ? [{ ...simpler, look: '' }] : []) : [plain];
}
