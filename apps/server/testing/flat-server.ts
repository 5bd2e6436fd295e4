/**
 * The server with a studio, music, voice and tools of films for tests of everything around it: scenes are flat, films hum, and
 * equal lines are spoken once. Started by journeys that look at no picture, in a process of its own.
 */
import { readConfig } from '../config.ts';
import { start } from '../start.ts';
import { compileOnce } from './compile-once.ts';
import { writeFlatMusic } from './flat-music.ts';
import { createFlatStudio } from './flat-studio.ts';
import { rememberingTools } from './remembering-tools.ts';
import { rememberingVoice } from './remembering-voice.ts';

compileOnce();
const stop = await start(readConfig(), {
  replacements: {
    studio: createFlatStudio(),
    writeMusic: writeFlatMusic,
    tools: rememberingTools,
    voice: rememberingVoice,
  },
});
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
