import type { ShareBox } from './picture-map.ts';

/** What the camera sees: where its middle is, in shares of the picture, and how many times closer than the whole it is. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** How much closer the camera comes within a shot: a slow push. */
export const push = 1.04;
/** How far the camera passes to the side within a shot, each way, in shares of the picture at zoom 1. */
export const drift = 0.008;
/** Two neighbouring framings differ in size by a fifth or more, the push between them included; less is a jump. */
export const leastDifference = 1.2;
/** The most a pixel of the source may be enlarged: at twice its size a picture begins to look soft. */
export const mostEnlarged = 2;

const closest = 1.65;
const thirdZoom = 1.3;
const nearest = leastDifference * push;
const steps = 24;
/** What matters lies no lower in a framing, in shares of its height: below it are captions. */
const lowest = 0.56;

/** A picture to be framed. */
export interface Framed {
  readonly focus: { readonly x: number; readonly y: number };
  /** What must not be cut in half. */
  readonly wholes: readonly ShareBox[];
  /** The share of the picture that the frame shows at zoom 1. */
  readonly shown: { readonly width: number; readonly height: number };
  /** How wide a pixel of the source is in the frame at zoom 1. */
  readonly enlarged: number;
}

/**
 * The whole; a closer one on what matters; one that looks to the other side. Fewer where the source would look soft, or where every
 * closer one would cut a face or lettering in half.
 */
export function findFramings(picture: Framed): View[] {
  const { focus, shown, enlarged } = picture;
  const whole = { ...clampView({ ...focus, zoom: 1 }, shown), zoom: 1 };
  const limit = Math.min(closest, mostEnlarged / enlarged / push);
  const closer = findCloser(picture, limit);
  if (closer === null) return [whole];
  const zoom = Math.min(thirdZoom, closer.zoom / nearest);
  const third = zoom >= nearest ? findOtherSide(picture, closer, zoom) : null;
  return third === null ? [whole, closer] : [whole, closer, third];
}

/** Whether the whole of what the frame shows has all in it that must not be cut in half. */
export function keepsWholes(picture: Framed): boolean {
  const view = { ...clampView({ ...picture.focus, zoom: 1 }, picture.shown), zoom: 1 };
  const seen = boxOf(view, picture);
  return holds(view, picture) && picture.wholes.every((box) => isInside(box, seen));
}

/** The closest framing that holds the focus well inside and cuts nothing; closer is tried first. */
function findCloser(picture: Framed, limit: number): View | null {
  for (let zoom = limit; zoom >= nearest; zoom -= 0.05) {
    const views = viewsAt(zoom, picture).filter((view) => !cutsAny(view, picture));
    const off = ({ x, y }: View) => Math.hypot(x - picture.focus.x, y - picture.focus.y);
    const best = views.toSorted((one, other) => off(one) - off(other))[0];
    if (best !== undefined && holds(best, picture)) return best;
  }
  return null;
}

/** As far from the closer framing as it can be, without cutting anything; what matters stays above the captions. */
function findOtherSide(picture: Framed, closer: View, zoom: number): View | null {
  const away = ({ x, y }: View) => Math.hypot(x - closer.x, (y - closer.y) * 0.6);
  const focusAt = (view: View) => {
    const { top, bottom } = boxOf(view, picture);
    return (picture.focus.y - top) / (bottom - top);
  };
  return (
    viewsAt(zoom, picture)
      .filter((view) => !cutsAny(view, picture) && focusAt(view) > 0.15 && focusAt(view) < lowest)
      .toSorted((one, other) => away(other) - away(one))[0] ?? null
  );
}

/** Every place where a framing can stand, in even steps. */
function viewsAt(zoom: number, { shown }: Framed): View[] {
  const [halfWide, halfTall] = [shown.width / zoom / 2, shown.height / zoom / 2];
  const places = (half: number) =>
    Array.from({ length: steps + 1 }, (_, step) => half + ((1 - 2 * half) * step) / steps);
  return places(halfTall).flatMap((y) => places(halfWide).map((x) => ({ x, y, zoom })));
}

/** What a view shows when the push is over: the smallest part. */
function boxOf({ x, y, zoom }: View, { shown }: Framed): ShareBox {
  const [halfWide, halfTall] = [shown.width / zoom / 2, shown.height / zoom / 2];
  return { left: x - halfWide, right: x + halfWide, top: y - halfTall, bottom: y + halfTall };
}

/** Whether the focus lies in the middle three fifths. */
function holds(view: View, picture: Framed): boolean {
  const { left, right, top, bottom } = boxOf(view, picture);
  const { x, y } = picture.focus;
  const [marginX, marginY] = [(right - left) / 5, (bottom - top) / 5];
  const inside = (value: number, low: number, high: number) => value >= low && value <= high;
  const nearEdge = (value: number, low: number, high: number) =>
    (low <= 0.001 && value < high) || (high >= 0.999 && value > low);
  return (
    (inside(x, left + marginX, right - marginX) || nearEdge(x, left, right)) &&
    (inside(y, top + marginY, bottom - marginY) || nearEdge(y, top, bottom))
  );
}

/** Whether a view's edge, at the begin or the end of its push, goes through something that must stay whole. */
function cutsAny(view: View, picture: Framed): boolean {
  const outer = widen(boxOf(view, picture), drift);
  const inner = widen(boxOf({ ...view, zoom: view.zoom * push }, picture), -drift);
  return picture.wholes.some((box) => !isApart(box, outer) && !isInside(box, inner));
}

const widen = ({ left, top, right, bottom }: ShareBox, by: number): ShareBox => ({
  left: left - by,
  right: right + by,
  top,
  bottom,
});

const isApart = (box: ShareBox, view: ShareBox): boolean =>
  box.right <= view.left ||
  box.left >= view.right ||
  box.bottom <= view.top ||
  box.top >= view.bottom;

const isInside = (box: ShareBox, view: ShareBox): boolean =>
  box.left >= view.left &&
  box.right <= view.right &&
  box.top >= view.top &&
  box.bottom <= view.bottom;

function clampView(
  { x, y, zoom }: View,
  shown: { readonly width: number; readonly height: number },
): { x: number; y: number } {
  const within = (value: number, half: number) => Math.min(1 - half, Math.max(half, value));
  return { x: within(x, shown.width / zoom / 2), y: within(y, shown.height / zoom / 2) };
}
