import type { ScriptBrief } from '@scenewright/provider-contract/script-writer.ts';

/** A brief of three scenes, as the wizard sends it. */
export const brief: ScriptBrief = {
  title: 'Lighthouses',
  prompt: 'Lighthouses of the north',
  platform: 'tiktok',
  orientation: 'vertical',
  language: 'en',
  answers: [],
  sceneCount: 3,
  sceneLengthS: 10,
  style: 'Light and witty',
  cast: [],
  styleNotes: 'no people',
};
