export { createOrders, type Orders } from './generation.orders.ts';
export { createSceneJob, type SceneJobOptions } from './generation.jobs.ts';
export { registerGenerationRoutes } from './generation.routes.ts';
export { registerVoicePreviewRoute } from './generation.voice-preview.ts';
