import type { SpokenWord } from '@scenewright/contract/rules/spoken-words.ts';

export interface SpeechRequest {
  readonly text: string;
  /** One of the voice ids of `@scenewright/contract/rules/voices.ts`. */
  readonly voiceId: string;
  /** BCP 47 language tag, for example `en`. */
  readonly language: string;
  /** Folder, made by the caller and removed by it, in which the audio file is written. */
  readonly directory: string;
  readonly signal: AbortSignal;
}

export interface Speech {
  /** A file in the request's directory that ffmpeg can read. Not yet polished or loudness-normalised. */
  readonly audioPath: string;
  readonly durationMs: number;
  /** In order of time; empty only where the text holds no word. */
  readonly words: readonly SpokenWord[];
}

/** Speaks a narration. Implementations: the offline voice and those of hosted services. */
export interface Voice {
  /** Which implementation this is, for logs and `/readyz`. */
  readonly name: string;
  /** Whether this voice can read the text aloud. Where it cannot, the captions run with music alone. */
  canSpeak(text: string, language: string): boolean;
  /** @throws ProviderError when the speech could not be made. */
  speak(request: SpeechRequest): Promise<Speech>;
}
