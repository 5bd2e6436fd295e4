import type { Box, Context } from '../../painting/brushes/surface.ts';

/** A stretch of type as it was drawn. */
export interface DrawnType extends Box {
  readonly text: string;
}

/** Below this a text is still on its way in. */
const leastOpacity = 0.5;

/** A context that draws as the given one and notes where all type stands, in pixels of the frame. */
export function recordType(context: Context): { context: Context; drawn: DrawnType[] } {
  const drawn: DrawnType[] = [];
  const note = (text: string, x: number, y: number): void => {
    if (context.globalAlpha < leastOpacity || !/[\p{L}\p{N}]/u.test(text)) return;
    const size = context.measureText(text);
    const left = x - size.actualBoundingBoxLeft;
    const top = y - size.actualBoundingBoxAscent;
    const { a, d, e, f } = context.getTransform();
    drawn.push({
      text,
      x: left * a + e,
      y: top * d + f,
      width: (size.actualBoundingBoxLeft + size.actualBoundingBoxRight) * a,
      height: (size.actualBoundingBoxAscent + size.actualBoundingBoxDescent) * d,
    });
  };
  const recording = new Proxy(context, {
    get(target, name) {
      if (name === 'fillText')
        return (text: string, x: number, y: number) => {
          note(text, x, y);
          target.fillText(text, x, y);
        };
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
  return { context: recording, drawn };
}
