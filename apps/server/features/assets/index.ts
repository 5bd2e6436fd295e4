export { createAssets, type Assets } from './assets.service.ts';
export { isValidLink, linkExpiry, signLink } from './assets.rules.ts';
export { createSendAsset, registerMediaRoute, type SendAsset } from './assets.routes.ts';
