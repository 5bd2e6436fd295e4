import { createFigureArt } from '../../figures/draw-figure.ts';
import {
  actions,
  ages,
  builds,
  feelings,
  hairStyles,
  headwears,
  outfits,
  skins,
  type Figure,
  type FigureAction,
  type FigureLook,
} from '../../figures/figure.ts';
import { fromBehind, pairGap } from '../../figures/pairs.ts';
import { hashText } from '../../painting/random.ts';
import { pickFor, type GoldenCase, type GoldenSheet } from '../golden-case.ts';

/** Somebody who differs from others in all that the label leaves open. */
export function lookFor(label: string, change: Partial<FigureLook> = {}): FigureLook {
  const gender = pickFor(`gender ${label}`, ['man', 'woman', 'person']);
  return {
    gender,
    age: 'adult',
    build: pickFor(`build ${label}`, builds),
    skin: pickFor(`skin ${label}`, skins),
    hair:
      gender === 'man'
        ? pickFor(`hair ${label}`, ['short', 'side-parted', 'curly', 'afro'])
        : pickFor(`hair ${label}`, ['bob', 'long', 'bun', 'ponytail', 'braids']),
    hairColour: pickFor(`colour ${label}`, ['#2b1d18', '#5a3624', '#9a5a2c', '#d9a648']),
    beard: gender === 'man' && hashText(label) % 3 === 0,
    glasses: hashText(label) % 5 === 0,
    outfit: pickFor(`outfit ${label}`, ['casual', 'hoodie', 'casual', 'shirt-tie']),
    top: pickFor(`top ${label}`, ['#e4573d', '#2f7fc1', '#3fa37a', '#f0b03a', '#7a5cc4']),
    bottom: pickFor(`bottom ${label}`, ['#2f3b63', '#4a4f63', '#6b4b3a', '#3d3550']),
    headwear: 'none',
    wheelchair: false,
    ...change,
  };
}

export const figureOf = (
  look: FigureLook,
  action: FigureAction = 'stand',
  change: Partial<Figure> = {},
): Figure => ({ look, action, feeling: 'calm', held: '', speaks: false, cue: '', ...change });

export interface Pose {
  readonly figure: Figure;
  /** Who does the same, opposite. */
  readonly beside?: Figure;
  readonly timeMs?: number;
  /** A head alone, near. */
  readonly isNear?: boolean;
}

const frame = { width: 288, height: 320 };
const farHeight = 236;
const nearHeight = 900;

/** On plain ground. `createArt` is another one where a test wants to see a fault found. */
export function personCase(
  label: string,
  { figure, beside, timeMs, isNear = false }: Pose,
  createArt: typeof createFigureArt = createFigureArt,
): GoldenCase {
  const height = isNear ? nearHeight : farHeight;
  const order = { height, light: { fromX: -1, ambient: '#3a4a86', ambientShare: 0.03 } } as const;
  const moment = { timeMs: timeMs ?? 0, alive: timeMs !== undefined, mouthOpen: 0 };
  return {
    label,
    frame,
    shrink: 2,
    async paint(context) {
      context.fillStyle = pickFor(label, ['#e3ecf7', '#f3e7da', '#dcefe6', '#ece4f4']);
      context.fillRect(0, 0, frame.width, frame.height);
      const gap = beside === undefined ? 0 : (pairGap(figure.action) ?? 0) * height;
      const at = { x: (frame.width - gap) / 2, y: isNear ? 960 : frame.height - 22 };
      const facesAway = fromBehind.has(figure.action);
      if (beside !== undefined) {
        const other = await createArt(beside, { ...order, mirrored: !facesAway, seed: 50 });
        other.draw(context, { ...at, x: at.x + gap }, { ...moment, lookX: -0.5 });
      }
      const art = await createArt(figure, {
        ...order,
        mirrored: false,
        seed: 7,
        ...(beside === undefined
          ? {}
          : { other: { figure: beside, gap: gap / height, facesAway } }),
      });
      art.draw(context, at, { ...moment, lookX: 0 });
    },
  };
}

const sheet = (name: string, poses: readonly (readonly [string, Pose])[]): GoldenSheet => ({
  name: `people-${name}`,
  cases: poses.map(([label, pose]) => personCase(label, pose)),
});

const together = [
  'hug',
  'give',
  'argue',
  'talk',
  'dance',
  'comfort',
  'bandage',
  'comb',
  'feed',
  'bathe',
  'read-to',
  'shake-hands',
  'whisper',
  'carry-end',
] as const;
/** What the other one does, where it is something else. */
const answers: Partial<Record<FigureAction, FigureAction>> = {
  talk: 'listen',
  comb: 'sit',
  feed: 'sit',
  bathe: 'sit-in-bath',
  'read-to': 'sit',
  whisper: 'listen',
  'carry-end': 'hold-end',
};
const ofChildren: ReadonlySet<FigureAction> = new Set(['hug', 'bathe', 'read-to', 'shake-hands']);
const rolling = [
  'stand',
  'walk',
  'wave',
  'cook',
  'type',
  'read',
  'carry',
  'cheer',
  'sweep',
  'knock',
  'hang-washing',
] as const;

export const peopleSheets: readonly GoldenSheet[] = [
  sheet(
    'actions',
    actions.map((action) => [action, { figure: figureOf(lookFor(action), action) }]),
  ),
  sheet(
    'moving',
    (['walk', 'run', 'jump', 'ride', 'swim', 'dance'] as const).flatMap((action) =>
      [250, 700].map((timeMs) => [
        `${action} after ${timeMs} ms`,
        { figure: figureOf(lookFor(action), action), timeMs },
      ]),
    ),
  ),
  sheet(
    'clothes',
    outfits.map((outfit) => [outfit, { figure: figureOf(lookFor(outfit, { outfit })) }]),
  ),
  sheet(
    'ages',
    ages.flatMap((age) =>
      builds.map((build) => [
        `${age}, ${build}`,
        {
          figure: figureOf(
            lookFor(`${age} ${build}`, {
              age,
              build,
              ...(age === 'old' ? { hairColour: '#cfccd2' } : {}),
            }),
            'stand',
            age === 'child' ? { held: 'teddy-bear' } : {},
          ),
        },
      ]),
    ),
  ),
  sheet(
    'wheelchair',
    rolling.map((action) => [
      action,
      { figure: figureOf(lookFor(`wheels ${action}`, { wheelchair: true }), action) },
    ]),
  ),
  sheet(
    'pairs',
    together.map((action) => [
      action,
      {
        figure: figureOf(lookFor(`one ${action}`), action),
        beside: figureOf(
          lookFor(`other ${action}`, ofChildren.has(action) ? { age: 'child' } : {}),
          answers[action] ?? action,
        ),
      },
    ]),
  ),
  sheet('heads', [
    ...feelings.map((feeling): [string, Pose] => [
      feeling,
      { figure: figureOf(lookFor(feeling), 'stand', { feeling }), isNear: true },
    ]),
    ...hairStyles.map((hair): [string, Pose] => [
      hair,
      { figure: figureOf(lookFor(hair, { hair, beard: false })), isNear: true },
    ]),
    ...headwears
      .slice(1)
      .map((headwear): [string, Pose] => [
        headwear,
        { figure: figureOf(lookFor(headwear, { headwear })), isNear: true },
      ]),
  ]),
];
