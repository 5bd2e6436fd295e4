import type { Take } from '@scenewright/contract/schemas/takes.ts';
import { findVisualModel } from '@scenewright/contract/rules/models.ts';
import { defaultSpeed, usedPronunciations } from '@scenewright/contract/rules/speech.ts';
import { voices } from '@scenewright/contract/rules/voices.ts';
import { creditsText, speedText } from '../board/figures.ts';

const when = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** What made a take: its model, or its voice; of a video scene, whether it is a still. */
export function takeName({ kind, model, still }: Take): string {
  if (model === 'library') return 'My own';
  if (model === 'recording') return 'My voice';
  if (model === 'none') return 'No voice';
  const name =
    (kind === 'narration'
      ? voices.find(({ id }) => id === model)?.name
      : findVisualModel(model)?.name) ?? model;
  return still ? `${name} still` : name;
}

/** How a narration is spoken where that is not plain; empty where it is. */
export function takeDelivery({ text, speed, pronunciations }: Take): string {
  const said = usedPronunciations(text, pronunciations).map(
    ({ word, say }) => `${word} as “${say}”`,
  );
  return [...(speed === defaultSpeed ? [] : [speedText(speed)]), ...said].join(' · ');
}

/** What was paid for a take, and when it was made. */
export function takeFacts({ credits, created_at: madeAt }: Take): string {
  return `${credits === 0 ? 'free' : creditsText(credits)}, ${when.format(new Date(madeAt))}`;
}
