import type { BoardBuilder } from '../board.ts';

export const barChart: BoardBuilder = () => null;
export const lineChart: BoardBuilder = () => null;
