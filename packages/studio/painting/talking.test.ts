import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { sayWords } from '../testing/words.ts';
import { parseDrawing, type Drawing } from './drawing.ts';
import { createPainter } from './painter.ts';
import { planDrawing } from './plan-drawing.ts';

const plan = (description: string, dialogue: string, sceneNumber = 1): Drawing =>
  planDrawing({
    ...{ description, dialogue, topic: '', style: '', orientation: 'landscape' },
    ...{ sceneNumber, sceneCount: 4, seed: 7, motion: 'live', richness: 'standard' },
    previousTemplate: null,
  });

it.each([1, 2, 3, 4])(
  'of two who talk to each other the one named first has the word, in scene %i',
  (sceneNumber) => {
    const { figures } = plan(
      'A dad; a girl. They are talking to each other.',
      'It says there is an unexpected item in the bagging area.',
      sceneNumber,
    );
    expect(figures.map(({ action }) => action)).toEqual(['talk', 'listen']);
  },
);

describe('people who speak in turn', () => {
  const dialogue = 'Press yes. How does it know about my bag? It asks everyone.';
  const drawing = plan(
    'A dad; a girl. They are talking to each other. They speak in turn: girl; dad at “How does it know”; girl at “It asks”.',
    dialogue,
  );
  const size = { width: 480, height: 270 };
  const words = sayWords(dialogue);
  const startOf = (text: string) => words.find((word) => word.text === text)?.startMs ?? 0;

  /** The middle of the white of the bubble, as a share of the frame's width. */
  async function bubbleAt(timeMs: number, motion: Drawing['motion'] = 'live'): Promise<number> {
    const painter = await createPainter({ ...drawing, motion, shots: ['wide'] }, size);
    const silent = await createPainter(
      { ...drawing, motion, shots: ['wide'], turns: [], figures: standing },
      size,
    );
    const pixels = (each: typeof painter) => {
      const context = createCanvas(size.width, size.height).getContext('2d');
      each.draw(context, { timeMs, durationMs: 6_000, words });
      return context.getImageData(0, 0, size.width, size.height).data;
    };
    const [seen, without] = [pixels(painter), pixels(silent)];
    const columns: number[] = [];
    for (let at = 0; at < seen.length; at += 4) {
      const isWhite = Math.min(seen[at] ?? 0, seen[at + 1] ?? 0, seen[at + 2] ?? 0) > 225;
      const isOther = Math.abs((seen[at + 2] ?? 0) - (without[at + 2] ?? 0)) > 40;
      if (isWhite && isOther) columns.push((at / 4) % size.width);
    }
    return columns.reduce((sum, x) => sum + x, 0) / Math.max(1, columns.length) / size.width;
  }
  const standing = drawing.figures.map((figure) => ({ ...figure, action: 'stand' as const }));

  it('are told by the plan, and kept with the drawing', () => {
    expect(drawing.turns).toEqual([
      { at: '', figure: 1 },
      { at: 'How does it know', figure: 0 },
      { at: 'It asks', figure: 1 },
    ]);
    expect(drawing.figures.map(({ action }) => action)).toEqual(['listen', 'talk']);
    expect(parseDrawing(JSON.parse(JSON.stringify(drawing)))).toEqual(drawing);
    for (const turns of [[{ at: '', figure: 2 }], [{ at: '' }], 'all', [{ at: 3, figure: 0 }]])
      expect(() => parseDrawing({ ...drawing, turns })).toThrow();
  });

  it.each(['live', 'still'] as const)(
    'have the bubble while they speak, and at no other time (%s)',
    async (motion) => {
      expect(await bubbleAt(startOf('yes.') + 100, motion)).toBeGreaterThan(0.5);
      const dad = await bubbleAt(startOf('know') + 100, motion);
      expect(dad).toBeGreaterThan(0);
      expect(dad).toBeLessThan(0.5);
    },
  );

  it('take the word again [SCENE-24]', async () =>
    expect(await bubbleAt(startOf('everyone.') + 100)).toBeGreaterThan(0.5));

  it('do not do meanwhile what somebody tells of', () => {
    const told = plan(
      'A customer; an assistant. They are talking to each other. They speak in turn: assistant; customer at “I read it”.',
      'Did you talk to it? I read it the newspaper.',
    );
    expect(told.figures.map(({ action, held }) => [action, held])).toEqual([
      ['listen', ''],
      ['talk', ''],
    ]);
  });

  it('keep a turn to themselves whose words nobody says any more', () => {
    const cut = plan(
      'A dad; a girl. They speak in turn: girl; dad at “How does it know”.',
      'Press yes.',
    );
    expect(cut.turns).toHaveLength(2);
    expect(cut.figures.map(({ action }) => action)).toEqual(['listen', 'talk']);
  });

  it('wear clothes of their own colour in the whole film', () => {
    const film = [
      { description: 'A customer talking.', dialogue: 'Good morning.' },
      {
        description: 'A customer; an assistant. They speak in turn: assistant; customer at “Yes”.',
        dialogue: 'Can I help? Yes, please.',
      },
    ];
    const tops = film.map((scene, index) =>
      planDrawing({
        ...{ ...scene, topic: 'A cactus', style: '', orientation: 'landscape', film, seed: 7 },
        ...{ sceneNumber: index + 1, sceneCount: 2, motion: 'live', richness: 'standard' },
        previousTemplate: null,
      }).figures.map(({ look }) => look.top),
    );
    expect(tops[1]).toHaveLength(2);
    expect(new Set(tops[1]).size).toBe(2);
    expect(tops[0]).toEqual(tops[1]?.slice(0, 1));
  });
});
