import { writeFlatMusic } from './flat-music.ts';
import { createFlatStudio } from './flat-studio.ts';
import { rememberingTools } from './remembering-tools.ts';
import { rememberingVoice } from './remembering-voice.ts';

/** What makes a film where nobody looks at it or listens: its scenes show one colour, its music hums, equal lines are spoken once. */
export const createFlatReplacements = () => ({
  studio: createFlatStudio(),
  writeMusic: writeFlatMusic,
  tools: rememberingTools,
  voice: rememberingVoice,
});
