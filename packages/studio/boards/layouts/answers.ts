import type { BoardBuilder } from '../board.ts';

export const questionAnswer: BoardBuilder = () => null;
export const equation: BoardBuilder = () => null;
