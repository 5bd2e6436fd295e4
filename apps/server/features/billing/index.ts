export { createBilling } from './billing.ts';
export { createOperator, type Operator } from './billing.operator.ts';
export { registerBillingRoutes } from './billing.routes.ts';
export { registerWebhookRoute } from './billing.webhook.routes.ts';
