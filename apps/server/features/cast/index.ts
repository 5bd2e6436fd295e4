export {
  adoptMembers,
  type CastRow,
  listMembers,
  listMembersFor,
  sweepDeletedMembers,
} from './cast.repository.ts';
export { registerCastRoutes } from './cast.routes.ts';
export { type CastMark, changedSince, marksIn, parseMarks, promptWithLooks } from './cast.rules.ts';
export { type Cast, createCast } from './cast.service.ts';
