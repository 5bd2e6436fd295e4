export { registerBillingRoutes } from './billing.routes.ts';
export { registerWebhookRoute } from './billing.webhook.routes.ts';
