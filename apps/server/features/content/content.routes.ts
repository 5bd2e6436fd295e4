import type { FastifyInstance } from 'fastify';
import { AppError } from '@scenewright/contract/app-error.ts';
import * as ai from '@scenewright/contract/schemas/ai.ts';
import * as calls from '@scenewright/contract/schemas/content.ts';
import {
  maxFilmDurationS,
  maxNameCharacters,
  maxScenes,
} from '@scenewright/contract/rules/limits.ts';
import { defaultVisualModelId } from '@scenewright/contract/rules/models.ts';
import { longestSceneSeconds } from '@scenewright/contract/rules/scene-seconds.ts';
import { withoutDirections } from '@scenewright/contract/rules/text-directions.ts';
import { toAppError } from '@scenewright/provider-contract/provider-error.ts';
import type {
  IdeaReading,
  ReadIdea,
  ScriptWriter,
} from '@scenewright/provider-contract/script-writer.ts';
import { networkOf } from '../../client-network.ts';
import type { RequireAllowed } from '../../allowed-texts.ts';
import type { CountWork } from '../../free-work.ts';
import { serve } from '@scenewright/http/serve.ts';
import type { ContentService } from './content.service.ts';

const enhanceTimeoutMs = 60_000;
/** A longer idea takes longer to read, and counts as several. */
const charactersPerReading = 5_000;

interface ContentRoutes {
  readonly content: ContentService;
  readonly writer: ScriptWriter;
  readonly readIdea: ReadIdea;
  /** The questions that can be answered. */
  readonly questionIds: ReadonlySet<string>;
  readonly countWork: Pick<CountWork, 'now'>;
  readonly requireAllowed: RequireAllowed;
}

/** @throws AppError invalid_input where a question is not asked, or answered twice */
function requireAsked(
  answers: readonly { readonly id: string }[] = [],
  questionIds: ReadonlySet<string>,
): void {
  const ids = answers.map(({ id }) => id);
  for (const [index, id] of ids.entries()) {
    const field = `answers.${index}.id`;
    if (!questionIds.has(id))
      throw new AppError('invalid_input', `${field}: must name a question that is asked.`, {
        field,
      });
    if (ids.indexOf(id) < index)
      throw new AppError('invalid_input', `${field}: must not be answered twice.`, { field });
  }
}

/** As much of an idea as one film may have. */
function fittingOf(need: IdeaReading['need'], sceneLengthS: number) {
  const most = Math.min(maxScenes, Math.floor(maxFilmDurationS / sceneLengthS));
  const scenes = Math.min(need.scenes, most);
  return { scenes, seconds: Math.min(need.seconds, scenes * sceneLengthS) };
}

/** What a film is about is told in a few words; more is none. */
const shownSubject = (subject: string | null) =>
  subject === null || subject.length > maxNameCharacters ? null : withoutDirections(subject);

export function registerContentRoutes(
  app: FastifyInstance,
  { content, writer, readIdea, questionIds, countWork, requireAllowed }: ContentRoutes,
): void {
  serve(app, calls.createContent, async ({ caller, body, request }) => {
    requireAsked(body.answers, questionIds);
    const answers = body.answers?.map(({ text }) => text) ?? [];
    requireAllowed(body.title, body.prompt, body.enhanced_prompt, body.style, body.style_notes);
    requireAllowed(...answers);
    return await content.create({ ...caller, network: networkOf(request.ip) }, body);
  });
  serve(app, calls.listContent, ({ caller, query }) => content.list(caller.accountId, query));
  serve(app, calls.getContent, ({ caller, params }) => content.get(caller.accountId, params.id));
  serve(app, calls.updateContent, async ({ caller, params, body }) => {
    requireAllowed(body.title);
    return await content.update(caller.accountId, params.id, body);
  });
  serve(app, calls.deleteContent, async ({ caller, params }) => {
    await content.remove(caller.accountId, params.id);
    return { status: 'ok' as const };
  });
  serve(app, calls.restoreContent, ({ caller, params }) =>
    content.restore(caller.accountId, params.id),
  );
  serve(
    app,
    ai.readIdea,
    async ({
      caller,
      body: {
        prompt,
        answers = [],
        scene_count: sceneCount,
        scene_length: sceneLengthS,
        visual_model: model = defaultVisualModelId,
      },
    }) => {
      requireAsked(answers, questionIds);
      const characters = [prompt, ...answers.map(({ text }) => text)].join('').length;
      const times = Math.max(1, Math.ceil(characters / charactersPerReading));
      await countWork.now('read', caller.accountId, times);
      const longestSceneS = longestSceneSeconds(model, sceneLengthS);
      const idea = { prompt, answers, sceneCount, sceneLengthS, longestSceneS };
      const { seconds, need, subject, questions, ...reading } = await readIdea(idea).catch(
        (error: unknown) => {
          throw toAppError(error);
        },
      );
      return {
        ...reading,
        seconds: Math.round(seconds),
        asked_seconds: sceneCount * sceneLengthS,
        subject: shownSubject(subject),
        needs: { ...need },
        fits: fittingOf(need, sceneLengthS),
        questions: questions.map(({ id, text, example }) => ({ id, question: text, example })),
      };
    },
  );
  serve(app, ai.enhancePrompt, async ({ caller, body, request }) => {
    requireAllowed(body.prompt);
    await countWork.now('enhance', caller.accountId);
    const signal = AbortSignal.timeout(enhanceTimeoutMs);
    try {
      return { enhanced_prompt: await writer.enhancePrompt(body, signal) };
    } catch (error) {
      request.log.warn({ err: error }, 'a prompt could not be enhanced');
      // Who is to wait for a known time, or to shorten the text, is told; what else goes wrong behind us is not theirs to know.
      const known = toAppError(error);
      throw known instanceof AppError &&
        (known.retryAfterS !== undefined || known.code === 'text_too_hard')
        ? known
        : new AppError('unavailable', undefined, { cause: error });
    }
  });
}
