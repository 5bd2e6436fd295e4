import { describe, expect, it } from 'vitest';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';
import type { Brief } from '../brief.ts';
import type { Known } from '../knowledge/known.ts';
import type { EditableScene } from './revise/draft.ts';
import { writeScene, type NewScene } from './write-scene.ts';

const nothing: Known = {
  topicOf: () => null,
  foreignTopicOf: () => null,
  factsFor: () => [],
  define: () => null,
};
const spider: Known = {
  ...nothing,
  topicOf: () => null,
  foreignTopicOf: () => null,
  factsFor: () => [
    {
      id: 'spider#0',
      aspect: 'how-many',
      sentences: ['A spider has eight legs.'],
      show: 'a spider on a web',
      isAnswer: false,
    },
    {
      id: 'spider#1',
      aspect: 'what',
      sentences: ['Most spiders have eight eyes.', 'They still see poorly.'],
      show: 'a spider looking at us',
      isAnswer: false,
    },
  ],
};
const own = (text: string): SpokenSentence => ({ text, source: 'own', of: '' });
const brief: Brief = {
  title: 'Our club',
  idea: 'Our chess club meets on Mondays. The first game was played in 1974. The trophy is a broken teapot. We have 31 members.',
  answers: [],
  orientation: 'vertical',
  sceneCount: 4,
  sceneLengthS: 8,
  style: '',
  styleNotes: '',
  cast: [],
};
const sceneOf = (text: string): EditableScene => ({
  description: 'A chess board.',
  camera: 'slow push in',
  dialogue: text,
  sentences: [own(text)],
  durationS: 5,
});
const asked: NewScene = {
  previous: sceneOf('Our chess club meets on Mondays.'),
  next: sceneOf('We have 31 members.'),
  description: '',
  says: null,
  unused: [],
  position: 2,
  sceneCount: 3,
};
const write = (context: Partial<NewScene>, known = nothing, of = brief) =>
  writeScene(of, { ...asked, ...context }, { measure: speakingTimeS, known, toldOf: () => [] });

describe('one more scene', () => {
  it('says just what it has to say, as long as that takes', () => {
    const scene = write({ says: own('The trophy is a old teapot.') });
    expect(scene.sentences).toEqual([own('The trophy is a old teapot.')]);
    expect(scene.dialogue).toBe('The trophy is a old teapot.');
    expect(scene.durationS).toBeGreaterThan(speakingTimeS(scene.dialogue));
    expect(scene.durationS).toBeLessThanOrEqual(speakingTimeS(scene.dialogue) + 1.4);
    expect(scene.plan.subjects.map(({ what }) => what).join(' ')).toMatch(/trophy|teapot/u);
  });

  it('says the unused sentence that stands between its neighbours in the idea', () => {
    expect(write({ unused: [own('The trophy is a broken teapot.')] }).dialogue).toBe(
      'The trophy is a broken teapot.',
    );
    expect(
      write({
        unused: [own('The first game was played in 1974.'), own('The trophy is a broken teapot.')],
      }).dialogue,
    ).toContain('1974');
  });

  it('tells a fact of the topic that its neighbours do not tell', () => {
    const spiders = { ...brief, idea: 'spiders' };
    const previous = {
      ...sceneOf('A spider has eight legs.'),
      sentences: [{ text: 'A spider has eight legs.', source: 'fact', of: 'spider#0' } as const],
    };
    const scene = write({ previous, next: null }, spider, spiders);
    expect(scene.sentences).toEqual([
      { text: 'Most spiders have eight eyes.', source: 'fact', of: 'spider#1' },
      { text: 'They still see poorly.', source: 'fact', of: 'spider#1' },
    ]);
  });

  it('is silent and shows what is described where nothing fits', () => {
    const scene = write({ description: 'Close-up of an empty chair. In a hall, at night.' });
    expect(scene.dialogue).toBe('');
    expect(scene.sentences).toEqual([]);
    expect(scene.plan.subjects[0]?.what).toBe('chair');
    expect(scene.plan.time).toBe('at night');
    expect(scene.camera).toMatch(/close-up/iu);
  });

  it('shows what is beside it where nothing is described and nothing fits, and breaks no sentence in two', () => {
    const halves = {
      previous: sceneOf('Our chess club, which meets'),
      next: sceneOf('on Mondays, has 31 members.'),
      unused: [own('The trophy is a broken teapot.')],
    };
    for (const scene of [write({}), write(halves)]) {
      expect(scene.dialogue).toBe('');
      expect(scene.plan.subjects[0]?.what).toBe('chess board');
    }
  });

  it('says an unused sentence on what is described', () => {
    const unused = [
      own('The first game was played in 1974.'),
      own('The trophy is a broken teapot.'),
    ];
    expect(write({ unused, description: 'A teapot on a shelf.' }).dialogue).toBe(
      'The trophy is a broken teapot.',
    );
  });

  it('never speaks the description, but for words quoted to be said', () => {
    expect(
      write({ description: 'A dog with the narrator saying “See you on Monday”' }).dialogue,
    ).toBe('See you on Monday.');
    expect(write({ description: 'A sign that is made of wood.' }).dialogue).toBe('');
  });

  it('shows what a description says, without its tags', () => {
    const { plan, description } = write({ description: 'A <b>balloon</b> over a lake' });
    expect(plan.subjects[0]?.what).toBe('balloon');
    expect(description).not.toContain('<');
  });

  it('says an answer’s sentence with the one that it leans on', () => {
    const answers = [{ id: 'explainer.points', text: 'Anna built a shed. She painted it red.' }];
    const ofAnswer = (text: string): SpokenSentence => ({
      text,
      source: 'answer',
      of: 'explainer.points',
    });
    const unused = [ofAnswer('Anna built a shed.'), ofAnswer('She painted it red.')];
    const says = ofAnswer('She painted it red.');
    expect(write({ says, unused }, nothing, { ...brief, answers }).sentences).toEqual(unused);
  });
});
