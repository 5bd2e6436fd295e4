import { useMemo } from 'react';
import { type ArrangingCalls, useArrangingCalls } from './arranging-calls.ts';
import { type MakingCalls, useMakingCalls } from './making-calls.ts';
import { type SpeechCalls, useSpeechCalls } from './speech-calls.ts';
import { type TextCalls, useTextCalls } from './text-calls.ts';

/** The calls on a content's scenes. A failure is told in a toast, then rejects. */
export interface SceneCalls extends TextCalls, SpeechCalls, MakingCalls, ArrangingCalls {}

/** The same object for the page's whole life. */
export function useSceneCalls(contentId: string): SceneCalls {
  const texts = useTextCalls(contentId);
  const speech = useSpeechCalls(contentId);
  const making = useMakingCalls(contentId);
  const arranging = useArrangingCalls(contentId);
  return useMemo(
    () => ({ ...texts, ...speech, ...making, ...arranging }),
    [texts, speech, making, arranging],
  );
}
