import type { FigureLook } from '../figures/figure.ts';

/** How hands move: each act is one of these. */
export const handMotions = [
  'rub',
  'cut',
  'strike',
  'press-down',
  'pour',
  'sprinkle',
  'stir',
  'turn',
  'drive-screw',
  'press',
  'plug',
  'lift',
  'lid',
  'put',
  'fold',
  'tie',
  'knead',
  'roll-out',
  'peel',
  'pull',
  'tear',
  'write',
  'draw',
  'measure',
  'sew',
  'dig',
  'plant',
  'crack',
  'hold',
  'wash',
  'grate',
  'spray',
  'squeeze',
  'snip',
  'snip-strand',
  'pull-down',
  'pluck',
  'hang',
  'cover',
  'wrap',
  'spoon',
  'mince',
  'sharpen',
  'rap',
  'uncap',
  'shake',
  'push-top',
  'pull-on',
  'glove',
  'inside-out',
  'insert',
  'tape',
  'fasten',
  'turn-key',
  'tyre',
  'pump',
  'score',
  'poke',
  'stretch',
  'roll-ball',
  'hand-mix',
  'flip',
  'bake',
  'light',
  'drain',
  'handle',
  'knock',
  'wrench',
  'wring',
  'count',
  'lace',
  'cook',
  'blend',
  'suds',
  'saw',
  'drill',
  'glue',
  'skin',
] as const;
export type HandMotion = (typeof handMotions)[number];

/** A drawing of the catalogue in hands' reach. */
export interface HandsThing {
  /** As an actor's. */
  readonly emoji: string;
  /** `#rrggbb` where a text gives it one. */
  readonly accent?: string;
}

export const stuffForms = ['liquid', 'grains', 'paste', 'pieces'] as const;

/** What runs, falls or lies somewhere without a shape of its own. */
export interface HandsStuff {
  readonly colour: string;
  readonly form: (typeof stuffForms)[number];
}

export const workSurfaces = ['table', 'ground', 'wall'] as const;
export type WorkSurface = (typeof workSurfaces)[number];

/** Hands at work, as plain JSON: it is stored with the drawing. */
export interface HandsAct {
  readonly motion: HandMotion;
  /** What is worked on; null where an act brings its own material. */
  readonly thing: HandsThing | null;
  /** Where something is put or poured. */
  readonly target: HandsThing | null;
  /** A tool of hands/tools.json; empty for bare hands. */
  readonly tool: string;
  readonly stuff: HandsStuff | null;
  readonly surface: WorkSurface;
  /** Of whom the hands are. */
  readonly look: FigureLook;
  /** The word of the narration on which they begin; empty where it is none. */
  readonly cue: string;
}
