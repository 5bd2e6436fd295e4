import type { Voice } from '@scenewright/provider-contract/voice.ts';
import type { Clock } from '@scenewright/provider-contract/clock.ts';

type ClosableVoice = Voice & { close(): Promise<void> };

/** A voice whose model is shut down at a known moment, and one that speaks from then on, without a restart. */
export function createEndingVoice(
  {
    voice,
    successor,
    hasEnded,
  }: { voice: ClosableVoice; successor: ClosableVoice; hasEnded: (now: Date) => boolean },
  clock: Clock,
): ClosableVoice {
  const current = () => (hasEnded(clock.now()) ? successor : voice);
  return {
    get name() {
      return current().name;
    },
    canSpeak: (text, language) => current().canSpeak(text, language),
    speak: (request) => current().speak(request),
    close: async () => {
      await Promise.all([voice.close(), successor.close()]);
    },
  };
}
