import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/app-error.ts';
import * as ai from '#contract/api/ai.ts';
import * as calls from '#contract/api/content.ts';
import { serve } from '../../http/serve.ts';
import type { ScriptWriter } from '../../providers/script-writer/script-writer.ts';
import type { ContentService } from './content.service.ts';

const enhanceTimeoutMs = 60_000;

export function registerContentRoutes(app: FastifyInstance, { content, writer }: { content: ContentService; writer: ScriptWriter }): void {
  serve(app, calls.createContent, ({ caller, body }) => content.create(caller, body));
  serve(app, calls.listContent, ({ caller, query }) => content.list(caller.accountId, query));
  serve(app, calls.getContent, ({ caller, params }) => content.get(caller.accountId, params.id));
  serve(app, calls.updateContent, ({ caller, params, body }) => content.update(caller.accountId, params.id, body));
  serve(app, calls.deleteContent, async ({ caller, params }) => {
    await content.remove(caller.accountId, params.id);
    return { status: 'ok' as const };
  });
  serve(app, calls.restoreContent, ({ caller, params }) => content.restore(caller.accountId, params.id));
  serve(app, ai.enhancePrompt, async ({ body, request }) => {
    const signal = AbortSignal.timeout(enhanceTimeoutMs);
    try {
      return { enhanced_prompt: await writer.enhancePrompt(body, signal) };
    } catch (error) {
      request.log.warn({ err: error }, 'a prompt could not be enhanced');
      throw new AppError('unavailable', undefined, { cause: error });
    }
  });
}
