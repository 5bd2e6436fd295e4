import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { emptyPlan, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { describe, expect, it } from 'vitest';
import { plan, shown } from './testing/drawn-of.ts';

describe('what is drawn of papers, signs and fronts', () => {
  it.each([
    ['A calendar.', 'spiral-calendar'],
    ['A wall calendar.', 'wall-calendar'],
    ['A contract.', 'contract-signed'],
    ['An application form.', 'form-with-boxes'],
    ['A tax return.', 'tax-form-coins'],
    ['A payslip.', 'payslip-and-note'],
    ['A prescription.', 'prescription-and-pills'],
    ['A menu.', 'menu-card'],
    ['An invoice.', 'bill-to-pay'],
    ['An electricity bill.', 'bill-to-pay'],
    ['A restaurant bill.', 'restaurant-bill'],
    ['A public notice.', 'pinned-notice'],
    ['A leaflet.', 'folded-leaflet'],
    ['A poster.', 'concert-poster'],
    ['A library card.', 'library-card'],
    ['A parcel label.', 'parcel-label'],
    ['An exam paper.', 'marked-paper'],
    ['A document.', 'page-facing-up'],
    ['A receipt.', 'receipt'],
    ['A question mark.', 'red-question-mark'],
    ['A speech bubble.', 'speech-bubble'],
    ['A thought bubble.', 'thought-bubble'],
    ['A map pin.', 'map-pin'],
    ['A closed sign.', 'closed-sign'],
    ['An open sign.', 'open-sign'],
    ['A for-sale sign.', 'for-sale-sign'],
    ['A rosette.', 'prize-rosette'],
    ['A theatre curtain.', 'stage-curtain'],
    ['A heart monitor.', 'heart-monitor'],
    ['An epipen.', 'auto-injector'],
    ['A shipping container.', 'shipping-container'],
    ['A cinema.', 'cinema-front'],
    ['A meeting table.', 'boardroom-table'],
    ['A shop counter.', 'shop-counter'],
    ['A farm.', 'farm-yard'],
    ['A wind farm.', 'wind-turbine'],
    ['A sauna.', 'sauna-cabin'],
    ['A dart.', 'dart-flying'],
    ['A brake lever.', 'bike-brake-lever'],
    ['A film reel.', 'film-reel'],
    ['An eraser.', 'eraser-rubber'],
    ['A chainsaw.', 'chainsaw'],
    ['A snowboard.', 'snowboard-plain'],
    ['A cookbook.', 'cookbook'],
    ['A warship.', 'warship-grey'],
    ['A country road.', 'winding-road'],
    ['A cracked wall.', 'wall-cracked'],
    ['A german shepherd.', 'german-shepherd'],
    ['A dictionary.', 'dictionary-thick'],
    ['A billboard.', 'billboard-panel'],
    ['A rubber stamp.', 'rubber-stamp'],
    ['A cowboy hat.', 'cowboy-hat'],
    ['A blueprint.', 'blueprint-roll'],
    ['A hurdle.', 'hurdle-bar'],
    ['A magazine.', 'magazine-glossy'],
    ['A prison cell.', 'prison-bars'],
    ['A highlighter.', 'highlighter-pen'],
    ['A skipping rope.', 'skipping-rope'],
    ['A drawing compass.', 'drawing-compass'],
    ['A cheque.', 'cheque-signed'],
    ['A crossword.', 'crossword-grid'],
    ['A cigarette lighter.', 'cigarette-lighter'],
    ['A power button.', 'power-button'],
    ['A speed limit sign.', 'speed-limit-sign'],
    ['An information sign.', 'information-sign'],
    ['An MRI scanner.', 'mri-scanner'],
    ['An apple core.', 'apple-core'],
    ['A banana peel.', 'banana-peel'],
    ['A fly swatter.', 'fly-swatter'],
    ['A baseball glove.', 'baseball-glove'],
    ['Some broken glass.', 'glass-broken'],
    ['A percent sign.', 'percent-sign'],
    ['A quotation mark.', 'quotation-marks'],
    ['A line chart.', 'chart-increasing'],
  ])('%s', (description, name) => {
    expect(shown(plan(description))).toEqual([name]);
  });

  it.each(['A fish farm.', 'A server farm.', 'A gift card.', 'A family tree.', 'A boxing ring.'])(
    'is words where the phrase itself means another thing: %s',
    (description) => {
      expect(plan(description).board).not.toBeNull();
    },
  );

  const named = (what: string) => [
    { what, count: 1, doing: '', holding: '', feeling: '', look: '' },
  ];
  const beside = (told: Partial<PicturePlan>) =>
    plan(describePlan({ ...emptyPlan, ...told })).board?.shows.map(({ art }) => art);

  it('stands beside words where it leads no scene', () => {
    const quote = 'Out at sea by five.';
    expect(beside({ layout: 'words', quote, subjects: named('harbour') })).toEqual([
      'drawn-harbour-boats',
    ]);
  });

  it('is no second calendar beside that of a date', () => {
    const quote = 'Out by the first.';
    expect(beside({ layout: 'words', quote, subjects: named('calendar') })).toEqual([
      'spiral-calendar',
    ]);
    expect(
      beside({ layout: 'calendar', date: 'Saturday 4 April', subjects: named('calendar') }),
    ).toEqual([]);
  });
});
