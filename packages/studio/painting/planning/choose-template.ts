import { restsOnTable } from '../actors/stand.ts';
import { hangsOnWall, isPutOutside, suitsKitchen } from '../actors/suits.ts';
import { findAnimal } from '../actors/animals/animal.ts';
import { stagingOf, type Staging } from '../actors/staging.ts';
import type { Actor, TemplateName } from '../drawing.ts';
import type { Figure } from '../../figures/figure.ts';
import type { Cast } from './choose-cast.ts';
import { placeOf } from './places.ts';
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
  vehicle: ['street', 'city'],
  plant: ['hills', 'forest'],
  food: ['table'],
  celestial: ['sky', 'space'],
};

/** What is held in a hand is everywhere in a house or a town: only these show where it belongs. */
const homesOfHandThings: ReadonlySet<TemplateName> = new Set<TemplateName>([
  'table',
  'hills',
  'forest',
  'coast',
  'stage',
  'stadium',
  'lab',
  'factory',
]);

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
function homeOf({ emoji }: Actor, home: TemplateName | null, before: string | null): TemplateName {
  if (home !== null) return restsOnTable(emoji) && !homesOfHandThings.has(home) ? neutral : home;
  const homes = homesByKind[stagingOf(emoji)];
  // Where it is at home in several, the film sees another than in the scene before.
  return homes?.find((name) => name !== before) ?? homes?.[0] ?? neutral;
}

const outside =
  /(?<!\p{L})(?:calle|plaza|barrio|rue|place du|piazza|strada|rua|praça|straße|strasse|marktplatz|dorfplatz|street party|(?:town|village|market) square|in the square|rynek|plein)(?!\p{L})/iu;

/** Whether a film is of something that is held in the street. */
const isOutside = ({ film, dialogue, topic }: SceneIdea): boolean =>
  outside.test([topic, dialogue, ...(film ?? []).map((scene) => scene.dialogue)].join(' '));

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
  }: Pick<Cast, 'heroes' | 'home' | 'settings'> & {
    readonly figures: readonly Figure[];
    /** Where the trade of those people is at home. */
    readonly at: readonly TemplateName[];
    /** Of the plan. */
    readonly place: string;
  },
): TemplateName {
  const sure = surePlace(idea, figures, at);
  if (sure !== null)
    // Nobody says where they are: beside a cow they are where cows are.
    return sure === neutral && lead !== undefined && home !== null && isGroundFor(home, lead)
      ? home
      : sure;
  if (lead === undefined) return settings[0] ?? neutral;
  const water = waterOf(lead, idea.description);
  if (water !== null) return water;
  const isGrounded =
    !floats.has(stagingOf(lead.emoji)) || (lead.doing !== undefined && lead.doing !== 'fly');
  const canBeIn = (name: TemplateName) => !(isGrounded && withoutGround.has(name));
  // On a wall of no room in particular: a window or a shelf would be in its way.
  if (hangsOnWall(lead.emoji)) return neutral;
  const told = [placeOf(place) ?? [], ...settings].flat().find(canBeIn);
  if (told === 'table' && !suitsKitchen(lead.emoji)) return neutral;
  if (told !== undefined) return told;
  if (isPutOutside(lead.emoji) && isOutside(idea)) return 'street';
  const own = homeOf(lead, home, idea.previousTemplate);
  return canBeIn(own) ? own : neutral;
}
