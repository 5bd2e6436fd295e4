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

/** The film's title: the creator's, their heading, what they want told, or their first sentence; shortened at a word. */
export function titleOf(brief: Pick<Brief, 'title' | 'idea'>, material: Material): string {
  const named = [
    brief.title,
    material.title,
    material.topic?.text,
    material.units[0]?.text,
    brief.idea,
  ];
  const chosen = named.find((text) => typeof text === 'string' && /[\p{L}\p{N}]/u.test(text)) ?? '';
  return shortened(capitalised(withoutStop(chosen.replace(/\s+/gu, ' ').trim())));
}
