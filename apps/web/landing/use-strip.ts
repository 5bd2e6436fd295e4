import { useEffect, useReducer, useRef } from 'react';
import { afterEvent, stillStrip } from './strip.ts';

/** Seen means: this share of it. */
const seenShare = 0.6;

function mayMove(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true;
  return !savesData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Plays the scenes of a storyboard one after the other, while they are in view. */
export function useStrip(sceneCount: number) {
  const frame = useRef<HTMLElement>(null);
  const [{ scene, playing }, dispatch] = useReducer(afterEvent, stillStrip);
  useEffect(() => {
    if (frame.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) =>
        dispatch(
          entry?.isIntersecting === true
            ? { kind: 'seen', mayMove: mayMove() }
            : { kind: 'hidden' },
        ),
      { threshold: seenShare },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return {
    frame,
    scene,
    playing,
    toggle: () => dispatch({ kind: 'toggle' }),
    choose: (chosen: number) => dispatch({ kind: 'choose', scene: chosen }),
    onEnded: () => dispatch({ kind: 'ended', sceneCount }),
    /** The browser lets nothing play by itself: the still and the button remain. */
    onRefused: () => dispatch({ kind: 'hidden' }),
  };
}
