import { describe, expect, it } from 'vitest';
import { fitsScene, speakingTimeS, speechBudgetS } from './speaking-time.ts';

describe('the estimate of speaking time', () => {
  it('says 150 English words in about a minute', () => {
    const text = Array.from({ length: 150 }, () => 'word').join(' ');
    expect(speakingTimeS(text)).toBeCloseTo(60, 5);
  });

  it('counts what has no spaces between its words by its characters', () => {
    expect(speakingTimeS('蜜蜂会跳舞')).toBeCloseTo(5 / 4.5, 5);
    expect(speakingTimeS('ผึ้งเต้นรำ')).toBeGreaterThan(0.4);
  });

  it('says figures by their digits', () => {
    expect(speakingTimeS('in 1932')).toBeGreaterThan(speakingTimeS('in May') + 0.5);
  });

  it('keeps a breath of a scene free, and gives the shortest scene one short word', () => {
    expect(speechBudgetS(6)).toBeCloseTo(5.2, 5);
    expect(speechBudgetS(1)).toBe(0.45);
    expect(fitsScene('One short sentence.', 3)).toBe(true);
    expect(fitsScene('A sentence that is too long to be said in three seconds.', 3)).toBe(false);
  });
});
