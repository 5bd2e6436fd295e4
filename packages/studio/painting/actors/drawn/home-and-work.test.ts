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

describe('what is drawn of things at home, at work and of a body', () => {
  it.each([
    ['rubber washer', 'rubber-washer'],
    ['tap knob', 'tap-knob-cap'],
    ['garden tap', 'garden-tap'],
    ['sink plug', 'sink-plug-chain'],
    ['schuko socket', 'socket-schuko'],
    ['brazilian socket', 'socket-round-holes'],
    ['travel adapter', 'travel-adapter'],
    ['fuse', 'fuse-cartridge'],
    ['door bolt', 'door-bolt-slide'],
    ['latch', 'gate-latch'],
    ['doorknob', 'door-knob-round'],
    ['gas meter', 'gas-meter'],
    ['cracked ceiling', 'ceiling-cracked'],
    ['ceiling', 'ceiling-lamp-room'],
    ['wall hole', 'wall-hole'],
    ['skylight', 'skylight-window'],
    ['lampshade', 'lamp-shade'],
    ['desk lamp', 'desk-lamp'],
    ['floor lamp', 'floor-lamp'],
    ['coat rack', 'coat-rack-wall'],
    ['shoe last', 'shoe-last'],
    ['shoe sole', 'shoe-sole-plain'],
    ['worn sole', 'shoe-sole-hole'],
    ['leather boot', 'boots-leather-old'],
    ['broken heel', 'heel-broken'],
    ['bike pedal', 'bike-pedal'],
    ['handlebar', 'handlebars-bike'],
    ['bicycle brake', 'bike-rim-brake'],
    ['headset', 'headset-mic'],
    ['card reader', 'card-terminal'],
    ['cash box', 'cash-box'],
    ['petrol can', 'petrol-can'],
    ['knee', 'knee-bent'],
    ['elbow', 'elbow-bent'],
    ['bare foot', 'foot-bare'],
    ['toe', 'toes-of-foot'],
    ['wrist', 'wrist-hand'],
    ['thumb', 'thumb-held-up'],
    ['index finger', 'finger-held-up'],
    ['neck', 'neck-from-behind'],
    ['shoulder', 'shoulder-bare'],
    ['throat', 'throat-open-collar'],
    ['human eye', 'eye-with-brow'],
    ['tongue tip', 'mouth-tongue-out'],
    ['hem', 'hem-stitched'],
    ['seam', 'seam-open'],
    ['sock hole', 'sock-hole'],
    ['darning mushroom', 'darning-mushroom'],
    ['patched jeans', 'jeans-patch'],
    ['bracelet', 'bracelet-gold'],
    ['brooch', 'brooch-flower'],
    ['tights', 'tights-pair'],
    ['hair clip', 'hair-clip-claw'],
    ['eye drop', 'eye-drops-bottle'],
    ['ice pack', 'ice-pack-blue'],
    ['oxygen mask', 'oxygen-mask-tube'],
    ['contact lens', 'contact-lens-case'],
    ['wooden spoon', 'wooden-spoon'],
    ['jar lid', 'jar-lid-screw'],
    ['bread bin', 'bread-bin-roll'],
    ['bottle opener', 'bottle-opener-caps'],
    ['potato masher', 'potato-masher'],
    ['sardine tin', 'sardine-tin-open'],
    ['furniture', 'furniture-set'],
    ['nightstand', 'nightstand'],
    ['coffee table', 'coffee-table-low'],
    ['cuckoo clock', 'cuckoo-clock-wall'],
    ['grandfather clock', 'grandfather-clock'],
    ['toilet seat', 'toilet-seat'],
    ['toilet brush', 'toilet-brush-set'],
    ['stairgate', 'stairgate'],
    ['welding mask', 'welding-mask'],
    ['ear defender', 'ear-defenders-pair'],
    ['metal file', 'metal-file'],
    ['lathe', 'lathe-machine'],
    ['generator', 'generator-petrol'],
    ['shop window', 'shop-window-lit'],
    ['sink', 'kitchen-sink'],
    ['switch', 'light-switch'],
    ['linen sheet', 'fitted-sheet'],
    ['valve', 'stopcock'],
    ['window pane', 'window'],
    ['cracked window pane', 'window-broken'],
    ['banister', 'staircase'],
    ['cash till', 'cash-register'],
    ['gas cylinder', 'gas-bottle'],
    ['pocket lighter', 'cigarette-lighter'],
    ['shower', 'shower-cubicle'],
    ['tin of sardines', 'sardine-tin-open'],
  ])('%s', (what, name) => {
    expect(shownOf(what)).toEqual([name]);
  });

  it.each([
    ['socket', 'In Brasilien passt der Stecker nicht in die Steckdose.', 'socket-schuko'],
    ['socket', 'A tomada em São Paulo tem três furos, e o plugue não cabe.', 'socket-round-holes'],
    ['socket', 'The socket behind the sofa is dead.', 'wall-socket'],
    ['brake', 'The brake of my bike squeals in the rain.', 'bike-rim-brake'],
    ['brake', 'The car pulls to the left when I touch the brake.', 'disc-brake'],
    ['sole', 'The sole has a hole as big as a coin.', 'shoe-sole-hole'],
    ['sole', 'The sole has come off.', 'shoe-sole-plain'],
    ['tap', 'Screw the hose onto the tap.', 'garden-tap'],
    ['tap', 'The tap drips all night.', 'tap'],
  ])('as its line tells of it: %s, %s', (what, dialogue, name) => {
    expect(shownOf(what, dialogue)).toEqual([name]);
  });

  it.each(['water table', 'coal seam', 'glass ceiling'])('as nothing else: %s', (what) => {
    expect(plan(`A ${what}.`).board).not.toBeNull();
  });
});
