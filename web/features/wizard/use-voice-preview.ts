import { useCallback, useEffect, useRef, useState } from 'react';
import { apiBase } from '#contract/api/call.ts';
import type { VoiceId } from '#contract/rules/voices.ts';
import { toast } from '../../ui/toast.ts';

export interface VoicePreview {
  /** The voice that is heard, or on its way to be. */
  readonly playing: VoiceId | null;
  readonly isLoading: boolean;
  /** Plays the voice's sentence, or stops it; another voice falls silent. */
  readonly toggle: (voice: VoiceId) => void;
}

interface Current {
  readonly voice: VoiceId;
  readonly isLoading: boolean;
}

/** Plays one voice's sentence at a time, and falls silent when the page is left. */
export function useVoicePreview(): VoicePreview {
  const [current, setCurrent] = useState<Current | null>(null);
  const audio = useRef<HTMLAudioElement | null>(null);

  const stop = useCallback(() => {
    audio.current?.pause();
    audio.current = null;
    setCurrent(null);
  }, []);
  useEffect(() => () => audio.current?.pause(), []);

  const play = async (voice: VoiceId) => {
    stop();
    const element = new Audio(`${apiBase}/voices/${voice}/preview`);
    audio.current = element;
    setCurrent({ voice, isLoading: true });
    element.addEventListener(
      'playing',
      () => audio.current === element && setCurrent({ voice, isLoading: false }),
    );
    element.addEventListener('ended', () => audio.current === element && stop());
    try {
      await element.play();
    } catch {
      // Another voice, or a second press, interrupts on purpose.
      if (audio.current !== element) return;
      stop();
      toast({
        title: 'Audio playback error',
        description: 'The preview could not be played. Please try again.',
        tone: 'destructive',
      });
    }
  };
  const toggle = (voice: VoiceId) => {
    if (current?.voice === voice) stop();
    else void play(voice);
  };
  return { playing: current?.voice ?? null, isLoading: current?.isLoading ?? false, toggle };
}
