import type { BoardBuilder } from '../board.ts';

export const quote: BoardBuilder = () => null;
export const definition: BoardBuilder = () => null;
export const verse: BoardBuilder = () => null;
