import type { BoardBuilder } from '../board.ts';

export const process: BoardBuilder = () => null;
export const causeEffect: BoardBuilder = () => null;
