export { createAssets, type Assets } from './assets.service.ts';
export { isValidLink, linkExpiry, signLink } from './assets.rules.ts';
export { moveAssets, type MoveOutcome } from './assets.move.ts';
export { createSendAsset, registerMediaRoute, type SendAsset } from './assets.routes.ts';
