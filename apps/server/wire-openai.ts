import type { FastifyBaseLogger } from 'fastify';
import {
  defaultModel,
  type ModelKind,
} from '@scenewright/openai-services/models/lasting-models.ts';
import {
  createLocalServerSearch,
  type LocalServerSearch,
} from '@scenewright/openai-services/local-servers/find-local-servers.ts';
import {
  type LocalServer,
  settingsFor,
} from '@scenewright/openai-services/local-servers/local-server.ts';
import type { Config } from './config.ts';
import { isLoopbackHost } from '@scenewright/http/loopback-only.ts';

/** A service that speaks OpenAI's protocol: OpenAI's own, another company's, or a server on a machine of one's own. */
export interface ChosenService {
  readonly apiKey: string;
  /** Undefined: OpenAI's own address. */
  readonly baseUrl: string | undefined;
  readonly isOpenAi: boolean;
  /**
   * Whether calls may cost money: whoever bills them knows its customers by a key, so without one nobody can. A server on
   * this machine that asks for a key may be a gateway to a service that is paid, so its calls are counted.
   */
  readonly isPaid: boolean;
}

/** Sent where no key is set: the protocol asks for one, and local servers take any. */
const noKey = 'none';

const isOpenAiAddress = (baseUrl: string | undefined) =>
  baseUrl === undefined || new URL(baseUrl).hostname === 'api.openai.com';

const serviceAt = (apiKey: string | undefined, baseUrl: string | undefined): ChosenService => ({
  apiKey: apiKey ?? noKey,
  baseUrl,
  isOpenAi: isOpenAiAddress(baseUrl),
  isPaid: apiKey !== undefined,
});

/**
 * A part's own key and address, or those for all parts. A key is a secret of the address it is set for: OPENAI_API_KEY goes
 * to OPENAI_BASE_URL (or to OpenAI) and never to the address of one part.
 * @returns null where neither switches the part on: an address for all parts does nothing without its key
 */
function serviceFor(
  { OPENAI_API_KEY: commonKey, OPENAI_BASE_URL: commonUrl }: Config,
  own: { readonly apiKey: string | undefined; readonly baseUrl: string | undefined },
): ChosenService | null {
  if (own.baseUrl !== undefined) {
    const isCommonAddress = own.baseUrl === commonUrl;
    return serviceAt(own.apiKey ?? (isCommonAddress ? commonKey : undefined), own.baseUrl);
  }
  const apiKey = own.apiKey ?? commonKey;
  return apiKey === undefined ? null : serviceAt(apiKey, commonUrl);
}

/** Who writes; null: the offline writer. */
export const textService = (config: Config): ChosenService | null =>
  serviceFor(config, { apiKey: config.OPENAI_TEXT_API_KEY, baseUrl: config.OPENAI_TEXT_BASE_URL });

/** Who speaks; null: the offline voices, or a service of another protocol. */
export const speechService = (config: Config): ChosenService | null =>
  config.ELEVENLABS_API_KEY === undefined
    ? serviceFor(config, {
        apiKey: config.OPENAI_SPEECH_API_KEY,
        baseUrl: config.OPENAI_SPEECH_BASE_URL,
      })
    : null;

/**
 * Who listens to what was spoken, to time its words; null: nobody, as long as no setting names a model for it. It is the
 * service for all parts, for few servers that speak can listen as well; without that service it is the one that speaks.
 */
export function listeningService(config: Config): ChosenService | null {
  const speech = speechService(config);
  // Our own aligner finds the words, unless a setting names a model that listens.
  if (speech === null || config.OPENAI_TRANSCRIPTION_MODEL === undefined) return null;
  if (config.OPENAI_API_KEY !== undefined)
    return serviceAt(config.OPENAI_API_KEY, config.OPENAI_BASE_URL);
  return speech;
}

/** Whether another service than the offline voices is set to speak. */
export const speaksElsewhere = (config: Config): boolean =>
  config.ELEVENLABS_API_KEY !== undefined || speechService(config) !== null;

/** Whether spoken lines cost money, as calls that speak or that listen. */
export const isSpeechPaid = (config: Config): boolean =>
  config.ELEVENLABS_API_KEY !== undefined ||
  [speechService(config), listeningService(config)].some((service) => service?.isPaid === true);

/** The models that settings name for each kind of work. */
const chosenModels = (config: Config): Readonly<Record<ModelKind, string | undefined>> => ({
  text: config.OPENAI_TEXT_MODEL,
  speech: config.OPENAI_SPEECH_MODEL ?? config.OPENAI_TTS_MODEL,
  transcription: config.OPENAI_TRANSCRIPTION_MODEL,
});

/** What does a kind of work where it is not done offline. */
export interface ChosenModel {
  readonly service: ChosenService;
  /** Whether a setting names the model, so that nothing takes its place. */
  readonly isChosen: boolean;
  /** The model at a moment; null where none is left. A default ends where it is OpenAI's own, what somebody chose does not. */
  readonly at: (now: Date) => string | null;
}

/** Who does a kind of work, and by which model; null: nobody elsewhere. */
export function chosenModel(config: Config, kind: ModelKind): ChosenModel | null {
  const services = { text: textService, speech: speechService, transcription: listeningService };
  const service = services[kind](config);
  const chosen = chosenModels(config)[kind];
  if (service === null) return null;
  return {
    service,
    isChosen: chosen !== undefined,
    at: (now) =>
      chosen ??
      (kind === 'transcription' ? null : defaultModel(kind, service.isOpenAi ? now : new Date(0))),
  };
}

/** A sentence for settings that are set and do nothing; null where there are none. */
export const idleAddress = ({
  OPENAI_API_KEY: apiKey,
  OPENAI_BASE_URL: baseUrl,
  OPENAI_TEXT_API_KEY: textKey,
  OPENAI_SPEECH_API_KEY: speechKey,
}: Config): string | null =>
  baseUrl === undefined || (apiKey ?? textKey ?? speechKey) !== undefined
    ? null
    : 'OPENAI_BASE_URL has no effect without OPENAI_API_KEY; for a server that needs no key set OPENAI_TEXT_BASE_URL or OPENAI_SPEECH_BASE_URL';

/** Looks for servers on this machine that could write or speak; null where nobody wants to know. */
export const chooseLocalSearch = (config: Config): LocalServerSearch | null =>
  config.FIND_LOCAL_SERVERS && config.NODE_ENV !== 'test'
    ? createLocalServerSearch({ ownPort: config.PORT })
    : null;

/** Whether a server found on this machine is the one that the settings name. */
export function isInUse(config: Config, { baseUrl }: LocalServer): boolean {
  const { port } = new URL(baseUrl);
  return [textService(config), speechService(config)].some((service) => {
    const used = URL.parse(service?.baseUrl ?? '');
    return used !== null && used.port === port && isLoopbackHost(used.host);
  });
}

/** Tells the log, once, of each server on this machine that could be used and is not. */
export async function tellLocalServers(
  config: Config,
  search: LocalServerSearch,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<void> {
  for (const server of await search.search()) {
    if (isInUse(config, server)) continue;
    const lines = settingsFor(server).map((line) => `\n    ${line}`);
    log.info(
      `${server.name} seems to run at ${server.baseUrl} and is not used; to use it, put into .env:${lines.join('')}`,
    );
  }
}
