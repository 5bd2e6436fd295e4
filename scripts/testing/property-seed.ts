import fc from 'fast-check';

/**
 * Property tests draw the same examples in every run, so that a run that fails tells of the change it ran for, and not of its
 * luck. `PROPERTY_SEED=random` (`npm run test:all` sets it) or a number draws others; a failure prints the seed that it needs.
 */
const usualSeed = 20_260_724;
const wanted = process.env['PROPERTY_SEED'] ?? String(usualSeed);

if (wanted !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wanted) });
