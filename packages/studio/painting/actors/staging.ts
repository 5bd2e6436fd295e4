import { drawnThings } from './drawn/catalogue.ts';

/**
 * How a thing is put on the stage. Busts and heads stand behind the foreground, vehicles drive, birds fly, fish swim,
 * small things lie on a plinth or a table, signs float, sun and planets hang in the sky.
 */
export type Staging =
  | 'bust'
  | 'head'
  | 'figure'
  | 'walker'
  | 'vehicle'
  | 'flyer'
  | 'swimmer'
  | 'boat'
  | 'building'
  | 'plant'
  | 'food'
  | 'object'
  | 'symbol'
  | 'celestial';

const names = (text: string): readonly string[] => text.split(/\s+/);

const figureEndings = names(
  'running walking standing kneeling dancing biking mountain-biking surfing swimming rowing-boat lifting-weights golfing cartwheeling bouncing-ball climbing juggling playing-handball playing-water-polo fencing wrestling in-lotus-position levitating in-manual-wheelchair in-motorized-wheelchair with-white-cane merpeople',
);

const table: Record<Exclude<Staging, 'object'>, readonly string[]> = {
  bust: names(
    'baby boy girl man woman person old-man old-woman older-person child prince princess santa-claus mrs-claus ninja guard detective pilot cook farmer teacher student judge singer artist scientist technologist astronaut mechanic firefighter mage vampire zombie elf genie fairy superhero supervillain office-worker health-worker police-officer factory-worker construction-worker baby-angel horse-face unicorn breast-feeding pregnant-woman',
  ),
  head: names(
    'lion bear fox wolf panda frog koala hamster chicken boar moose polar-bear rabbit-face mouse-face cat-face dog-face pig-face cow-face tiger-face monkey-face dragon-face robot alien alien-monster clown-face ghost skull jack-o-lantern goblin ogre cowboy-hat-face snowman gorilla-face raccoon-face bust-in-silhouette busts-in-silhouette',
  ),
  figure: names(
    'skier snowboarder horse-racing woman-dancing man-dancing people-hugging person-fencing person-in-suit-levitating penguin children-crossing statue-of-liberty person-taking-bath person-in-bed teddy-bear person-bowing',
  ),
  walker: names(
    'dog poodle guide-dog service-dog cat black-cat tiger leopard horse zebra deer cow ox water-buffalo pig ewe ram goat camel two-hump-camel llama giraffe elephant mammoth rhinoceros hippopotamus mouse rat rabbit chipmunk beaver hedgehog sloth otter skunk kangaroo badger turkey rooster baby-chick front-facing-baby-chick hatching-chick flamingo peacock swan duck goose dodo crocodile turtle lizard snake dragon sauropod t-rex raccoon gorilla orangutan monkey bison donkey snail scorpion spider ant cricket beetle lady-beetle worm cockroach crab caterpillar bug paw-prints wildlife moose',
  ),
  vehicle: names(
    'automobile taxi bus trolleybus minibus ambulance fire-engine police-car racing-car sport-utility-vehicle pickup-truck delivery-truck articulated-lorry tractor motor-scooter motorcycle bicycle kick-scooter skateboard auto-rickshaw locomotive railway-car high-speed-train bullet-train metro tram tram-car train monorail mountain-railway sled shopping-cart baby-carriage',
  ),
  flyer: names(
    'bird dove eagle owl parrot bat bee honeybee butterfly fly mosquito airplane small-airplane helicopter rocket flying-saucer satellite kite balloon parachute comet airplane-departure airplane-arrival wing feather dragonfly phoenix-bird blackbird witch painted-hot-air-balloon flying-disc shooting-star',
  ),
  swimmer: names(
    'fish tropical-fish blowfish shark octopus squid whale spouting-whale dolphin seal jellyfish shrimp painted-submarine',
  ),
  boat: names(
    'ship passenger-ship ferry motor-boat sailboat speedboat canoe person-rowing-boat man-rowing-boat woman-rowing-boat anchor',
  ),
  building: names(
    'house house-with-garden houses derelict-house hut office-building bank hospital hotel school factory castle japanese-castle church mosque synagogue hindu-temple kaaba shinto-shrine wedding tokyo-tower stadium classical-building building-construction convenience-store department-store post-office japanese-post-office love-hotel fountain tent ferris-wheel roller-coaster carousel-horse circus-tent volcano mountain snow-capped-mountain mount-fuji moai painted-lighthouse painted-windmill painted-pyramid painted-bridge painted-iceberg cityscape bridge-at-night camping desert-island national-park station playground-slide beach-with-umbrella umbrella-on-ground',
  ),
  plant: names(
    'coral spiral-shell oyster lobster evergreen-tree deciduous-tree palm-tree cactus christmas-tree seedling potted-plant sunflower tulip rose hibiscus blossom cherry-blossom bouquet hyacinth lotus mushroom brown-mushroom sheaf-of-rice herb shamrock four-leaf-clover maple-leaf fallen-leaf ear-of-corn wilted-flower tanabata-tree pine-decoration bamboo',
  ),
  food: names(
    'hot-beverage teacup-without-handle teapot bread croissant baguette-bread pancakes waffle cheese-wedge pizza hamburger french-fries hot-dog sandwich taco burrito egg cooking green-salad spaghetti steaming-bowl curry-rice sushi bento-box cooked-rice ice-cream soft-ice-cream doughnut cookie birthday-cake shortcake cupcake pie chocolate-bar candy lollipop honey-pot glass-of-milk wine-glass cocktail-glass tropical-drink beer-mug clinking-beer-mugs clinking-glasses bottle-with-popping-cork red-apple green-apple banana orange tangerine lemon lime watermelon grapes strawberry cherries peach mango pineapple coconut kiwi-fruit tomato avocado eggplant potato carrot hot-pepper cucumber broccoli garlic onion peanuts beans shallow-pan-of-food pot-of-food fondue bowl-with-spoon popcorn butter salt canned-food cut-of-meat poultry-leg meat-on-bone bacon bubble-tea cup-with-straw tumbler-glass dumpling sake melon pear blueberries bell-pepper leafy-green chestnut falafel stuffed-flatbread flatbread pretzel bagel rice-ball oden fried-shrimp mate tamale ginger-root pea-pod olive custard jar',
  ),
  celestial: names(
    'sun sun-with-face full-moon crescent-moon new-moon ringed-planet globe-showing-americas globe-showing-europe-africa globe-showing-asia-australia first-quarter-moon last-quarter-moon waxing-gibbous-moon full-moon-face crescent-moon-face cloud cloud-with-rain cloud-with-snow cloud-with-lightning cloud-with-lightning-and-rain sun-behind-cloud sun-behind-rain-cloud rainbow milky-way tornado painted-black-hole painted-galaxy glowing-star star',
  ),
  symbol: names(
    'thinking-face exploding-head light-bulb red-heart broken-heart growing-heart sparkling-heart heart-on-fire mending-heart beating-heart sparkles collision zzz speech-balloon thought-balloon check-mark check-mark-button cross-mark red-question-mark red-exclamation-mark exclamation-question-mark warning prohibited recycling-symbol infinity atom-symbol peace-symbol yin-yang high-voltage fire droplet sweat-droplets snowflake dizzy hundred-points musical-note musical-notes bullseye up-arrow down-arrow right-arrow left-arrow heavy-dollar-sign plus minus multiply divide copyright radioactive biohazard no-entry stop-sign brain anatomical-heart lungs tooth bone eye eyes ear nose mouth tongue hand-with-fingers-splayed raised-fist flexed-biceps folded-hands clapping-hands handshake thumbs-up thumbs-down waving-hand victory-hand ok-hand raising-hands crossed-fingers writing-hand heart-hands palms-up-together index-pointing-up dna link wave water-wave dashing-away cyclone fog wind-face flag-in-hole male-sign female-sign counterclockwise-arrows-button speaker-high-volume antenna-bars',
  ),
};

const byName = new Map<string, Staging>();
for (const [staging, members] of Object.entries(table)) {
  for (const name of members) if (isStaging(staging)) byName.set(name, staging);
}

function isStaging(value: string): value is Staging {
  return Object.hasOwn(table, value);
}

/** The tone of skin at the end of a name: it changes nothing in how somebody is staged. */
const tone = /-(?:medium-light|medium-dark|light|medium|dark)$/;

/** How to stage the emoji `name`; what nobody listed is an object. */
export function stagingOf(fullName: string): Staging {
  const drawn = drawnThings.get(fullName);
  if (drawn !== undefined) return drawn.staging;
  const name = byName.has(fullName) ? fullName : fullName.replace(tone, '');
  const listed = byName.get(name);
  if (listed !== undefined) return listed;
  const person = /^(?:man|woman|person)-(.+)$/.exec(name)?.[1];
  if (person !== undefined)
    return figureEndings.some((ending) => person.startsWith(ending)) ? 'figure' : 'bust';
  if (/-face$|-with-.*(?:eyes|sweat|tears)/.test(name)) return 'symbol';
  return 'object';
}

/** Fluent draws vehicles and most animals facing left; these face right or straight on. */
const facingRight = new Set([
  'rocket',
  'airplane',
  'small-airplane',
  'airplane-departure',
  'kite',
  'bird-flying',
  'airplane-arrival',
]);

export const facesLeft = (name: string): boolean => !facingRight.has(name);
