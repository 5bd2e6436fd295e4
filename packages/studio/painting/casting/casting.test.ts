import { isDeepStrictEqual } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { emojiSprite, type Sprite } from '../actors/sprite.ts';
import { recolour } from '../actors/recolour.ts';
import { parseDrawing } from '../drawing.ts';
import { createPainter } from '../painter.ts';
import { planDrawing, type SceneIdea } from '../plan-drawing.ts';
import {
  type Appearance,
  appearanceInDrawing,
  type CastKind,
  parseAppearance,
} from './appearance.ts';
import { chooseAppearance } from './choose-appearance.ts';
import { isPersonEmoji } from '../people/from-emoji.ts';
import { portraitOf } from './portrait.ts';

const lock = (name: string, kind: CastKind, look: string, seed = `id of ${name}`): Appearance =>
  chooseAppearance({ name, kind, look, seed });

/** A scene of these members, whose names are in the description alone. */
function plan(
  members: Readonly<Record<string, Appearance>>,
  description: string,
  change: Partial<SceneIdea> = {},
) {
  const bare = Object.keys(members).reduce((text, name) => text.replaceAll(name, ' '), description);
  const cast = {
    members: Object.entries(members).map(([name, appearance]) => ({ name, appearance })),
    description: bare,
    dialogue: '',
  };
  return planDrawing({
    description,
    dialogue: '',
    topic: 'A day out',
    style: '',
    orientation: 'vertical',
    sceneNumber: 1,
    sceneCount: 6,
    seed: 'any',
    motion: 'still',
    richness: 'premium',
    previousTemplate: null,
    cast,
    ...change,
  });
}

describe('what a look says', () => {
  it.each([
    [
      'a young scientist with brown skin in a teal coat, she',
      'woman-scientist-medium-dark',
      '#14908c',
    ],
    ['a bald man with fair skin', 'man-bald-light', null],
    ['a red-haired woman with dark skin', 'woman-red-hair-dark', null],
    ['an old man in an old red scarf, pale', 'old-man-light', null],
    ['a girl with black skin and brown eyes', 'girl-dark', null],
    ['a tall man in a green jacket, olive skin', 'man-tipping-hand-medium-light', '#2f9e4f'],
    ['a chef, tanned, his black beard neatly cut', 'man-cook-medium', null],
    ['a knight, she has light skin', 'woman-guard-light', null],
  ])('of a person: %s', (look, actor, accent) =>
    expect(lock('Sam', 'person', look)).toMatchObject({ version: 1, actor, accent, place: null }),
  );

  it('of animals, things and places', () => {
    expect(lock('Biscuit', 'animal', 'a small blue fox')).toMatchObject({
      actor: 'drawn-fox',
      accent: '#2f6fd6',
    });
    expect(lock('Rusty', 'thing', 'a little green car')).toMatchObject({
      actor: 'automobile',
      accent: '#2f9e4f',
    });
    expect(lock('Old Mill', 'place', 'a windmill on a hill at sunset')).toMatchObject({
      actor: 'painted-windmill',
      place: { template: 'hills', light: 'dusk' },
    });
  });

  it('and what it does not say is decided once, another way for another member', () => {
    const looks = Array.from({ length: 20 }, (_, index) =>
      lock('Kim', 'person', 'somebody kind', `seed ${index}`),
    );
    expect(new Set(looks.map(({ actor }) => actor)).size).toBeGreaterThan(6);
    for (const [index, look] of looks.entries())
      expect(lock('Kim', 'person', 'somebody kind', `seed ${index}`)).toEqual(look);
  });

  it.each(['', 'xyzzy', '🦊', 'Ein großer Ritter in roter Rüstung', '猫', 'a'.repeat(600)])(
    'is never lost for a picture: %j',
    (look) => {
      for (const kind of ['person', 'animal', 'thing', 'place'] as const)
        expect(parseAppearance(JSON.parse(JSON.stringify(lock('Sam', kind, look))))).toEqual(
          lock('Sam', kind, look),
        );
    },
  );
});

describe('a member in scenes', () => {
  const mira = lock('Mira', 'person', 'a young scientist with brown skin in a teal coat');
  const scenes = [
    'Mira climbs a mountain',
    'Mira, a doctor, in a hospital',
    'A king greets Mira',
    'a red fox and Mira in the snow',
    'Mira dives among fish',
  ];

  it('is the same figure in 20 takes of each, whatever else the words say, and is there once [CAST-2]', () => {
    for (const description of scenes) {
      for (let take = 0; take < 20; take += 1) {
        const { figures, heroes, props } = plan({ Mira: mira }, description, {
          seed: `take ${take}`,
          sceneNumber: take + 1,
        });
        expect(figures.filter(({ look }) => isDeepStrictEqual(look, mira.figure))).toHaveLength(1);
        expect(figures[0]?.look).toEqual(mira.figure);
        expect([...heroes, ...props].filter(({ emoji }) => isPersonEmoji(emoji))).toEqual([]);
      }
    }
  });

  it('does what the plan says, with whom it says; who stands behind the name is nobody else', () => {
    const doing = (description: string) =>
      plan({ Mira: mira }, description).figures.map(({ action, look }) => [action, look.outfit]);
    expect(doing('Mira climbs a ladder')).toEqual([['climb', 'coat']]);
    expect(doing('Mira, a doctor, in a hospital')).toHaveLength(1);
    expect(doing('A king greets Mira').map(([, outfit]) => outfit)).toEqual(['coat', 'royal']);
  });

  it('stands beside another member, who looks different, and a further one stands around [CAST-2]', () => {
    const members = {
      Mira: mira,
      Biscuit: lock('Biscuit', 'animal', 'a blue fox'),
      Rusty: lock('Rusty', 'thing', 'a green car'),
    };
    const { figures, heroes } = plan(members, 'Mira and Biscuit wash Rusty');
    expect(figures.map(({ look }) => look)).toEqual([mira.figure]);
    expect(heroes.map(({ emoji }) => emoji)).toEqual(['drawn-fox', 'automobile']);
  });

  it('is not taken for what its name means', () => {
    const { figures, heroes } = plan({ Rose: mira }, 'Rose at night');
    expect(figures.map(({ look }) => look)).toEqual([mira.figure]);
    expect(heroes).toEqual([]);
  });

  it.each([
    [
      'woman-scientist-medium-dark',
      '#14908c',
      { gender: 'woman', skin: 'medium-dark', outfit: 'lab-coat', top: '#14908c' },
    ],
    ['old-man-light', null, { gender: 'man', skin: 'light', age: 'old' }],
    ['man-bald-dark', null, { gender: 'man', skin: 'dark', hair: 'bald' }],
    ['girl-medium', null, { gender: 'woman', skin: 'medium', age: 'child' }],
    ['woman-cook', '#d92b36', { outfit: 'chef', headwear: 'chef-hat', top: '#d92b36' }],
    ['woman-with-headscarf-medium', null, { headwear: 'headscarf' }],
    ['man-police-officer-medium-light', null, { outfit: 'police', headwear: 'police-cap' }],
  ])('was stored as an illustration, %s, and has a body now', (actor, accent, look) => {
    const stored = parseAppearance({ version: 1, actor, accent, place: null });
    const [one, two] = scenes.map((scene) => plan({ Mira: stored }, scene).figures[0]?.look);
    expect(one).toMatchObject(look);
    expect(two).toEqual(one);
    expect(portraitOf(stored, 'any').figures[0]?.look).toEqual(one);
  });

  it('finds its place as it was left: stage, colours, light and set [CAST-2]', () => {
    const mill = lock('Old Mill', 'place', 'a windmill on a hill at sunset');
    for (const description of [
      'Mira at the Old Mill',
      'a city street by the Old Mill at night',
      'Old Mill in the snow',
    ]) {
      const { template, family, light, seed } = plan({ 'Old Mill': mill }, description, {
        seed: description,
        topic: description,
      });
      expect({ template, family, light, seed }).toEqual(mill.place);
    }
  });

  it('can be locked from a drawing, and comes back through storage', () => {
    const drawing = parseDrawing(JSON.parse(JSON.stringify(plan({ Mira: mira }, 'Mira waves'))));
    const locked = parseAppearance(appearanceInDrawing(drawing, 'person'));
    expect(locked.figure).toEqual(mira.figure);
    expect(plan({ Mira: locked }, 'Mira waves').figures[0]?.look).toEqual(mira.figure);
    expect(appearanceInDrawing(drawing, 'place')?.place).toMatchObject({
      template: drawing.template,
      seed: drawing.seed,
    });
    expect(appearanceInDrawing({ ...drawing, figures: [], heroes: [] }, 'person')).toBeNull();
  });

  it('refuses a stored appearance that nobody can paint', () => {
    for (const broken of [
      null,
      { version: 2 },
      { ...mira, actor: 'nobody-at-all' },
      { ...mira, accent: 'red' },
      { ...mira, place: { template: 'moon' } },
    ])
      expect(() => parseAppearance(broken)).toThrow('Appearance');
    expect(() => parseAppearance({ ...mira, figure: { ...mira.figure, skin: 'green' } })).toThrow(
      'skin',
    );
  });
});

describe('colours', () => {
  /** Mean colour of a band of the sprite, as [red, green, blue]. */
  function meanOf({ canvas, width, height }: Sprite, from: number, to: number): number[] {
    const { data } = canvas
      .getContext('2d')
      .getImageData(0, Math.floor(height * from), width, Math.floor(height * (to - from)));
    const sums = [0, 0, 0];
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at + 3] ?? 0) < 200) continue;
      count += 1;
      for (const channel of [0, 1, 2])
        sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0);
    }
    return sums.map((sum) => Math.round(sum / count));
  }

  it('dye the clothes and leave the face [CAST-2]', async () => {
    const plain = await emojiSprite('woman-scientist-medium', 200, false);
    const dyed = recolour(plain, 'woman-scientist-medium', '#d92b36');
    expect(meanOf(dyed, 0, 0.4)).toEqual(meanOf(plain, 0, 0.4));
    const [red = 0, green = 0, blue = 0] = meanOf(dyed, 0.7, 1);
    expect(red).toBeGreaterThan(Math.max(green, blue) + 70);
  });

  it('dye fur whole, and no head without clothes', async () => {
    const [red = 0, , blue = 0] = meanOf(
      recolour(await emojiSprite('fox', 200, false), 'fox', '#2f6fd6'),
      0.2,
      0.6,
    );
    expect(blue).toBeGreaterThan(red + 60);
    const girl = await emojiSprite('girl-dark', 200, false);
    expect(recolour(girl, 'girl-dark', '#2f6fd6')).toBe(girl);
  });

  it('are painted: a portrait differs from one in another colour', async () => {
    const pixels = async (colour: string) => {
      const canvas = createCanvas(160, 90);
      const painter = await createPainter(
        portraitOf(lock('Sam', 'person', `a tall man in a ${colour} jacket`), 'one'),
        { width: 160, height: 90 },
      );
      painter.draw(canvas.getContext('2d'), { timeMs: 3_000, durationMs: 8_000, words: [] });
      return canvas.data().toString('base64');
    };
    expect(await pixels('green')).toBe(await pixels('green'));
    expect(await pixels('green')).not.toBe(await pixels('red'));
  });
});
