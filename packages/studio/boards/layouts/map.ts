import type { BoardBuilder } from '../board.ts';

export const map: BoardBuilder = () => null;
