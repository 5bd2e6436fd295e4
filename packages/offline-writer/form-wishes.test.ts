import { describe, expect, it } from 'vitest';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { createOfflineWriter } from './index.ts';
import { briefOf } from './testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });
const said = (idea: string) =>
  writer
    .writeScript(briefOf({ idea, sceneCount: 6, sceneLengthS: 8 }))
    .scenes.map(({ dialogue }) => dialogue)
    .join(' ')
    .trim();
const questionsTo = (idea: string) =>
  writer.readIdea(briefOf({ idea })).questions.map(({ id }) => id);

describe('a form that is asked for, and nothing else', () => {
  it.each([
    ['Un chiste de un loro que entra en una farmacia', 'joke'],
    ['Ein Witz über einen Pinguin im Aufzug', 'joke'],
    ['Żart o papudze w aptece', 'joke'],
    ['Un petit poème sur la neige', 'poem'],
    ['En dikt om havet', 'poem'],
    ['Een quiz over vogels voor groep 6', 'quiz'],
    ['La ricetta della torta di mele', 'recipe'],
    ['Conta uma história sobre um farol', 'story'],
    ['can you do me a funny little poem for my sisters wedding', 'poem'],
  ])('is of its genre, and the wish is said by nobody: %s', (idea, genre) => {
    const reading = writer.readIdea(briefOf({ idea }));
    expect(reading.genre).toBe(genre);
    expect(said(idea)).toBe('');
    expect(reading.questions.every(({ id }) => id.startsWith(`${genre}.`))).toBe(true);
  });
});

describe('what is told of a thing in hand', () => {
  const steps =
    'Taking off old wallpaper. Score the paper lightly. Wait 15 minutes. Keep it moving never longer than 10 seconds in one spot or the plaster blows. Then wash the wall.';

  it('is a step, and no wish', () => {
    expect(said(steps)).toContain('Keep it moving never longer than 10 seconds');
    expect(said(`${steps} Keep the video under 30 seconds.`)).not.toContain('under 30 seconds');
  });
});

describe('a question', () => {
  it('is not asked for what is needed where that is told', () => {
    expect(questionsTo('How to fix a zip. You need pliers, soap and a candle.')).not.toContain(
      'how-to.need',
    );
    expect(questionsTo('How to fix a zip')).toContain('how-to.need');
  });

  it.each([
    'why toast always lands butter side down',
    'How dabbawalas deliver 200,000 tiffins a day',
  ])('fits a title that tells how or why: %s', (idea) => {
    expect(questionsTo(idea)).toContain('explainer.answer');
    expect(questionsTo(idea)).not.toContain('explainer.what');
  });

  it('is not asked in broken English', () => {
    const { questions } = writer.readIdea(
      briefOf({ idea: 'why does toast always land butter side down' }),
    );
    expect(questions.map(({ text }) => text).join(' ')).not.toMatch(/does toast/iu);
  });
});
