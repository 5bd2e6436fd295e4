import { gerundOf } from '@scenewright/contract/rules/prose/verbs.ts';
import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { isDrawable } from './drawable.ts';
import { isDrawnAct } from './drawn-acts.ts';
import type { KindOf } from './noun-kinds.ts';
import { ofWishes } from './wished-words.ts';

/* What people of an action line have in their hands. */

/** "Pulling out a very small sweater": what somebody then has in their hands. */
const handling = String.raw`(?: (?:${ofWishes.handledParticles}))?(?: somebody)? (?<thing>(?:${ofWishes.handledDeterminers})(?: (?!(?:${ofWishes.handledEnds}) )[\p{L}-]+){1,4}?)(?=$|[,.;!?]| (?:${ofWishes.handledEnds}) )`;
const handled = new RegExp(`^(?:${ofWishes.handledVerbs})${handling}`, 'u');
/** "Tom holds up a coin": the same, as a sentence has it. */
const handles = new RegExp(String.raw`(?<!\p{L})(?<verb>\p{Ll}{2,12}s)${handling}`, 'gu');
const handledVerb = new RegExp(`^(?:${ofWishes.handledVerbs})$`, 'u');

/** Too large for anybody's hands. */
const neverHeld = new RegExp(`(?:^| )(?:${ofWishes.neverHeld})s?$`, 'u');
const isThing = (thing: string): boolean =>
  isDrawable(thing.split(' ').at(-1) ?? '') && !neverHeld.test(thing);

/** Somebody whose doing no painter has a body for stands there, with what they handle: whoever is in a scene is seen in it. */
export function doingDrawn(subject: PlanSubject, kindOf: KindOf): PlanSubject {
  if (kindOf(subject.what) !== 'person' || subject.doing === '') return subject;
  const thing = handled.exec(subject.doing)?.groups?.['thing'] ?? '';
  if (subject.holding === '' && thing !== '' && isThing(thing))
    return { ...subject, doing: '', holding: thing };
  // Who plays what they hold makes music with it; playing alone is a leap.
  if (subject.holding !== '' && subject.doing === 'playing') return { ...subject, doing: '' };
  const isDrawn = subject.doing.split(' ').some((word) => word.endsWith('ing') && isDrawnAct(word));
  return isDrawn ? subject : { ...subject, doing: '' };
}

/** "Gwen puts a roll in a paper bag": what somebody who acts has in their hands. */
export const thingHandled = (sentence: string): string =>
  [...sentence.matchAll(handles)].find(
    ({ groups }) =>
      handledVerb.test(gerundOf((groups?.['verb'] ?? '').replace(/(?<=ch|sh|ss|x)es$|s$/u, ''))) &&
      isThing(groups?.['thing'] ?? ''),
  )?.groups?.['thing'] ?? '';
