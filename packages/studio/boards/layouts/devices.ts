import type { BoardBuilder } from '../board.ts';

export const chat: BoardBuilder = () => null;
export const screen: BoardBuilder = () => null;
