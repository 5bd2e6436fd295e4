import type { PicturePlan, PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { isDrawable, isListed } from './drawable.ts';
import { ofEachShot } from './each-shot.ts';
import choosingWords from '../data/choosing-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(choosingWords);

/* A film that has told of a rowing boat means that one by "the boat", in each of its scenes. */

const inSingular = (word: string): string => singularPhrase(word) ?? word;

/** The one kind of each thing that some texts name by two words, under its last; none where they name two kinds of it. */
function kindsIn(texts: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string>>();
  for (const text of texts) {
    const words = text.toLowerCase().match(/[\p{L}’'-]+|[.,;:!?]/gu) ?? [];
    for (const [at, word] of words.entries()) {
      const head = inSingular(words[at + 1] ?? '');
      const kind = `${word} ${head}`;
      if (isListed(kind) && isDrawable(head))
        found.set(head, (found.get(head) ?? new Set()).add(kind));
    }
  }
  return new Map(
    [...found].flatMap(([head, kinds]) => (kinds.size === 1 ? [[head, [...kinds].join()]] : [])),
  );
}

const bare = /^(group of )?(\p{L}+)$/u;

/** The kinds of a film, and how each is named by its thing alone behind an article. */
interface Kinds {
  readonly of: ReadonlyMap<string, string>;
  readonly named: readonly (readonly [pattern: RegExp, kind: string])[];
}

const patternsOf = (of: ReadonlyMap<string, string>): Kinds['named'] =>
  [...of].map(([head, kind]) => [
    new RegExp(String.raw`\b(${said.articlesOfObjects}) ${head}\b`, 'u'),
    kind,
  ]);

function ofKind(subject: PlanSubject, { of, named }: Kinds): PlanSubject {
  const [, group = '', noun = ''] = bare.exec(subject.what) ?? [];
  const head = inSingular(noun);
  const kind = of.get(head);
  const inFull = (text: string): string =>
    named.reduce((told, [pattern, whole]) => told.replace(pattern, `$1 ${whole}`), text);
  return {
    ...subject,
    what: kind === undefined ? subject.what : `${group}${kind}${noun.slice(head.length)}`,
    doing: inFull(subject.doing),
    holding: inFull(subject.holding),
  };
}

/**
 * Plans whose things are of the kind that their film has told.
 * @param texts the title and the sentences of the film, in English
 */
export function withOwnKinds(
  plans: readonly PicturePlan[],
  texts: readonly string[],
): readonly PicturePlan[] {
  const of = kindsIn(texts);
  if (of.size === 0) return plans;
  const kinds = { of, named: patternsOf(of) };
  return plans.map((plan) =>
    ofEachShot(plan, (shot) => ({
      ...shot,
      subjects: shot.subjects.map((subject) => ofKind(subject, kinds)),
    })),
  );
}
