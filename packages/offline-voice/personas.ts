import type { VoiceId } from '@scenewright/contract/rules/voices.ts';

/** How the engine plays one of the product's voices. */
export interface Persona {
  /** A voice inside the engine: slt (a woman), rms (a man) or awb (a man from Scotland). */
  readonly engineVoice: 'slt' | 'rms' | 'awb';
  /**
   * The sound is played at this multiple of its sample rate: pitch and resonances rise together, as in a smaller speaker.
   * The synthesis is slowed by as much, so that the tempo stays.
   */
  readonly size: number;
  /** Above 1 speaks slower, and rests longer between phrases. */
  readonly slowness: number;
  /** How much the high half is raised: the engine's awb is dull, its rms sharp. */
  readonly brightnessDb: number;
  /** How far its melody swings, as a multiple of what the engine gives it: even its liveliest voice reads flat. */
  readonly swing: number;
  /** Pitch in Hz before `size` is applied: the middle, and how far it swings. rms has a pitch of its own and takes neither. */
  readonly pitch?: { readonly meanHz: number; readonly swingHz: number };
}

/**
 * Six speakers nobody confuses: by pitch (median from 90 to 215 Hz, measured), by resonance, by accent and by tempo.
 * They follow the characters described in the contract.
 */
export const personas: Readonly<Record<VoiceId, Persona>> = {
  alloy: {
    engineVoice: 'slt',
    size: 1,
    slowness: 1.1,
    swing: 1.2,
    brightnessDb: 3,
    pitch: { meanHz: 180, swingHz: 66 },
  },
  echo: { engineVoice: 'rms', size: 1, slowness: 1, swing: 1.25, brightnessDb: -2 },
  fable: {
    engineVoice: 'awb',
    size: 1.1,
    slowness: 1.08,
    swing: 1.0,
    brightnessDb: 9,
    pitch: { meanHz: 140, swingHz: 50 },
  },
  onyx: { engineVoice: 'rms', size: 0.87, slowness: 1.06, swing: 1.3, brightnessDb: -1 },
  nova: {
    engineVoice: 'slt',
    size: 1.13,
    slowness: 1.04,
    swing: 1.2,
    brightnessDb: 4,
    pitch: { meanHz: 195, swingHz: 72 },
  },
  shimmer: {
    engineVoice: 'slt',
    size: 0.94,
    slowness: 1.15,
    swing: 1.3,
    brightnessDb: 1,
    pitch: { meanHz: 166, swingHz: 54 },
  },
};
