import type { VoiceId } from '@scenewright/contract/rules/voices.ts';
import { request } from '../client.ts';

/** Where a voice is heard saying a sentence; `own` is false where that is another one than asked for. */
export function fetchVoiceSample(
  voice: VoiceId,
  text: string,
): Promise<{ url: string; own: boolean }> {
  return request('tryVoice', { body: { voice, text } });
}
