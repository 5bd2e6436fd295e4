import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '@scenewright/contract/app-error.ts';
import { sendDocument } from '../send-document.ts';
import { type ReadSection, renderOperatorPage } from './operator-page.ts';
import type { OperatorSection } from './operator-section.ts';

interface OperatorOptions {
  readonly sections: readonly OperatorSection[];
  /** Whether a request comes from this machine itself. */
  readonly isLocal: (request: FastifyRequest) => boolean;
}

/** A section that cannot be read leaves the others as they are. */
async function read(section: OperatorSection): Promise<ReadSection> {
  try {
    return { ...section, rows: await section.rows() };
  } catch (error) {
    return { ...section, rows: error instanceof Error ? error.message : String(error) };
  }
}

/** Serves `/operator`: what is in use, what it costs, what waits. To this machine alone; for others it is not there. */
export function registerOperatorPage(
  app: FastifyInstance,
  { sections, isLocal }: OperatorOptions,
): void {
  app.get('/operator', { schema: { hide: true } }, async (request, reply) => {
    if (!isLocal(request)) throw new AppError('not_found');
    return await sendDocument(reply, renderOperatorPage(await Promise.all(sections.map(read))));
  });
}
