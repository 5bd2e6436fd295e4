import variants from '../../data/told-as.json' with { type: 'json' };
import { phrasePattern } from './phrase-pattern.ts';

/** What a line tells of a thing decides which of its drawings is shown: an onion that is cut. */
const patterns = variants.map(({ drawing, told, as }) => ({
  drawing,
  told: new RegExp(String.raw`\b${phrasePattern(told)}\b`, 'u'),
  as,
}));

/** The drawing of a thing that suits what is told of it. */
export function toldAs(drawing: string, told: string): string {
  const text = told.toLowerCase();
  return patterns.find((each) => each.drawing === drawing && each.told.test(text))?.as ?? drawing;
}
