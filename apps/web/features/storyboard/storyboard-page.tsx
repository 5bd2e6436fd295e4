import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { forgetNewContent, writtenToast } from '../../api/new-contents.ts';
import { useStoryboard } from '../../api/queries/storyboard.ts';
import { endToast, toast } from '../../ui/toast.ts';
import { StoryboardBoard } from './board/board.tsx';
import { tabTitle } from './board/progress-summary.ts';
import { useStoryboardEvents } from './board/use-storyboard-events.ts';
import {
  GeneratingScreen,
  LoadErrorScreen,
  LoadingScreen,
  WritingFailedScreen,
} from './board/waiting-screens.tsx';

const productName = 'Scenewright';
const unreadable = 'The storyboard could not be read. Please try again.';

/** /storyboard/:id */
export default function StoryboardPage() {
  const { id } = useParams();
  useEffect(() => {
    if (id === undefined) toast({ title: 'Storyboard ID is missing', tone: 'destructive' });
  }, [id]);
  if (id === undefined)
    return (
      <LoadErrorScreen
        sentence="Storyboard ID is missing"
        retrying={false}
        onRetry={() => history.back()}
      />
    );
  // A new content is a new page: no text, selection or dialog of another comes along.
  return <StoryboardOf key={id} contentId={id} />;
}

function StoryboardOf({ contentId }: { contentId: string }) {
  const { data: storyboard, error, isFetching, refetch } = useStoryboard(contentId);
  const writing = useStoryboardEvents(contentId, storyboard !== undefined);
  useEffect(() => {
    forgetNewContent(contentId);
    // Who looks at it need not be told that it is there, nor be led to it.
    endToast(writtenToast(contentId));
  }, [contentId]);
  useFilmFailureToast(storyboard?.status);
  const refresh = () => void refetch();

  if (storyboard === undefined && error === null) return <LoadingScreen />;
  // What was read before stays on the screen through an outage, but not when the content is gone: deleted in another tab, say.
  if (storyboard === undefined || isGone(error))
    return (
      <LoadErrorScreen
        sentence={sentenceOf(error, unreadable)}
        retrying={isFetching}
        onRetry={refresh}
      />
    );
  return (
    <>
      <title>{`${tabTitle(storyboard)} · ${productName}`}</title>
      <StoryboardScreen storyboard={storyboard}>
        <GeneratingScreen
          title={storyboard.title}
          waits={storyboard.writing_waits}
          progress={writing}
          refreshing={isFetching}
          onRefresh={refresh}
        />
      </StoryboardScreen>
    </>
  );
}

const isGone = (error: Error | null) => error instanceof ApiError && error.status === 404;

/** The screen of the storyboard's state; `children` stand while it is written. */
function StoryboardScreen({
  storyboard,
  children,
}: {
  storyboard: Storyboard;
  children: React.ReactNode;
}) {
  if (storyboard.status === 'failed' && storyboard.scenes.length === 0)
    return <WritingFailedScreen storyboard={storyboard} />;
  if (storyboard.scenes.length > 0) return <StoryboardBoard storyboard={storyboard} />;
  return storyboard.status === 'generating' ? (
    children
  ) : (
    <StoryboardBoard storyboard={storyboard} />
  );
}

/** Says so when the making of the final video fails before the user's eyes. */
function useFilmFailureToast(status: Storyboard['status'] | undefined): void {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'processing' && status === 'failed') {
      toast({
        title: 'Processing Failed',
        description: 'There was an error creating your video. Please try again.',
        tone: 'destructive',
      });
    }
    before.current = status;
  }, [status]);
}
