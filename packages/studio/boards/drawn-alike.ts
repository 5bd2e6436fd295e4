import { createCanvas } from '@napi-rs/canvas';
import type { Context } from '../painting/brushes/surface.ts';
import type { Moment } from '../scene.ts';
import { createSum, type Sum } from './sum.ts';

/*
 * Whether a card looks at one moment as at another: whether it is drawn by the same calls. What a card shows hangs on time in forty
 * layouts, none of which knows when it rests; but all of them draw by nothing else than their context.
 */

/** Moments that are remembered: those of the frames around the one that is drawn. */
const mostKept = 8;

/**
 * A number for each moment of what is drawn; moments with the same one look alike.
 * @param draw lays down no canvas that it has changed since an earlier moment: that is seen in no call
 */
export function createLooks(
  draw: (context: Context, moment: Moment) => void,
): (moment: Moment) => number {
  const known = new Map<number, number>();
  const unseen = createUnseen();
  return (moment) => {
    const before = known.get(moment.timeMs);
    if (before !== undefined) return before;
    const look = unseen.sumUp((context) => draw(context, moment));
    known.set(moment.timeMs, look);
    const [oldest] = known.keys();
    if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
    return look;
  };
}

/** A context that shows nothing, and sums up what is asked of it. */
function createUnseen() {
  // All that is drawn lies outside, so that little but measuring type costs time.
  const context = createCanvas(1, 1).getContext('2d');
  const sum = createSum();
  const noting = new Proxy(context, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? noted(sum, { target, name, value }) : value;
    },
    set(target, name, value) {
      sum.add([name, value]);
      return Reflect.set(target, name, value, target);
    },
  });
  return {
    sumUp(draw: (context: Context) => void): number {
      context.reset();
      sum.clear();
      draw(noting);
      return sum.value();
    },
  };
}

interface Method {
  readonly target: object;
  readonly name: string | symbol;
  // oxlint-disable-next-line typescript/no-unsafe-function-type -- whatever a context offers
  readonly value: Function;
}

/** A method that notes each of its calls, and each call of what it makes: a gradient is known by its stops. */
const noted =
  (sum: Sum, { target, name, value }: Method) =>
  (...given: readonly unknown[]): unknown => {
    sum.add([name, ...given]);
    const made: unknown = Reflect.apply(value, target, given);
    if (typeof name === 'string' && name.endsWith('Gradient') && isObject(made)) {
      sum.isNew(made);
      const stop: unknown = Reflect.get(made, 'addColorStop');
      if (typeof stop === 'function')
        Object.defineProperty(made, 'addColorStop', {
          value: noted(sum, { target: made, name: 'addColorStop', value: stop }),
        });
    }
    return made;
  };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
