export { createPredictions, type Predictions } from './predictions.ts';
export { registerPredictionWebhook, webhookPath } from './predictions.routes.ts';
