/** A server on this machine that speaks OpenAI's protocol. */
export interface LocalServer {
  /** What usually listens on its port. */
  readonly name: string;
  readonly baseUrl: string;
  /** What its models can do, by their names. */
  readonly textModels: readonly string[];
  readonly speechModels: readonly string[];
}

/** Names of models that do neither: they turn texts into numbers, put them in order, or listen. */
const neither = /embed|\bbge\b|rerank|whisper|transcribe|moderation|clip\b/iu;
const speaks = /kokoro|\btts\b|piper|orpheus|chatterbox|xtts|\bdia\b|parler|speech/iu;

/** Sorts models by what their names say. */
export function sortModels(
  ids: readonly string[],
): Pick<LocalServer, 'textModels' | 'speechModels'> {
  const useful = ids.filter((id) => !neither.test(id));
  return {
    textModels: useful.filter((id) => !speaks.test(id)),
    speechModels: useful.filter((id) => speaks.test(id)),
  };
}

/** The lines of a `.env` file that would have a server used: two for what it writes with, two for what it speaks with. */
export function settingsFor({ baseUrl, textModels, speechModels }: LocalServer): string[] {
  const [text, speech] = [textModels[0], speechModels[0]];
  return [
    ...(text === undefined ? [] : [`OPENAI_TEXT_BASE_URL=${baseUrl}`, `OPENAI_TEXT_MODEL=${text}`]),
    ...(speech === undefined
      ? []
      : [`OPENAI_SPEECH_BASE_URL=${baseUrl}`, `OPENAI_SPEECH_MODEL=${speech}`]),
  ];
}
