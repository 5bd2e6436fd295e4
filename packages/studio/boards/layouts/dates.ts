import type { BoardBuilder } from '../board.ts';

export const calendar: BoardBuilder = () => null;
export const timeline: BoardBuilder = () => null;
