export { createContent } from './content.service.ts';
export { registerContentRoutes } from './content.routes.ts';
export { createReminders } from './content.reminders.ts';
export { adoptContents, type Content, findContent, findOwnContent, insertContent, lockContent, lockOwnContent, updateContent } from './content.repository.ts';
