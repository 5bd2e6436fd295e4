import names from '../data/given-names.json' with { type: 'json' };

/** Given names by which somebody is known for a person. */
const knownWomen: ReadonlySet<string> = new Set(names.women);
const knownMen: ReadonlySet<string> = new Set(names.men);

/** Whether a capitalised word is a given name, and whose; null where nobody knows it for one. */
export function genderOfGivenName(name: string): 'woman' | 'man' | null {
  const [first = ''] = name.toLowerCase().split(' ');
  return knownWomen.has(first) ? 'woman' : knownMen.has(first) ? 'man' : null;
}
