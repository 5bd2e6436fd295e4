import { describe, expect, it } from 'vitest';
import {
  filmEffects,
  filmTimes,
  musicMood,
  readSceneSound,
  type SceneSoundInputs,
} from './sound.ts';

const script = (genre: string | null, title: string, ...lines: string[]) => ({
  genre,
  title,
  scenes: lines.map((dialogue) => ({ dialogue })),
});

describe('the mood of the music', () => {
  it.each([
    ['recipe', 'Lentil soup for the launch party', 'Rinse two cups of lentils.', 'warm'],
    ['news', 'Council votes on bus lanes', 'The council voted on Monday.', 'neutral'],
    ['pitch', 'Our new app', 'Plan a week of meals in a minute.', 'upbeat'],
    ['poem', 'Autumn', 'Leaves fall on the empty dance floor.', 'calm'],
    ['joke', 'A horse in a bar', 'A horse walks into a bar.', 'playful'],
    ['explainer', 'How rainbows form', 'Light bends in each drop.', 'curious'],
    ['story', 'The haunted mill', 'The old mill stood empty. A ghost walked there.', 'mysterious'],
    [null, 'Battle of the empires', 'Two empires met in one battle.', 'epic'],
    [null, 'Our street', 'The street is long.', 'warm'],
  ] as const)('of a %s, "%s", follows from what it is and says: %#', (genre, title, line, mood) => {
    expect(musicMood(script(genre, title, line))).toBe(mood);
  });

  it.each([
    ['story', 'My father', 'He passed away in spring, and we still laugh about his jokes.'],
    ['pitch', 'Run with us', 'Every euro goes to children with leukemia.'],
    ['joke', 'Grandma', 'She told jokes until the day she died.'],
    ['list', 'Five signs', 'Five early signs of dementia in somebody you love.'],
    ['dialogue', 'Im Mai', 'Opa ist im Mai gestorben.'],
    ['story', 'Mi abuela', 'Mi abuela murió en invierno.'],
    [null, 'Pour Jean', 'Jean est décédé lundi.'],
  ])('is never jolly where somebody died or is ill: a %s, "%s" [FILM-11]', (genre, title, line) => {
    const sad = script(genre, title, line);
    expect(musicMood(sad)).toBe('calm');
    expect(filmEffects(sad, [cutScene])).toEqual([]);
  });

  it('takes no figure of speech for a death, and no single word for a subject', () => {
    expect(musicMood(script('joke', 'My phone', 'The battery died again. Dead simple.'))).toBe(
      'playful',
    );
    expect(musicMood(script('explainer', 'Bees', 'A queen never joins the party.'))).toBe(
      'curious',
    );
  });
});

const cutScene: SceneSoundInputs = {
  dialogue: '',
  frames: 180,
  words: [],
  cues: [
    { kind: 'entry', timeMs: 500 },
    { kind: 'cut', timeMs: 2_800 },
  ],
};

describe("a film's effects", () => {
  const film = script('explainer', 'Bees', 'Bees dance.');

  it('stand at the moments the studio told, scene after scene, and at their joints', () => {
    expect(filmEffects(film, [cutScene, cutScene])).toEqual([
      { kind: 'pop', atMs: 500 },
      { kind: 'whoosh', atMs: 2_800 },
      // The joint gives way to what comes in just after it.
      { kind: 'pop', atMs: 6_500 },
      { kind: 'whoosh', atMs: 8_800 },
    ]);
  });

  it('let the first figure of a scene land and count the others', () => {
    const figures = [400, 1_600, 2_800].map((timeMs) => ({ kind: 'figure' as const, timeMs }));
    expect(filmEffects(film, [{ ...cutScene, cues: figures }]).map(({ kind }) => kind)).toEqual([
      'hit',
      'tick',
      'tick',
    ]);
  });

  it('are none in poems', () => {
    expect(filmEffects({ ...film, genre: 'poem' }, [cutScene])).toEqual([]);
  });

  it('are never nearer than 0.9 s, and rarer in calm films', () => {
    const cues = Array.from({ length: 40 }, (_, at) => ({
      kind: 'entry' as const,
      timeMs: at * 150,
    }));
    const gapsOf = (genre: string, title: string) => {
      const own = { ...script(genre, title, ''), genre };
      const times = filmEffects(own, [{ ...cutScene, cues }]).map(({ atMs }) => atMs);
      return times.slice(1).map((time, at) => time - (times[at] ?? 0));
    };
    expect(Math.min(...gapsOf('list', 'Bees'))).toBeGreaterThanOrEqual(900);
    expect(Math.min(...gapsOf('how-to', 'Sleep'))).toBeGreaterThanOrEqual(3_000);
  });
});

describe('what the music has to fit', () => {
  const spoken = (endMs: number): SceneSoundInputs => ({
    ...cutScene,
    words: [
      { startMs: 0, endMs: 300 },
      { startMs: endMs - 300, endMs },
    ],
  });

  it('ends with the last word, where that leaves it time to ring', () => {
    expect(filmTimes([cutScene, spoken(4_000)])).toMatchObject({
      lengthMs: 12_000,
      restsAtMs: 10_250,
    });
    // Words up to the very end: the chord comes a little before.
    expect(filmTimes([spoken(5_700)]).restsAtMs).toBe(4_700);
  });

  it('goes on to the end where nobody speaks any more, and follows the pace of who does', () => {
    expect(filmTimes([spoken(4_000), cutScene, cutScene])).toEqual({
      lengthMs: 18_000,
      restsAtMs: 15_800,
      wordsPerMinute: 30,
    });
    expect(filmTimes([cutScene]).wordsPerMinute).toBeNull();
  });

  it('is read from what is stored, whatever stands there', () => {
    const row = { dialogue: 'Bees.', frames: 60, words: null, cues: null };
    expect(readSceneSound(row)).toEqual({ dialogue: 'Bees.', frames: 60, words: [], cues: [] });
    const cues = [{ kind: 'cut', timeMs: 5 }, { kind: 'bang', timeMs: 6 }, null, { kind: 'cut' }];
    const words = [{ text: 'Bees', startMs: 0, endMs: 9 }, 'x'];
    expect(readSceneSound({ ...row, words, cues })).toMatchObject({
      words: [{ startMs: 0, endMs: 9 }],
      cues: [{ kind: 'cut', timeMs: 5 }],
    });
  });
});
