/**
 * The server with a studio, music, voice and tools of films for tests of everything around it: scenes are flat, music and
 * lines hum. Started by journeys that look at no picture, and where servers are killed, in a process of its own.
 */
import { readConfig } from '../config.ts';
import { start } from '../start.ts';
import { compileOnce } from './compile-once.ts';
import { createFlatReplacements } from './flat-replacements.ts';
import { withHeldStages } from './held-stages.ts';

compileOnce();
const config = readConfig();
const stop = await start(config, {
  replacements: withHeldStages(createFlatReplacements(), config.DATA_DIR),
});
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
