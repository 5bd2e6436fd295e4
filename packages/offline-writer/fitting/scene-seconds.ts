/** The breath that a scene keeps behind its last word, at least. */
export const leastBreathS = 0.4;
/** Of a film. */
export const mostSpeech = 0.95;

/** The whole seconds that a scene with so much speech lasts. */
export const sceneSeconds = (speechS: number): number =>
  Math.max(Math.ceil(speechS + leastBreathS - 1e-9), 1);

/** Seconds of speech that a scene can hold. */
export const roomFor = (sceneLengthS: number): number =>
  Math.min(sceneLengthS - leastBreathS, sceneLengthS * mostSpeech);
