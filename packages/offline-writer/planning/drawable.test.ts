import { describe, expect, it } from 'vitest';
import { isDrawable, isThere } from './drawable.ts';
import { planPictures } from './plan-scene.ts';
import { english, kindOf, plan, scene } from './testing/plan-lines.ts';

const named = (line: string) => plan(line).subjects.map(({ what }) => what);

describe('what a painter surely has', () => {
  it.each([
    ['bell', true],
    ['group of trumpets', true],
    ['steam locomotive', true],
    ['warp', false],
    ['loom', true],
    ['heddle', false],
    ['drawer', true],
    ['loom shed', true],
    ['loom gantry', false],
  ])('%s: %s', (what, known) => {
    expect(isDrawable(what)).toBe(known);
  });

  it.each([
    ['My aunt keeps her wedding ring in a jar.', 'wedding ring'],
    ['A tenant asked for a book about damp.', 'book'],
    ['It was our warden, who had parked her van on the verge.', 'van'],
    ['The back door sticks, and the radio only gets Radio 4.', 'radio'],
    ['I had to look for my glasses.', 'glasses'],
    ['Hand me the scissors.', 'scissors'],
    ['The Mill Lane village tractor is loud.', 'tractor'],
    ['The car boot shuts with a click.', 'car boot'],
    ['A soldering iron mends it.', 'soldering iron'],
    ['My walking stick is oak.', 'walking stick'],
    ['An inflatable ring drifts out.', 'inflatable ring'],
    ['The inner tube has a hole.', 'inner tube'],
    ['The polling station is at the village hall.', 'polling station'],
    ['The hearing aid whistled.', 'hearing aid'],
    ['A bouncy castle stands in the street.', 'bouncy castle'],
    ['Saturn would float in a bathtub.', 'saturn'],
    ['Jupiter is the biggest planet of all.', 'jupiter'],
    ['The lift is out of order until Friday.', 'lift'],
    ['The letter lay in a drawer for forty years.', 'letter'],
    ['The nuthatch walks down the tree head first.', 'nuthatch'],
    ['Turn the tortilla with the potatoes on a plate.', 'spanish omelette'],
    ['The church choir sings at ten.', 'choir'],
  ])('is seen where a line names it: %s', (line, what) => {
    const all = [...named(line), ...plan(line).subjects.map(({ doing }) => doing)].join(' | ');
    expect(all).toContain(what);
  });

  it.each([
    ['The organ has forty dead keys and one dog.', /\bkeys?\b/u],
    ['A mouse for your computer needs a battery.', /^mouse/u],
    ['She plants garlic in the raised bed of the garden.', /(?<!garden )\bbed\b/u],
    ['Roast the duck in the oven with an orange.', /\bduck\b/u],
    ['The bell on Bell 7 is cracked.', /^Bell$/u],
    ['The company has a chain of restaurants.', /chain/u],
    ['The tower of Pisa leans.', /tower/u],
    ['Her nails were painted red.', /nail/u],
    ['The wall of the kitchen is damp.', /wall/u],
    ['Venus Williams won again.', /venus/iu],
    ['Mercury rises in the thermometer.', /mercury/iu],
    ['She gave me a lift home.', /lift/u],
    ['I got a letter from the council about the bins.', /letter/u],
    ['The cardinal voted in Rome.', /cardinal/u],
  ])('is not seen where it means another thing: %s', (line, wrong) => {
    for (const what of named(line)) expect(what).not.toMatch(wrong);
  });
});

it.each([
  ['A kite is a bit like opening an umbrella.', /opening/u],
  ['Pour in the baking soda.', /^(?:a |some )?soda$/u],
])('compares or mixes, and shows nobody who does another thing: %s', (line, wrong) => {
  for (const { what, doing } of plan(line).subjects) {
    expect(what).not.toMatch(wrong);
    expect(doing).not.toMatch(wrong);
  }
});

describe('the thing of a film', () => {
  const film = (title: string, ...lines: string[]) =>
    planPictures(
      lines.map((line) => scene([line])),
      { ...english, title },
      kindOf,
    ).map(({ layout, subjects }) =>
      [layout === 'scene' ? [] : layout, subjects.map(({ what }) => what)].flat().join(', '),
    );

  it('stands beside words at most twice in turn [SCRIPT-10]', () => {
    const shown = film(
      'How to tune a banjo',
      'It is easier than you think.',
      'Patience is most of it.',
      'Nothing happens for a while.',
      'Trust takes a year.',
      'And that is all.',
    );
    expect(shown[0]).toBe('banjo');
    for (let at = 2; at < shown.length; at += 1)
      expect(shown.slice(at - 2, at + 1).every((each) => each.includes('banjo'))).toBe(false);
  });

  it('is in the last picture where a pronoun means it', () => {
    const shown = film(
      'How to tune a banjo',
      'Patience is most of it.',
      'Nothing happens for a while.',
      'Nobody else may touch the banjo.',
      'Then it is yours.',
    );
    expect(shown.at(-1)).toContain('banjo');
  });

  it.each([
    ['Reluctant sale: old canoe, one owner', 'canoe'],
    ['Hill rescue helicopter grounded', 'helicopter'],
  ])('is known from a headline without articles: %s', (title, what) => {
    expect(film(title, 'It is over.', 'Nobody minds.', 'It was time.')[0]).toContain(what);
  });
});

describe('what a sentence says is gone', () => {
  it.each([
    ['ring', 'My ring was suddenly gone.'],
    ['keys', 'I lost my keys at the quarry.'],
    ['milk', 'He drinks it without milk.'],
    ['gum', 'We sell gum-free sweets.'],
    ['umbrella', 'Don’t take the big umbrella.'],
    ['ladder', "You won't need a ladder."],
  ])('%s: %s', (what, sentence) => {
    expect(isThere(what, sentence)).toBe(false);
  });

  it.each([
    ['ring', 'My ring lies in a jar.'],
    ['keys', 'The keys hang beside the freezer.'],
    ['ladder', 'The ladder stands at the barn, and nobody is missing.'],
  ])('is nothing here: %s: %s', (what, sentence) => {
    expect(isThere(what, sentence)).toBe(true);
  });
});
