export { createAnswers } from './delivery.answers.ts';
export { adoptConsents } from './delivery.repository.ts';
export { registerConsentRoutes } from './delivery.routes.ts';
export { createDelivery, type DeliveryLimits } from './delivery.service.ts';
