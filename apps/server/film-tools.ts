import { combineScenes } from '@scenewright/media/combine.ts';
import { encodeAudioPreview, polishNarration } from '@scenewright/media/narration.ts';
import { mixPreviewMusic } from '@scenewright/media/preview-music.ts';
import { extractFrame } from '@scenewright/media/thumbnail.ts';

/** The steps from a spoken line and scenes to a film, each of which runs ffmpeg over files. */
export interface FilmTools {
  readonly polishNarration: typeof polishNarration;
  readonly encodeAudioPreview: typeof encodeAudioPreview;
  readonly combineScenes: typeof combineScenes;
  readonly mixPreviewMusic: typeof mixPreviewMusic;
  readonly extractFrame: typeof extractFrame;
}

export const filmTools: FilmTools = {
  polishNarration,
  encodeAudioPreview,
  combineScenes,
  mixPreviewMusic,
  extractFrame,
};
