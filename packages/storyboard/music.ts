import { type MusicChoice, usualMusic } from '@scenewright/contract/rules/music.ts';
import type { Content } from './rows.ts';

/** The music that a film's creator wants, its fields in the order of the wire. */
export function musicOf({ music }: Pick<Content, 'music'>): MusicChoice {
  const { source, mood, item, volume, start_ms: startMs, ending } = music ?? usualMusic;
  return { source, mood, item, volume, start_ms: startMs, ending };
}

export const isSilent = ({ source, volume }: MusicChoice): boolean =>
  source === 'none' || volume === 0;
