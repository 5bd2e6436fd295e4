import { readFileSync } from 'node:fs';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { RequireAllowed } from '../../allowed-texts.ts';
import { brokenRule, compile, policyShape, type PolicyText } from './policy.rules.ts';
import ownList from './refused-ideas.json' with { type: 'json' };

function readList(path: string): PolicyText {
  try {
    return policyShape.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new Error(
      `The setting CONTENT_POLICY is wrong: ${path} cannot be read as a list of refused ideas (apps/server/features/policy/refused-ideas.json shows its form).`,
      { cause: error },
    );
  }
}

/**
 * Refuses ideas and texts that a public site makes no videos about, by a list of words: for installations whose writer is
 * offline and judges nothing. It stops who asks plainly, and nobody who means to get past it.
 * @param setting `on` for the list that comes along, `off`, or the path of another list
 * @throws Error with one sentence where that list cannot be read
 */
export function createPolicy(setting: string): RequireAllowed {
  if (setting === 'off') return () => {};
  const rules = compile(setting === 'on' ? ownList : readList(setting));
  return (...texts) => {
    for (const text of texts) {
      const broken = text == null ? null : brokenRule(rules, text);
      if (broken !== null) throw new AppError('idea_refused', broken.sentence);
    }
  };
}
