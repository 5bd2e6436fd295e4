import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../data/off-stage-words.json' with { type: 'json' };

/* Who is heard and not seen: "MOM (O.S.)", "Grandpa (on the phone)", "Stimme aus der Küche". */

const heard = new RegExp(
  String.raw`^(?:.*,\s*)?(?:${alternatives(Object.values(words.brackets).flat(), String.raw`\p{L}+(?:\s\p{L}+)?`)})(?:$|[,.;])`,
  'iu',
);
const beginning = (lists: Readonly<Record<string, readonly string[]>>): RegExp => {
  const longest = Object.values(lists)
    .flat()
    .toSorted((one, other) => other.length - one.length);
  return new RegExp(String.raw`^(?:${alternatives(longest)})(?:(?<=['’])|\s|$)`, 'iu');
};
const voice = beginning(words.voices);
const voiceOf = beginning(words.voicesOf);
const bracket = /\(([^()]{1,40})\)/gu;
const leastLetters = 3;

/** Whether what stands in brackets beside somebody's name says that they are elsewhere. */
export const isElsewhere = (aside: string): boolean =>
  heard.test(aside.replace(/^\(|\)$/gu, '').trim());

/** Whether a label calls a voice. */
export const isOfVoice = (label: string): boolean => voice.test(label.trim());

/** Whether a label, with its brackets, is of somebody who is heard from elsewhere. */
export const isHeardOnly = (label: string): boolean =>
  isOfVoice(label) || [...label.matchAll(bracket)].some(([, aside = '']) => isElsewhere(aside));

/** Whose voice it is: "VOZ DE LA MADRE" is the mother's. */
export function whoseVoice(label: string): string {
  const who = label.replace(voiceOf, '').trim();
  return who.length < leastLetters ? label : who;
}

/** Stands behind the sign of a sure turn that is only heard. */
export const heardSign = '\uE003';
