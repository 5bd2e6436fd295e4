import type { Theme, ThemeKind } from '../../idea/theme.ts';
import { capitalise } from '../../idea/sentences.ts';
import { drawableNouns, heroPhrase } from '../../pictures/picture-for.ts';
import type { Frame } from '../frames.ts';
import { topicFrame } from '../topic-frame.ts';
import { activityFrame, notionFrame } from './intangible.ts';
import { animalFrame, personFrame } from './living.ts';
import { foodFrame, placeFrame, thingFrame } from './tangible.ts';
import { deedFrame, memoryFrame, openings } from './told.ts';

const frames: Readonly<Record<ThemeKind, Frame>> = {
  food: foodFrame, animal: animalFrame, place: placeFrame, thing: thingFrame, activity: activityFrame, notion: notionFrame, person: personFrame, other: topicFrame,
};

/** "My first marathon" is told by the one who ran it. */
const isOwn = (noun: string): boolean => /^(?:my|our)\s/iu.test(noun);

/** What can be said of a theme: how its form opens a film, and the lines of its kind. */
export function frameOfTheme({ kind, form, noun }: Theme): Frame {
  if (form === 'deed' || (form === 'name' && isOwn(noun) && (kind === 'thing' || kind === 'other' || kind === 'activity'))) return deedFrame;
  if (form === 'memory') return memoryFrame;
  return form === 'name' ? frames[kind] : { ...frames[kind], hooks: openings[form] };
}

/** What stands for a kind where the noun itself has no picture. */
const emblems: Partial<Readonly<Record<ThemeKind, string>>> = { notion: 'A burning candle', person: 'A worker', place: 'A town', animal: 'A paw print', food: 'A plate of food', activity: 'A pair of shoes' };

/** A theme's words for the slots of its frame, its verbs and pronouns in number with its noun. */
export function slotsOfTheme({ kind, noun, clause, isPlural }: Theme): Readonly<Record<string, string>> {
  // What cannot be photographed is not drawn as a thing.
  const named = heroPhrase(noun);
  const hero = named.startsWith('The words') || (kind === 'notion' && drawableNouns(noun).length === 0) ? (emblems[kind] ?? named) : named;
  const [they, it] = isPlural ? ['they', 'them'] : ['it', 'it'];
  return {
    t: noun, T: capitalise(noun), c: clause, S: capitalise(clause), they, it, They: capitalise(they), H: hero, h: hero.charAt(0).toLowerCase() + hero.slice(1),
    s: isPlural ? '' : 's', es: isPlural ? '' : 'es', is: isPlural ? 'are' : 'is', has: isPlural ? 'have' : 'has',
  };
}

/** The least that can be said of a theme: for scenes of a second or three. */
export function shortLines({ noun }: Theme): string[] {
  return ['Meet {t}.', 'Look: {t}.', 'Only {t}.', '{T}, up close.', 'Remember {t}.', 'Still {t}.', '{T}, once more.', '{T}.'].map((line) => line.replace('{t}', noun).replace('{T}', capitalise(noun)));
}
