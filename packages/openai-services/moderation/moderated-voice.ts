import type { Voice } from '@scenewright/provider-contract/voice.ts';
import type { Moderate } from './moderation.ts';

/** A voice whose lines are looked at before it speaks them. */
export function createModeratedVoice(voice: Voice, moderate: Moderate): Voice {
  return {
    name: voice.name,
    canSpeak: (text, language) => voice.canSpeak(text, language),
    async speak(request) {
      request.signal.throwIfAborted();
      await moderate([request.text], request.signal);
      return await voice.speak(request);
    },
  };
}
