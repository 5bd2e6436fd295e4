import { useEffect, useState } from 'react';
import {
  audioSliderStepS,
  mediaFetchRetries,
  mediaFetchRetryDelayMs,
  mediaFetchTimeoutMs,
  volumeStep,
} from '@scenewright/contract/rules/limits.ts';
import { VideoPlayer } from '../ui/player/video-player.tsx';
import { filmSource, posterUrl } from './film-source.ts';
import { loadHostedFolder } from './hosted-folder.ts';
import type { MadeFilm } from './made-films.ts';

const retryPolicy = {
  timeoutMs: mediaFetchTimeoutMs,
  retries: mediaFetchRetries,
  delayMs: mediaFetchRetryDelayMs,
};

/** A film in its own shape, as large as its place and the screen allow. */
export function FilmPlayer({ film }: { film: MadeFilm }) {
  const hostedFolder = useHostedFolder();
  const { width, height } = film;
  const isVertical = height > width;
  return (
    <div className="grid place-items-center rounded-card bg-black">
      {hostedFolder === undefined ? (
        <div
          style={{ aspectRatio: `${width} / ${height}` }}
          className={isVertical ? 'h-[56dvh]' : 'w-full'}
        />
      ) : (
        <VideoPlayer
          key={film.id}
          label={film.title}
          {...filmSource(film.id, hostedFolder)}
          posterUrl={posterUrl(film.id)}
          aspectRatio={`${width} / ${height}`}
          retryPolicy={retryPolicy}
          seekStepS={audioSliderStepS}
          volumeStep={volumeStep}
          className={isVertical ? 'h-[56dvh] max-w-full' : 'max-h-[56dvh] w-full'}
        />
      )}
    </div>
  );
}

/** Undefined until the server has been asked. */
function useHostedFolder(): string | null | undefined {
  const [folder, setFolder] = useState<string | null>();
  useEffect(() => void loadHostedFolder().then(setFolder), []);
  return folder;
}
