import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { emptyPlan } from '@scenewright/contract/rules/picture-plan.ts';
import { describe, expect, it } from 'vitest';
import { plan, shown } from './testing/drawn-of.ts';

/** What a plan of one thing shows. */
const shownOf = (what: string, dialogue?: string) =>
  shown(
    plan(
      describePlan({
        ...emptyPlan,
        subjects: [{ what, count: 1, doing: '', holding: '', feeling: '', look: '' }],
      }),
      dialogue,
    ),
  );

describe('what is drawn of states, and of places and things that films tell of', () => {
  it.each([
    ['fire station', 'fire-station'],
    ['red light', 'traffic-light-red'],
    ['green light', 'traffic-light-green'],
    ['frozen river', 'river-frozen'],
    ['stepping stone', 'stepping-stones'],
    ['thatched cottage', 'thatched-cottage'],
    ['signpost', 'signpost-walk'],
    ['stile', 'stile-steps'],
    ['dry stone wall', 'dry-stone-wall'],
    ['open bonnet', 'car-bonnet-open'],
    ['snow-covered car', 'car-under-snow'],
    ['windscreen', 'windscreen-wipers'],
    ['departure board', 'departure-board'],
    ['ticket machine', 'ticket-machine'],
    ['milk carton', 'milk-carton'],
    ['kitchen roll', 'kitchen-roll'],
    ["baker's peel", 'bakers-peel'],
    ['piping bag', 'piping-bag'],
    ['drinks can', 'drinks-can'],
    ['spray bottle', 'spray-bottle'],
    ['scrubbing brush', 'scrubbing-brush'],
    ['burnt kitchen', 'kitchen-burnt'],
    ['stocking', 'compression-stockings'],
    ['inhaler cap', 'inhaler-uncapped'],
    ['eye chart', 'eye-chart'],
    ['drip stand', 'drip-stand'],
    ['stretcher', 'ward-trolley'],
    ["dentist's chair", 'dentist-chair'],
    ['fairy light', 'fairy-lights'],
    ['dog bowl', 'pet-bowl'],
    ['pet carrier', 'pet-carrier'],
    ['cat flap', 'cat-flap'],
    ['dog bed', 'pet-bed'],
    ['football pitch', 'football-pitch'],
    ['tennis court', 'tennis-court'],
    ['running track', 'running-track'],
    ['red card', 'red-card'],
    ['yellow card', 'yellow-card'],
    ['half-knitted sock', 'sock-half-knitted'],
    ['bike chain', 'bike-chain'],
    ['oil can', 'oil-can'],
    ['tyre gauge', 'tyre-gauge'],
    ['key ring', 'bunch-of-keys'],
    ['easel', 'easel-canvas'],
    ['loft hatch', 'loft-hatch-ladder'],
    ['oak beam', 'beam-oak'],
    ['rotten beam', 'beam-rotten'],
    ['cement bag', 'cement-bag'],
    ['glove puppet', 'glove-puppet'],
    ['sawn log', 'log-sawn'],
    ['stained glass window', 'stained-window'],
    ['empty bottle', 'bottle-empty'],
    ['empty bowl', 'bowl-empty'],
    ['half-full glass', 'glass-half'],
    ['empty milk bottle', 'milk-bottle-empty'],
    ['open door', 'door-open'],
    ['open window', 'window-open'],
    ['open fridge', 'fridge-open'],
    ['empty fridge', 'fridge-empty'],
    ['blown-out candle', 'candle-out'],
    ['unlit lamp', 'lamp-off'],
    ['dark phone', 'phone-dark'],
    ['cracked phone', 'phone-cracked'],
    ['black screen', 'screen-dark'],
    ['closed laptop', 'laptop-closed'],
    ['broken mug', 'mug-broken'],
    ['broken plate', 'plate-broken'],
    ['broken window', 'window-broken'],
    ['broken fence', 'fence-broken'],
    ['broken chair', 'chair-broken'],
    ['flat tyre', 'tyre-flat'],
    ['burnt toast', 'toast-burnt'],
    ['burnt pan', 'pan-burnt'],
    ['mouldy bread', 'bread-mouldy'],
    ['bitten apple', 'apple-bitten'],
    ['peeled orange', 'orange-peeled'],
    ['peeled potato', 'potato-peeled'],
    ['clothes pile', 'clothes-pile'],
    ['muddy boot', 'boots-muddy'],
    ['carton of milk', 'milk-carton'],
    ['can of cola', 'drinks-can'],
    ['bunch of keys', 'bunch-of-keys'],
    ['bag of cement', 'cement-bag'],
    ['pile of clothes', 'clothes-pile'],
    ['half a glass of water', 'glass-half'],
    ['windscreen', 'windscreen-wipers'],
    ['stone wall', 'dry-stone-wall'],
  ])('%s', (what, name) => {
    expect(shownOf(what)).toEqual([name]);
  });

  it.each([
    ['bottle', 'empty', 'bottle-empty'],
    ['traffic light', 'red', 'traffic-light-red'],
    ['river', 'frozen', 'river-frozen'],
    ['mug', 'blue', 'mug'],
  ])('stands beside words in its state: %s, %s', (what, look, name) => {
    const subjects = [{ what, count: 1, doing: '', holding: '', feeling: '', look }];
    const told = { ...emptyPlan, layout: 'words' as const, quote: 'So it was.', subjects };
    expect(plan(describePlan(told)).board?.shows.map(({ art }) => art)).toEqual([`drawn-${name}`]);
  });

  it('shows in the rows of a list what they tell of', () => {
    const of = (what: string, look: string) => ({
      what,
      count: 1,
      doing: '',
      holding: '',
      feeling: '',
      look,
    });
    const items = ['Butelka jest pusta', 'Rzeka zamarzła'];
    const subjects = [of('bottle', 'empty'), of('river', 'frozen')];
    const told = { ...emptyPlan, layout: 'list' as const, items, subjects };
    const { board } = plan(describePlan(told), 'Butelka jest pusta. Rzeka zamarzła.');
    expect(board?.rows?.map((row) => row?.art)).toEqual([
      'drawn-bottle-empty',
      'drawn-river-frozen',
    ]);
  });

  it('hangs a stocking up at Christmas alone', () => {
    expect(shownOf('stocking', 'Fill the stocking on Christmas Eve.')).toEqual([
      'christmas-stocking-hung',
    ]);
  });

  it.each(['petrol station', 'golf bag', 'gift card'])(
    'is words where the phrase itself means another thing: %s',
    (what) => {
      expect(plan(`A ${what}.`).board).not.toBeNull();
    },
  );
});
