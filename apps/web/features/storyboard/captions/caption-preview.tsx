import { useEffect, useMemo, useState } from 'react';
import { Pause, Play } from 'lucide-react';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import {
  brandedCaptions,
  captionLook,
  type CaptionSettings,
} from '@scenewright/contract/rules/captions.ts';
import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import { classNames } from '../../../ui/class-names.ts';
import { shownCaption } from '../scene/scene-edits.ts';
import { pictureStandIn, zoneStyle } from './caption-css.ts';
import { CaptionPhrase } from './caption-phrase.tsx';
import { previewPhrases, type PreviewWord } from './caption-phrases.ts';
import { aspectRatioOf } from '../../../animatic/player-settings.ts';

interface CaptionPreviewProps {
  captions: CaptionSettings;
  /** The brand that the film has on. */
  brand: Storyboard['brand'];
  scenes: readonly Scene[];
  shape: Shape;
  className?: string;
}

const exampleText = 'Every word lights up as it is spoken.';
/** Without movement one phrase stands still, as if this word of it were being said. */
const stillWord = 1;

/** The captions as they will look over the first picture there is, word by word; still where movement is not wanted. */
export function CaptionPreview({ captions, brand, scenes, shape, className }: CaptionPreviewProps) {
  const scene =
    scenes.find(({ poster_url: poster }) => poster !== null) ??
    scenes.find(({ sketch_url: sketch }) => sketch !== null) ??
    scenes[0];
  const pictureUrl = scene?.poster_url ?? scene?.sketch_url;
  const text = scene === undefined ? exampleText : shownCaption(scene).trim() || exampleText;
  const plain = captionLook(captions);
  const look = plain === null || brand === null ? plain : brandedCaptions(plain, brand);
  const oneWord = look?.oneWord === true;
  const phrases = useMemo(() => previewPhrases(text, oneWord), [text, oneWord]);
  const [playing, setPlaying] = useState(
    () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const { phrase, word } = useVoice(phrases, playing && look !== null);
  return (
    <div
      role="group"
      aria-label="Preview of the captions"
      className={classNames('relative overflow-hidden rounded-card border border-line', className)}
      style={{
        aspectRatio: aspectRatioOf(shape),
        containerType: 'size',
        background: pictureStandIn,
      }}
    >
      {pictureUrl != null && (
        <img
          src={pictureUrl}
          alt={`Scene ${scene?.number ?? ''}`}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {look !== null && (
        <div aria-hidden style={zoneStyle(look, shape)} className="text-center">
          <span key={phrase} className={classNames('inline-block', playing && 'animate-pop-in')}>
            <CaptionPhrase
              look={look}
              words={phrases[phrase] ?? []}
              active={word}
              moves={playing}
            />
          </span>
        </div>
      )}
      {look !== null && (
        <button
          type="button"
          aria-label={playing ? 'Pause the preview' : 'Play the preview'}
          onClick={() => setPlaying(!playing)}
          className="absolute right-1.5 bottom-1.5 grid size-8 place-items-center rounded-full bg-black/70 text-white hover:bg-black [&_svg]:size-4"
        >
          {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        </button>
      )}
    </div>
  );
}

/** Goes through the phrases word by word, over and over, while it plays. */
function useVoice(
  phrases: readonly (readonly PreviewWord[])[],
  playing: boolean,
): { phrase: number; word: number } {
  const [place, setPlace] = useState({ phrase: 0, word: stillWord });
  useEffect(() => {
    if (!playing || phrases.length === 0) return undefined;
    const { phrase, word } = place;
    const words = phrases[phrase] ?? [];
    const next =
      word + 1 < words.length
        ? { phrase, word: word + 1 }
        : { phrase: (phrase + 1) % phrases.length, word: 0 };
    const timer = setTimeout(() => setPlace(next), words[word]?.ms ?? 0);
    return () => clearTimeout(timer);
  }, [playing, phrases, place]);
  const words = phrases[place.phrase] ?? phrases[0] ?? [];
  return {
    phrase: place.phrase < phrases.length ? place.phrase : 0,
    word: Math.min(place.word, words.length - 1),
  };
}
