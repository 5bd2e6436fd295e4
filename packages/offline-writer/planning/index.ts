export { newPlanContext, planPicture, planPictures, type FilmInput, type PlanContext, type SceneInput } from './plan-scene.ts';
