import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { genderOf } from './gender-of.ts';
import { hitsOf } from './languages/find-words.ts';
import { lexiconOf } from './languages/lexicons.ts';
import type { KindOf } from './noun-kinds.ts';
import { isAnybody } from './plan-words.ts';
import { usesOf } from './word-uses.ts';
import { ofPeople } from './people-words.ts';

/*
 * "The mechanic listens. Then he rides round the church": a later pronoun tells of somebody's trade whether it is a man or a
 * woman, and they are that in all of the film.
 */

export type Sex = 'female' | 'male';

/** Somebody who is named, or meant by a pronoun, in the order of a film's words. */
interface Met {
  /** In English; empty for a pronoun. */
  readonly role: string;
  readonly sex: Sex | null;
}

const femaleRoles = new RegExp(`(?:${ofPeople.femaleRoleEnds})$`, 'u');
const maleRoles = new RegExp(`(?:${ofPeople.maleRoleEnds})$`, 'u');

/** Several, or so many as there are: "a young couple" is no woman, whomever "she" means. */
const several = new RegExp(`(?:^| )(?:${ofPeople.severalRoles})$`, 'iu');

const sexOf = (role: string): Sex | null => {
  const gender = genderOf(role);
  if (gender !== null) return gender === 'she' ? 'female' : 'male';
  if (femaleRoles.test(role)) return 'female';
  return maleRoles.test(role) ? 'male' : null;
};

const leastNoun = 0.5;

function metInEnglish(sentence: string, kindOf: KindOf): readonly Met[] {
  return (sentence.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word): Met[] => {
    if (word === 'he') return [{ role: '', sex: 'male' }];
    if (word === 'she') return [{ role: '', sex: 'female' }];
    // Of several nobody is "he".
    if (
      several.test(word) ||
      isAnybody(word) ||
      singularPhrase(word) !== null ||
      usesOf(word).noun < leastNoun
    )
      return [];
    return kindOf(word) === 'person' ? [{ role: word, sex: sexOf(word) }] : [];
  });
}

/** "Il y a", "il faut": nobody. */
const nobody = new RegExp(`^(?:${ofPeople.impersonalFrench})$`, 'u');

function metInOther(sentence: string, language: string): readonly Met[] {
  const lexicon = lexiconOf(language);
  if (lexicon === null) return [];
  const { tokens, hits } = hitsOf(sentence, lexicon, new Set());
  return tokens.flatMap(({ form }, at): Met[] => {
    if (lexicon.words.she.has(form)) return [{ role: '', sex: 'female' }];
    const isNobody = language.startsWith('fr') && nobody.test(tokens[at + 1]?.form ?? '');
    if (lexicon.words.he.has(form)) return isNobody ? [] : [{ role: '', sex: 'male' }];
    const hit = hits.find(({ from, kind }) => from === at && kind === 'person');
    return hit === undefined || hit.isPlural
      ? []
      : [{ role: hit.english, sex: hit.gender ?? sexOf(hit.english) }];
  });
}

/** A pronoun means whom the same sentence or so many before it named last. */
const reach = 2;

/** Of which sex those are whom a film names only by what they do: as the pronouns behind them say, where all say the same. */
export function sexesOfRoles(
  sentences: readonly string[],
  language: string,
  kindOf: KindOf,
): ReadonlyMap<string, Sex> {
  const found = new Map<string, Set<Sex>>();
  let named: { readonly met: Met; readonly at: number }[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const all = /^en\b/iu.test(language)
      ? metInEnglish(sentence, kindOf)
      : metInOther(sentence, language);
    named = named.filter((before) => at - before.at <= reach);
    for (const met of all) {
      if (met.role !== '') {
        named = [...named, { met, at }];
        continue;
      }
      const near = named.findLast(({ met: { sex } }) => sex === null || sex === met.sex);
      // Of two in one sentence who may both be meant, it is who is surely of that sex: "my dad thanked the vet, and he cried".
      const last =
        named.findLast((each) => each.at === near?.at && each.met.sex === met.sex) ?? near;
      if (last === undefined || met.sex === null) continue;
      const { role, sex } = last.met;
      if (sex === null) found.set(role, (found.get(role) ?? new Set()).add(met.sex));
      // Whom a pronoun means the next one means as well.
      named = [...named, { met: last.met, at }];
    }
  }
  return new Map(
    [...found].flatMap(([role, sexes]) => {
      const [only] = sexes;
      return sexes.size === 1 && only !== undefined ? [[role, only] as const] : [];
    }),
  );
}

/** A subject as of the sex that the film tells of its role. */
export function withSex(subject: PlanSubject, sexes: ReadonlyMap<string, Sex>): PlanSubject {
  const { what, count } = subject;
  const sex = sexes.get(what.split(' ').at(-1) ?? what) ?? sexes.get(what);
  return sex === undefined ||
    count !== 1 ||
    several.test(what) ||
    sexOf(what) !== null ||
    /^(?:fe)?male /u.test(what)
    ? subject
    : { ...subject, what: `${sex} ${what}` };
}
