import type { BoardBuilder } from '../board.ts';

export const beforeAfter: BoardBuilder = () => null;
export const versus: BoardBuilder = () => null;
