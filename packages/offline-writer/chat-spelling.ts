import table from './data/chat-spelling.json' with { type: 'json' };
import type { Beat } from './genres/genre.ts';

/* What is typed short in a chat ("q", "u", "bc", "w/") is spoken as the word that it stands for. The creator's text stays as typed. */

interface Spelling {
  readonly words: Readonly<Record<string, string>>;
  /** Short forms that are certain in front of some words alone: the form, its word, and what must follow. */
  readonly before: readonly (readonly string[])[];
  /** Short forms that are certain behind some words alone: "last yr.", with a full stop of their own. */
  readonly behind?: readonly (readonly string[])[];
}
const languages: ReadonlyMap<string, Spelling> = new Map(Object.entries(table));

const escaped = (text: string): string => text.replace(/[/.]/gu, '\\$&');
/** A number in front of it makes it a unit or an era: "60 w", "500 bc". */
const start = String.raw`(?<![\p{L}\p{N}'’_@#/.&-])(?<!\d\d )`;
const end = String.raw`(?![\p{L}\p{N}'’_@&-]|\.\p{L})`;

type Replacer = (text: string) => string;

function replacerOf(spelling: Spelling): Replacer {
  const words = new Map(Object.entries(spelling.words));
  const forms = [...words.keys()].map(escaped).toSorted((one, other) => other.length - one.length);
  // "W/" is the form up to its stroke: a word may follow at once.
  const whole = new RegExp(
    `${start}(${forms.map((form) => (form.endsWith('/') ? `${form}(?!/)` : `${form}(?!/)${end}`)).join('|')})`,
    'giu',
  );
  const placed = spelling.before.map(
    ([form = '', word = '', next = '']) =>
      [new RegExp(`${start}(${form})(?= ${next})`, 'giu'), word] as const,
  );
  const counted = (spelling.behind ?? []).map(
    ([form = '', word = '', lead = '']) =>
      [
        new RegExp(
          String.raw`(?<=(?<![\p{L}\p{N}])(?:${lead}) )${form}(?:\.(?=,? [\p{Ll}\d]))?${end}`,
          'giu',
        ),
        word,
      ] as const,
  );
  return (text) => {
    const spelt = counted.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);
    const inPlace = placed.reduce(
      (rest, [pattern, word]) =>
        rest.replace(pattern, (found: string, _, at: number) => asTyped(found, word, at)),
      spelt,
    );
    return inPlace.replace(whole, (found: string, _, at: number) => {
      const word = words.get(found.toLowerCase()) ?? found;
      const isTight = found.endsWith('/') && /\S/u.test(inPlace[at + found.length] ?? ' ');
      return `${asTyped(found, word, at)}${isTight ? ' ' : ''}`;
    });
  };
}

/** Capitals within a text are a name ("BC", "Ur"); at its beginning they are those of a sentence. */
function asTyped(found: string, word: string, at: number): string {
  if (found === found.toLowerCase()) return word;
  const isRaised = at <= 1 && found.slice(1) === found.slice(1).toLowerCase();
  return isRaised ? word.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('en')) : found;
}

const replacers = new Map<string, Replacer>();

/** A text as it is spoken, where it is certain what a short form stands for. */
export function spelledOut(text: string, language: string): string {
  const [key = ''] = language.split('-');
  const spelling = languages.get(key);
  if (spelling === undefined) return text;
  const replace = replacers.get(key) ?? replacerOf(spelling);
  replacers.set(key, replace);
  return replace(text);
}

/** Beats with the creator's lines as they are spoken; verses are said as they were written. */
export const spokenBeats = (beats: readonly Beat[], language: string): readonly Beat[] =>
  beats.map((beat) =>
    beat.shows.role === 'verse'
      ? beat
      : {
          ...beat,
          lines: beat.lines.map((line) =>
            line.source === 'own' || line.source === 'answer'
              ? { ...line, text: spelledOut(line.text, language) }
              : line,
          ),
        },
  );
