import { describePlan, readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import { describe, expect, it } from 'vitest';
import type { FilmInput } from '../plan-context.ts';
import { planPictures } from '../plan-scene.ts';
import { english, kindOf, scene } from '../testing/plan-lines.ts';

const film = (language: string, more: Partial<FilmInput> = {}): FilmInput => ({
  ...english,
  title: '',
  language,
  ...more,
});

const told = (...[scenes, input]: [Parameters<typeof planPictures>[0], FilmInput]) =>
  planPictures(scenes, input, kindOf).map(describePlan);

describe('a film of another language', () => {
  it('draws what its lines say and sets the others as type', () => {
    const lines = [
      'La abuela amasa el pan en la cocina.',
      'Tres gatos duermen.',
      'Así fue siempre.',
    ];
    expect(
      told(
        lines.map((line) => scene([line])),
        film('es'),
      ),
    ).toEqual([
      'A grandmother kneading bread. In a kitchen.',
      'Three cats sleeping.',
      'The words “Así fue siempre.”.',
    ]);
  });

  it('shows a note with its own words, and reads the same plan back', () => {
    const scenes = [scene(['Une huile prend feu.'], { note: 'La femme rit. Lueur orange.' })];
    const [plan] = planPictures(scenes, film('fr'), kindOf);
    expect(plan?.subjects).toMatchObject([
      { what: 'woman', doing: 'laughing', look: 'La femme rit, Lueur orange' },
    ]);
    expect(plan && readDescription(describePlan(plan))).toEqual(plan);
  });

  it('shows nothing that its maker does not want to see', () => {
    const scenes = [scene(['Le api volano sul fiore e un orso le guarda.'])];
    const [prose = ''] = told(scenes, film('it', { requests: ['Niente orsi, per favore.'] }));
    expect(prose).toMatch(/bee/u);
    expect(prose).toMatch(/no bears/iu);
    expect(prose).not.toMatch(/a bear/iu);
  });

  it('shows what it is about where its lines name it, and not three times in turn [SCRIPT-10]', () => {
    const lines = ['Der Leuchtturm ist alt.', 'Zum Leuchtturm geht ein Weg.', 'Es war still.'];
    const plans = planPictures(
      lines.map((line) => scene([line])),
      film('de', { title: 'Der Leuchtturm' }),
      kindOf,
    );
    expect(plans.map(({ subjects }) => subjects[0]?.what)).toEqual([
      ...['lighthouse', 'lighthouse'],
      undefined,
    ]);
    expect(plans.map(({ layout }) => layout)).toEqual(['scene', 'scene', 'words']);
  });

  it.each([
    [
      'fr',
      'Je lance mon truc : Plume & Rustine, je répare les parapluies.',
      /feather/u,
      /umbrella/u,
    ],
    ['it', 'Gatto & Volpe, ripariamo le scarpe in via Mazzini.', /\bcat\b|fox/u, /shoe/u],
    ['nl', 'Boek & Kaars, wij verkopen lampen.', /book|candle/u, /lamp/u],
  ])('draws no name of a business, %s [SCRIPT-17]', (language, line, name, thing) => {
    const [prose = ''] = told([scene([line])], film(language));
    const shown = prose.replaceAll(/“[^”]*”/gu, '');
    expect(shown).not.toMatch(name);
    expect(shown).toMatch(thing);
  });

  it('keeps of what an amount is where the amount does not say it', () => {
    const scenes = [scene(['Koper z baldachami, 2 sztuki.'], { role: 'step', kind: 'ingredient' })];
    const [plan] = planPictures(scenes, film('pl', { genre: 'recipe' }), kindOf);
    expect(`${plan?.quote} ${plan?.items.join(' ')}`).toMatch(/Koper/u);
  });

  it('has both ends of hours that are joined by à', () => {
    const scenes = [scene(['Ouvert le samedi de 14h à 18h30.'])];
    expect(planPictures(scenes, film('fr'), kindOf)[0]).toMatchObject({
      from: 'Samedi, 14h',
      to: '18h30',
    });
  });

  it('leaves a quiz its answer', () => {
    const scenes = [scene(['¿Qué animal ladra?', 'El perro.'], { role: 'question' })];
    const [plan] = planPictures(scenes, film('es', { genre: 'quiz' }), kindOf);
    expect(plan).toMatchObject({ layout: 'question-answer', subjects: [] });
  });
});
