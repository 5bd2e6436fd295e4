import { maxPlanTextCharacters } from '@scenewright/contract/rules/picture-plan.ts';
import type { Line } from '../genres/genre.ts';

/** What is said, structure words left out. */
export const textsOf = (lines: readonly Line[]) =>
  lines.filter(({ source }) => source !== 'structure').map(({ text }) => text.trim());

/** A sentence whole, where a line is a part of it that a card has room to complete. */
const wholeOf = ({ text, unit }: Line) =>
  unit !== null && unit.text.length <= maxPlanTextCharacters && unit.text.includes(text.trim())
    ? unit.text
    : text.trim();

/** The sentences of a scene, each once. */
export const wholesOf = (lines: readonly Line[]) => [
  ...new Set(lines.filter(({ source }) => source !== 'structure').map(wholeOf)),
];
