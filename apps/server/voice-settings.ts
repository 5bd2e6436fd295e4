import { type VoiceId, voiceIds } from '@scenewright/contract/rules/voices.ts';
import * as z from 'zod';

/** Which voice of a service speaks as which of ours. */
type VoiceMap = ReadonlyMap<VoiceId, string>;

/** `alloy=af_heart,echo=am_adam`: ours, then the service's. */
const voiceMap = z
  .string()
  .transform((text) => text.split(',').map((pair) => pair.trim().split('=')))
  .pipe(
    z.array(
      z.tuple([z.enum(voiceIds), z.string().regex(/^[\w./:+-]{1,128}$/u)]),
      `must list voices such as alloy=NAME,echo=NAME; ours are ${voiceIds.join(', ')}`,
    ),
  )
  .transform((pairs): VoiceMap => new Map(pairs));

/** Settings of voices beside OpenAI's key, address and model. */
export const voiceSettings = {
  OPENAI_SPEECH_VOICES: voiceMap.optional(),
  ELEVENLABS_API_KEY: z.string().optional(),
  ELEVENLABS_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .default('https://api.elevenlabs.io'),
  ELEVENLABS_MODEL: z.string().default('eleven_multilingual_v2'),
  ELEVENLABS_VOICES: voiceMap.optional(),
};

interface Speaking {
  readonly OPENAI_SPEECH_API_KEY?: string | undefined;
  readonly OPENAI_SPEECH_BASE_URL?: string | undefined;
  readonly ELEVENLABS_API_KEY?: string | undefined;
  readonly ELEVENLABS_VOICES?: VoiceMap | undefined;
}

/** @throws Error with one sentence where two services are to speak, or one does not know a voice of ours */
export function requireOneVoiceService(settings: Speaking): void {
  if (settings.ELEVENLABS_API_KEY === undefined) return;
  if ((settings.OPENAI_SPEECH_API_KEY ?? settings.OPENAI_SPEECH_BASE_URL) !== undefined)
    throw new Error(
      'The settings ELEVENLABS_API_KEY and OPENAI_SPEECH_… name two services that speak: take one of them out.',
    );
  const missing = voiceIds.find((id) => settings.ELEVENLABS_VOICES?.has(id) !== true);
  if (missing !== undefined)
    throw new Error(
      `The setting ELEVENLABS_VOICES must name a voice of the service for each of ours; ${missing} is missing.`,
    );
}
