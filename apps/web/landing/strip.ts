/** Where the playing of the storyboard's scenes stands. */
export interface Strip {
  /** 0-based scene that is shown. */
  readonly scene: number;
  readonly playing: boolean;
  /** Somebody paused it, or it has been seen to its end: it does not start by itself any more. */
  readonly held: boolean;
}

export type StripEvent =
  | { readonly kind: 'toggle' }
  /** A scene was chosen, by its 0-based place. */
  | { readonly kind: 'choose'; readonly scene: number }
  /** The clip of the scene has been played to its end. */
  | { readonly kind: 'ended'; readonly sceneCount: number }
  /** It came into view; without leave to move it waits for a press. */
  | { readonly kind: 'seen'; readonly mayMove: boolean }
  | { readonly kind: 'hidden' };

export const stillStrip: Strip = { scene: 0, playing: false, held: false };

export function afterEvent(strip: Strip, event: StripEvent): Strip {
  switch (event.kind) {
    case 'toggle':
      return { ...strip, playing: !strip.playing, held: strip.playing };
    case 'choose':
      return { scene: event.scene, playing: true, held: false };
    case 'ended': {
      const isLast = strip.scene + 1 >= event.sceneCount;
      return isLast
        ? { scene: 0, playing: false, held: true }
        : { ...strip, scene: strip.scene + 1 };
    }
    case 'seen':
      return event.mayMove && !strip.held ? { ...strip, playing: true } : strip;
    case 'hidden':
      return { ...strip, playing: false };
  }
}
