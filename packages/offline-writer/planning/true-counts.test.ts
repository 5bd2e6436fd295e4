import { emptyPlan } from '@scenewright/contract/rules/picture-plan.ts';
import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { describe, expect, it } from 'vitest';
import { planPictures } from './plan-scene.ts';
import { english, kindOf, scene } from './testing/plan-lines.ts';

/** What the second line of a film shows. */
function shown(language: string, title: string, line: string): string {
  const film = { ...english, language, title };
  const plan = planPictures([scene([title]), scene([line])], film, kindOf)[1] ?? emptyPlan;
  return describePlan({ ...plan, quote: '' });
}

describe('how many of a thing are seen [SCRIPT-26]', () => {
  it.each([
    ['en', 'For the cat.', 'Put one of your worn jumpers in it.', /\ba worn jumper/iu],
    ['en', 'For the hike.', 'Pack two pairs of socks.', /four socks/iu],
    ['nl', 'Wandeltips.', 'Twee paar sokken in de tas.', /four socks/iu],
    ['nl', 'Wandeltips.', 'Twee paar laarzen.', /two wellington boots/iu],
    ['fr', 'Pour la balade.', 'Deux paires de chaussettes dans le sac.', /four socks/iu],
    ['it', 'Per la gita.', 'Due paia di calzini.', /four socks/iu],
    [
      'de',
      'Für die Wanderung.',
      'Zwei große Löffel und drei alte Stühle.',
      /two spoons.*three old chairs/iu,
    ],
    ['pl', 'Bukiet.', 'Dwa duże psy i trzy czarne koty.', /two dogs.*three black cats/iu],
  ])('is what the line says, in %s: %s %s', (language, title, line, right) => {
    expect(shown(language, title, line)).toMatch(right);
  });

  it.each([
    ['pl', 'Bukiet.', 'Z 5 róż bukiet dla babci.', /five|group/iu],
    [
      'de',
      'Fahrplan.',
      'Haltestelle 2 roter Briefkasten, Haltestelle 3 Spielplatz.',
      /two postboxes|three playgrounds/iu,
    ],
    ['nl', 'Schoolkamp.', 'Kamp groep 7 slaapzak en kussen.', /seven/iu],
    ['de', 'Für die Katze.', 'Leg einen der alten Pullover hinein.', /group of/iu],
  ])('is no number that another word has, in %s: %s %s', (language, title, line, wrong) => {
    expect(shown(language, title, line)).not.toMatch(wrong);
  });
});

describe('what a line only likens something to [SCRIPT-19]', () => {
  it.each([
    ['en', 'A peacock.', 'They lie in rows like a crate of eggs.', /egg/iu],
    ['en', 'A plait.', 'Take a triangle at the top like a slice of pizza.', /pizza/iu],
    ['en', 'My tortoise.', 'Size of a dinner plate, white paint dot on the back.', /plate/iu],
    ['en', 'Runner.', 'He ran off like a rabbit and hid in the shed.', /rabbit/iu],
    ['de', 'Der Pfau.', 'Sie liegen in Reihen wie Eier in einem Karton.', /egg|box/iu],
    ['es', 'El pavo real.', 'Están en filas como los huevos de una caja.', /egg|box/iu],
    ['fr', 'Le toit.', "Les tuiles sont posées comme les écailles d'un poisson.", /fish/iu],
  ])('is not seen, in %s: %s %s', (language, title, line, wrong) => {
    expect(shown(language, title, line)).not.toMatch(wrong);
  });

  it.each([
    ['en', 'My lunch.', 'I like a slice of pizza after the match.', /pizza/iu],
    ['en', 'My fishing.', 'I swung it like a bat and hooked the hat off his head.', /hat/iu],
  ])('is no thing that somebody likes, in %s: %s %s', (language, title, line, right) => {
    expect(shown(language, title, line)).toMatch(right);
  });
});

describe('what stands beside one of several prices [SCRIPT-20]', () => {
  it('is nothing that another one is of', () => {
    const line = 'Dining seats from $65, armchairs from $480, pick up free.';
    const film = { ...english, title: 'My upholstery shop', genre: 'pitch' as const };
    const [plan = emptyPlan] = planPictures([scene([line, 'Tue to sat 9 to 4.'])], film, kindOf);
    expect(plan.layout).toBe('money');
    expect(plan.subjects.map(({ what }) => what).join()).not.toMatch(/armchair/iu);
  });
});

describe('a colour that is told once [SCRIPT-27]', () => {
  const inFilm = (language: string, ...lines: string[]) =>
    planPictures(
      lines.map((line) => scene([line])),
      { ...english, language, title: 'A film' },
      kindOf,
    ).map((plan) => describePlan({ ...plan, quote: '' }));

  it.each([
    ['en', 'My blue radio played all night.', 'The radio lay in a sack.', /blue radio/iu],
    ['pt', 'Um rádio azul na mesa.', 'Dentro estava o rádio.', /blue radio/iu],
    ['fr', 'La vache brune broute.', 'La vache se couche.', /brown cow/iu],
  ])('is kept by its thing in later scenes, in %s: %s %s', (language, first, second, right) => {
    expect(inFilm(language, first, second)[1]).toMatch(right);
  });

  it('is none of a thing of which two are told', () => {
    const plans = inFilm(
      'en',
      'A red door stood open.',
      'A green door stood shut.',
      'The door creaks.',
    );
    expect(plans[2]).not.toMatch(/red|green/iu);
  });
});
