import type { Actor } from '../drawing.ts';
import type { Subject } from '../lexicon/subjects.ts';

/** A sunset is light that other things stand in. */
export function withoutHours(subjects: readonly Subject[]): readonly Subject[] {
  const others = subjects.filter(({ emoji, word }) => !(emoji === 'sun' && hours.test(word)));
  return others.some(({ emoji }) => emoji !== null) ? others : subjects;
}
const hours = /^(?:sunset|sunrise|dusk|dawn|twilight)s?$/iu;

/** "A radiator" beside a radiator that is bled is the same again: the one that tells more stands there alone. */
export function oneOfEach(heroes: readonly Actor[], props: readonly Actor[]) {
  const more = (hero: Actor) =>
    props.find(({ emoji }) => emoji.startsWith(`${hero.emoji}-`) && emoji.endsWith('ing'));
  return {
    heroes: heroes.map((hero) => {
      const other = more(hero);
      return other === undefined ? hero : { ...hero, emoji: other.emoji };
    }),
    props: props.filter((prop) => !heroes.some((hero) => more(hero) === prop)),
  };
}
