import type { BoardBuilder } from '../board.ts';

export const cutaway: BoardBuilder = () => null;
