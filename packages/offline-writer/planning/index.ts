export { phoneOwner } from './phone-owner.ts';
export { newPlanContext } from './plan-context.ts';
export { planPicture, planPictures } from './plan-scene.ts';
export { tellPicture } from './own-words.ts';
