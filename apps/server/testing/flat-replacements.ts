import { writeFlatMusic } from './flat-music.ts';
import { createFlatStudio } from './flat-studio.ts';
import { rememberingTools } from './remembering-tools.ts';
import { rememberingWriter } from './remembering-writer.ts';
import { flatVoice } from './flat-voice.ts';

/** What makes a film where nobody looks at it or listens: its scenes show one colour, its music and its lines hum, what is written is written once in a run. */
export const createFlatReplacements = () => ({
  studio: createFlatStudio(),
  writeMusic: writeFlatMusic,
  tools: rememberingTools,
  voice: flatVoice,
  askWriter: rememberingWriter,
});
