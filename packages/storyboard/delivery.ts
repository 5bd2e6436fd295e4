import type { Delivery } from '@scenewright/contract/rules/speech.ts';
import type { SceneRow } from './rows.ts';

type Columns = Pick<SceneRow, 'speed_percent' | 'pronunciations'>;

/** The columns of a line that is spoken as its voice does by itself. */
export const plainDelivery: Columns = { speed_percent: 100, pronunciations: [] };

/** How a scene asks to be spoken, or how a narration was. */
export function deliveryOf({ speed_percent: percent, pronunciations }: Columns): Delivery {
  return { speed: percent / 100, pronunciations };
}

/** {@link deliveryOf} for the wire. */
export function wireDelivery(row: Columns) {
  return { speed: row.speed_percent / 100, pronunciations: [...row.pronunciations] };
}
