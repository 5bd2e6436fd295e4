export { createContent } from './content.service.ts';
export { registerContentRoutes } from './content.routes.ts';
export { type Content, findContent, findOwnContent, insertContent, lockContent, lockOwnContent, updateContent } from './content.repository.ts';
