export { registerAccountRoutes } from './accounts.routes.ts';
export { createGifts } from './accounts.gifts.ts';
export { createAccountClosing } from './accounts.closing.ts';
export { type Accounts, createAccounts } from './accounts.service.ts';
export { toProfile } from './profile.ts';
