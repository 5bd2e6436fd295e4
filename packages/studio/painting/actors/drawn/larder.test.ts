import { describe, expect, it } from 'vitest';
import { plan, shown } from './testing/drawn-of.ts';

describe('what is drawn of a larder and of what is made of it', () => {
  it.each([
    ['Some pancake batter.', 'batter-bowl'],
    ['Three beaten eggs.', 'beaten-eggs'],
    ['A rolled-out dough.', 'dough-rolled'],
    ['A ball of dough.', 'dough-ball'],
    ['A chopped onion.', 'onion-chopped'],
    ['A sliced tomato.', 'tomato-sliced'],
    ['Some melted chocolate.', 'chocolate-melted'],
    ['Some melted butter.', 'butter-melted'],
    ['Some grated cheese.', 'cheese-grated'],
    ['Some mashed potatoes.', 'potato-mash'],
    ['Two mashed bananas.', 'banana-mash'],
    ['A filled tin.', 'cake-mix-in-tin'],
    ['A wire rack.', 'cooling-rack'],
    ['A stack of plates.', 'plates-stacked'],
    ['Dirty dishes.', 'dishes-dirty'],
    ['Some cocoa powder.', 'cocoa-tin'],
    ['Some brown sugar.', 'brown-sugar-bowl'],
    ['A tin of condensed milk.', 'condensed-milk-tin'],
    ['Some golden syrup.', 'syrup-tin'],
    ['A jug of milk.', 'milk-filled-jug'],
    ['A jar of oats.', 'oat-jar'],
    ['A cracked egg.', 'egg-cracked'],
    ['A wedge of lemon.', 'lemon-wedges'],
    ['Two cloves of garlic.', 'garlic-cloves'],
    ['A bunch of coriander.', 'coriander-bunch'],
    ['Some spring onions.', 'spring-onions'],
    ['A bell pepper.', 'bell-pepper'],
    ['Some soy sauce.', 'soy-sauce-bottle'],
    ['A box of eggs.', 'egg-box'],
    ['Popcorn kernels.', 'corn-kernels'],
    ['A tava.', 'tava-griddle'],
    ['A paratha.', 'paratha-plate'],
    ['A masala dosa.', 'dosa-plate'],
    ['Four idlis.', 'idli-plate'],
    ['Some laddoos.', 'laddoo-plate'],
    ['A puff-puff.', 'dough-balls-fried'],
    ['Some oliebollen.', 'dough-balls-sugared'],
  ])('%s', (description, name) => {
    expect(shown(plan(description))).toEqual([name]);
  });
});
