import type { FastifyBaseLogger } from 'fastify';
import type {
  AlignedSpeech,
  SpeechToAlign,
} from '@scenewright/offline-voice/align/align-speech.ts';
import { createAlignThreads } from '@scenewright/offline-voice/align/align-threads.ts';
import type { ScriptWriter } from '@scenewright/provider-contract/script-writer.ts';
import type { Voice } from '@scenewright/provider-contract/voice.ts';
import { type ModelKind, warningOf } from '@scenewright/openai-services/models/lasting-models.ts';
import {
  createModeration,
  type Moderate,
} from '@scenewright/openai-services/moderation/moderation.ts';
import { createLanguageModelWriter } from '@scenewright/openai-services/script-writer/language-model-writer.ts';
import { createModeratedVoice } from '@scenewright/openai-services/moderation/moderated-voice.ts';
import { createElevenLabsVoice } from '@scenewright/voices/elevenlabs/elevenlabs-voice.ts';
import { createEndingVoice } from '@scenewright/voices/ending-voice.ts';
import { createOfflineVoice } from '@scenewright/voices/offline/offline-voice.ts';
import { createOpenAiVoice } from '@scenewright/voices/openai/openai-voice.ts';
import { createCallGuard } from './call-guard.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { PaidCall } from './features/quotas/index.ts';
import { keyedHash } from './keyed-hash.ts';
import { currentOrigin } from './origin.ts';
import {
  type ChosenModel,
  chosenModel,
  type ChosenService,
  idleAddress,
  textService,
} from './wire-openai.ts';
import { given } from './wire-providers.ts';
import { createOfflineScriptWriter } from './wire-writer.ts';

/** Asked before each call that costs money. */
type Spend = (kind: PaidCall) => Promise<void>;

type ClosableVoice = Voice & { close(): Promise<void> };

/** In the place of {@link Spend} for a service that costs nothing. */
const free = async (): Promise<void> => {};

/** What OpenAI's providers are told at the start: which model to use, and when it ends. */
interface Choosing {
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly spend: Spend;
  /** Recognises people without telling who they are. */
  readonly secret: Uint8Array;
}

/** Looks at texts before paid calls, where the service is OpenAI's own or a setting says that it can; else lets all pass. */
function chooseModeration(
  { OPENAI_MODERATION: isWanted }: Config,
  { apiKey, baseUrl, isOpenAi }: ChosenService,
  { log }: Choosing,
): Moderate {
  if (!(isWanted ?? isOpenAi)) return async () => {};
  return createModeration({
    apiKey,
    ...given('baseUrl', baseUrl),
    warn: (message) => log.warn(message),
  });
}

/** Who asks, as a service may know them: a hash that is this installation's own. */
function safetyIdentifier(secret: Uint8Array): string | undefined {
  const accountId = currentOrigin()?.accountId;
  return accountId == null
    ? undefined
    : keyedHash(secret, 'safety identifier', accountId).toString('base64url');
}

/** A model on a machine of one's own takes its time; a service that is paid for should not. */
const ownMachineTimeoutMs = 300_000;

/** Warns of a model that ends, where it is OpenAI's own: models of another service have ends of their own. */
function warnOfEnd(
  kind: ModelKind,
  { service, isChosen }: ChosenModel,
  model: string,
  { clock, log }: Choosing,
): void {
  const warning = service.isOpenAi ? warningOf(kind, model, { isChosen, now: clock.now() }) : null;
  if (warning !== null) log.warn(warning);
}

/** A writer whose calls spare a service that is down. */
function guardedWriter(writer: ScriptWriter, choosing: Choosing): ScriptWriter {
  const guard = createCallGuard(
    choosing,
    'the writing service refuses the key or its credit is used up: nothing is written until OPENAI_TEXT_API_KEY (or OPENAI_API_KEY) or the credit there is mended',
  );
  return {
    name: writer.name,
    writeStoryboard: (...args) => guard(() => writer.writeStoryboard(...args)),
    writeScene: (...args) => guard(() => writer.writeScene(...args)),
    reviseScenes: (...args) => guard(() => writer.reviseScenes(...args)),
    enhancePrompt: (...args) => guard(() => writer.enhancePrompt(...args)),
  };
}

export function chooseWriter(config: Config, choosing: Choosing): ScriptWriter {
  const idle = idleAddress(config);
  if (idle !== null) choosing.log.warn(idle);
  const chosen = chosenModel(config, 'text');
  const model = chosen?.at(choosing.clock.now()) ?? null;
  if (chosen === null || model === null)
    return createOfflineScriptWriter(config.OFFLINE_WRITER_MOST_MS);
  warnOfEnd('text', chosen, model, choosing);
  const { service } = chosen;
  const writer = createLanguageModelWriter({
    apiKey: service.apiKey,
    model,
    ...given('baseUrl', service.baseUrl),
    ...given('timeoutMs', service.isPaid ? undefined : ownMachineTimeoutMs),
    isOpenAi: service.isOpenAi,
    moderate: chooseModeration(config, service, choosing),
    safetyIdentifier: () => safetyIdentifier(choosing.secret),
    spend: service.isPaid ? choosing.spend : free,
  });
  return guardedWriter(writer, choosing);
}

/** A voice whose calls spare a service that is down. @param settings what an operator looks at where it refuses us */
function guardedVoice(voice: Voice, settings: string, choosing: Choosing): Voice {
  const guard = createCallGuard(
    choosing,
    `the speech service refuses the key or its credit is used up: scenes wait until ${settings} or the credit there is mended`,
  );
  return { ...voice, speak: (request) => guard(() => voice.speak(request)) };
}

function chooseElevenLabs(config: Config, apiKey: string, choosing: Choosing): ClosableVoice {
  const { spend } = choosing;
  const voice = guardedVoice(
    createElevenLabsVoice({
      apiKey,
      baseUrl: config.ELEVENLABS_BASE_URL,
      model: config.ELEVENLABS_MODEL,
      voices: config.ELEVENLABS_VOICES ?? new Map(),
      spend,
    }),
    'ELEVENLABS_API_KEY',
    choosing,
  );
  // Its lines are looked at by who looks at the ideas they come from, where anybody does.
  const moderating = textService(config);
  const moderated =
    moderating === null
      ? voice
      : createModeratedVoice(voice, chooseModeration(config, moderating, choosing));
  return { ...moderated, close: async () => {} };
}

export function chooseVoice(config: Config, choosing: Choosing): ClosableVoice {
  const { clock, log, spend } = choosing;
  if (config.ELEVENLABS_API_KEY !== undefined)
    return chooseElevenLabs(config, config.ELEVENLABS_API_KEY, choosing);
  const chosen = chosenModel(config, 'speech');
  const model = chosen?.at(clock.now()) ?? null;
  if (chosen === null || model === null) return createOfflineVoice();
  warnOfEnd('speech', chosen, model, choosing);
  const listening = chosenModel(config, 'transcription');
  const listener = listening?.at(clock.now()) ?? null;
  if (listening !== null && listener !== null)
    warnOfEnd('transcription', listening, listener, choosing);
  const { service } = chosen;
  const isPaid = {
    speech: service.isPaid,
    transcription: listening?.service.isPaid ?? false,
  };
  const aligner = createAlignThreads(1);
  const voice = createOpenAiVoice({
    apiKey: service.apiKey,
    model,
    aligner,
    ...given('baseUrl', service.baseUrl),
    ...given('listener', listening?.service),
    ...given('voices', config.OPENAI_SPEECH_VOICES),
    spend: (kind) => (isPaid[kind] ? spend(kind) : free()),
    ...given('transcriptionModel', listener ?? undefined),
    warn: (message: string) => log.warn(message),
  });
  return createEndingVoice(
    {
      voice: {
        ...createModeratedVoice(
          guardedVoice(voice, 'OPENAI_SPEECH_API_KEY (or OPENAI_API_KEY)', choosing),
          chooseModeration(config, service, choosing),
        ),
        close: () => aligner.close(),
      },
      successor: createOfflineVoice(),
      hasEnded: (now) => chosen.at(now) !== model,
    },
    clock,
  );
}

/** Finds words in what creators record. */
export function createAlign() {
  const threads = createAlignThreads(1);
  return {
    align: async (speech: SpeechToAlign, signal: AbortSignal): Promise<AlignedSpeech> => {
      const answer = await threads.run(speech, signal);
      if (answer.ok) return answer.aligned;
      throw new Error(answer.reason);
    },
    closeAlign: () => threads.close(),
  };
}

/** Sketches are free, whoever narrates the film: the offline voice speaks them. */
export const chooseSketchVoice = (voice: ReturnType<typeof chooseVoice>) =>
  voice.name === 'offline' ? voice : createOfflineVoice({ workers: 1 });
