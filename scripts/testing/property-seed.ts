import fc from 'fast-check';
import { asOften } from '../../packages/contract/testing/thorough.ts';

/**
 * Property tests draw the same examples in every run, so that a run that fails tells of the change it ran for, and not of its
 * luck, and few of them. `PROPERTY_SEED=random` (`npm run test:all` sets it) or a number draws others; a failure prints the seed that it needs.
 */
const usualSeed = 20_260_724;
const wanted = process.env['PROPERTY_SEED'] ?? String(usualSeed);

/** A property that does not say how many examples it needs: as many as fast-check draws, or a few. */
const numRuns = asOften(100, 30);

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns });
if (wanted !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wanted) });
