import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import variants from '../../data/told-as.json' with { type: 'json' };
import { isForeign } from './is-foreign.ts';
import { phrasePattern, type PhraseParts } from './phrase-pattern.ts';

interface Written {
  readonly drawing: string;
  /** Of which one is told, in this order. */
  readonly told?: PhraseParts;
  /** None of which is told: the drawing has a trait of its own, which only what is told so has. */
  readonly unless?: readonly string[];
  /** Whether all scenes of the film may tell it, and not this one alone. */
  readonly inFilm?: boolean;
  /** Whether only in a film of another language than English, where things of public places look otherwise. */
  readonly foreign?: boolean;
  /** Null where nothing is drawn at all. */
  readonly as: string | null;
}

const within = (source: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])${source}(?!\p{L})`, 'u');

/** What a line tells of a thing decides which of its drawings is shown: an onion that is cut, a wheel of a car or of a cart. */
const patterns = (variants as readonly Written[]).map((variant) => ({
  ...variant,
  told: variant.told === undefined ? null : within(phrasePattern(variant.told)),
  unless: variant.unless === undefined ? null : within(`(?:${alternatives(variant.unless)})`),
}));

/** The drawing of a thing that suits what is told of it; null where none does. */
export function toldAs(drawing: string, told: string, film = ''): string | null {
  const line = told.toLowerCase();
  const whole = `${line} ${film.toLowerCase()}`;
  const found = patterns.find((each) => {
    if (each.drawing !== drawing) return false;
    if (each.foreign === true && !isForeign(whole)) return false;
    const text = each.inFilm === true ? whole : line;
    return each.told?.test(text) !== false && each.unless?.test(text) !== true;
  });
  return found === undefined ? drawing : found.as;
}
