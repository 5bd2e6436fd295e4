export { registerAccountRoutes } from './accounts.routes.ts';
export { type Accounts, createAccounts } from './accounts.service.ts';
export { toProfile } from './profile.ts';
