export { createContent } from './content.service.ts';
export { registerContentRoutes } from './content.routes.ts';
export { createReminders, type DueReminder } from './content.reminders.ts';
export {
  adoptContents,
  type Content,
  findContent,
  findOwnContent,
  insertContent,
  listTitles,
  lockContent,
  lockOwnContent,
  sweepDeletedContents,
  updateContent,
} from './content.repository.ts';
