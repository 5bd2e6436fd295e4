import { directionOf } from '../../captions/reading-order.ts';
import type { Board, BoardBrief, BoardBuilder } from '../board.ts';
import { bareName, regionOf } from './atlas.ts';
import { createCountryMap } from './country-map.ts';
import { createRoute } from './route.ts';
import { readPoint } from './timeline.ts';

/** Somewhere that a map names. */
export interface Stop {
  readonly name: string;
  /** What is said of it; may be empty. */
  readonly detail: string;
  /** Letters of the country that it is; null for any other place. */
  readonly region: string | null;
}

/** "Spain and Portugal", "France, Belgium and Luxembourg": countries that stand in one text. */
const joined = /\s*[,;&]\s*(?:and\s+|und\s+|et\s+|y\s+|e\s+)?|\s+(?:and|und|et|y|e)\s+/iu;

/** Names that are a country's and a state's or a person's too: a country only in the company of others. */
const ambiguous: ReadonlySet<string> = new Set(['GE', 'JO', 'TD']);

function stopsOf(text: string): readonly Stop[] {
  const name = text.trim();
  if (name === '') return [];
  const region = regionOf(name);
  if (region !== null) return [{ name: bareName(name), detail: '', region }];
  const parts = name
    .split(joined)
    .map((part) => ({ name: bareName(part), detail: '', region: regionOf(part) }));
  return parts.length > 1 && parts.every((part) => part.region !== null)
    ? parts
    : [{ name, detail: '', region: null }];
}

function itemStop(item: string): Stop {
  const whole = regionOf(item);
  if (whole !== null) return { name: bareName(item), detail: '', region: whole };
  const { when, what } = readPoint(item.replace(/^\s*\d{1,2}[.)]\s+/u, ''));
  return { name: when, detail: what, region: regionOf(when) };
}

const withoutDoubles = (stops: readonly Stop[]): readonly Stop[] =>
  stops.filter(({ name }, at) => stops.findIndex((other) => other.name === name) === at);

/** The places of the plan in their order: from, what lies between, to. */
function placesOf({ plan }: BoardBrief): { stops: readonly Stop[]; isRoute: boolean } {
  const [from, to] = [stopsOf(plan.from), stopsOf(plan.to)];
  const items = plan.items.filter((item) => item.trim() !== '').map(itemStop);
  if (from.length + to.length > 0)
    return {
      stops: withoutDoubles([...from, ...items, ...to]),
      isRoute: from.length === 1 && to.length === 1,
    };
  if (items.length > 0)
    return { stops: withoutDoubles(items), isRoute: items.some(({ region }) => region === null) };
  const told = [plan.place, plan.quote, ...plan.subjects.map(({ what }) => what)]
    .map(stopsOf)
    .find((stops) => stops.some(({ region }) => region !== null));
  return { stops: told ?? stopsOf(plan.place), isRoute: false };
}

/**
 * Countries that are named, highlighted among their neighbours, with a line from one to the other where the plan tells a
 * route. A place whose position is not known is never put on a map: its stops stand on a drawn line without one.
 */
export const map: BoardBuilder = (brief): Board | null => {
  const { stops, isRoute } = placesOf(brief);
  if (stops.length === 0) return null;
  const areCountries = stops.every(({ region }) => region !== null);
  const isClear = stops.some(({ region }) => region !== null && !ambiguous.has(region));
  if (areCountries && isClear) {
    const board = createCountryMap(brief, stops, isRoute);
    if (board !== null) return board;
  }
  const isRightToLeft = stops.some(({ name }) => directionOf(name) === 'rtl');
  return createRoute(brief, stops, isRightToLeft);
};
