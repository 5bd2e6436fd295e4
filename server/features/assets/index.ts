export { createAssets, type Assets } from './assets.service.ts';
export { registerMediaRoute } from './assets.routes.ts';
