import type { BoardBuilder } from '../board.ts';

export const sizes: BoardBuilder = () => null;
