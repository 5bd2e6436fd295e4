import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../data/genre-signs.json' with { type: 'json' };
import { cues } from './genre-cues.ts';

/* What shows the genre of a text in any language: words of one meaning, and how its clauses begin and end. */

const wordsOf = (list: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives(list).replaceAll("'", "['’]")})(?![\\p{L}\\p{M}\\p{N}])`,
    'giu',
  );

const signs: ReadonlyMap<string, ReadonlyMap<string, RegExp>> = new Map(
  Object.entries(words).map(([sign, languages]) => [
    sign,
    new Map(Object.entries(languages).map(([language, list]) => [language, wordsOf(list)])),
  ]),
);

const languageOf = (tag: string) => tag.split('-')[0] ?? '';

/** Each sign with the words of it that each text holds; none in a language whose words are not known. */
export function signsIn(
  texts: readonly string[],
  tag: string,
): ReadonlyMap<string, readonly (readonly string[])[]> {
  const language = languageOf(tag);
  return new Map(
    [...signs].flatMap(([sign, languages]) => {
      const pattern = languages.get(language);
      return pattern === undefined
        ? []
        : [
            [
              sign,
              texts.map((text) => (text.match(pattern) ?? []).map((word) => word.toLowerCase())),
            ],
          ];
    }),
  );
}

/** How the first word of a clause ends that tells what to do, and the last where the verb stands there. */
const toDo: ReadonlyMap<string, readonly [first: RegExp | null, last: RegExp | null]> = new Map(
  Object.entries({
    de: [
      new RegExp(String.raw`^(?!(?:${cues.noGermanInfinitives})$)\p{L}{3,}e?n$`, 'iu'),
      /\p{Ll}{2,}(?:en|eln|ern)$/u,
    ],
    nl: [/^\p{L}{2,}en$/iu, /\p{Ll}{2,}en$/u],
    fr: [/^\p{L}{2,}(?:er|ez|ir|re)$/iu, null],
    es: [new RegExp(String.raw`^\p{L}{2,}(?:${cues.spanishInfinitiveEnds})$`, 'iu'), null],
    it: [new RegExp(String.raw`^\p{L}{2,}(?:${cues.italianInfinitiveEnds})$`, 'iu'), null],
    pt: [/^\p{L}{2,}(?:ar|er|ir)$/iu, null],
    pl: [/^\p{L}{2,}(?:ć|aj|ij|uj|ej)$/iu, null],
    ru: [/^\p{L}{2,}(?:ть|йте|ите)$/iu, null],
    sv: [/^\p{L}{3,}a$/iu, null],
    tr: [null, new RegExp(String.raw`\p{L}{2,}(?:${cues.turkishVerbEnds})$`, 'iu')],
  } satisfies Record<string, readonly [RegExp | null, RegExp | null]>),
);
const clauses = (text: string) => text.split(/[,;:.!?]\s+|[.!?]$/u).filter((each) => each !== '');

/** The share of clauses that tell what to do by the form of their verb. */
export function shareToDo(texts: readonly string[], tag: string): number {
  const [first, last] = toDo.get(languageOf(tag)) ?? [null, null];
  const all = texts.flatMap(clauses);
  if (all.length === 0) return 0;
  const isToDo = (clause: string) => {
    const own = clause.trim().split(/\s+/u);
    return (
      first?.test(own[0] ?? '') === true ||
      (own.length > 1 && last?.test(own.at(-1) ?? '') === true)
    );
  };
  return all.filter(isToDo).length / all.length;
}
