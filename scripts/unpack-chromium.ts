// Unpacks the Chromium of the npm package into the system's temporary folder, which find-chromium.ts
// points (TMPDIR) at a folder of its own. A process apart, because that folder is process-wide.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

const packageFolder = join(
  dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))),
  '..',
);
await chromium.executablePath();
// The libraries that a bare machine lacks: NSS, NSPR, expat.
await inflate(join(packageFolder, 'bin/al2023.tar.br'));
