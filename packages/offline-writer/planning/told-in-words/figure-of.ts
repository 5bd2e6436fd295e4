import type { Card } from '../card-of-scene.ts';

/** A card of one number that a sentence tells, with the sentence below it, so that nothing that bounds it is lost. */
export const figureOf = (
  { value, unit }: { readonly value: string; readonly unit: string },
  quote: string,
  layout: 'figure' | 'money' = 'figure',
): Card => ({ layout, figure: { value, unit, label: '' }, quote, subjects: [], place: '' });
