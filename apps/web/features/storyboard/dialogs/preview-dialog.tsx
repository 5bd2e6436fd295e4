import { useEffect, useMemo } from 'react';
import { cardsLengthS } from '@scenewright/contract/rules/brand.ts';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { timelineOf, withCards } from '../../../animatic/animatic.ts';
import { AnimaticPlayer } from '../../../animatic/animatic-player.tsx';
import { playerKeys } from '../../../animatic/player-keys.ts';
import { useSketchMusic } from '../../../animatic/use-sketch-music.ts';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { useClock } from '../../../ui/player/use-clock.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useBoard } from '../board/board-context.ts';

interface PreviewDialogProps {
  storyboard: Storyboard;
  /** Where it begins to play at once; left out, it waits at the start. */
  fromSceneId: string | undefined;
  onClose: () => void;
}

/**
 * The whole film before it is made: each scene's picture or clip, or its sketch while there is none, for as long as it will
 * last, with its narration and, as soon as it is composed, its music. Costs nothing and needs no waiting.
 */
export default function PreviewDialog({ storyboard, fromSceneId, onClose }: PreviewDialogProps) {
  const { scenes, cards, shape, duration, title, sketch_music_url: musicAddress } = storyboard;
  const { language } = useBoard();
  const shown = useMemo(() => withCards(scenes, cards), [scenes, cards]);
  const timeline = useMemo(() => timelineOf(shown), [shown]);
  const from = timeline.find(({ scene }) => scene.id === fromSceneId);
  const clock = useClock(duration + cardsLengthS(cards), {
    timeS: from?.startS ?? 0,
    playing: from !== undefined,
  });

  useSpokenSketches(scenes);
  const music = useSketchMusic(musicAddress);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="large"
        title="Preview"
        description={`${whatIsSeen(scenes)}${musicAddress === null ? '' : ', and the music of the video'}. Free.`}
        onKeyDown={playerKeys(clock.controls)}
      >
        <AnimaticPlayer
          name={`Preview: ${title}`}
          scenes={shown}
          musicUrl={music.url}
          shape={shape}
          language={language}
          clock={clock}
        />
        <p role="status" className="mt-2 min-h-6 text-center text-13 text-muted">
          {music.hasFailed && 'The music could not be composed just now.'}
          {musicAddress !== null && music.url === null && !music.hasFailed && (
            <span className="inline-flex items-center gap-2">
              <Spinner />
              Composing the music…
            </span>
          )}
        </p>
      </DialogContent>
    </Dialog>
  );
}

/** What the preview shows, and who speaks in it: a sketch must not be taken for the film. */
function whatIsSeen(scenes: readonly Scene[]): string {
  const isSketched = scenes.some(({ sketch_url: url }) => url !== null);
  const isSpoken = scenes.some(({ sketch_audio_url: url }) => url !== null);
  const seen = isSketched ? 'Sketches where a picture is yet to be made' : 'Pictures and clips';
  return `${seen}, ${isSpoken ? 'the offline voice until a scene is narrated' : 'their narration'}`;
}

/** Has the lines spoken, one after the other, before their scenes come: the server keeps what it has spoken. */
function useSpokenSketches(scenes: readonly Scene[]): void {
  const urls = scenes.flatMap(({ sketch_audio_url: url }) => url ?? []).join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      for (const url of urls.split(' ').filter((each) => each !== ''))
        await fetch(url, { signal: leaving.signal }).then((reply) => reply.arrayBuffer());
    };
    // A line that cannot be spoken is not heard; its words stand on the picture.
    ask().catch(() => undefined);
    return () => leaving.abort();
  }, [urls]);
}
