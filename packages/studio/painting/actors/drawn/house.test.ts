import { describe, expect, it } from 'vitest';
import { plan, shown } from './testing/drawn-of.ts';

describe('what is drawn of things of the house', () => {
  it.each([
    ['Some steel wool.', 'steel-wool-pad'],
    ['A pair of rubber gloves.', 'rubber-gloves-pair'],
    ['Some washing-up liquid.', 'washing-up-bottle'],
    ['A squeegee.', 'window-squeegee'],
    ['A clothes airer.', 'clothes-airer'],
    ['A cistern.', 'cistern-open'],
    ['A toilet flapper.', 'cistern-open'],
    ['A shower head.', 'shower-head-on'],
    ['A meter box.', 'water-meter-box'],
    ['A sink trap.', 'sink-trap-bucket'],
    ['A door handle.', 'door-handle-lever'],
    ['A utility knife.', 'utility-knife-blade'],
    ['Some masking tape.', 'masking-tape-roll'],
    ['A wall plug.', 'wall-plugs-screws'],
    ['An angle grinder.', 'angle-grinder-sparks'],
    ['A paint tray.', 'paint-tray-roller'],
    ['A clay filter.', 'water-filter-clay'],
    ['A multimeter.', 'multimeter-probes'],
    ['A box of matches.', 'matchbox-open'],
    ['A hot water bottle.', 'hot-water-bottle-rubber'],
    ['A pin cushion.', 'pins-in-cushion'],
    ['A thimble.', 'thimble-silver'],
    ['Some wrapping paper.', 'wrapping-paper-rolls'],
    ['A gift bag.', 'gift-bag-tissue'],
    ['A friendship bracelet.', 'friendship-bracelet-woven'],
    ['A pair of earrings.', 'earrings-pair'],
    ['A shirt.', 'shirt-buttoned'],
    ['A pair of pyjamas.', 'pyjamas-set'],
    ['A nightie.', 'nightdress-hung'],
    ['A dressing gown.', 'dressing-gown-hung'],
  ])('%s', (description, name) => {
    expect(shown(plan(description))).toEqual([name]);
  });
});
