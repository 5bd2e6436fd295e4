/**
 * The server with a studio, music and tools of films for tests of everything around them: scenes are flat and films hum. Started
 * by journeys at whose films nobody looks, in a process of its own.
 */
import { readConfig } from '../config.ts';
import { start } from '../start.ts';
import { writeFlatMusic } from './flat-music.ts';
import { createFlatStudio } from './flat-studio.ts';
import { rememberingTools } from './remembering-tools.ts';

const stop = await start(readConfig(), {
  replacements: {
    studio: createFlatStudio(),
    writeMusic: writeFlatMusic,
    tools: rememberingTools,
  },
});
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
