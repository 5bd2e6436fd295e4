import type { BoardBuilder } from '../board.ts';

export const money: BoardBuilder = () => null;
export const receipt: BoardBuilder = () => null;
