import type { BoardBuilder } from '../board.ts';

export const clock: BoardBuilder = () => null;
