import type { BoardBuilder } from '../board.ts';

export const recipeStep: BoardBuilder = () => null;
export const ingredients: BoardBuilder = () => null;
