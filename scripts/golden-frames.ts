/**
 * Golden frames: what the studio painted when somebody last looked at it (docs/decisions/0042).
 * `node scripts/golden-frames.ts` says what differs, `--show` writes pictures of it as well, `--write` keeps what is painted now.
 * Names of sheets, or how they begin, limit each: `node scripts/golden-frames.ts --show board-list captions`.
 */
import { parseArgs } from 'node:util';

// As in tests and in the product: no font of this machine. Read when the canvas is loaded.
process.env['DISABLE_SYSTEM_FONTS_LOAD'] = '1';
const { renewFrames, sheetsNamed, showFaults } =
  await import('@scenewright/studio/golden/renew-frames.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    out: { type: 'string', default: 'films/golden' },
  },
});

const sheets = sheetsNamed(positionals);
if (values.write) {
  const renewed = await renewFrames(sheets);
  console.log(renewed.length === 0 ? 'All is kept as it is painted.' : renewed.join('\n'));
} else {
  const faults = await showFaults(sheets, values.show ? values.out : null);
  for (const fault of faults) console.log(fault);
  if (values.show && faults.length > 0) console.log(`Kept, painted now, difference: ${values.out}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
