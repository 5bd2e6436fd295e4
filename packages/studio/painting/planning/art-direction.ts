import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import choices from '../../data/art-direction.json' with { type: 'json' };
import type { Mood, Weather } from '../drawing.ts';
import type { FamilyName, Light } from '../palette/families.ts';
import { isAtNight } from './film-night.ts';
import type { SceneIdea } from './scene-idea.ts';
import { hashText, pickFrom, type Random } from '../random.ts';

type Choice<T> = readonly [pattern: RegExp, values: readonly T[]];

interface Written {
  readonly words: readonly string[];
  readonly values: readonly string[];
}
const choicesOf = <T extends string>(written: readonly Written[]): readonly Choice<T>[] =>
  written.map(({ words, values }) => [
    new RegExp(String.raw`\b(?:${alternatives(words, String.raw`\w*`)})\b`, 'i'),
    values as readonly T[],
  ]);

/** The topic speaks first: what colours its world has. */
const topicFamilies: readonly Choice<FamilyName>[] = choicesOf(choices.topicFamilies);

const styleFamilies: readonly Choice<FamilyName>[] = choices.styleFamilies.map(
  ({ words, values }) => [new RegExp(alternatives(words), 'i'), values as readonly FamilyName[]],
);

const anyFamily: readonly [FamilyName, ...FamilyName[]] = [
  'meadow',
  'ember',
  'lagoon',
  'orchid',
  'candy',
  'aurora',
];

function firstMatch<T>(choices: readonly Choice<T>[], text: string): readonly T[] | null {
  return choices.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** One family for the whole film: it depends on topic and style alone. */
export function chooseFamily({ topic, style }: SceneIdea): FamilyName {
  const family =
    firstMatch(styleFamilies, style.slice(0, 2000)) ??
    firstMatch(topicFamilies, topic.slice(0, 2000)) ??
    anyFamily;
  const index = hashText(`${topic}/${style}`) % family.length;
  return family[index] ?? anyFamily[0];
}

/** "Four hours until dawn" is night. */
const beforeDay = /\b(?:until|till|before) (?:the )?(?:dawn|daybreak|morning|sunrise)\b/giu;
const lightWords: readonly Choice<Light>[] = choicesOf(choices.light);

/**
 * The scene's own words decide; else the film's usual light, with a change now and then.
 * @param stays whether the film is still where it was: then its light is, too
 */
export function chooseLight(idea: SceneIdea, random: Random, stays = false): Light {
  const said =
    firstMatch(lightWords, idea.description) ??
    firstMatch(lightWords, idea.dialogue.replaceAll(beforeDay, ' night '));
  if (said?.[0] !== undefined) return said[0];
  if (isAtNight(idea)) return 'night';
  const mood = chooseMood(idea);
  const usual: readonly [Light, ...Light[]] =
    mood === 'tense'
      ? ['dusk', 'night']
      : mood === 'bright'
        ? ['day', 'dawn']
        : ['day', 'dusk', 'dawn'];
  const film = usual[hashText(`light ${idea.topic}/${idea.style}`) % usual.length] ?? usual[0];
  return stays || random.chance(0.6) ? film : pickFrom(usual, random);
}

const weatherWords: readonly Choice<Weather>[] = choicesOf(choices.weather);

export function chooseWeather({ description }: SceneIdea): Weather {
  return firstMatch(weatherWords, description)?.[0] ?? 'clear';
}

const moodWords: readonly Choice<Mood>[] = choicesOf(choices.mood);

export function chooseMood({ description, style }: SceneIdea): Mood {
  return (
    firstMatch(moodWords, description)?.[0] ??
    firstMatch(moodWords, style.slice(0, 2000))?.[0] ??
    'calm'
  );
}
