import words from '../../data/stop-words.json' with { type: 'json' };

/** Articles, prepositions, conjunctions, pronouns, auxiliaries: they end a group of words. */
export const linkWords: ReadonlySet<string> = new Set(words.links);

/** What a picture is made with, not what it shows. */
export const cameraWords: ReadonlySet<string> = new Set(words.camera);

/** Describing words that also name an emoji; never a subject. */
export const qualifierWords: ReadonlySet<string> = new Set(words.qualifiers);

/** A clause about light, colour or mood, which follows what is seen: "warm lamp light" shows no lamp, "rich colours" no riches. */
export const lightDirection =
  /\b(?:light|lighting|colou?rs?|palette|mood|glow|tones?|contrast|highlights|warmth|accents|film stock|golden hour|blue hour|midday sky|at (?:dawn|dusk|sunrise|sunset|noon|midnight))$/i;

/** Directions to the camera, as opposed to a camera in the picture. */
export const cameraDirection =
  /\bthe camera\b|\bcamera (?:pans?|zooms?|moves?|glides?|tilts?|angle|shot|work|movement|follows)\b/g;
