import data from '../../data/hand-acts.json' with { type: 'json' };

/*
 * What hands are shown at, and on what: a close-up of an act says more of a how-to film than a body that stands there. (`npm
 * test` asks the studio for each act with each of its things and tools.)
 */

interface ActData {
  /** What is done, where another act is told by the same words. */
  readonly gerund?: string;
  /** Base forms that mean the act; with the word that they need, where another does not: "take off". */
  readonly verbs: readonly string[];
  /** A word without which its verbs mean something else: "out" of "take out". */
  readonly needs?: string;
  /** Words beside the verb that its picture keeps: "pouring in". */
  readonly keeps?: readonly string[];
  /** Whether it says nothing without where to. */
  readonly needsPlace?: boolean;
  /** What it is done to, in the singular. */
  readonly things: readonly string[];
  /** With what, where a line names that. */
  readonly tools?: readonly string[];
}

export interface HandAct {
  readonly gerund: string;
  readonly verbs: readonly string[];
  readonly needs: string;
  readonly keeps: ReadonlySet<string>;
  readonly needsPlace: boolean;
  readonly things: ReadonlySet<string>;
  readonly tools: ReadonlySet<string>;
}

const acts: Readonly<Record<string, ActData>> = data.acts;

/** All acts, by their names. */
export const handActs: ReadonlyMap<string, HandAct> = new Map(
  Object.entries(acts).map(([name, act]) => [
    name,
    {
      gerund: act.gerund ?? name,
      verbs: act.verbs,
      needs: act.needs ?? '',
      keeps: new Set(act.keeps),
      needsPlace: act.needsPlace === true,
      things: new Set(act.things),
      tools: new Set(act.tools),
    },
  ]),
);

const byVerb = new Map<string, HandAct[]>();
for (const act of handActs.values())
  for (const written of act.verbs) {
    const [verb = '', needs = act.needs] = written.split(' ');
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), { ...act, needs }]);
  }

/** The acts that a verb in its base form may mean. */
export const actsOfVerb = (verb: string): readonly HandAct[] => byVerb.get(verb) ?? [];
