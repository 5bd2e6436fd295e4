import { hashText, noiseAt } from '../random.ts';
import type { Stage, StageBrief } from '../stage.ts';
import { createCel, type Cel } from './cel.ts';
import { placeActors, type Placement } from './place.ts';
import { createTroupe, travelOf, type Troupe } from './animals/troupe.ts';
import { contactShadow, haloSprite, pondSprite } from './shadow.ts';
import { stagedSprite } from './staged-art.ts';
import { standSprite } from './stand.ts';
import { copiesOf, type Copy } from './copies.ts';
import { lightingOf } from './lighting.ts';
import { lightSprite, type Lighting, type Sprite } from './sprite.ts';

/** One actor, ready to be drawn at any moment. */
export interface Player {
  placement: Placement;
  /** How wide and high one of it is, px. */
  box: { readonly width: number; readonly height: number };
  /** What is painted once; null for animals that move. */
  sprite: Sprite | null;
  shadow: Sprite | null;
  /** What it swims in where the set has no water. */
  pond: Sprite | null;
  halo: Sprite | null;
  /** The table under it. */
  stand: Sprite | null;
  /** One, or as many as there are of it, the hindmost first. */
  copies: readonly Copy[];
  /** How wide all of them are, px. */
  reach: number;
  /** What one alone is wide or high, px: several stand in shares of it from one another. */
  span: number;
  /** Separates the breathing of players. */
  phase: number;
  /** Animals that move; null for what is painted once. */
  troupe: Troupe | null;
  /** Of animals that move, one for each copy. */
  cels: readonly Cel[];
  /** How far it goes in a shot, px. */
  travel: number;
}

/** Renders every actor of the drawing, lit for the stage. */
export async function createCast(brief: StageBrief, stage: Stage): Promise<Player[]> {
  const lighting = lightingOf(brief, stage);
  return Promise.all(
    placeActors(brief, stage).map((placement) => createPlayer(brief, placement, lighting)),
  );
}

/** The same player `scale` times as large: for a close-up, which must stay sharp. */
export function createPlayerAt(
  brief: StageBrief,
  stage: Stage,
  placement: Placement,
  scale: number,
): Promise<Player> {
  return createPlayer(
    brief,
    { ...placement, size: placement.size * scale, stand: placement.stand * scale },
    lightingOf(brief, stage),
    scale,
  );
}

async function createPlayer(
  brief: StageBrief,
  placement: Placement,
  lighting: Lighting,
  zoom = 1,
): Promise<Player> {
  const { palette, drawing } = brief;
  const { actor, living, mirrored, size } = placement;
  const troupe =
    living === null ? null : createTroupe(brief, { ...placement, living }, lighting, zoom);
  const sprite =
    troupe === null
      ? lightSprite(
          await stagedSprite(actor.emoji, size, mirrored, palette, actor.accent),
          lighting,
        )
      : null;
  const box = sprite ?? troupe?.art ?? { width: size, height: size };
  const span = troupe === null ? size : Math.max(box.width, box.height);
  const copies = copiesOf(
    actor.count ?? 1,
    placement.grounded ? placement.staging : 'flyer',
    box.height / box.width,
    drawing.seed,
  );
  const reach = Math.max(
    ...copies.map(({ dx, scale }) => Math.abs(dx) * span * 2 + box.width * scale),
  );
  return {
    placement,
    box,
    sprite,
    copies,
    reach,
    span,
    troupe,
    cels: troupe === null ? [] : copies.map(createCel),
    travel: troupe === null ? 0 : travelOf(troupe, placement, reach, brief),
    shadow:
      placement.grounded && !placement.sunk && living?.medium !== 'afloat'
        ? contactShadow(box.width * 1.12, palette.ink)
        : null,
    pond:
      living?.pond === 'under'
        ? pondSprite(brief, reach)
        : living?.pond === 'before'
          ? pondSprite(brief, reach * 0.34)
          : null,
    halo: placement.halo ? haloSprite(size * 1.9, palette.glow, palette.dark ? 0.5 : 0.7) : null,
    stand:
      placement.stand > 0
        ? standSprite(brief, Math.max(reach * 1.25, placement.stand * 0.95), placement.stand)
        : null,
    phase: noiseAt(drawing.seed, hashText(actor.emoji) % 997) * Math.PI * 2,
  };
}
