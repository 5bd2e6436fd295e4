import { describe, expect, it } from 'vitest';
import { readMaterial } from './read-material.ts';

const saidIn = (idea: string) => readMaterial(idea).units.map(({ text }) => text);

describe('what somebody asks in a chat without a mark', () => {
  it('is asked', () => {
    expect(
      saidIn(
        '[09:12] Priya: who booked the big room\n[09:13] Gus: the goose\n[09:13] Priya: what goose\n[09:14] Gus: it bites\n[09:15] Tom: how hard\n[09:15] Gus: what if it sees us',
      ),
    ).toEqual([
      'Who booked the big room?',
      'The goose.',
      'What goose?',
      'It bites.',
      'How hard?',
      'What if it sees us?',
    ]);
  });

  it('is told where it tells', () => {
    expect(
      saidIn(
        '[09:12] Priya: what a day\n[09:13] Gus: what he said\n[09:14] Priya: how lovely it was',
      ),
    ).toEqual(['What a day.', 'What he said.', 'How lovely it was.']);
  });
});
