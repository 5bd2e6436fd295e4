import type { Path2D } from '@napi-rs/canvas';
import { between, hullOf, point, type Circle } from '../brush/geometry.ts';
import {
  boxPath,
  closedPath,
  drawAt,
  fillFlat,
  fillRound,
  fillFixed,
  fillShape,
  limbPath,
  strokeLine,
  strokePath,
  type Ink,
} from '../brush/ink.ts';
import { farTone, type PersonTones, type Tone, type ToneMaker } from '../brush/tones.ts';
import type { Cut, Skirt, Trim } from '../outfits/cut.ts';
import { drawTrim } from '../outfits/trims.ts';
import { armShadow, drawFoot, fillLeg, legOf, pelvisOf, shortsOf, type ArmStyle } from './limbs.ts';
import type { Measures } from './measures.ts';
import type { Limb, Skeleton } from './skeleton.ts';
import { torsoPath, torsoShape } from './torso.ts';

/** What a dressed body is drawn with. */
export interface Dress {
  readonly measures: Measures;
  readonly cut: Cut;
  readonly tones: ToneMaker;
  readonly person: PersonTones;
}

export function armStyle(
  { cut, tones, person }: Dress,
  isFar: boolean,
  inFront: boolean,
): ArmStyle {
  const shaded = isFar && !inFront;
  const tone = (colour: string): Tone =>
    shaded ? farTone(tones.cloth(colour)) : tones.cloth(colour);
  return {
    skin: shaded ? person.farSkin : person.skin,
    line: person.line,
    sleeve: cut.sleeve,
    cloth: tone(cut.sleeveColour),
    cuff: cut.cuff === null ? null : tones.flat(cut.cuff),
    glove: cut.glove === null ? null : tone(cut.glove),
    thumb: isFar ? -1 : 1,
  };
}

function drawLegCloth(
  ink: Ink,
  limb: Limb,
  dress: Dress,
  isFar: boolean,
  pelvis: readonly Circle[],
): void {
  const { cut, tones, person, measures } = dress;
  const { legWidth } = measures;
  const cloth = isFar ? farTone(tones.cloth(cut.legColour)) : tones.cloth(cut.legColour);
  const skin = isFar ? person.farSkin : person.skin;
  const bare = cut.legs === 'bare' || cut.legs === 'shorts';
  const whole = legOf(limb, legWidth, cut.legs === 'loose' ? 1.16 : 1, bare ? 1 : 0.9);
  if (!isFar) strokePath(ink, limbPath(whole), ink.seam, 2);
  fillLeg(ink, whole, bare ? [] : pelvis, bare ? skin : cloth);
  if (cut.legs === 'shorts')
    fillLeg(ink, shortsOf(limb, legWidth, cut.trim === 'swimwear' ? 0.34 : 0.62), pelvis, cloth);
  if (cut.legBand !== null) drawLegBand(ink, limb, tones.flat(cut.legBand), legWidth);
}

function drawLegBand(ink: Ink, limb: Limb, colour: string, width: number): void {
  const at = between(limb.joint, limb.end, 0.45);
  const angle = Math.atan2(limb.end.y - limb.joint.y, limb.end.x - limb.joint.x);
  drawAt(ink, at, angle, () =>
    fillFlat(ink, boxPath(-5, -width * 0.41, 10, width * 0.82, 2), colour),
  );
}

/** One leg with its shoe; the near leg brings the cloth between both. */
export function drawLeg(ink: Ink, skeleton: Skeleton, dress: Dress, isFar: boolean): void {
  const { measures, cut, tones, person } = dress;
  const limb = isFar ? skeleton.farLeg : skeleton.nearLeg;
  const pelvis = isFar
    ? []
    : pelvisOf(skeleton.nearLeg.root, skeleton.farLeg.root, skeleton.hip, measures);
  const shoe = tones.cloth(cut.shoeColour);
  const drawShoe = () =>
    drawFoot(
      ink,
      limb,
      {
        shoe: cut.shoe,
        tone: isFar ? farTone(shoe) : shoe,
        skin: isFar ? person.farSkin : person.skin,
        sole: tones.flat(cut.sole),
        ahead: footAhead(skeleton.turn, isFar),
      },
      measures,
    );
  const over = cut.shoe === 'boot' && cut.legs !== 'loose';
  if (!over) drawShoe();
  drawLegCloth(ink, limb, dress, isFar, pelvis);
  if (over) drawShoe();
}

/** Feet point apart as a body faces the viewer, both ahead as it turns. */
function footAhead(turn: number, isFar: boolean): number {
  const ahead = 0.7 + 0.3 * turn;
  return turn < 0.3 && !isFar ? -ahead : ahead;
}

const circle = (at: { x: number; y: number }, r: number): Circle => ({ x: at.x, y: at.y, r });

function skirtOf(skeleton: Skeleton, skirt: Skirt, measures: Measures): Circle[] {
  const { hip, nearLeg, farLeg } = skeleton;
  const { legWidth, halfHip } = measures;
  const narrow = 1 - 0.2 * skeleton.turn;
  const circles: Circle[] = [
    circle(point(hip.x, hip.y - measures.spine * 0.26), measures.halfWaist * 0.72 * narrow),
    circle(hip, halfHip * narrow),
  ];
  for (const [limb, side] of [
    [nearLeg, -1],
    [farLeg, 1],
  ] as const) {
    const upper = Math.min(1, skirt.length);
    const knee = between(limb.root, limb.joint, upper);
    const wide = (skirt.flare - 1) * legWidth * 0.8;
    circles.push(circle(knee, legWidth * 0.56));
    circles.push(
      circle(point(knee.x + side * wide * (skirt.length > 1 ? 0.5 : 1), knee.y), legWidth * 0.46),
    );
    if (skirt.length <= 1) continue;
    const hem = between(limb.joint, limb.end, skirt.length - 1);
    circles.push(circle(point(hem.x + side * wide * 1.5, hem.y), legWidth * 0.42));
  }
  return circles;
}

/** Cloth lies on the ground rather than in it. */
const clothPath = (circles: readonly Circle[]): Path2D =>
  closedPath(hullOf(circles).map(({ x, y }) => point(x, Math.min(y, -1))));

function drawFolds(ink: Ink, skeleton: Skeleton, skirt: Skirt, tone: Tone): void {
  for (const [limb, share] of [
    [skeleton.nearLeg, 0.2],
    [skeleton.farLeg, 0.8],
  ] as const) {
    const top = point(skeleton.hip.x + (share - 0.5) * 20, skeleton.hip.y + 8);
    const hem =
      skirt.length > 1
        ? between(limb.joint, limb.end, skirt.length - 1)
        : between(limb.root, limb.joint, skirt.length);
    strokeLine(ink, [between(top, hem, 0.35), between(top, hem, 0.9)], tone.shade, 3);
  }
}

export function drawSkirt(ink: Ink, skeleton: Skeleton, dress: Dress): void {
  const { skirt } = dress.cut;
  if (skirt === null) return;
  const tone = dress.tones.cloth(skirt.colour);
  if (!skirt.isOpen) {
    fillRound(ink, skirtOf(skeleton, skirt, dress.measures), clothPath, tone, 8);
    drawFolds(ink, skeleton, skirt, tone);
    return;
  }
  const { legWidth } = dress.measures;
  for (const [limb, side] of [
    [skeleton.farLeg, 1],
    [skeleton.nearLeg, -1],
  ] as const) {
    const shift = point(limb.root.x + side * legWidth * 0.3, limb.root.y - 8);
    const end = between(limb.root, limb.joint, skirt.length);
    const tail = limbPath([
      circle(shift, legWidth * 0.5),
      circle(point(end.x + side * legWidth * 0.34, end.y), legWidth * 0.5),
    ]);
    fillShape(ink, tail, side === 1 ? farTone(tone) : tone, 5);
  }
}

/** A cloak behind everything but the far limbs. */
export function drawCape(ink: Ink, skeleton: Skeleton, { cut, tones, measures }: Dress): void {
  if (cut.cape === null) return;
  const { chest, hip, nearLeg, farLeg } = skeleton;
  const low = Math.max(nearLeg.joint.y, farLeg.joint.y) + measures.shin * 0.5;
  const back = Math.min(nearLeg.joint.x, hip.x) - measures.halfHip * 1.1;
  fillShape(
    ink,
    closedPath(
      hullOf([
        circle(point(chest.x, chest.y + 8), measures.halfShoulder * 0.92),
        circle(point(back, low), 12),
        circle(point(hip.x + measures.halfHip * 1.5, low), 12),
      ]),
    ),
    tones.cloth(cut.cape),
    8,
  );
}

export function drawNeck(ink: Ink, { chest, head }: Skeleton, { measures, person }: Dress): void {
  const r = measures.headWidth * 0.17;
  fillFlat(
    ink,
    limbPath([circle(point(chest.x, chest.y + 4), r), circle(between(chest, head, 0.6), r)]),
    person.skin.shade,
  );
}

/** Trims without a collar: the neck stands out of them. */
const openTrims: ReadonlySet<Trim> = new Set<Trim>([
  'crew-neck',
  'hood',
  'neckline',
  'apron',
  'v-neck',
  'bib',
  'sports',
  'swimwear',
  'gown',
  'lab-coat',
]);

/** The torso with what is on it. */
export function drawTorso(ink: Ink, skeleton: Skeleton, dress: Dress): void {
  const { cut, tones, person, measures } = dress;
  const shape = torsoShape(measures, skeleton.turn);
  const isSkin = cut.trim === 'swimwear';
  const bottom = cut.trim === 'swimwear' ? -2 : measures.legWidth * 0.28;
  const path = torsoPath(shape, bottom, isSkin ? -1 : 1);
  drawAt(ink, skeleton.hip, skeleton.spineAngle, () => {
    fillFixed(ink, path, isSkin ? person.skin : tones.cloth(cut.torso), 8);
    ink.context.save();
    ink.context.clip(path);
    drawTrim[cut.trim]({ ink, shape, tones, cut, skin: person.skin });
    ink.context.restore();
  });
  if (openTrims.has(cut.trim)) drawNeck(ink, skeleton, dress);
}

/** The soft shade that an arm before the body throws onto the torso. */
export function shadeTorso(ink: Ink, skeleton: Skeleton, limb: Limb, dress: Dress): void {
  const { context } = ink;
  const { hip, spineAngle, turn } = skeleton;
  context.save();
  context.translate(hip.x, hip.y);
  context.rotate(spineAngle);
  context.clip(torsoPath(torsoShape(dress.measures, turn), dress.measures.legWidth * 0.28, 1));
  context.rotate(-spineAngle);
  context.translate(-hip.x - ink.lightX * 5, -hip.y + 3);
  const path = armShadow(limb, dress.cut.sleeve, dress.measures);
  fillFlat(ink, path, ink.seam);
  context.restore();
}
