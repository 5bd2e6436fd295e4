import { pluralPhrase } from '@scenewright/contract/rules/prose/number.ts';
import acts from '../data/hands/acts.json' with { type: 'json' };
import { workSurfaces, type WorkSurface } from './act.ts';

/** A row of hands/acts.json. */
export interface ActRow {
  readonly verbs: readonly string[];
  readonly motion: string;
  /** What it is usually done with, and what else it may be done with: anything drawn where that is left out. */
  readonly tool?: string;
  readonly tools?: readonly string[];
  /** What its motion draws by itself. */
  readonly ownTools?: readonly string[];
  /** What is turned or pressed where a line names what it lets through: the tap for the water. */
  readonly instead?: readonly (readonly string[])[];
  /** Another usual tool for some objects. */
  readonly swap?: readonly (readonly string[])[];
  /** Objects for which it takes no tool. */
  readonly barehanded?: readonly string[];
  /** Whether its object has to be drawn, is what something is put into, or is a board where it has no drawing. */
  readonly thing?: string;
  /** The only objects it is shown with, and those it never is. */
  readonly only?: readonly string[];
  readonly not?: readonly string[];
  /** Into what else it is shown to go. */
  readonly into?: readonly string[];
  readonly stagings?: readonly string[];
  /** The longest object, centimetres. */
  readonly most?: number;
  /** Objects that are the table itself. */
  readonly bare?: readonly string[];
  /** What an object without a drawing of its own is made of, with its colour. */
  readonly own?: readonly (readonly string[])[];
  /** Whether it is shown without an object as well. */
  readonly alone?: boolean;
  /** Whether its object is something poured or strewn. */
  readonly stuff?: boolean;
  readonly stuffOn?: boolean;
  readonly defaultStuff?: string;
  /** Where nothing says into what. */
  readonly vessel?: string;
  readonly target?: string;
  readonly source?: string;
  readonly colour?: string;
  readonly paste?: string;
  readonly wet?: boolean;
  readonly fills?: boolean;
  readonly stirs?: boolean;
  readonly plug?: boolean;
  /** Whether it is done so only where that is told: "mixing dough by hand". */
  readonly byHand?: boolean;
  readonly default?: string;
  readonly defaultFor?: readonly string[];
  readonly paperFor?: readonly string[];
  /** Where it is done, whatever it is done to. */
  readonly surface?: WorkSurface;
  /** Whether its object may stand behind "on". */
  readonly onto?: boolean;
}

/** A row names one of each; of several the same is shown. */
const withPlurals = (words: readonly string[]): readonly string[] => [
  ...new Set(words.flatMap((word) => [word, pluralPhrase(word)])),
];

function opened({ surface, own, only, bare, defaultFor, ...rest }: (typeof acts)[number]): ActRow {
  const known = workSurfaces.find((each) => each === surface);
  return {
    ...rest,
    ...(known === undefined ? {} : { surface: known }),
    ...(only === undefined ? {} : { only: withPlurals(only) }),
    ...(bare === undefined ? {} : { bare: withPlurals(bare) }),
    ...(defaultFor === undefined ? {} : { defaultFor: withPlurals(defaultFor) }),
    ...(own === undefined
      ? {}
      : {
          own: own.flatMap(([word = '', colour = '']) =>
            withPlurals([word]).map((each) => [each, colour]),
          ),
        }),
  };
}

const rows: readonly ActRow[] = acts.map(opened);
const byVerb = new Map<string, readonly ActRow[]>();
for (const row of rows)
  for (const verb of row.verbs) byVerb.set(verb, [...(byVerb.get(verb) ?? []), row]);

/** The acts that a word in -ing, with its particle, may mean. */
export const rowsOf = (verb: string): readonly ActRow[] => byVerb.get(verb) ?? [];
