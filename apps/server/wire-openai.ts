import type { Config } from './config.ts';

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

/** Who speaks; null: the offline voices. */
export const speechService = (config: Config): ChosenService | null =>
  serviceFor(config, {
    apiKey: config.OPENAI_SPEECH_API_KEY,
    baseUrl: config.OPENAI_SPEECH_BASE_URL,
  });

/**
 * Who listens to what was spoken, to time its words; null: nobody. It is the service for all parts, for few servers that
 * speak can listen as well; without that service it is the one that speaks, where it is known to listen.
 */
export function listeningService(config: Config): ChosenService | null {
  if (config.OPENAI_API_KEY !== undefined)
    return serviceAt(config.OPENAI_API_KEY, config.OPENAI_BASE_URL);
  const speech = speechService(config);
  const canListen = speech?.isOpenAi === true || config.OPENAI_TRANSCRIPTION_MODEL !== undefined;
  return canListen ? speech : null;
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
