export { enhanceIdea } from './enhance/enhance-idea.ts';
export type { EditableScene } from './revise/draft.ts';
export { reviseScenes, type RevisedScenes } from './revise/revise-scenes.ts';
export { writeScene, type NewScene } from './write-scene.ts';
