import { plain } from '../film-memory.ts';
import choosingWords from '../../data/choosing-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';
import type { Candidate } from './candidates.ts';

const said = alternativesIn(choosingWords);

/* Where somebody is rung or found: a telephone and a pin on a map stand beside that in any language. */

/** "01632 960 118". */
function numbersToRing(text: string): readonly Candidate[] {
  const found = phoneNumber.exec(text);
  return found === null
    ? []
    : [
        {
          ...{ subject: plain('telephone'), origin: 'emblem', word: found[0], at: found.index },
          ...{ sure: 3, isPart: false },
        },
      ];
}
const phoneNumber = /(?<![\p{L}\p{N}])(?:\+|00?)\d[\d ()/-]{6,16}\d(?![\p{L}\p{N}])/u;

/** "14 Mill Lane", "12 rue des Lilas", "Calle Mayor 3", "Färbergasse 9": where somebody is found. */
function addressesIn(text: string): readonly Candidate[] {
  const found = address.exec(text);
  if (found === null) return [];
  return [
    {
      ...{ subject: plain('map pin'), origin: 'emblem', word: found[0], at: found.index },
      ...{ sure: 3, isPart: false },
    },
  ];
}
const streetName = String.raw`(?:\p{Lu}[\p{L}'’.-]*\s){1,3}`;
const houseNumber = String.raw`\d{1,4}[a-z]?(?![\p{L}\p{N}.,]\d|[\p{L}\p{N}])`;
const address = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])\d{1,4}[a-z]? ${streetName}(?:${said.streetsBehindNumbers})(?!\p{L})`,
    String.raw`(?<![\p{L}\p{N}])\d{1,4}(?: bis| ter)?,? (?:${said.streetsBeforeNames}) (?:d\p{L}{0,2}['’ ]|la |le |les )*\p{L}+`,
    String.raw`(?<!\p{L})(?:${said.streetsBeforeNumbers}) (?:\p{L}+[\s,]+){1,4}(?:n[.º°]+ ?)?${houseNumber}`,
    String.raw`\p{Lu}\p{L}*(?:${said.streetsWithin}) ${houseNumber}`,
    String.raw`(?:${said.streetsBehindNames})(?!\p{L})[^.!?]{0,12}\d`,
  ].join('|'),
  'iu',
);

/** What shows where a text says that somebody is rung or found. */
export const toBeFound = (text: string): readonly Candidate[] => [
  ...numbersToRing(text),
  ...addressesIn(text),
];
