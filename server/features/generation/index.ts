export { createCasting } from './generation.casting.ts';
export { createOrders } from './generation.orders.ts';
export { createSceneJob } from './generation.jobs.ts';
export { sweepLostOrders } from './generation.settling.ts';
export { registerGenerationRoutes } from './generation.routes.ts';
export { createSketches, registerSketchRoute } from './generation.sketch.ts';
export { registerVoicePreviewRoute } from './generation.voice-preview.ts';
export { createTakes } from './generation.takes.ts';
export { createListening } from './generation.listening.ts';
