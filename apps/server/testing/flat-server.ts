/**
 * The server with a studio, music, voice and tools of films for tests of everything around it: scenes are flat, films hum, and
 * equal lines are spoken once. Started by journeys that look at no picture, in a process of its own.
 */
import { readConfig } from '../config.ts';
import { start } from '../start.ts';
import { compileOnce } from './compile-once.ts';
import { createFlatReplacements } from './flat-replacements.ts';

compileOnce();
const stop = await start(readConfig(), {
  replacements: createFlatReplacements(),
});
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
