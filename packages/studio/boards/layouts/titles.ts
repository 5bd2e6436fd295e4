import type { BoardBuilder } from '../board.ts';

export const title: BoardBuilder = () => null;
export const endCard: BoardBuilder = () => null;
