import type { Brief } from './brief.ts';
import type { Material } from './reading/material.ts';
import { unspacedScripts } from '@scenewright/contract/rules/unspaced-scripts.ts';

const mostCharacters = 60;
const ideograph = new RegExp(`[${unspacedScripts}]`, 'u');

/** A text cut at a word, or anywhere where its script has no spaces; a mark shows that more follows. */
function shortened(text: string): string {
  if (text.length <= mostCharacters) return text;
  const cut = text.slice(0, mostCharacters);
  const space = cut.lastIndexOf(' ');
  const whole =
    space > mostCharacters / 3 ? cut.slice(0, space) : ideograph.test(cut) ? cut : cut.trimEnd();
  // Half a surrogate pair is no character.
  return `${whole.replace(/[\p{P}\s\uD800-\uDBFF]+$/u, '')}…`;
}

const capitalised = (text: string) =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('en'));
const withoutStop = (text: string) => text.replace(/[.。।,;:\s]+$/u, '');

const replied = /^(?:(?:re|fwd?|aw|wg|rv|tr)\s?:\s*)+/iu;
/** "Car park closure - PLEASE READ" */
const shout =
  /\s*(?:[-–—|!:]+|[([])\s*(?:please read|must read|urgent|important|action required|read now)[!\s)\]]*$/iu;
const withoutShout = (text: string) => text.replace(replied, '').replace(shout, '');
/** "Good morning everyone.", "Hi all": says nothing of what follows. */
const greets =
  /^(?:good (?:morning|afternoon|evening)|hi|hello|hey|dear|welcome|buen[oa]s (?:días|tardes|noches)|hola|guten (?:tag|morgen|abend)|hallo|bonjour|bonsoir|bom dia|boa (?:tarde|noite)|olá|buongiorno|buonasera|ciao)(?:[ ,]+[\p{L}'’]+){0,4}[.!,]*$/iu;
const mostFirst = 6;

/** The first unit that says what the film is about. */
function firstTelling({ units }: Material): string | undefined {
  const telling = units
    .slice(0, mostFirst)
    .find(
      ({ text, speaker }) => !greets.test(text) && text !== speaker && /\p{L}\S* ?\S/u.test(text),
    );
  return (telling ?? units[0])?.text;
}

/** The film's title: the creator's, their heading, what they want told, or their first sentence; shortened at a word. */
export function titleOf(brief: Pick<Brief, 'title' | 'idea'>, material: Material): string {
  const named = [
    brief.title,
    material.title === null ? null : withoutShout(material.title),
    material.topic === null ? null : withoutShout(material.topic.text),
    firstTelling(material),
    brief.idea,
  ];
  const chosen = named.find((text) => typeof text === 'string' && /[\p{L}\p{N}]/u.test(text)) ?? '';
  return shortened(capitalised(withoutStop(chosen.replace(/\s+/gu, ' ').trim())));
}
