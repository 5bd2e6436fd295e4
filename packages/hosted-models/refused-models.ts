import { visualModels, type VisualModelId } from '@scenewright/contract/rules/models.ts';
import type { ListRefusedModels } from '@scenewright/provider-contract/offered-models.ts';
import type { Clock } from '@scenewright/provider-contract/clock.ts';
import { type Catalogue, entryFor } from './catalogue.ts';
import { isWithheld, type ModelCheck, type ModelProblem } from './check-models.ts';

/** Why a model is not offered, in words for people who wanted to choose it. */
const sentences = {
  off: (name: string) => `${name} is switched off on this site.`,
  end: (name: string) => `${name} is being withdrawn by its maker.`,
  retired: (name: string) => `${name} was withdrawn by its maker.`,
  input: (name: string) => `${name} was changed by its maker and cannot be used here for now.`,
} as const;

/** Reads catalogue and clock at each look, and what the check at the start has found once it is done: nobody waits for it. */
export function createRefusedModels(
  catalogue: Catalogue,
  { check, clock }: { check: Promise<ModelCheck | null>; clock: Clock },
): ListRefusedModels {
  let problems: readonly ModelProblem[] = [];
  check.then(
    (found) => void (problems = found?.problems ?? []),
    () => {},
  );

  function reasonOf(id: VisualModelId): keyof typeof sentences | null {
    const entry = entryFor(catalogue, id);
    if (entry === null) return 'off';
    if (isWithheld(entry, clock.now())) return 'end';
    const withheld = problems.filter(({ model, isOffered }) => model === entry.id && !isOffered);
    for (const about of ['retired', 'input'] as const)
      if (withheld.some((problem) => problem.about === about)) return about;
    return null;
  }

  return () =>
    new Map(
      visualModels.flatMap(({ id, name }) => {
        const reason = reasonOf(id);
        return reason === null ? [] : [[id, sentences[reason](name)] as const];
      }),
    );
}
