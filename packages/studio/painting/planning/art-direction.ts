import type { Mood, Weather } from '../drawing.ts';
import type { FamilyName, Light } from '../palette/families.ts';
import type { SceneIdea } from './scene-idea.ts';
import { hashText, pickFrom, type Random } from '../random.ts';

type Choice<T> = readonly [pattern: RegExp, values: readonly [T, ...T[]]];

/** The topic speaks first: what colours its world has. */
const topicFamilies: readonly Choice<FamilyName>[] = [
  [
    /\b(?:histor|ancient|rome|roman|greek|egypt|philosoph|stoic|medieval|museum|archae|desert|west(?:ern)?\b)/i,
    ['sand', 'ember'],
  ],
  [/\b(?:space|galax|planet|cosmos|astron|universe|rocket|nasa)/i, ['aurora', 'orchid']],
  [
    /\b(?:ai\b|artificial|tech|robot|comput|software|cod(?:e|ing)|cyber|data|internet|quantum|crypto)/i,
    ['aurora', 'slate'],
  ],
  [/\b(?:ocean|sea\b|marine|beach|underwater|whale|fish|surf|travel|island)/i, ['lagoon']],
  [
    /\b(?:cook|food|recipe|kitchen|bak(?:e|ing)|coffee|restaurant|pizza|pasta)/i,
    ['ember', 'meadow'],
  ],
  [/\b(?:horror|ghost|haunt|murder|crime|nightmare|scary)/i, ['slate', 'orchid']],
  [/\b(?:kid|child|toy|cartoon|bedtime|fairy|unicorn|birthday)/i, ['candy', 'meadow']],
  [/\b(?:financ|money|invest|stock|business|econom|market)/i, ['slate', 'meadow', 'aurora']],
  [
    /\b(?:nature|forest|animal|garden|plant|farm|climate|environment|wildlife)/i,
    ['meadow', 'lagoon'],
  ],
  [
    /\b(?:motivat|success|discipline|courage|gym|fitness|workout|sport|run(?:ning)?\b|athlet)/i,
    ['ember', 'meadow'],
  ],
  [/\b(?:love|romance|music|dream|art\b|dance|sleep|meditat)/i, ['orchid', 'candy']],
];

const styleFamilies: readonly Choice<FamilyName>[] = [
  [/wes anderson|pastel/i, ['candy', 'sand']],
  [/tarantino|bold colou?r/i, ['ember']],
  [/hitchcock|kubrick|suspense|cold light/i, ['slate']],
  [/nolan|vast scale/i, ['slate', 'aurora']],
  [/scorsese/i, ['ember', 'sand']],
  [/chaotic|brain rot|witty|playful/i, ['candy', 'orchid']],
];

const anyFamily: readonly [FamilyName, ...FamilyName[]] = [
  'meadow',
  'ember',
  'lagoon',
  'orchid',
  'candy',
  'aurora',
];

function firstMatch<T>(choices: readonly Choice<T>[], text: string): readonly [T, ...T[]] | null {
  return choices.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** One family for the whole film: it depends on topic and style alone. */
export function chooseFamily({ topic, style }: SceneIdea): FamilyName {
  const family =
    firstMatch(styleFamilies, style.slice(0, 2000)) ??
    firstMatch(topicFamilies, topic.slice(0, 2000)) ??
    anyFamily;
  const index = hashText(`${topic}/${style}`) % family.length;
  return family[index] ?? family[0];
}

const lightWords: readonly Choice<Light>[] = [
  [
    /\b(?:night|midnight|moon(?:light|lit)?|starry|stars|dark(?:ness)?|nocturnal|bedtime|insomnia|asleep|ghosts?|haunted|vampires?|zombies?|fireflies|fireworks|halloween|sleep(?:s|ing)?)\b/i,
    ['night'],
  ],
  [/\b(?:sunset|dusk|evening|twilight|golden hour|autumn)\b/i, ['dusk']],
  [/\b(?:dawn|sunrise|morning|daybreak|breakfast|wakes?)\b/i, ['dawn']],
  [/\b(?:noon|midday|afternoon|daylight|sunny|summer|blue sky|picnic|day)\b/i, ['day']],
];

/** The scene's own words decide; else the film's usual light, with a change now and then. */
export function chooseLight(idea: SceneIdea, random: Random): Light {
  const said = firstMatch(lightWords, idea.description) ?? firstMatch(lightWords, idea.dialogue);
  if (said !== null) return said[0];
  const mood = chooseMood(idea);
  const usual: readonly [Light, ...Light[]] =
    mood === 'tense'
      ? ['dusk', 'night']
      : mood === 'bright'
        ? ['day', 'dawn']
        : ['day', 'dusk', 'dawn'];
  const film = usual[hashText(`light ${idea.topic}/${idea.style}`) % usual.length] ?? usual[0];
  return random.chance(0.6) ? film : pickFrom(usual, random);
}

const weatherWords: readonly Choice<Weather>[] = [
  [
    /\b(?:rain(?:s|y|ing|drops?)?|storm(?:s|y)?|thunder\w*|downpour|drizzle|monsoon|umbrella)\b/i,
    ['rain'],
  ],
  [
    /\b(?:snow(?:s|y|ing|fall|flakes?|man)?|blizzard|winter|christmas|skiing|skier|arctic|antarctica?|penguins?|polar)\b/i,
    ['snow'],
  ],
  [/\b(?:fog(?:gy)?|mist(?:y)?|haze|hazy|smog|spooky|haunted|ghosts?)\b/i, ['fog']],
];

export function chooseWeather({ description }: SceneIdea): Weather {
  return firstMatch(weatherWords, description)?.[0] ?? 'clear';
}

const moodWords: readonly Choice<Mood>[] = [
  [
    /\b(?:dark|horror|fear|terror|death|dead|war|battle|danger|crisis|storm|suspense|murder|ghosts?|haunted|monster|nightmare|crash|disaster|lonely|alone|intense|scary)\b/i,
    ['tense'],
  ],
  [
    /\b(?:happy|joy|fun|funny|party|celebrat\w+|bright|sunny|kids?|children|play(?:s|ful|ing)?|birthday|uplifting|witty|energetic|victory|winner)\b/i,
    ['bright'],
  ],
];

export function chooseMood({ description, style }: SceneIdea): Mood {
  return (
    firstMatch(moodWords, description)?.[0] ??
    firstMatch(moodWords, style.slice(0, 2000))?.[0] ??
    'calm'
  );
}
