import { describe, expect, it } from 'vitest';
import { plan, shown } from './testing/drawn-of.ts';

describe('what is drawn of dishes and of what they are made with', () => {
  it.each([
    ['Some jollof rice.', 'jollof-rice'],
    ['Some lemon rice.', 'lemon-rice-plate'],
    ['An arepa.', 'arepa-filled'],
    ['Some pesto.', 'pesto-jar'],
    ['A simit.', 'simit-ring'],
    ['Some baklava.', 'baklava-tray'],
    ['Yorkshire puddings.', 'yorkshire-puddings'],
    ['A crumpet.', 'crumpets-plate'],
    ['A rhubarb crumble.', 'crumble-dish'],
    ['A soda bread.', 'soda-bread'],
    ['A banana bread.', 'loaf-cake-sliced'],
    ['A Sunday roast.', 'roast-dinner'],
    ['A schnitzel.', 'schnitzel-plate'],
    ['Some churros.', 'churros-cup'],
    ['Two slices of bread.', 'bread-sliced'],
    ['A cheese toastie.', 'toastie-halves'],
    ['Some whipped cream.', 'cream-whipped'],
    ['A smoothie.', 'smoothie-glass'],
    ['A bamboo steamer.', 'bamboo-steamer'],
    ['Two sausages.', 'sausages-grilled'],
    ['A biryani.', 'biryani-pot'],
    ['Scrambled eggs.', 'eggs-scrambled'],
    ['An oven glove.', 'oven-gloves-quilted'],
    ['Some mussels.', 'mussels-bowl'],
    ['A fruit salad.', 'fruit-salad-bowl'],
    ['Half a coconut.', 'coconut-halves'],
    ['A paper cup.', 'paper-cup-takeaway'],
    ['Some chicken thighs.', 'chicken-pieces-raw'],
    ['A hand mixer.', 'hand-mixer-beaters'],
    ['A set of measuring spoons.', 'measuring-spoons-ring'],
    ['Some baking soda.', 'baking-powder-tin'],
    ['An ice cream scoop.', 'ice-cream-scoop-full'],
    ['A granola bar.', 'granola-bar-open'],
    ['A carton of juice.', 'juice-carton-straw'],
    ['A thali.', 'thali-plate-steel'],
    ['A crêpe.', 'crepes-folded'],
    ['A vada pav.', 'vada-pav-bun'],
  ])('%s', (description, name) => {
    expect(shown(plan(description))).toEqual([name]);
  });
});
