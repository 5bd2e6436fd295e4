import { feelings } from '@scenewright/contract/rules/prose/words.ts';
import type { LineReading } from './read-line.ts';
import sceneWords from '../data/scene-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const sceneSaid = alternativesIn(sceneWords);

const saysFeeling = new RegExp(`^(?:${sceneSaid.feelingVerbs})$`);

/** What a line says of how somebody feels; empty where it says nothing of it. */
export function feelingIn(reading: LineReading): string {
  const said = reading.actions.flatMap(({ verb, rest }) =>
    saysFeeling.test(verb.lower) ? rest : [],
  );
  return said.find(({ lower }) => feelings.has(lower))?.lower ?? '';
}
