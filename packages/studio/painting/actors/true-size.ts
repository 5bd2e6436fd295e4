import { drawnThings } from './drawn/catalogue.ts';
import { stagingOf, type Staging } from './staging.ts';

/** How long an animal or a thing is beside a standing adult, by its longer side. Small ones are shown somewhat larger. */
const sizes: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:ant|honeybee|beetle|lady-beetle|fly|mosquito|snail|worm|caterpillar|cricket|spider|butterfly|scorpion|bug)/,
    0.18,
  ],
  [
    /^(?:mouse|rat|hamster|frog|crab|hatching-chick|baby-chick|front-facing|hedgehog|chipmunk|bat|bird)/,
    0.24,
  ],
  [
    /^(?:cat|black-cat|rabbit|chicken|rooster|duck|dove|parrot|owl|turtle|lizard|snake|skunk|beaver|otter)/,
    0.34,
  ],
  [
    /^(?:dog|poodle|guide-dog|service-dog|fox|ewe|goat|ram|penguin|goose|swan|turkey|eagle|peacock|badger|raccoon|flamingo|monkey|koala)/,
    0.5,
  ],
  [/^(?:pig|wolf|kangaroo|panda|boar|gorilla|orangutan|crocodile|seal|leopard)/, 0.75],
  [
    /^(?:horse|cow|ox|deer|bear|polar-bear|lion|tiger|camel|two-hump|donkey|llama|moose|zebra|water-buffalo|bison|unicorn|robot|snowman|dolphin|shark)/,
    1.05,
  ],
  [/^(?:elephant|giraffe|rhino|hippo|mammoth|dragon|t-rex|sauropod|whale|spouting)/, 1.5],
  [/^(?:bicycle|motor-scooter|motorcycle|kick-scooter|shopping-cart|baby-carriage)/, 0.8],
  [
    /^(?:bus|trolley|articulated|fire-engine|tractor|locomotive|delivery|ambulance|train|tram|rail)/,
    1.6,
  ],
  [/(?:tree|painted-lighthouse|painted-windmill|rocket|ferris|tower)/, 1.7],
  [/^(?:couch|bed|door|window|piano|musical-keyboard|desktop|television|tent)/, 0.7],
];

const byStaging: Readonly<Record<Staging, number>> = {
  bust: 0.6,
  head: 0.45,
  figure: 0.8,
  walker: 0.6,
  vehicle: 1.25,
  flyer: 0.34,
  swimmer: 0.5,
  boat: 1.3,
  building: 1.5,
  plant: 0.4,
  food: 0.24,
  object: 0.28,
  symbol: 0.34,
  celestial: 0.4,
};

const adultCm = 170;
/** What is smaller than this is shown larger than it is, the more the smaller: a ring has to be seen. */
const trueFromCm = 60;
/** What is larger would leave no room for people: a church stands further off. */
const largest = 2;

/** The longer side of a thing as a share of an adult's height. */
function shareOf(cm: number): number {
  const share = cm >= trueFromCm ? cm / adultCm : (trueFromCm / adultCm) * (cm / trueFromCm) ** 0.5;
  return Math.min(largest, share);
}

/** As a share of a standing adult's height. */
export function sizeBesidePeople(emoji: string): number {
  const drawn = drawnThings.get(emoji);
  if (drawn !== undefined) return shareOf(drawn.cm);
  return sizes.find(([pattern]) => pattern.test(emoji))?.[1] ?? byStaging[stagingOf(emoji)];
}

/** What stands behind people rather than beside them. */
export const standsBehind = (emoji: string): boolean =>
  sizeBesidePeople(emoji) >= 1.2 && stagingOf(emoji) !== 'walker';
