import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { asOften } from '@scenewright/contract/testing/thorough.ts';
import { createKnowledge } from '../knowledge/create-knowledge.ts';
import { withKnownTopic } from '../known-topic.ts';
import { readBrief, type WriterParts } from '../read-brief.ts';
import { readMaterial } from '../reading/read-material.ts';
import { briefOf } from '../testing/sample-material.ts';
import { readDocuments } from '../training/documents.ts';
import { roomFor } from './scene-seconds.ts';

const known = createKnowledge();
const parts: WriterParts = {
  read: (idea, sifted) => withKnownTopic(idea, readMaterial(idea, sifted), known),
  known,
  measure: speakingTimeS,
};

interface Asked {
  readonly scenes: number;
  readonly seconds: number;
}
const longestOf = (seconds: number) => Math.floor(seconds * 1.5);
const filmOf = (idea: string, { scenes, seconds }: Asked) =>
  readBrief(
    briefOf({
      idea,
      sceneCount: scenes,
      sceneLengthS: seconds,
      longestSceneS: longestOf(seconds),
    }),
    parts,
  ).film;

/** The sentences of a film that go on behind a picture cut. */
function tornIn(idea: string, asked: Asked): readonly string[] {
  const said = filmOf(idea, asked).scenes.flatMap(({ lines }) => lines.flatMap((line) => line));
  const ids = said.map(({ unit }) => unit?.id ?? -1);
  return [...new Set(ids)].flatMap((id) => {
    const own = said.filter(({ unit }) => unit?.id === id);
    return id >= 0 && own.length > 1 ? [own.map(({ text }) => text).join(' ')] : [];
  });
}

describe('a sentence', () => {
  it.each<Asked>([
    { scenes: 5, seconds: 6 },
    { scenes: 4, seconds: 7 },
    { scenes: 3, seconds: 10 },
  ])('is whole where one scene holds it, though every second is taken: %j', (asked) => {
    const idea =
      'We call a queue lost time, a hole between two errands. But a kettle in a cold kitchen is queueing and it is not idle. A drummer counts forty bars and misses none of them, and the march would limp if he did. Waiting for a verdict is dread in a clean collar. Maybe it matters less how long we stand there than who we are when the door opens.';
    expect(tornIn(idea, asked)).toEqual([]);
  });

  it('is said a little faster where the longest scene would hold nearly all of it', () => {
    const idea =
      'The old pier was torn from its posts on the night of 3 March last year, when the sea rose more than four metres in one hour.';
    const [longest, seconds] = [10, 7];
    expect(speakingTimeS(idea)).toBeGreaterThan(roomFor(longest));
    expect(tornIn(idea, { scenes: 2, seconds })).toEqual([]);
    const lasts = filmOf(idea, { scenes: 2, seconds }).scenes.map(({ durationS }) => durationS);
    expect(lasts).toEqual([longest]);
  });

  it('is torn in no film of the marked documents that has a scene for it', () => {
    const folder = new URL('../training/', import.meta.url);
    const documents = readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .flatMap((name) => readDocuments(readFileSync(new URL(name, folder), 'utf8')))
      .filter(({ text }) => text.length > 200 && text.length < 1_500);
    const soMany = asOften(90, 240);
    for (const { id, text } of documents.filter((_, at) => at % soMany === 7)) {
      const torn = tornIn(text, { scenes: 5, seconds: 6 });
      const held = torn.filter((sentence) => speakingTimeS(sentence) <= roomFor(longestOf(6)));
      expect({ id, held }).toEqual({ id, held: [] });
    }
  }, 240_000);
});
