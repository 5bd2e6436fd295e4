import { describePlan, readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import { emptyPlan, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { describe, expect, it } from 'vitest';
import { planPictures } from '../plan-scene.ts';
import { english, kindOf, scene } from '../testing/plan-lines.ts';
import { handActs } from './hand-acts.ts';
import { named } from './thing-names.ts';

type Film = Partial<typeof english>;

const plansOf = (lines: readonly (string | readonly string[])[], film: Film) =>
  planPictures(
    lines.map((line) => scene(typeof line === 'string' ? [line] : line)),
    { ...english, genre: 'how-to', ...film },
    kindOf,
  );

/** What hands do in each picture of a film's scenes, with what they hold. */
const handsIn = (lines: readonly (string | readonly string[])[], film: Film = {}) =>
  plansOf(lines, film).map(({ later = [], ...opening }) =>
    [opening, ...later.map(({ shows }) => shows)]
      .flatMap(({ subjects }) => subjects)
      .filter(({ what }) => what === 'pair of hands')
      .map(({ doing, holding }) => (holding === '' ? doing : `${doing} | ${holding}`))
      .join('; '),
  );

const recipe: Film = { genre: 'recipe' };

describe('a line that tells hands what to do shows them at it [SCENE-27]', () => {
  it.each([
    ['Chop the onion finely.', 'chopping an onion'],
    ['Crack 4 eggs into the pan.', 'cracking eggs into a pan'],
    ['Pour the milk into a large bowl.', 'pouring milk into a large bowl'],
    ['You peel two potatoes first.', 'peeling potatoes'],
    ['Mash the potatoes with a fork.', 'mashing potatoes | a fork'],
    ['Squeeze half a lemon over it.', 'squeezing a lemon'],
    ['Rinse the tomatoes well.', 'rinsing tomatoes'],
    ['Knead the dough for ten minutes.', 'kneading dough'],
    ['Mix the wet ingredients first.', 'mixing ingredients'],
    ['Add two spoons of tea powder to the saucepan.', 'adding tea powder to a saucepan | a spoon'],
    ['Cover the bowl with a tea towel.', 'covering a bowl | a tea towel'],
    ['Cover the pot with a lid.', 'covering a pot'],
    ['Chop the herbs finely.', 'chopping herbs'],
    ['Bring the milk to the boil.', 'boiling milk'],
    ['Fry the onion until it is soft.', 'frying an onion'],
    ['Stir with one hand, fingers open like a claw.', 'mixing ingredients by hand'],
    ['Cut a deep cross.', 'cutting a cross'],
    ['Roll the dough into balls.', 'rolling balls'],
    ['Put the bread in the oven.', 'baking bread'],
    ['Turn the burgers over.', 'flipping burgers'],
    ['Drain the pasta.', 'draining pasta'],
    ['Wrap the bread in a tea towel.', 'wrapping bread | a tea towel'],
  ])('in a recipe: %s', (line, told) => {
    expect(handsIn([line], recipe)).toEqual([told]);
  });

  it.each([
    ['Turn the tap off.', 'turning off a tap'],
    ['Fold the towel in three.', 'folding a towel'],
    ['I wipe the table with a wet cloth.', 'wiping a table | a wet cloth'],
    ['Hammer a nail into the wall.', 'hammering a nail'],
    ['Sand the table with fine sandpaper.', 'sanding a table | sandpaper'],
    ['If the screw is loose, tighten it.', 'tightening a screw'],
    ['Cut the yarn with scissors.', 'cutting yarn | scissors'],
    ['Pick the tomatoes.', 'picking tomatoes'],
    ['Hang the shirt up.', 'hanging up a shirt'],
    ['Measure the door first.', 'measuring a door'],
    ['Unscrew the two plastic nuts by hand.', 'unscrewing plastic nuts'],
    ['Rub the grill bars with half a lemon.', 'rubbing grill bars | a half lemon'],
    ['Half a lemon, rub the grill bars.', 'rubbing grill bars | a half lemon'],
    ['Sharpen the knife on a whetstone.', 'sharpening a knife'],
    ['Wipe the window with a cloth.', 'wiping a window | a cloth'],
    ['Scrub the floor with a brush.', 'scrubbing a floor | a brush'],
    ['Take the cap off and shake the inhaler.', 'uncapping an inhaler'],
    ['Fit the inhaler into the back of the spacer.', 'inserting an inhaler into a spacer'],
    ['Wash the spacer once a week in warm soapy water.', 'washing a spacer in soapy water'],
    ['Turn the stocking inside out.', 'turning inside-out a stocking'],
    ['Put on your rubber gloves.', 'putting on rubber gloves'],
    ['Slide one lever under the tyre.', 'levering off a tyre | a tyre lever'],
    ['Roll the tyre back with your thumbs.', 'rolling back a tyre'],
    ['Loosen the wheel nuts with a spanner.', 'loosening wheel nuts | a spanner'],
    ['Flip the breaker back up.', 'pushing a breaker'],
    ['Lock the front door.', 'locking a front door'],
    ['Put the batteries into the torch.', 'inserting a battery into a torch'],
  ])('in a film of how something is done: %s', (line, told) => {
    expect(handsIn([line, 'That is all there is to it.'])[0]).toBe(told);
  });

  it.each([
    ['de', 'Die Zwiebel fein hacken.', 'chopping an onion'],
    ['de', 'Den Topf mit Stahlwolle schrubben.', 'scrubbing a saucepan | steel wool'],
    ['de', 'Milch in einen Topf gießen.', 'pouring milk into a saucepan'],
    ['de', 'Nicht umrühren!', ''],
    ['fr', 'Épluchez les carottes.', 'peeling carrots'],
    ['fr', 'On casse les œufs.', 'cracking eggs'],
    ['fr', 'Essuyez la table avec un chiffon.', 'wiping a table | a cloth'],
    ['fr', 'Ne coupez pas le pain.', ''],
    ['es', 'Corta la cebolla en trozos.', 'cutting an onion'],
    ['es', 'No cortes el pan.', ''],
    ['it', 'Versa il latte in una ciotola.', 'pouring milk into a bowl'],
    ['it', 'Impastate per dieci minuti.', 'kneading dough'],
    ['pt', 'Descasque as batatas.', 'peeling potatoes'],
    ['pt', 'Mexe em fogo baixo até desgrudar do fundo.', 'stirring a saucepan'],
    ['nl', 'Snijd de ui in stukjes.', 'cutting an onion'],
    ['nl', 'Veeg de tafel af.', 'wiping a table'],
    ['pl', 'Pokrój cebulę w kostkę.', 'cutting an onion'],
    ['pl', 'Jabłka kroimy w kostkę.', 'cutting an apple'],
    ['tr', 'Soğanı doğrayın.', 'chopping an onion'],
    ['tr', '4 yumurtayı tavaya kır.', 'cracking eggs into a frying pan'],
    ['de', 'Zwei Esslöffel Zucker zugeben.', 'adding sugar | a spoon'],
    ['tr', '2 çay kaşığı tuz ekle.', 'adding salt | a spoon'],
    ['de', 'Das Messer schärfen.', 'sharpening a knife'],
    ['fr', 'Aiguisez le couteau.', 'sharpening a knife'],
    ['es', 'Afila el cuchillo.', 'sharpening a knife'],
    ['it', 'Affila il coltello.', 'sharpening a knife'],
    ['pt', 'Afie uma faca.', 'sharpening a knife'],
    ['pl', 'Naostrz nóż.', 'sharpening a knife'],
    ['tr', 'Bıçağı bileyin.', 'sharpening a knife'],
    ['de', 'Das Fenster putzen.', 'wiping a window'],
    ['fr', 'Couvrez le bol.', 'covering a bowl'],
    ['es', 'Cuelga la camisa.', 'hanging a shirt'],
    ['nl', 'Pluk de appels.', 'picking apples'],
    ['de', 'Die Tür abschließen.', 'locking a door'],
    ['de', 'Die Frikadellen wenden.', 'flipping meatballs'],
    ['fr', 'Faites fondre le beurre.', 'melting butter'],
    ['es', 'Escurre las patatas.', 'draining potatoes'],
    ['it', 'Frulla la zuppa.', 'blending soup'],
    ['pt', 'Cozinhe as batatas.', 'cooking potatoes'],
    ['nl', 'Trek de kousen aan.', 'pulling on socks'],
    ['pl', 'Odcedź makaron.', 'draining pasta'],
    ['tr', 'Soğanı kavurun.', 'frying an onion'],
  ])('%s: %s', (language, line, told) => {
    expect(handsIn([line], { ...recipe, language })).toEqual([told]);
  });

  it.each([
    ['Breathe out gently until your lungs feel empty.', 'breathing out'],
    ['Put your lips round the mouthpiece.', 'inhaling from an inhaler'],
    ['Put the mask over the nose and mouth.', 'holding a mask over the nose and mouth'],
    ['Lie down on your back.', 'lying on the back'],
    ['Lay them down on their back.', 'lying on the back'],
    ['Bend your knees.', 'bending the knees'],
    ['Squeeze one drop into the eye.', 'putting drops into the eye'],
  ])('as a body, where a body does it: %s', (line, told) => {
    const [plan] = plansOf([line, 'That is all there is to it.'], {});
    expect(plan?.subjects.map(({ what, doing }) => `${what}: ${doing}`)).toEqual([
      `person: ${told}`,
    ]);
  });

  it('and nobody who only stands there where hands are not shown at it', () => {
    const [plan] = plansOf(['Pull the old inner tube out.', 'That is all there is to it.'], {});
    expect(plan?.subjects.map(({ what, doing }) => `${what}: ${doing}`)).toEqual(['inner tube: ']);
  });

  it('at what was spoken of before', () => {
    expect(
      handsIn([
        "How I saved my grandma's rusty skillet.",
        "Steel wool and a squirt of dish soap, scrub till it's gray. Yes soap is fine.",
      ]),
    ).toEqual(['', 'scrubbing a rusty skillet | steel wool']);
    expect(handsIn(['How I clean my white shoes.', 'Wipe with a wet cloth.'])[1]).toBe(
      'wiping white shoes | a wet cloth',
    );
  });

  it('and not at what nobody can tell', () => {
    expect(
      handsIn(['How I do my knife.', 'Soak the stone ten minutes.', 'Wipe it with a cloth.'])[2],
    ).toBe('');
  });
});

describe('hands are not shown', () => {
  it.each([
    "Don't stir the soup.",
    'Pick up the tomatoes.',
    'Pick a ripe mango.',
    'Cover the bowl with a happy song.',
    'Never peel a potato.',
    'Instead of cutting the onion, use a blender.',
    'The dough was kneaded by my mother.',
    'Water is boiling and oil is hot.',
    'Cut sugar from your diet.',
    'Beat traffic and leave early.',
    'Salt and pepper.',
    'Turn left at the church.',
    'Put it in the fridge overnight.',
    'Should you peel the potato?',
    'Dry it on the burner.',
    'Lift the lid of the meter box.',
    'Pour the milk down the drain.',
  ])('at what is not done by them: %s', (line) => {
    expect(handsIn([line], recipe)).toEqual(['']);
  });

  it('in a story, whose people are seen', () => {
    expect(handsIn(['I cut the bread and gave it to him.'], { genre: 'story' })).toEqual(['']);
  });

  it('where the film-maker is asked for no hands, and shown where only they are wished', () => {
    const line = 'Chop the onion finely.';
    expect(handsIn([line], { ...recipe, requests: ['No hands please.'] })).toEqual(['']);
    expect(handsIn([line], { ...recipe, requests: ["Don't show my face, hands only."] })).toEqual([
      'chopping an onion',
    ]);
  });
});

describe('what has to be read stays beside hands', () => {
  it('behind what is done before it', () => {
    const [plan] = plansOf(
      [['Open the valve.', '10 minutes, and our water bill was $212 last month.']],
      {},
    );
    expect(plan?.subjects[0]?.doing).toBe('opening a valve');
    expect(plan?.later?.map(({ shows }) => shows.figure?.value)).toEqual(['212']);
  });

  it('alone in a short scene', () => {
    const [plan] = plansOf(['Wipe the table, 5 times.'], {});
    expect(plan?.figure === null || plan?.later === undefined).toBe(true);
  });
});

it('tells each act in prose that reads back the same', () => {
  for (const { gerund, things, tools } of handActs.values())
    for (const noun of [...things].slice(0, 5)) {
      const doing = `${gerund} ${named({ noun, isPlural: false, look: '' })}`;
      const [tool = ''] = tools;
      const holding = tool === '' ? '' : named({ noun: tool, isPlural: false, look: '' });
      const hands = { what: 'pair of hands', count: 1, doing, holding, feeling: '', look: '' };
      const plan: PicturePlan = { ...emptyPlan, subjects: [hands] };
      expect(readDescription(describePlan(plan))).toEqual(plan);
    }
});
