import type { UnitKind } from './material.ts';
import type { LabelRole } from './label-words.ts';

/** What a line of the idea is by its marks. */
export interface MarkedLine {
  readonly mark: 'blank' | 'heading' | 'bullet' | 'number' | 'label' | 'speaker' | 'text';
  readonly text: string;
  readonly number: number | null;
  readonly role: LabelRole | 'step' | 'item' | null;
  readonly speaker: string | null;
  /** Whether who speaks is heard from elsewhere, and not seen. */
  readonly isHeard?: boolean;
  readonly seconds: number | null;
}

/** What a stretch of text is for; `scene` is decided when the whole is known. */
export type PassageRole =
  | 'say'
  | 'scene'
  | 'picture'
  | 'screen'
  | 'sound'
  | 'wish'
  /** A wish that stands beside a text for viewers; the text does not become a wish by it. */
  | 'note'
  | 'topic'
  | 'title'
  | 'opening'
  | 'ending';

/** A stretch of text with one purpose: a paragraph, a point, what stands behind a label. */
export interface Passage {
  readonly role: PassageRole;
  readonly kind: UnitKind;
  readonly text: string;
  readonly block: number;
  readonly speaker: string | null;
  readonly isHeard?: boolean;
  readonly number: number | null;
  readonly seconds: number | null;
  /** Whether it stands in a scene of a script that is headed as one. */
  readonly isInScene?: boolean;
}

/** The sentences behind the first of a point belong to it: they are no points of their own. */
export function followingPart(passage: Passage): Passage {
  const isPoint = passage.kind === 'item' || passage.kind === 'step';
  return { ...passage, kind: isPoint ? 'sentence' : passage.kind, number: null, seconds: null };
}

/** Who speaks a passage, and whether they are only heard. */
export const heardOf = ({ speaker, isHeard }: Passage): Pick<Passage, 'speaker' | 'isHeard'> =>
  isHeard === true ? { speaker, isHeard } : { speaker };
