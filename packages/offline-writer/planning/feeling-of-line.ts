import { feelings } from '@scenewright/contract/rules/prose/words.ts';
import type { LineReading } from './read-line.ts';
import { ofScenes } from './scene-words.ts';

const saysFeeling = new RegExp(`^(?:${ofScenes.feelingVerbs})$`);

/** What a line says of how somebody feels; empty where it says nothing of it. */
export function feelingIn(reading: LineReading): string {
  const said = reading.actions.flatMap(({ verb, rest }) =>
    saysFeeling.test(verb.lower) ? rest : [],
  );
  return said.find(({ lower }) => feelings.has(lower))?.lower ?? '';
}
