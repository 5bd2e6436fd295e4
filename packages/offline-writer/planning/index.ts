export { newPlanContext, planPicture, planPictures } from './plan-scene.ts';
