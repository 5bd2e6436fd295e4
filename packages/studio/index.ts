export type { Brand } from './brand/brand.ts';
export { type CaptionStyle, defaultCaptionStyle } from './captions/caption-style.ts';
export { endIdleThreads } from './drawing-threads/thread-pool.ts';
export { cueKinds, type PictureSource, type SceneCue, type TimedWord } from './scene.ts';
export {
  renderSegment,
  type RenderedSegment,
  scenesAtOnce,
  type SegmentRequest,
} from './segment.ts';
export { type StillRequest } from './still.ts';
export { studio, type Studio } from './studio.ts';
