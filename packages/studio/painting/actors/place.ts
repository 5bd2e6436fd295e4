import type { Actor } from '../drawing.ts';
import type { Stage, StageBrief } from '../stage.ts';
import { livingOn, type Living } from './animals/living.ts';
import { adultHeight } from './company.ts';
import { relativeSize, sizeBesidePeople, standsBehind } from './true-size.ts';
import { drawnThings } from './drawn/catalogue.ts';
import { restsOnTable } from './stand.ts';
import { hangsOnWall } from './suits.ts';
import { facesLeft, stagingOf, type Staging } from './staging.ts';

/** Where one actor stands. `x`, `y`: the middle of its foot when grounded, else its centre; px. */
export interface Placement {
  actor: Actor;
  staging: Staging;
  lead: boolean;
  x: number;
  y: number;
  /** The longer side, px. */
  size: number;
  grounded: boolean;
  /** Stands behind the foreground and is cut by it. */
  sunk: boolean;
  /** How high the table is on which it stands, px; 0 for none. */
  stand: number;
  halo: boolean;
  mirrored: boolean;
  /** How an animal is on this stage; null for what is none. */
  living: Living | null;
}

const floating: ReadonlySet<Staging> = new Set(['flyer', 'celestial', 'symbol']);
const onTheBed: ReadonlySet<Staging> = new Set(['building', 'plant', 'object', 'food', 'vehicle']);
const upright: ReadonlySet<Staging> = new Set(['building', 'plant', 'figure', 'bust', 'head']);

function isFloating(staging: Staging, { surface }: Stage): boolean {
  if (floating.has(staging)) return true;
  if (surface === 'water') return !onTheBed.has(staging);
  return surface === 'air' && staging !== 'bust' && staging !== 'food' && staging !== 'object';
}

/** What is part of the land: it stands far off, and takes the whole width. */
const isLandscape = (emoji: string): boolean => (drawnThings.get(emoji)?.cm ?? 0) >= 4_000;

/** How big the lead is: larger when it stands alone, wider when it is a vehicle. */
function leadSize(
  { width, height, portrait, blend }: StageBrief,
  { emoji, staging }: { emoji: string; staging: Staging },
  leads: number,
): number {
  const share = {
    vehicle: 0.66,
    boat: 0.66,
    building: 0.64,
    celestial: 0.56,
    walker: 0.6,
    plant: 0.6,
    bust: 0.66,
    head: 0.54,
  } as const;
  const wanted =
    staging in share ? ((share as Partial<Record<Staging, number>>)[staging] ?? 0.58) : 0.54;
  if (isLandscape(emoji)) return Math.min(width * 1.02, height * 0.72);
  const full = portrait
    ? Math.min(width * wanted, height * blend(0.4, 0.68))
    : height * (wanted + 0.02);
  return leads > 1 ? full * 0.74 : full;
}

function leadX(
  { portrait, blend, width, random }: StageBrief,
  index: number,
  leads: number,
  props: number,
): number {
  if (leads > 1) return width * (index === 0 ? blend(0.31, 0.36) : blend(0.71, 0.64));
  if (portrait || props === 0) return width * 0.5;
  return width * (random.fork('side').chance(0.5) ? 0.38 : 0.62);
}

/** Puts the leads in the middle, or beside the people, and the props around them, leaving the captions' band free. */
export function placeActors(brief: StageBrief, stage: Stage): Placement[] {
  return brief.drawing.figures.length > 0 ? besidePeople(brief, stage) : inTheMiddle(brief, stage);
}

/** So much larger is what stands behind a lead rather than beside it, as a toy: a bus behind a dog. */
const timesBehind = 1.8;
/** A lead before something larger can still be made out. */
const smallestBefore = 0.4;

/** What is much larger than the lead alone and stands on the ground with it; null where nothing is. */
export function largerBehind({
  heroes,
  props,
}: Pick<StageBrief['drawing'], 'heroes' | 'props'>): Actor | null {
  const [lead, other] = heroes;
  if (lead === undefined || other !== undefined || restsOnTable(lead.emoji)) return null;
  // Ships before a lighthouse are on the water, and a bird is in the air.
  if (/^(?:boat|swimmer|flyer|celestial|symbol)$/u.test(stagingOf(lead.emoji))) return null;
  const isOnGround = ({ emoji }: Actor) => /^(?:vehicle|building)$/u.test(stagingOf(emoji));
  return (
    props.find(
      (actor) => isOnGround(actor) && relativeSize(actor.emoji, lead.emoji) >= timesBehind,
    ) ?? null
  );
}

function inTheMiddle(brief: StageBrief, stage: Stage): Placement[] {
  const { heroes, props } = brief.drawing;
  const larger = largerBehind(brief.drawing);
  const isTogether = isStillLife(brief.drawing);
  const leads = heroes.map((actor, index) => {
    const staging = stagingOf(actor.emoji);
    const own = leadSize(brief, { emoji: actor.emoji, staging }, heroes.length);
    const share =
      larger === null ? 1 : Math.max(smallestBefore, 1 / relativeSize(larger.emoji, actor.emoji));
    const size = own * share * (isTogether ? firstOfSeveral : 1);
    const placed = settle(brief, stage, {
      actor,
      staging,
      lead: true,
      size,
      x: leadX(brief, index, heroes.length, props.length),
    });
    // Captions of two lines would hide what is small.
    return larger === null ? placed : { ...placed, y: placed.y - brief.height * 0.025 };
  });
  const busy = leads[0]?.x ?? brief.width / 2;
  const around = props.map((actor, index) => {
    const lead = leads[0];
    if (actor === larger) return behindLead(brief, stage, actor);
    const most =
      lead === undefined
        ? Infinity
        : lead.size * largestBeside(actor, lead.actor, isTogether ? 0.4 : 0.32);
    return placeProp(brief, stage, { actor, index, most, wide: isTogether ? 1.3 : 1 }, busy);
  });
  return [...around, ...leads];
}

/** As large as a lead alone would be, in the middle and a little up: the lead stands before it. */
function behindLead(brief: StageBrief, stage: Stage, actor: Actor): Placement {
  const staging = stagingOf(actor.emoji);
  const size = leadSize(brief, { emoji: actor.emoji, staging }, 1);
  const placed = settle(brief, stage, { actor, staging, lead: true, size, x: brief.width * 0.5 });
  return { ...placed, sunk: false, y: stage.groundY - brief.height * 0.06 };
}

/** A thing beside a lead is no larger than it truly is beside it; a small one can still be made out. */
const largestBeside = ({ emoji }: Actor, { emoji: lead }: Actor, least: number): number =>
  Math.max(least, relativeSize(emoji, lead));

/** Things on one table are shown together: the first is no giant beside the others. */
const isStillLife = ({ heroes, props }: StageBrief['drawing']): boolean =>
  props.length > 0 && [...heroes, ...props].every(({ emoji }) => restsOnTable(emoji));
/** What the first of them leaves to the others. */
const firstOfSeveral = 0.78;

/** How wide a thing is, as a share of its longer side: what is tall and narrow needs little room beside people. */
function breadthOf(emoji: string): number {
  const drawn = drawnThings.get(emoji);
  return drawn === undefined ? 1 : Math.min(1, drawn.width / drawn.height);
}

/** Animals and things in their true size beside people: large ones behind them, small ones on a stand, birds above. */
function besidePeople(brief: StageBrief, stage: Stage): Placement[] {
  const { width, height, portrait, blend, drawing } = brief;
  const adult = adultHeight(brief);
  const beside = drawing.heroes.filter(({ emoji }) => !standsBehind(emoji));
  const things = drawing.heroes.map((actor): Placement => {
    const isBehind = standsBehind(actor.emoji);
    const size = Math.min(
      sizeBesidePeople(actor.emoji) * adult,
      (width * (portrait ? (isBehind ? 0.86 : 0.46) : 0.44)) / breadthOf(actor.emoji),
    );
    const at = beside.indexOf(actor);
    const x = isBehind
      ? width * (beside.length > 0 ? 0.36 : blend(0.6, 0.66))
      : width * (portrait ? 0.78 - at * 0.08 : 0.76 + at * 0.13);
    const placed = settle(brief, stage, {
      actor,
      staging: stagingOf(actor.emoji),
      lead: true,
      size,
      x,
    });
    const y = !placed.grounded
      ? height * blend(0.2, 0.24) + at * size * 0.4
      : placed.y - (isBehind ? height * 0.02 : at * height * 0.015);
    // Nobody is cut by the ground beside somebody who stands on it.
    // They stand on the right and look at the people.
    return atHand(
      { ...placed, y: placed.sunk ? stage.groundY : y, sunk: false, mirrored: false },
      adult,
    );
  });
  const props = drawing.props.map((actor, index): Placement => {
    const staging = stagingOf(actor.emoji);
    const large = standsBehind(actor.emoji);
    const size = Math.min(
      Math.max(sizeBesidePeople(actor.emoji), 0.2) * adult,
      width * (large ? 0.5 : 0.26),
    );
    const x = width * ((portrait ? [0.13, 0.87, 0.5] : [0.12, 0.88, 0.24])[index % 3] ?? 0.5);
    const placed = settle(brief, stage, { actor, staging, lead: false, size, x });
    const y = placed.grounded
      ? stage.groundY - height * (large ? 0.03 : 0.012)
      : height * (portrait ? 0.19 + 0.06 * index : 0.22 + 0.08 * index);
    return atHand({ ...placed, y, sunk: false }, adult);
  });
  return [...props, ...things];
}

/** A table beside an adult, as a share of their height. */
const tableHeight = 0.43;

/** What hangs on walls reaches up to somebody's head. */
const hangingTop = 0.62;

/** What people take into their hands stands on a table beside them, not at their feet; what hangs on a wall hangs. */
function atHand(placed: Placement, adult: number): Placement {
  if (hangsOnWall(placed.actor.emoji) && placed.living === null)
    return { ...placed, grounded: false, y: placed.y - (placed.grounded ? adult * hangingTop : 0) };
  if (!placed.grounded || placed.living !== null || !restsOnTable(placed.actor.emoji))
    return placed;
  const stand = adult * tableHeight;
  return { ...placed, stand, y: placed.y - stand };
}

/** Alone on a wall it hangs there. */
const isHung = ({ drawing }: StageBrief, { actor, lead }: Wish): boolean =>
  lead && drawing.figures.length === 0 && hangsOnWall(actor.emoji);

type Wish = Pick<Placement, 'actor' | 'staging' | 'lead' | 'size' | 'x'>;

function settle(brief: StageBrief, stage: Stage, wish: Wish): Placement {
  const { height, blend } = brief;
  const { staging, lead, size } = wish;
  const living = livingOn(brief, stage, wish.actor);
  const air =
    living === null
      ? isFloating(staging, stage) || isHung(brief, wish)
      : living.medium === 'air' || living.medium === 'under';
  const sunk = !air && (staging === 'bust' || staging === 'head');
  const small = staging === 'object' || staging === 'food';
  const skyY = { flyer: 0.36, celestial: 0.33, symbol: 0.4, swimmer: 0.42 } as const;
  const airY =
    height *
      (staging in skyY ? ((skyY as Partial<Record<Staging, number>>)[staging] ?? 0.42) : 0.42) +
    height * blend(0, 0.03);
  const groundedY = sunk ? stage.sinkY + size * (staging === 'head' ? 0.05 : 0.07) : stage.groundY;
  return {
    ...wish,
    living,
    y: air ? airY : groundedY,
    grounded: !air,
    sunk,
    stand: 0,
    halo:
      lead &&
      (staging === 'symbol' ||
        staging === 'celestial' ||
        (air && stage.surface === 'air' && small)),
    mirrored:
      brief.random.fork(`turn ${wish.actor.emoji}`).chance(0.5) &&
      mayTurn(wish.actor.emoji, staging),
  };
}

/** Lettering, maps and busts keep their face; animals and vehicles may look either way. */
function mayTurn(emoji: string, staging: Staging): boolean {
  return (
    (staging === 'walker' ||
      staging === 'vehicle' ||
      staging === 'swimmer' ||
      staging === 'flyer') &&
    facesLeft(emoji)
  );
}

function placeProp(
  brief: StageBrief,
  stage: Stage,
  { actor, index, most, wide }: { actor: Actor; index: number; most: number; wide: number },
  busyX: number,
): Placement {
  const { width, height, portrait, unit, random } = brief;
  const stream = random.fork(`prop ${index}`);
  const staging = stagingOf(actor.emoji);
  const size = Math.min(
    most,
    (portrait ? width * 0.25 : height * 0.27) *
      wide *
      (upright.has(staging) ? 1.12 : 0.95) *
      stream.between(0.94, 1.06),
  );
  const free =
    busyX < width * 0.45
      ? [0.66, 0.86, 0.1]
      : busyX > width * 0.55
        ? [0.34, 0.14, 0.9]
        : portrait
          ? [0.16, 0.84, 0.8]
          : [0.22, 0.78, 0.9];
  const wished = width * (free[index] ?? 0.5) + stream.between(-12, 12) * unit;
  // What is broad comes in from the edge, to be seen whole.
  const half = Math.min(size * (upright.has(staging) ? 0.4 : 0.5) + 16 * unit, width * 0.24);
  const x = Math.min(width - half, Math.max(half, wished));
  const placed = settle(brief, stage, { actor, staging, lead: false, size, x });
  const lifted = placed.grounded
    ? placed.sunk
      ? placed.y
      : placed.y - height * 0.004 * (index + 1)
    : height * (portrait ? 0.2 + 0.085 * index : 0.24 + 0.1 * index);
  return { ...placed, y: lifted };
}
