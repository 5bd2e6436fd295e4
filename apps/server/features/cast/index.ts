export {
  adoptMembers,
  type CastRow,
  listMembers,
  listMembersFor,
  sweepDeletedMembers,
} from './cast.repository.ts';
export { registerCastRoutes } from './cast.routes.ts';
export {
  type CastMark,
  changedSince,
  marksIn,
  parseMarks,
} from '@scenewright/storyboard/cast-marks.ts';
export { promptWithLooks } from '@scenewright/contract/rules/cast.ts';
export { type Cast, createCast } from './cast.service.ts';
