import { type RefObject, useEffect, useRef } from 'react';
import { Copy, Download, Proportions } from 'lucide-react';
import { useNavigate } from 'react-router';
import { captionFiles } from '@scenewright/contract/paths.ts';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { cardsLengthS } from '@scenewright/contract/rules/brand.ts';
import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import { useDuplicateContent } from '../../../api/queries/content.ts';
import { useOneAtATime } from '../../../api/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { VideoPlayer } from '../../../ui/player/video-player.tsx';
import { toast } from '../../../ui/toast.ts';
import { DownloadsMenu } from './downloads-menu.tsx';
import { reportFailure } from '../board/failure-toasts.ts';
import { useBoard } from '../board/board-context.ts';
import { InPhoneBar } from '../board/phone-bar.tsx';
import { aspectRatioOf, playerSettings } from '../../../animatic/player-settings.ts';
import { FilmLabel } from './film-label.tsx';
import { isInDraftQuality } from './quality-rules.ts';
import { CopyLinkButton, LinkDetails, useShareLink } from './share-link.tsx';
import { useCaptionTrack } from './use-caption-track.ts';

interface FilmStepProps {
  storyboard: Storyboard;
  videoUrl: string;
  /** Whether it got ready while somebody watched, who may be far down at the scenes. */
  arrives: boolean;
}

/** The final video, first of all on its page: watch it, save it, send its link to somebody, or go on from it in a new draft. */
export default function FilmStep({ storyboard, videoUrl, arrives }: FilmStepProps) {
  return (
    <section
      aria-label="Final video"
      className="flex flex-col items-stretch gap-4 lg:flex-row lg:items-center lg:justify-center lg:gap-10"
    >
      <FilmPlayer storyboard={storyboard} videoUrl={videoUrl} arrives={arrives} />
      <FilmActions storyboard={storyboard} />
    </section>
  );
}

const playerWidths: Readonly<Record<Shape, string>> = {
  vertical: 'mx-auto w-[min(100%,max(11rem,27dvh))] shrink-0 lg:mx-0 lg:w-[max(16rem,35dvh)]',
  landscape: 'mx-auto w-full max-w-[max(18rem,80dvh)] lg:mx-0 lg:grow',
  square: 'mx-auto w-[min(100%,max(15rem,46dvh))] shrink-0 lg:mx-0 lg:w-[max(20rem,58dvh)]',
  portrait: 'mx-auto w-[min(100%,max(13rem,38dvh))] shrink-0 lg:mx-0 lg:w-[max(18rem,48dvh)]',
};

function FilmPlayer({ storyboard, videoUrl, arrives }: FilmStepProps) {
  const captions = useCaptionTrack({
    path: captionFiles.vtt.path.replace(':id', storyboard.id),
    language: storyboard.language,
    shown: storyboard.captions.preset === 'none',
  });
  const player = useRef<HTMLDivElement>(null);
  useComesIntoView(player, arrives);
  return (
    // As high as leaves room for the two buttons in the first view, on a phone below it, on a large screen beside it.
    <div
      ref={player}
      className={classNames('scroll-mt-18 scroll-mb-4 flex', playerWidths[storyboard.shape])}
    >
      <VideoPlayer
        label={`Final video: ${storyboard.title}`}
        url={videoUrl}
        fallbackUrl={storyboard.download_url ?? undefined}
        posterUrl={storyboard.thumbnail_url ?? undefined}
        aspectRatio={aspectRatioOf(storyboard.shape)}
        {...playerSettings}
        marksS={sceneStarts(storyboard)}
        expectedS={storyboard.duration + cardsLengthS(storyboard.cards)}
        captions={captions}
        startSign
        onGivenUp={() =>
          toast({
            title: 'Video Error',
            description: 'Failed to load video',
            tone: 'destructive',
          })
        }
        className="w-full"
      />
    </div>
  );
}

function FilmActions({ storyboard }: { storyboard: Storyboard }) {
  const link = useShareLink(storyboard);
  const { open } = useBoard();
  return (
    <div className="flex min-w-0 flex-col gap-3 lg:w-88 lg:shrink-0">
      <InPhoneBar>
        <div className="flex flex-wrap gap-2 lg:flex-col">
          {storyboard.download_url !== null && (
            <Button asChild variant="primary" size="large" className="grow basis-40 lg:basis-auto">
              <a href={storyboard.download_url} download>
                <Download aria-hidden />
                <span>
                  Download<span className="max-sm:sr-only"> video</span>
                </span>
              </a>
            </Button>
          )}
          <CopyLinkButton link={link} className="grow basis-40 lg:basis-auto" />
        </div>
      </InPhoneBar>
      <LinkDetails link={link} />
      <div className="flex flex-wrap gap-2">
        <DownloadsMenu storyboard={storyboard} />
        <DuplicateButton contentId={storyboard.id} />
        <Button className="grow" onClick={() => open({ kind: 'format' })}>
          <Proportions aria-hidden />
          Duplicate in another format
        </Button>
      </div>
      {storyboard.label !== null && <FilmLabel label={storyboard.label} />}
      <p className="text-12 text-subtle">
        {isInDraftQuality(storyboard)
          ? 'This is the draft, made of stills. A duplicate shares them free of charge: approved in final quality, only its clips are priced.'
          : 'A finished video is not edited any more. A duplicate shares its scenes free of charge: only what you change is priced and made again.'}
      </p>
    </div>
  );
}

/** Scrolls it fully into view, below the header; the focus stays, and whoever types is left where they are. */
function useComesIntoView(element: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted || document.activeElement?.matches('input:not([type=checkbox]), textarea') === true)
      return;
    element.current?.scrollIntoView({
      block: 'nearest',
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
  }, [element, wanted]);
}

function DuplicateButton({ contentId }: { contentId: string }) {
  const duplication = useDuplicateContent();
  const { running, run } = useOneAtATime<'duplicate'>();
  const navigate = useNavigate();
  const duplicate = async () => {
    try {
      const draftId = await duplication.mutateAsync(contentId);
      await navigate(`/storyboard/${draftId}`);
      toast({
        title: 'New draft made',
        description: 'You are now in the duplicate.',
        tone: 'success',
      });
    } catch (error) {
      reportFailure('Failed to duplicate content. Please try again.', error);
    }
  };
  return (
    <Button
      busy={running !== null}
      onClick={() => void run('duplicate', duplicate)}
      className="grow"
    >
      <Copy aria-hidden />
      Duplicate as new draft
    </Button>
  );
}

/** Where each scene and card but the first begins, in seconds. */
function sceneStarts({ scenes, cards: { intro, outro } }: Storyboard): number[] {
  const shown = scenes.filter((scene) => scene.duration > 0);
  const lengths = [
    intro?.seconds ?? 0,
    ...shown.map(({ duration }) => duration),
    outro?.seconds ?? 0,
  ];
  const parts = lengths.filter((seconds) => seconds > 0);
  return parts
    .slice(1)
    .map((_, index) => parts.slice(0, index + 1).reduce((sum, each) => sum + each));
}
