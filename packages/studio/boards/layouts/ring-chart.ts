import type { BoardBuilder } from '../board.ts';

export const ringChart: BoardBuilder = () => null;
