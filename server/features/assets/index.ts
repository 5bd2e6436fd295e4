export { createAssets, type Assets } from './assets.service.ts';
export { createSendAsset, registerMediaRoute, type SendAsset } from './assets.routes.ts';
