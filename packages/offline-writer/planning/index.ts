export { phoneOwner } from './phone-owner.ts';
export { newPlanContext, planPicture, planPictures } from './plan-scene.ts';
export { tellPicture } from './own-words.ts';
