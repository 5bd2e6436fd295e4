import { restsOnTable } from '../actors/stand.ts';
import { hangsOnWall, isPutOutside, suitsKitchen } from '../actors/suits.ts';
import { findAnimal } from '../actors/animals/animal.ts';
import { stagingOf, type Staging } from '../actors/staging.ts';
import type { Actor, TemplateName } from '../drawing.ts';
import type { Figure } from '../../figures/figure.ts';
import type { Cast } from './choose-cast.ts';
import { isForeign } from '../lexicon/is-foreign.ts';
import { placeBefore } from './film-place.ts';
import { placeHappening, placeOf } from './places.ts';
import type { SceneIdea } from './scene-idea.ts';
import { surePlace } from './sure-place.ts';

/** Where nobody knows a place: a designed ground in the film's colours, which pretends to be no room and no landscape. */
const neutral: TemplateName = 'abstract';

/** Where a kind is at home that has no home of its own, the likeliest first; of any other kind nobody knows. */
const homesByKind: Partial<Record<Staging, readonly [TemplateName, ...TemplateName[]]>> = {
  walker: ['hills', 'forest'],
  head: ['forest', 'hills'],
  flyer: ['sky', 'hills'],
  swimmer: ['underwater'],
  boat: ['coast'],
  celestial: ['sky', 'space'],
};

/** Animals that live with people: they are at home, and in no wood or meadow. */
const pets =
  /(?:^|[- _])(?:cat|kitten|dog|puppy|dachshund|greyhound|terrier|spaniel|collie|retriever|german-shepherd|labrador|bulldog|poodle|rabbit|hamster|guinea-pig|gerbil|budgie|budgerigar|canary|parakeet)s?(?:[- _]|$)/u;
const isPet = ({ emoji, cue }: Actor): boolean => pets.test(emoji) || pets.test(cue);

/** What stands or grows where it is: a landscape of its own, a building, a tree. All else that has no life is put anywhere. */
const ownPlaces =
  /(?:^|-)(?:oak|birch|fir|tree|palm|bush|hedge|ivy|reeds|fern|bamboo|heather|garden-bed|bean-canes|sprout-in-soil|bee-swarm|mountain|volcano|volcano-erupting|peak|glacier|river|waterfall|pond|sunrise|iceberg|cliff|island|beach|quarry|cave|cairn|weir|dam|lock|bridge|footbridge|railway|tunnel|locomotive|train|rover|church|castle|barn|watermill|turbine|tower|greenhouse|shed|houses|house|well|gravestones|tomb|hut|shrine|tent|marquee|gazebo|bandstand|pier|quay|lighthouse|sand-castle|mosque|synagogue|kaaba|building|cityscape|hotel|wheel-big|ferris|coaster|fountain|statue|classical|moai|factory|warehouse|crane|shop|bakery|school|hospital|flats|library|farm-yard|pub|supermarket|restaurant|prison|theatre|store|platform|bus-stop|bus-shelter|zebra|pothole|pavement|stadium|buoy|surfboard|deckchair|beach-flags|airport|scaffolding|tornado|nest-with-eggs|mossy-stone|wave|fog|lobster|oyster|coral|submarine|pitch|flag-in-hole)(?:-|$)/u;

/** A film that is of cooking is in the kitchen. */
const cooking =
  /\b(?:recipe|cook(?:s|ed|ing)?|bak(?:e|es|ed|ing)|oven|boil(?:s|ed|ing)?|fry|fried|frying|simmer\w*|stir\w*|dough|whisk\w*|saucepan|roast\w*|knead\w*|chop(?:s|ped|ping)?|preheat\w*|tbsp|tsp|tea ?spoons?|table ?spoons?)\b/giu;
const leastCooking = 3;
const recipeCards = /(?:^|[.] )(?:Ingredients|A recipe step)\b/u;

function isOfCooking({ film, dialogue, description }: SceneIdea): boolean {
  const scenes = film ?? [{ dialogue, description }];
  if (scenes.some((scene) => recipeCards.test(scene.description))) return true;
  const said = scenes.map((scene) => scene.dialogue).join(' ');
  const found = new Set(said.slice(0, 20_000).toLowerCase().match(cooking) ?? []);
  return found.has('recipe') || found.size >= leastCooking;
}

/** Nothing that has to stand on something can be there. */
const withoutGround: ReadonlySet<TemplateName> = new Set<TemplateName>(['sky', 'space']);
const floats: ReadonlySet<Staging> = new Set<Staging>([
  'flyer',
  'celestial',
  'symbol',
  'swimmer',
  'bust',
  'head',
]);

const deep = /\b(?:under ?water|(?:under|below|beneath) the (?:water|waves|surface|ice|sea))\b/iu;

/** Who leaps out of the water is seen from the shore, and whoever dives is seen below it. */
function waterOf({ emoji, doing }: Actor, description: string): TemplateName | null {
  const animal = findAnimal(emoji);
  if (animal?.kind === 'swimmer') return doing === 'jump' ? 'coast' : 'underwater';
  return animal !== null && doing === 'swim'
    ? deep.test(description)
      ? 'underwater'
      : 'coast'
    : null;
}

/** Where an animal or a thing is at home; the neutral ground where nobody knows. */
function homeOf(actor: Actor, home: TemplateName | null, idea: SceneIdea): TemplateName {
  const { emoji } = actor;
  const staging = stagingOf(emoji);
  if (isPet(actor)) return neutral;
  if (staging === 'food') return isOfCooking(idea) ? 'table' : neutral;
  const lives = findAnimal(emoji) !== null || homesByKind[staging] !== undefined;
  if (!lives && !ownPlaces.test(emoji)) return neutral;
  if (home !== null) return restsOnTable(emoji) ? neutral : home;
  const homes = homesByKind[staging];
  // Where it is at home in several, the film sees another than in the scene before.
  return homes?.find((name) => name !== idea.previousTemplate) ?? homes?.[0] ?? neutral;
}

const outside =
  /(?<!\p{L})(?:calle|plaza|barrio|rue|place du|piazza|strada|rua|praça|straße|strasse|marktplatz|dorfplatz|street party|(?:town|village|market) square|in the square|rynek|plein)(?!\p{L})/iu;

/** Whether a film is of something that is held in the street. */
const isOutside = ({ film, dialogue, topic }: SceneIdea): boolean =>
  outside.test([topic, dialogue, ...(film ?? []).map((scene) => scene.dialogue)].join(' '));

/** Where the line says that it happens, else where the film last was; an animal that lives wild is at home instead. */
function placeOfLine(idea: SceneIdea, actor: Actor): TemplateName | null {
  const isWild = findAnimal(actor.emoji) !== null && !isPet(actor);
  const said = isForeign(idea.dialogue) ? null : placeHappening(idea.dialogue);
  return said ?? (isWild ? null : placeBefore(idea));
}

/** Whether people can stand where a thing is at home that stands on the ground itself. */
const isGroundFor = (home: TemplateName, { emoji }: Actor): boolean =>
  !restsOnTable(emoji) && !withoutGround.has(home) && home !== 'underwater';

/**
 * The stage of a scene. People are where the words or their work say. An animal or a thing is where the plan says, else where it
 * is at home, else on a neutral ground: never on whatever stage happens to be free.
 */
export function chooseTemplate(
  idea: SceneIdea,
  {
    heroes: [lead],
    home,
    settings,
    figures,
    at,
    place,
    turns,
  }: Pick<Cast, 'heroes' | 'home' | 'settings'> & {
    readonly figures: readonly Figure[];
    /** Where the trade of those people is at home. */
    readonly at: readonly TemplateName[];
    /** Of the plan. */
    readonly place: string;
    /** Who of them speaks when. */
    readonly turns: readonly unknown[];
  },
): TemplateName {
  // Whoever goes to a building is in front of it; those who talk are where they are, whatever stands there as well.
  const isTalk = turns.length > 0 || figures.some(({ action }) => action === 'talk');
  const isThere = isTalk && place !== '' && placeOf(`in ${place}`) !== null;
  const isLarge = lead !== undefined && stagingOf(lead.emoji) === 'building';
  if (isLarge && figures.length > 0 && !isThere) {
    const own = homeOf(lead, home, idea);
    return own === neutral || withoutGround.has(own) ? 'street' : own;
  }
  const sure = surePlace(idea, figures, at);
  // Somebody beside a whale is on the shore.
  if (sure === neutral && lead !== undefined && stagingOf(lead.emoji) === 'swimmer') return 'coast';
  if (sure !== null)
    // Nobody says where they are: beside a cow they are where cows are.
    return sure === neutral && lead !== undefined && isGroundFor(homeOf(lead, home, idea), lead)
      ? homeOf(lead, home, idea)
      : sure;
  if (lead === undefined) return settings[0] ?? neutral;
  const water = waterOf(lead, idea.description);
  if (water !== null) return water;
  const isGrounded =
    !floats.has(stagingOf(lead.emoji)) || (lead.doing !== undefined && lead.doing !== 'fly');
  const canBeIn = (name: TemplateName) => !(isGrounded && withoutGround.has(name));
  // On a wall of no room in particular: a window or a shelf would be in its way.
  if (hangsOnWall(lead.emoji)) return neutral;
  const told = [
    placeOf(place === '' ? '' : `in ${place}`) ?? [],
    ...settings,
    placeOfLine(idea, lead),
  ]
    .flat()
    .find((name) => name !== null && canBeIn(name));
  if (told === 'table' && !suitsKitchen(lead.emoji)) return neutral;
  if (told !== undefined && told !== null) return told;
  if (isPutOutside(lead.emoji) && isOutside(idea)) return 'street';
  const own = homeOf(lead, home, idea);
  return canBeIn(own) ? own : neutral;
}
