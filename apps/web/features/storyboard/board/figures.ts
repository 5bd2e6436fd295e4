/** A whole number of credits in words: `1 credit`, `40 credits`. */
export function creditsText(credits: number): string {
  return counted(credits, 'credit');
}

/** A price on a button: `40 credits`, `free`. */
export function priceText(credits: number): string {
  return credits === 0 ? 'free' : creditsText(credits);
}

/** `1 scene`, `8 scenes`. */
export function scenesText(count: number): string {
  return counted(count, 'scene');
}

/** Whole seconds as `0:30` or `12:05`. */
export function lengthText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Scene numbers as people say them: `scene 2`, `scenes 2 and 5`, `scenes 1, 2 and 7`; more than five are counted. */
export function scenesNamed(numbers: readonly number[]): string {
  if (numbers.length > 5) return scenesText(numbers.length);
  if (numbers.length < 2) return `scene ${numbers.join('')}`;
  return `scenes ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}

/** The sentence with a capital first letter. */
export function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

/** A speed as a multiple: `1×`, `1.05×`, `0.8×`. */
export function speedText(speed: number): string {
  return `${Math.round(speed * 100) / 100}×`;
}
