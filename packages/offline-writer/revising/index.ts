export { enhanceIdea } from './enhance/enhance-idea.ts';
export type { EditableScene } from './revise/draft.ts';
export { reviseScenes, type RevisedScenes, type ReviseWith } from './revise/revise-scenes.ts';
export { writeScene, type NewScene, type SceneWriting } from './write-scene.ts';
