import type OpenAI from 'openai';
import type { Moderate } from '../moderation/moderation.ts';

/** The service that is asked. */
export interface AskedService {
  readonly client: OpenAI;
  readonly model: string;
  /** OpenAI's own service: it is asked in one way alone, the one it is known to speak. */
  readonly isOpenAi: boolean;
  /** Asked before each answer. @throws ProviderError where it may not be made */
  readonly spend: (kind: 'text') => Promise<void>;
  /** Shown what a person wrote before anything is spent. @throws ProviderError where it is refused */
  readonly moderate: Moderate;
  /** Names the person on whose behalf we ask, without telling who they are; undefined for nobody's. */
  readonly safetyIdentifier: () => string | undefined;
}

export interface Message {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** One answer that is wanted, whatever protocol it is asked in. */
export interface Asking {
  /** Our words alone. */
  readonly rules: string;
  readonly messages: readonly Message[];
  /** The form of the answer: a strict JSON schema, and what it is called. */
  readonly form: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
}

/** One way to ask. @returns the text of the answer. @throws ProviderError, or an error of the SDK */
export type Ask = (service: AskedService, asking: Asking, signal: AbortSignal) => Promise<string>;
