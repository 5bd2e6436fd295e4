import type { BoardBuilder } from '../board.ts';

export const cycle: BoardBuilder = () => null;
