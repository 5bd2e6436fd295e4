import type { BoardBuilder } from '../board.ts';

export const tree: BoardBuilder = () => null;
