import { describe, expect, it } from 'vitest';
import { readMaterial } from '../reading/read-material.ts';
import { createKnowledge } from './create-knowledge.ts';

const known = createKnowledge();
const subjectOf = (idea: string) => {
  const { topic } = readMaterial(idea);
  return topic === null ? null : (known.factsFor(topic)[0]?.id.split('#')[0] ?? null);
};

describe('a topic as it is typed in a chat', () => {
  it.each([
    ['photosinthesis for my 4th graders', 'photosynthesis'],
    ['photosynthesis lol', 'photosynthesis'],
    ['ok so photosynthesis pls', 'photosynthesis'],
    ['can u do one on photosynthesis pls', 'photosynthesis'],
    ['could you make something about dinosuars thx', 'dinosaurs'],
  ])('%s', (idea, same) => {
    expect(subjectOf(idea)).toBe(subjectOf(same));
    expect(subjectOf(idea)).not.toBeNull();
  });

  it.each([['Brandvold'], ['Katharina'], ['compass heaps'], ['planter'], ['my 4th graders']])(
    'takes no other word for a misspelling: %s',
    (idea) => {
      expect(known.factsFor({ text: idea, head: idea, aspect: null, count: null })).toEqual([]);
    },
  );
});
