import { useState } from 'react';
import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { clipOf, filmSource } from './film-source.ts';
import { sample } from './made-films.ts';
import { SceneClip } from './scene-clip.tsx';
import { SoundFilm } from './sound-film.tsx';
import { useStrip } from './use-strip.ts';

const clips = sample.scenes.map((scene, index) => ({ ...scene, ...clipOf(sample.id, index + 1) }));
type Clip = (typeof clips)[number];

const facts = `${clips.length} scenes · ${Math.round(sample.durationMs / 1000)} s · Landscape 16:9`;

const roundButton =
  'absolute bottom-3 grid size-11 place-items-center rounded-full bg-white text-black shadow-floating outline-offset-4 transition-transform hover:scale-105 focus-visible:outline-white sm:bottom-4';

/** The product as it looks at work: an idea, and the storyboard made of it. Its scenes play without sound, until somebody asks for the film that was made of them. */
export function StoryboardPanel() {
  const { frame, scene, playing, toggle, choose, onEnded, onRefused } = useStrip(clips.length);
  const [hasSound, setHasSound] = useState(false);
  const shown = clips[scene];
  // The other scenes' stills are not needed before it has begun.
  const isAwake = playing || scene > 0;
  const switchSound = () => {
    setHasSound(!hasSound);
    if (!hasSound && !playing) toggle();
  };
  const chooseScene = (index: number) => {
    setHasSound(false);
    choose(index);
  };
  return (
    <figure
      ref={frame}
      aria-label="A storyboard made with Scenewright"
      className="mx-auto mt-14 max-w-4xl rounded-dialog border border-line bg-surface p-3 shadow-floating sm:p-4"
    >
      <figcaption className="flex items-center gap-3 px-1 pb-3 text-left">
        <span className="min-w-0 flex-1 truncate text-14 font-medium">{sample.prompt}</span>
        <span className="tabular hidden shrink-0 text-13 text-subtle sm:inline">{facts}</span>
      </figcaption>
      <div className="relative aspect-video overflow-hidden rounded-card bg-black">
        {clips.map(
          (clip, index) =>
            (index === 0 || isAwake) && (
              <Still
                key={clip.stillUrl}
                clip={clip}
                isShown={clip === shown}
                isFirst={index === 0}
              />
            ),
        )}
        {shown !== undefined && (
          <SceneClip
            key={scene}
            url={shown.videoUrl}
            playing={playing && !hasSound}
            onEnded={onEnded}
            onRefused={onRefused}
          />
        )}
        {hasSound && (
          <SoundFilm
            url={filmSource(sample.id, null).url}
            label={sample.title}
            playing={playing}
            onEnded={() => setHasSound(false)}
          />
        )}
        <button
          type="button"
          onClick={toggle}
          aria-label={playing ? 'Pause the storyboard' : 'Play the storyboard'}
          className={`${roundButton} left-3 sm:left-4`}
        >
          {playing ? (
            <Pause aria-hidden className="size-5 fill-current" />
          ) : (
            <Play aria-hidden className="ml-0.5 size-5 fill-current" />
          )}
        </button>
        <button
          type="button"
          onClick={switchSound}
          aria-label={hasSound ? 'Turn the sound off' : 'Play with sound'}
          className={`${roundButton} right-3 sm:right-4`}
        >
          {hasSound ? (
            <Volume2 aria-hidden className="size-5" />
          ) : (
            <VolumeX aria-hidden className="size-5" />
          )}
        </button>
      </div>
      <ol className="mt-3 grid grid-cols-3 gap-2 sm:gap-3">
        {clips.map((clip, index) => (
          <li key={clip.stillUrl}>
            <SceneButton
              clip={clip}
              number={index + 1}
              isShown={clip === shown}
              onChoose={() => chooseScene(index)}
            />
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Still({ clip, isShown, isFirst }: { clip: Clip; isShown: boolean; isFirst: boolean }) {
  return (
    <img
      src={clip.stillUrl}
      width={960}
      height={540}
      alt={isShown ? clip.description : ''}
      // The first is what the page shows first of all.
      fetchPriority={isFirst ? 'high' : 'auto'}
      className={`absolute inset-0 size-full object-cover ${isShown ? '' : 'opacity-0'}`}
    />
  );
}

function SceneButton({
  clip,
  number,
  isShown,
  onChoose,
}: {
  clip: Clip;
  number: number;
  isShown: boolean;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onChoose}
      aria-current={isShown ? 'true' : undefined}
      className={`flex size-full flex-col overflow-hidden rounded-card border text-left transition-colors ${isShown ? 'border-accent bg-accent-soft' : 'border-line bg-raised hover:border-control'}`}
    >
      <span className="sr-only">Play scene {number}: </span>
      <span className="relative block aspect-video w-full bg-black">
        <img
          src={clip.thumbnailUrl}
          width={400}
          height={226}
          alt=""
          loading="lazy"
          className="size-full object-cover"
        />
        <span
          aria-hidden
          className="tabular absolute left-1.5 top-1.5 grid h-5 min-w-5 place-items-center rounded-full bg-black/65 px-1.5 text-12 font-medium text-white"
        >
          {number}
        </span>
      </span>
      <span className="p-3 text-13 text-muted max-sm:sr-only">{clip.dialogue}</span>
    </button>
  );
}
