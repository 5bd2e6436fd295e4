import { useCallback, useEffect, useRef, useState } from 'react';
import { apiBase } from '@scenewright/contract/paths.ts';
import type { VoiceId } from '@scenewright/contract/rules/voices.ts';
import { fetchVoiceSample } from '../../api/queries/voices.ts';
import { toast } from '../../ui/toast.ts';

export interface VoicePreview {
  /** The voice that is heard, or on its way to be. */
  readonly playing: VoiceId | null;
  readonly isLoading: boolean;
  /** Whether a voice was heard with its own sample, because it could not say the sentence. */
  readonly isSample: boolean;
  /** Plays the sentence in the voice, or stops it; another voice falls silent. */
  readonly toggle: (voice: VoiceId) => void;
}

interface Current {
  readonly voice: VoiceId;
  readonly isLoading: boolean;
}

/** Where the sentence is heard in a voice; the voice's own sample where there is none, or it cannot be said now. */
async function soundOf(voice: VoiceId, sentence: string): Promise<{ url: string; own: boolean }> {
  const sample = { url: `${apiBase}/voices/${voice}/preview`, own: false };
  if (sentence === '') return sample;
  return await fetchVoiceSample(voice, sentence).catch(() => sample);
}

/** Plays a sentence in one voice at a time, and falls silent when the page is left. */
export function useVoicePreview(sentence: string): VoicePreview {
  const [current, setCurrent] = useState<Current | null>(null);
  const [isSample, setIsSample] = useState(false);
  const audio = useRef<HTMLAudioElement | null>(null);

  const stop = useCallback(() => {
    audio.current?.pause();
    audio.current = null;
    setCurrent(null);
  }, []);
  useEffect(
    () => () => {
      audio.current?.pause();
      audio.current = null;
    },
    [],
  );

  const play = async (voice: VoiceId) => {
    stop();
    const element = new Audio();
    audio.current = element;
    setCurrent({ voice, isLoading: true });
    element.addEventListener(
      'playing',
      () => audio.current === element && setCurrent({ voice, isLoading: false }),
    );
    element.addEventListener('ended', () => audio.current === element && stop());
    try {
      const { url, own } = await soundOf(voice, sentence);
      if (audio.current !== element) return;
      setIsSample(sentence !== '' && !own);
      element.src = url;
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
  return {
    playing: current?.voice ?? null,
    isLoading: current?.isLoading ?? false,
    isSample,
    toggle,
  };
}
