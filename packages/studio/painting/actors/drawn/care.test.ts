import { describe, expect, it } from 'vitest';
import { plan, shown } from './testing/drawn-of.ts';

describe('what is drawn of what is worn and of care', () => {
  it.each([
    ['A pair of sandals.', 'sandals-pair'],
    ['A school tie.', 'school-tie-striped'],
    ['A French plait.', 'hair-plait-back'],
    ['A hair tie.', 'hair-ties-set'],
    ['A kurta.', 'kurta-embroidered'],
    ['A pair of shoelaces.', 'shoelaces-pair'],
    ['Some shoe polish.', 'shoe-polish-brush'],
    ['A pair of tweezers.', 'tweezers-steel'],
    ['A pair of nail clippers.', 'nail-clippers-open'],
    ['Some dental floss.', 'dental-floss-box'],
    ['A cotton bud.', 'cotton-buds-pot'],
    ['A lip balm.', 'lip-balm-stick'],
    ['Some vaseline.', 'vaseline-jar'],
    ['A hearing aid.', 'hearing-aid-behind-ear'],
    ['Some dentures.', 'dentures-set'],
    ['A blood pressure monitor.', 'blood-pressure-cuff'],
    ['A car seat.', 'baby-car-seat'],
    ['A baby sling.', 'baby-sling-carrier'],
    ['A Moses basket.', 'moses-basket-stand'],
    ['Some baby wipes.', 'baby-wipes-pack'],
    ['A hair straightener.', 'hair-straighteners-pair'],
    ['Some shaving foam.', 'shaving-foam-razor'],
    ['Some cough syrup.', 'medicine-bottle-spoon'],
    ['A paper straw.', 'drinking-straws-glass'],
    ['A market scale.', 'dial-scale-market'],
    ['A clothes rail.', 'clothes-rail-full'],
    ['An aerosol.', 'spray-can-paint'],
    ['A doorstop.', 'doorstop-wedge'],
    ['A silk saree.', 'sari'],
    ['A cartridge gun.', 'sealant-gun'],
  ])('%s', (description, name) => {
    expect(shown(plan(description))).toEqual([name]);
  });
});
