export { ingredients } from './ingredients.ts';
export { recipeStep } from './recipe-step.ts';
