import { useEffect, useState } from 'react';
import type { IdeaReading } from '@scenewright/contract/schemas/ai.ts';
import { ApiError } from '../../api/api-error.ts';
import { useReadIdea } from '../../api/queries/ai.ts';
import { givenAnswers, shownPrompt, type WizardDraft } from './draft.ts';

/** How long the typing rests before the idea is read. */
const restMs = 350;

export interface ReadDraft {
  /** What the idea and its answers hold; undefined until it is known, and where it cannot be read. */
  readonly reading: IdeaReading | undefined;
  /** The sentence of a server that cannot read this very text, and what to do about it. */
  readonly refusal: string | undefined;
}

/** Reads the idea and its answers while they are typed. */
export function useIdeaReading(draft: WizardDraft): ReadDraft {
  const { sceneCount, sceneLengthS, visualModel } = draft;
  const typed = JSON.stringify({ prompt: shownPrompt(draft).trim(), answers: givenAnswers(draft) });
  const rested = useRested(typed);
  const { prompt, answers } = JSON.parse(rested) as {
    prompt: string;
    answers: { id: string; text: string }[];
  };
  const { data, error } = useReadIdea({
    prompt,
    answers,
    scene_count: sceneCount,
    scene_length: sceneLengthS,
    visual_model: visualModel,
  });
  if (shownPrompt(draft).trim() === '') return { reading: undefined, refusal: undefined };
  return { reading: data, refusal: isTooHard(error) ? error.message : undefined };
}

function isTooHard(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.code === 'text_too_hard';
}

/** The text as it was when it last rested. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
