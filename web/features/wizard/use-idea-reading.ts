import { useEffect, useState } from 'react';
import type { IdeaReading } from '#contract/api/ai.ts';
import { useReadIdea } from '../../api/queries/ai.ts';
import { givenAnswers, shownPrompt, type WizardDraft } from './draft.ts';

/** How long the typing rests before the idea is read. */
const restMs = 350;

/** What the idea and its answers hold, read while they are typed; undefined until it is known, and where it cannot be read. */
export function useIdeaReading(draft: WizardDraft): IdeaReading | undefined {
  const { sceneCount, sceneLengthS, visualModel } = draft;
  const typed = JSON.stringify({ prompt: shownPrompt(draft).trim(), answers: givenAnswers(draft) });
  const rested = useRested(typed);
  const { prompt, answers } = JSON.parse(rested) as {
    prompt: string;
    answers: { id: string; text: string }[];
  };
  const { data } = useReadIdea({
    prompt,
    answers,
    scene_count: sceneCount,
    scene_length: sceneLengthS,
    visual_model: visualModel,
  });
  return shownPrompt(draft).trim() === '' ? undefined : data;
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
