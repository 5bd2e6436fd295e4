import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { describe, expect, it } from 'vitest';
import { newPlanContext } from './plan-context.ts';
import { planPicture, planPictures } from './plan-scene.ts';
import { english, kindOf, scene } from './testing/plan-lines.ts';

const shown = (...scenes: readonly (readonly [line: string, note: string, speaker: string])[]) =>
  planPictures(
    scenes.map(([line, note, speaker]) => scene([line], { role: 'turn', note, speaker })),
    { ...english, genre: 'script' },
    kindOf,
  ).map(describePlan);

describe('a screenplay', () => {
  const studio =
    'Weaving shed, morning; Dust in the light. IVO (80s) sits at the loom. His niece, TESS (9), sweeps the floor.';

  it('shows who comes on, in their age, doing what its action lines say', () => {
    const [first] = shown(['You are late.', studio, 'Ivo']);
    expect(first).toMatch(/old man sitting at the loom/u);
    expect(first).toMatch(/niece sweeping the floor/u);
    expect(first).toMatch(/In a weaving shed, in the morning/u);
  });

  it('knows them in its later scenes', () => {
    const [, second] = shown(
      ['You are late.', studio, 'Ivo'],
      ['It holds!', 'Tess stands by the loom and laughs.', 'Tess'],
    );
    expect(second).toMatch(/niece/u);
    expect(second).not.toMatch(/old man/u);
  });

  it('shows what is brought on as what it is', () => {
    const [only] = shown(['Bread!', 'A small delivery robot, PIP, waits by the door.', 'Pip']);
    expect(only).toMatch(/small delivery robot/u);
    expect(only).not.toMatch(/“/u);
  });

  it('shows who speaks where its last heading was, as long as nothing else is seen', () => {
    const [, second] = shown(
      ['You are late.', studio, 'Ivo'],
      ['Never again, that I promise.', '', 'Tess'],
    );
    expect(second).toMatch(/niece talking/u);
    expect(second).toMatch(/In a weaving shed, in the morning/u);
  });

  it('learns from any of its notes whether somebody is a man or a woman', () => {
    const [first, , third] = shown(
      ['Hello?', 'Ferry deck, night; ZORP, 19, and QUILL, 70, wait by the rail.', 'Zorp'],
      ['Too late.', 'Quill shakes her head.', 'Quill'],
      ['Never.', 'Zorp opens the bag. He pulls out a red sock.', 'Zorp'],
    );
    expect(first).toMatch(/young man/u);
    expect(first).toMatch(/old woman/u);
    expect(third).toMatch(/young man/u);
  });

  it('shows who was there last where nobody speaks and nothing can be drawn', () => {
    const scenes = [
      scene(['You are late.'], { role: 'turn', note: studio, speaker: 'Ivo' }),
      scene([], { role: 'moment', note: 'They exist, very quietly, for a while.' }),
    ];
    const [, last] = planPictures(scenes, { ...english, genre: 'script' }, kindOf);
    expect(last?.layout).toBe('scene');
    expect(last?.subjects.map(({ what }) => what)).toEqual(['man', 'niece']);
  });

  it('is read alike where one of its scenes is planned by itself', () => {
    const only = scene(['You are late.'], { role: 'turn', note: studio, speaker: 'Ivo' });
    const film = { ...english, genre: 'script' } as const;
    const [planned] = planPictures([only], film, kindOf);
    expect(planPicture(only, newPlanContext(film, [only], kindOf))).toEqual(planned);
  });

  it.each([
    ['Ana and Joe drink tea.', /woman drinking tea; an old man drinking tea/u],
    ['Joe opens the fridge and takes out a carton of milk.', /old man.*holding a carton of milk/u],
    ['Ana waves from the window.', /woman waving/u],
    ['She pulls a tooth out of her pocket.', /woman.*holding a tooth/u],
    ['They both laugh.', /woman laughing; an old man laughing/u],
  ])('shows who does what with what: %s', (note, expected) => {
    const [, second] = shown(
      ['What now?', 'Kitchen, morning; ANA, 40, stands there. JOE, 70, sits.', 'Ana'],
      ['And then?', note, 'Joe'],
    );
    expect(second).toMatch(expected);
    expect(second).toMatch(/In a kitchen, in the morning/u);
  });

  it.each([
    [
      'es',
      'Peluquería de barrio, mañana; NICO (6) coge el peine.',
      /boy.*hair comb.*In a barbershop, in the morning/u,
    ],
    [
      'de',
      'Wartezimmer beim Zahnarzt, Abend; NICO (6) liest eine Zeitung.',
      /boy.*newspaper.*In a waiting room, in the evening/u,
    ],
    [
      'nl',
      'Perron, vroege ochtend; Mist. NICO (6) eet.',
      /boy eating.*At a train station, in the morning, in fog/u,
    ],
    [
      'it',
      'Pronto soccorso, corridoio, notte; NICO (6) ride. Fuori piove.',
      /boy laughing.*at night, in rain/u,
    ],
  ])('reads headings and acts in other languages: %s', (language, note, expected) => {
    const [only] = planPictures(
      [scene(['Eh?'], { role: 'turn', note, speaker: 'Nico' })],
      { ...english, language, genre: 'script' },
      kindOf,
    ).map(describePlan);
    expect(only).toMatch(expected);
  });

  it('reads a title of courtesy as part of a name', () => {
    const [only] = shown([
      'Colour?',
      'Lost property office, night; MRS. PELL (60s) stamps a form.',
      'Mrs. Pell',
    ]);
    expect(only).toMatch(/old woman/u);
  });

  it('shows what somebody takes, where no body is drawn for how', () => {
    const [only] = shown([
      'It shrank.',
      'Laundry, night; FRANK (70s) pulls out a very small coat.',
      'Frank',
    ]);
    expect(only).toMatch(/old man.*small coat/u);
  });

  it('shows who speaks, where only its heading stands', () => {
    const [only] = shown(['It stopped in 1971.', 'Repair shop, night', 'Mr. Okoro']);
    expect(only).toMatch(/man/iu);
    expect(only).toMatch(/In a repair shop, at night/u);
  });

  it.each(['a wide shot of THE END', 'LOGO on black, day', 'a map of Wales'])(
    'takes no note of another kind for one of its own: %s',
    (note) => {
      const [only] = shown(['We close at six.', note, 'Nobody']);
      expect(only).not.toMatch(/person|man\b/u);
    },
  );
});
