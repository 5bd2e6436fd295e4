import { orientations, type Orientation } from './platforms.ts';

interface ShapeFacts {
  readonly name: string;
  readonly ratio: `${number}:${number}`;
  /** Of the film, in pixels; even, as its encoder asks. */
  readonly width: number;
  readonly height: number;
  /** How wide the still that stands for a scene or a film is, in pixels, and how wide a sketch is. */
  readonly posterWidth: number;
  readonly sketchWidth: number;
}

/** The shapes a film can have: those that platforms have of their own, then those that feeds show. */
export const shapes = {
  vertical: {
    ...{ name: 'Vertical', ratio: '9:16', width: 1080, height: 1920 },
    ...{ posterWidth: 540, sketchWidth: 360 },
  },
  landscape: {
    ...{ name: 'Landscape', ratio: '16:9', width: 1920, height: 1080 },
    ...{ posterWidth: 960, sketchWidth: 640 },
  },
  square: {
    ...{ name: 'Square', ratio: '1:1', width: 1080, height: 1080 },
    ...{ posterWidth: 720, sketchWidth: 480 },
  },
  portrait: {
    ...{ name: 'Portrait', ratio: '4:5', width: 1080, height: 1350 },
    ...{ posterWidth: 640, sketchWidth: 400 },
  },
} as const satisfies Record<Orientation, ShapeFacts> & Record<string, ShapeFacts>;

export type Shape = keyof typeof shapes;

export const shapeIds = [...orientations, 'square', 'portrait'] as const satisfies readonly Shape[];

interface Shaped {
  readonly orientation: Orientation;
  /** What was chosen in place of the platform's own shape; null where nothing was. */
  readonly shape: Shape | null;
}

/** The shape of a film: its platform's own, unless another one was chosen. */
export const shapeOf = ({ shape, orientation }: Shaped): Shape => shape ?? orientation;

/** What is kept of a choice: null for the platform's own shape, which follows its platform. */
export const chosenShape = (
  shape: Shape | null | undefined,
  orientation: Orientation,
): Shape | null => (shape === orientation ? null : (shape ?? null));

/** `Square 1:1` */
export const shapeName = (shape: Shape): string => `${shapes[shape].name} ${shapes[shape].ratio}`;

/** Size of a shape's film in pixels. */
export function frameSize(shape: Shape): { width: number; height: number } {
  const { width, height } = shapes[shape];
  return { width, height };
}

/** Its width as a share of its height. */
export const aspectOf = (shape: Shape): number => shapes[shape].width / shapes[shape].height;

/** The shape that a frame of any size has, or comes nearest to. */
export function nearestShape({ width, height }: { width: number; height: number }): Shape {
  const off = (shape: Shape) => Math.abs(Math.log(width / height / aspectOf(shape)));
  return shapeIds.reduce((best, each) => (off(each) < off(best) ? each : best));
}
