import { writeFlatMusic } from './flat-music.ts';
import { createFlatStudio } from './flat-studio.ts';
import { rememberingTools } from './remembering-tools.ts';
import { flatVoice } from './flat-voice.ts';

/** What makes a film where nobody looks at it or listens: its scenes show one colour, its music and its lines hum. */
export const createFlatReplacements = () => ({
  studio: createFlatStudio(),
  writeMusic: writeFlatMusic,
  tools: rememberingTools,
  voice: flatVoice,
});
