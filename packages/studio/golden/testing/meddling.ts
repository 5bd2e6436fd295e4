import type { Context } from '../../painting/brushes/surface.ts';
import type { Meddle } from '../golden-case.ts';

type Method = (...values: readonly unknown[]) => unknown;

interface Changes {
  /** By the name of a property: what is set instead. */
  readonly set?: ReadonlyMap<string, (value: unknown) => unknown>;
  /** By the name of a method: what is called instead of it. */
  readonly call?: ReadonlyMap<string, (method: Method, values: readonly unknown[]) => unknown>;
}

/** Draws as the context does, but for the changes. */
export function meddling({ set, call }: Changes): Meddle {
  return (context: Context) =>
    new Proxy(context, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        const method: Method = value.bind(target);
        const change = call?.get(String(name));
        return change === undefined
          ? method
          : (...values: readonly unknown[]) => change(method, values);
      },
      set: (target, name, value: unknown) =>
        Reflect.set(target, name, set?.get(String(name))?.(value) ?? value, target),
    });
}

/** Sets another font than the painter asks for. */
export const withFont = (change: (font: string) => string): Meddle =>
  meddling({ set: new Map([['font', (font) => change(String(font))]]) });

/** Sets type that far from its place, in shares of the frame. */
export const withTypeMoved = (x: number, y: number): Meddle => {
  return (context) => {
    const { width, height } = context.canvas;
    const fillText = (method: Method, [text, atX, atY]: readonly unknown[]) =>
      method(text, Number(atX) + x * width, Number(atY) + y * height);
    return meddling({ call: new Map([['fillText', fillText]]) })(context);
  };
};

/** Lays pictures on the frame that far from their place, in shares of the frame. */
export const withLayersMoved = (x: number, y: number): Meddle => {
  return (context) => {
    const { width, height } = context.canvas;
    const drawImage = (method: Method, [image, atX, atY, ...size]: readonly unknown[]) =>
      method(image, Number(atX) + x * width, Number(atY) + y * height, ...size);
    return meddling({ call: new Map([['drawImage', drawImage]]) })(context);
  };
};

/** Leaves one of the pictures out that are laid on the frame, from 0. */
export const withoutLayer = (left: number): Meddle => {
  return (context) => {
    let count = 0;
    const drawImage = (method: Method, values: readonly unknown[]) => {
      count += 1;
      return count - 1 === left ? undefined : method(...values);
    };
    return meddling({ call: new Map([['drawImage', drawImage]]) })(context);
  };
};

/** Exchanges red and blue in every plain colour. */
export const withColoursSwapped: Meddle = (context) => {
  const swap = (value: unknown) =>
    typeof value === 'string' && /^#[0-9a-f]{6}$/iu.test(value)
      ? `#${value.slice(5)}${value.slice(3, 5)}${value.slice(1, 3)}`
      : value;
  return meddling({
    set: new Map([
      ['fillStyle', swap],
      ['strokeStyle', swap],
    ]),
  })(context);
};

/** Paints that far from its place, px: every soft edge comes out otherwise. */
export const withEdgesElsewhere = (px: number): Meddle => {
  return (context) => {
    context.translate(px, px);
    return context;
  };
};
