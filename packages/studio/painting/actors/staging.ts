import names from '../../data/staging.json' with { type: 'json' };
import { drawnThings } from './drawn/catalogue.ts';

/**
 * How a thing is put on the stage. Busts and heads stand behind the foreground, vehicles drive, birds fly, fish swim,
 * small things lie on a plinth or a table, signs float, sun and planets hang in the sky.
 */
export type Staging =
  | 'bust'
  | 'head'
  | 'figure'
  | 'walker'
  | 'vehicle'
  | 'flyer'
  | 'swimmer'
  | 'boat'
  | 'building'
  | 'plant'
  | 'food'
  | 'object'
  | 'symbol'
  | 'celestial';

const { stagings, figureEndings } = names;
const stagingNames = Object.keys(stagings) as (keyof typeof stagings)[];
const byName: ReadonlyMap<string, Staging> = new Map(
  stagingNames.flatMap((staging) => stagings[staging].map((name) => [name, staging] as const)),
);

/** The tone of skin at the end of a name: it changes nothing in how somebody is staged. */
const tone = /-(?:medium-light|medium-dark|light|medium|dark)$/;

/** How to stage the emoji `name`; what nobody listed is an object. */
export function stagingOf(fullName: string): Staging {
  const drawn = drawnThings.get(fullName);
  if (drawn !== undefined) return drawn.staging;
  const name = byName.has(fullName) ? fullName : fullName.replace(tone, '');
  const listed = byName.get(name);
  if (listed !== undefined) return listed;
  const person = /^(?:man|woman|person)-(.+)$/.exec(name)?.[1];
  if (person !== undefined)
    return figureEndings.some((ending) => person.startsWith(ending)) ? 'figure' : 'bust';
  if (/-face$|-with-.*(?:eyes|sweat|tears)/.test(name)) return 'symbol';
  return 'object';
}

/** Fluent draws vehicles and most animals facing left; these face right or straight on. */
const facingRight: ReadonlySet<string> = new Set(names.facingRight);

export const facesLeft = (name: string): boolean => !facingRight.has(name);
