import { describe, expect, it } from 'vitest';
import { readHands } from './read-act.ts';

describe('an act is read as what hands do [SCENE-26]', () => {
  it.each([
    ['uncapping an inhaler', '', 'uncap'],
    ['shaking an inhaler', '', 'shake'],
    ['pressing an inhaler', '', 'push-top'],
    ['pulling on a stocking', '', 'pull-on'],
    ['putting on rubber gloves', '', 'glove'],
    ['turning inside-out a stocking', '', 'inside-out'],
    ['inserting an inhaler into a spacer', '', 'insert'],
    ['taping a box', '', 'tape'],
    ['fastening a seat belt', '', 'fasten'],
    ['locking a door', '', 'turn-key'],
    ['levering off a tyre', 'a tyre lever', 'tyre'],
    ['rolling back a tyre', '', 'tyre'],
    ['pumping up a tyre', '', 'pump'],
    ['cutting a cross', 'a knife', 'score'],
    ['poking dough', '', 'poke'],
    ['stretching dough', '', 'stretch'],
    ['rolling meatballs', '', 'roll-ball'],
    ['mixing dough by hand', '', 'hand-mix'],
    ['mixing flour', '', 'stir'],
    ['flipping pancakes', '', 'flip'],
    ['baking bread', '', 'bake'],
    ['lighting a candle', '', 'light'],
    ['draining pasta', '', 'drain'],
    ['opening a door', '', 'handle'],
    ['knocking on a door', '', 'knock'],
    ['tightening a bolt', 'a spanner', 'wrench'],
    ['wringing out a cloth', '', 'wring'],
    ['counting coins', '', 'count'],
    ['lacing shoes', '', 'lace'],
    ['frying onions', '', 'cook'],
    ['melting butter', '', 'cook'],
    ['boiling potatoes', '', 'cook'],
    ['blending soup', '', 'blend'],
    ['washing a cup in soapy water', '', 'suds'],
    ['sawing a plank', '', 'saw'],
    ['drilling a hole', '', 'drill'],
    ['applying glue', '', 'glue'],
    ['sticking on a plaster', '', 'skin'],
    ['rubbing in cream', '', 'skin'],
    ['pushing a breaker', '', 'press'],
  ])('%s, %s: %s', (doing, holding, motion) => {
    expect(readHands(doing, holding)?.motion).toBe(motion);
  });

  it('and not where a thing goes into what it does not fit', () => {
    expect(readHands('inserting a battery into a spoon', '')).toBeNull();
    expect(readHands('inserting a battery', '')).toBeNull();
  });
});
