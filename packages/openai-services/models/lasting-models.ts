import list from './models.json' with { type: 'json' };

export type ModelKind = 'text' | 'speech' | 'transcription';

interface KnownModel {
  readonly id: string;
  readonly kind: string;
  /** The first day (UTC) on which it does not answer any more; null: not announced. */
  readonly ends: string | null;
  readonly successor?: string;
}

const models: readonly KnownModel[] = list.models;

/** What follows where a model is no longer there and no other takes its place. */
const without: Readonly<Record<ModelKind, string>> = {
  text: 'the offline writer writes',
  speech:
    'the offline voices speak; OPENAI_SPEECH_BASE_URL and OPENAI_SPEECH_MODEL may name another service',
  transcription: 'the built-in aligner times the words',
};

const settingOf = {
  text: 'OPENAI_TEXT_MODEL',
  speech: 'OPENAI_SPEECH_MODEL',
  transcription: 'OPENAI_TRANSCRIPTION_MODEL',
} as const;

const endOf = (id: string): Date | null => {
  const ends = models.find((model) => model.id === id)?.ends;
  return ends == null ? null : new Date(`${ends}T00:00:00Z`);
};

/** What is known of a model of OpenAI's; null where nothing is. */
export function findModel(id: string): Pick<KnownModel, 'ends' | 'successor'> | null {
  return models.find((model) => model.id === id) ?? null;
}

/** The default model of a kind at a moment: the first of the list that still answers; null where none is left. Nobody listens by default. */
export function defaultModel(kind: Exclude<ModelKind, 'transcription'>, now: Date): string | null {
  return (
    list.defaults[kind].find((id) => {
      const ends = endOf(id);
      return ends === null || ends > now;
    }) ?? null
  );
}

/** How long before a model ends the start warns of it. */
const warnsDaysBefore = 120;
const dayMs = 86_400_000;

/**
 * What an operator should know at the start of the model in use. Dates are those of OpenAI's own service, as they stand in
 * models.json; another service has its own.
 * @param isChosen whether a setting names the model, so that nothing takes its place
 * @returns null where there is nothing to say
 */
export function warningOf(
  kind: ModelKind,
  id: string,
  { isChosen, now }: { isChosen: boolean; now: Date },
): string | null {
  const ends = endOf(id);
  if (ends === null || ends.getTime() - now.getTime() > warnsDaysBefore * dayMs) return null;
  const day = ends.toISOString().slice(0, 10);
  const successor = models.find((model) => model.id === id)?.successor;
  const advice =
    successor === undefined
      ? 'OpenAI names no successor for it'
      : `OpenAI names ${successor} in its place`;
  const when = ends <= now ? `was shut down on ${day}` : `will be shut down on ${day}`;
  const then = isChosen
    ? `change ${settingOf[kind]}, or take it away${kind === 'transcription' ? ` (then ${without[kind]})` : ''}`
    : `from then on ${without[kind]}`;
  return `the model ${id} (${settingOf[kind]}) ${when}; ${advice}; ${then}`;
}

/** The same for a day that the service itself announces, whoever runs it. */
export function warningOfAnnounced(
  kind: ModelKind,
  id: string,
  day: string,
  now: Date,
): string | null {
  const ends = new Date(`${day}T00:00:00Z`);
  if (ends.getTime() - now.getTime() > warnsDaysBefore * dayMs) return null;
  const when = ends <= now ? 'was to be shut down' : 'will be shut down';
  return `the model ${id} (${settingOf[kind]}) ${when} on ${day}, as its service announces; name another one in ${settingOf[kind]}`;
}
