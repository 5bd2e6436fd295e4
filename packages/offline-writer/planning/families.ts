import type { FilmMemory } from './film-memory.ts';
import type { Phrase } from './phrases.ts';
import { ofPeople } from './people-words.ts';

/** Whose young they are. */
const parents: ReadonlyMap<string, string> = new Map(
  Object.entries({
    duckling: 'duck',
    chick: 'hen',
    gosling: 'goose',
    cygnet: 'swan',
    owlet: 'owl',
    eaglet: 'eagle',
    kitten: 'cat',
    puppy: 'dog',
    lamb: 'sheep',
    foal: 'horse',
    calf: 'cow',
    piglet: 'pig',
    fawn: 'deer',
    joey: 'kangaroo',
    hoglet: 'hedgehog',
    tadpole: 'frog',
  }),
);
const family = new RegExp(`^(?:${ofPeople.parentNames})$`, 'iu');

const endsInChild = new RegExp(`(?:^| )(?:${ofPeople.children})$`, 'u');

/** "The mother" in a film that spoke of ducklings is a duck; null where nothing says that. "My mother" is nobody's duck. */
export function parentOfYoung(
  { noun, determiner }: Pick<Phrase, 'noun' | 'determiner'>,
  memory: FilmMemory,
): string | null {
  if (!family.test(noun) || !/^(?:the|their|its)$/iu.test(determiner)) return null;
  const named = [...memory.all.values()].flatMap((all) => [...all]);
  const isHuman = named.some((what) => endsInChild.test(what));
  if (isHuman) return null;
  const young = named
    .flatMap((what) => what.split(' '))
    .map((word) => word.replace(/ies$/u, 'y').replace(/(?<=[^s])s$/u, ''))
    .find((word) => parents.has(word));
  return young === undefined ? null : (parents.get(young) ?? null);
}

const kin = new RegExp(String.raw`^(?:(?:great )?(?:${ofPeople.olderKin}))(?= \p{L}+$)`, 'iu');
/** The "uncle" of "uncle terry", whatever else a terry is; undefined where a noun begins with none. */
export const kinIn = (noun: string): string | undefined => kin.exec(noun)?.[0];
