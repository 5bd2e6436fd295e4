import { useState } from 'react';

/** Captions that the browser shows over a video. */
export interface CaptionSource {
  /** A WebVTT file. */
  readonly url: string;
  /** BCP 47 language tag. */
  readonly language: string;
  /** The language's name. */
  readonly label: string;
  /** Whether they show until somebody chooses: not where the picture has captions of its own. */
  readonly shown: boolean;
}

/** Whether a player's captions show, and the way to change it. */
export function useCaptions(captions: CaptionSource | undefined) {
  const [choice, setChoice] = useState<boolean | null>(null);
  const shown = captions !== undefined && (choice ?? captions.shown);
  return { shown, toggle: () => setChoice(!shown) };
}
