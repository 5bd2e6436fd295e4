/** What a key does to a player. */
export type PlayerCommand =
  | { readonly kind: 'toggle' | 'mute' | 'fullscreen' | 'captions' | 'to-start' | 'to-end' }
  | { readonly kind: 'seek'; readonly byS: number }
  | { readonly kind: 'volume'; readonly by: number };

const arrowSeekS = 5;
const letterSeekS = 10;
const volumeKeyStep = 0.05;

interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * The command of a key: Space or K plays, J and L move 10 s, arrows left and right 5 s, up and down the volume,
 * M mutes, F fills the screen, C shows captions, Home and End go to the ends. Undefined for all else, and with Alt, Ctrl or Meta.
 */
export function playerCommand({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: KeyPress): PlayerCommand | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case ' ':
    case 'k':
      return { kind: 'toggle' };
    case 'j':
      return { kind: 'seek', byS: -letterSeekS };
    case 'l':
      return { kind: 'seek', byS: letterSeekS };
    case 'ArrowLeft':
      return { kind: 'seek', byS: -arrowSeekS };
    case 'ArrowRight':
      return { kind: 'seek', byS: arrowSeekS };
    case 'ArrowUp':
      return { kind: 'volume', by: volumeKeyStep };
    case 'ArrowDown':
      return { kind: 'volume', by: -volumeKeyStep };
    case 'm':
      return { kind: 'mute' };
    case 'f':
      return { kind: 'fullscreen' };
    case 'c':
      return { kind: 'captions' };
    case 'Home':
      return { kind: 'to-start' };
    case 'End':
      return { kind: 'to-end' };
    default:
      return undefined;
  }
}

/** Whether a command is about the picture: nothing for a player without one. */
export function isAboutPicture({ kind }: PlayerCommand): boolean {
  return kind === 'fullscreen' || kind === 'captions';
}

const sliderKeys: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

/** Whether the focused control uses the key itself: arrows on a slider, Space on a button. */
export function isKeyOfControl(key: string, target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role=slider]') !== null) return sliderKeys.has(key);
  return key === ' ' && target.closest('button') !== null;
}
