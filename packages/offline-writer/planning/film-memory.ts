import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import type { NounKind } from './noun-kinds.ts';

/** Whom a film has shown so far: pronouns and names of later lines mean them. */
export interface FilmMemory {
  /** The last of each kind that was named. */
  last: Partial<Record<'he' | 'she' | 'they' | 'it', PlanSubject>>;
  /** What a name stands for: "Biscuit" is a cat. */
  readonly names: Map<string, string>;
  place: string;
}

export const newMemory = (): FilmMemory => ({ last: {}, names: new Map(), place: '' });

export const plain = (what: string, count = 1, look = ''): PlanSubject => ({
  what,
  count,
  doing: '',
  holding: '',
  feeling: '',
  look,
});

/** Remembers who was named, as the pronouns that may follow. */
export function remember(
  memory: FilmMemory,
  subject: PlanSubject,
  kind: NounKind,
  gender: 'he' | 'she' | null,
  as: 'subject' | 'beside' = 'subject',
): void {
  const kept = { ...subject, doing: '', holding: '', feeling: '' };
  const set = (key: 'he' | 'she' | 'they' | 'it') => {
    // Pronouns mean the subjects of earlier lines rather than what only stood beside them.
    if (as === 'subject' || memory.last[key] === undefined) memory.last[key] = kept;
  };
  if (subject.count > 1 || subject.what.startsWith('group of ')) set('they');
  else if (kind === 'person') {
    if (gender !== 'she') set('he');
    if (gender !== 'he') set('she');
  } else {
    set('it');
    if (kind === 'animal') {
      memory.last.he ??= kept;
      memory.last.she ??= kept;
    }
  }
}

const ages: ReadonlyMap<string, number> = new Map(
  Object.entries({
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  }),
);

/** "Its name was Pim", "a girl called Odile", "he is 7": what a line says of whom later lines speak. */
export function learnNames(line: string, memory: FilmMemory): void {
  const text = line.slice(0, 600);
  const [, whose = '', own = ''] =
    /\b(its|his|her) name (?:is|was) (\p{Lu}[\p{L}'’-]+)/iu.exec(text) ?? [];
  const bearer =
    own === ''
      ? undefined
      : meant(
          memory,
          whose.toLowerCase() === 'its' ? 'it' : whose.toLowerCase() === 'his' ? 'he' : 'she',
        );
  if (bearer !== undefined && bearer !== null) memory.names.set(own.toLowerCase(), bearer.what);
  const [, what = '', name = ''] =
    /(\p{Ll}{3,}) (?:called|named) (\p{Lu}[\p{L}'’-]+)/u.exec(text) ?? [];
  if (name !== '') memory.names.set(name.toLowerCase(), what);
  const [, who = '', age = ''] =
    /\b(he|she) (?:is|was) (\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve)(?= years?\b| and\b|[,.;]|$)/iu.exec(
      text,
    ) ?? [];
  const years = ages.get(age.toLowerCase()) ?? Number(age);
  if (age !== '' && years < 15)
    memory.last[who.toLowerCase() === 'he' ? 'he' : 'she'] = plain(
      who.toLowerCase() === 'he' ? 'boy' : 'girl',
    );
}

/** Whom a pronoun means; null where nobody can tell. */
export function meant(memory: FilmMemory, pronoun: string): PlanSubject | null {
  switch (pronoun) {
    case 'i':
    case 'me':
    case 'you':
    case 'someone':
    case 'somebody':
      return plain('person');
    case 'we':
    case 'us':
    case 'everyone':
    case 'everybody':
      return plain('person', pronoun.length > 2 ? 3 : 2);
    case 'he':
    case 'him':
      return memory.last.he ?? plain('man');
    case 'she':
    case 'her':
      return memory.last.she ?? plain('woman');
    case 'they':
    case 'them':
      return memory.last.they ?? null;
    case 'it':
      return memory.last.it ?? null;
    default:
      return null;
  }
}
