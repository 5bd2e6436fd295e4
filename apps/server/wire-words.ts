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
import type { OpenProviderRoom, PaidCall } from './features/quotas/index.ts';
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
import { type AskWriter, createOfflineScriptWriter } from './wire-writer.ts';

/** Asked before each call that costs money. */
type Spend = (kind: PaidCall, model: string) => Promise<void>;

type ClosableVoice = Voice & { close(): Promise<void> };

/** What OpenAI's providers are told at the start: which model to use, and when it ends. */
interface Choosing {
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly spend: Spend;
  /** Keeps calls within what their service takes, over all processes. */
  readonly openRoom: OpenProviderRoom;
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

/** The room at a model that writes, speaks or listens; its services take about as much of each. */
function openRoom(
  kind: PaidCall,
  model: string,
  config: Config,
  { openRoom: open }: Choosing,
): ReturnType<OpenProviderRoom> {
  const isText = kind === 'text';
  return open({
    service: `${kind} ${model}`,
    mostAtOnce: isText ? config.TEXT_MOST_AT_ONCE : config.SPEECH_MOST_AT_ONCE,
    mostAMinute: isText ? config.TEXT_MOST_A_MINUTE : config.SPEECH_MOST_A_MINUTE,
    busy: isText
      ? 'Many texts are being written just now. In a moment there is room again.'
      : 'Many lines are being spoken just now. In a moment there is room again.',
  });
}

/** A writer whose calls spare a service that is down. @param room whose places its calls hold */
function guardedWriter(
  writer: ScriptWriter,
  room: ReturnType<OpenProviderRoom>,
  choosing: Choosing,
): ScriptWriter {
  const guardCalls = createCallGuard(
    choosing,
    'the writing service refuses the key or its credit is used up: nothing is written until OPENAI_TEXT_API_KEY (or OPENAI_API_KEY) or the credit there is mended',
  );
  const guard = <T>(signal: AbortSignal, call: () => Promise<T>) =>
    room.hold(signal, () => guardCalls(call));
  return {
    name: writer.name,
    writeStoryboard: (brief, signal) => guard(signal, () => writer.writeStoryboard(brief, signal)),
    writeScene: (brief, context, signal) =>
      guard(signal, () => writer.writeScene(brief, context, signal)),
    reviseScenes: (brief, scenes, instruction, unused, signal) =>
      guard(signal, () => writer.reviseScenes(brief, scenes, instruction, unused, signal)),
    enhancePrompt: (request, signal) => guard(signal, () => writer.enhancePrompt(request, signal)),
  };
}

/** @param askWriter how the offline writer is asked, where it is chosen */
export function chooseWriter(
  config: Config,
  choosing: Choosing,
  askWriter?: AskWriter,
): ScriptWriter {
  const idle = idleAddress(config);
  if (idle !== null) choosing.log.warn(idle);
  const chosen = chosenModel(config, 'text');
  const model = chosen?.at(choosing.clock.now()) ?? null;
  if (chosen === null || model === null)
    return createOfflineScriptWriter(config.OFFLINE_WRITER_MOST_MS, askWriter);
  warnOfEnd('text', chosen, model, choosing);
  const { service } = chosen;
  const room = openRoom('text', model, config, choosing);
  const writer = createLanguageModelWriter({
    apiKey: service.apiKey,
    model,
    ...given('baseUrl', service.baseUrl),
    ...given('timeoutMs', service.isPaid ? undefined : ownMachineTimeoutMs),
    isOpenAi: service.isOpenAi,
    moderate: chooseModeration(config, service, choosing),
    safetyIdentifier: () => safetyIdentifier(choosing.secret),
    spend: async (kind) => {
      await room.pace();
      if (service.isPaid) await choosing.spend(kind, model);
    },
  });
  return guardedWriter(writer, room, choosing);
}

/**
 * A voice whose calls spare a service that is down.
 * @param room whose places its calls hold
 * @param settings what an operator looks at where it refuses us
 */
function guardedVoice(
  voice: Voice,
  room: ReturnType<OpenProviderRoom>,
  settings: string,
  choosing: Choosing,
): Voice {
  const guard = createCallGuard(
    choosing,
    `the speech service refuses the key or its credit is used up: scenes wait until ${settings} or the credit there is mended`,
  );
  return {
    ...voice,
    speak: (request) => room.hold(request.signal, () => guard(() => voice.speak(request))),
  };
}

function chooseElevenLabs(config: Config, apiKey: string, choosing: Choosing): ClosableVoice {
  const { ELEVENLABS_MODEL: model } = config;
  const room = openRoom('speech', model, config, choosing);
  const voice = guardedVoice(
    createElevenLabsVoice({
      apiKey,
      baseUrl: config.ELEVENLABS_BASE_URL,
      model,
      voices: config.ELEVENLABS_VOICES ?? new Map(),
      spend: async (kind) => {
        await room.pace();
        await choosing.spend(kind, model);
      },
    }),
    room,
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
  const asked = {
    speech: { model, isPaid: service.isPaid },
    transcription: { model: listener ?? model, isPaid: listening?.service.isPaid ?? false },
  };
  const rooms = {
    speech: openRoom('speech', model, config, choosing),
    transcription: openRoom('transcription', asked.transcription.model, config, choosing),
  };
  const aligner = createAlignThreads(1);
  const voice = createOpenAiVoice({
    apiKey: service.apiKey,
    model,
    aligner,
    ...given('baseUrl', service.baseUrl),
    ...given('listener', listening?.service),
    ...given('voices', config.OPENAI_SPEECH_VOICES),
    spend: async (kind) => {
      await rooms[kind].pace();
      if (asked[kind].isPaid) await spend(kind, asked[kind].model);
    },
    ...given('transcriptionModel', listener ?? undefined),
    warn: (message: string) => log.warn(message),
  });
  return createEndingVoice(
    {
      voice: {
        ...createModeratedVoice(
          guardedVoice(voice, rooms.speech, 'OPENAI_SPEECH_API_KEY (or OPENAI_API_KEY)', choosing),
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
