import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import {
  forgetNewContent,
  markNotified,
  useNewContents,
  writtenToast,
} from '../../api/new-contents.ts';
import { useWrittenContent } from '../../api/queries/content.ts';
import { toast } from '../../ui/toast.ts';

const readyToastMs = 10_000;

/** Says, wherever in the app one is, that the storyboard of what was just created is ready, and leads there. */
export default function StoryboardWatch() {
  const awaited = useNewContents(({ items }) => items).filter(({ isAnnounced }) => !isAnnounced);
  return awaited.map(({ id }) => <Watch key={id} contentId={id} />);
}

function Watch({ contentId }: { contentId: string }) {
  const { data: content, error } = useWrittenContent(contentId);
  const navigate = useNavigate();
  const path = `/storyboard/${contentId}`;
  const isOpen = useLocation().pathname === path;
  const status = content?.status;
  const isGone = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (isGone) return forgetNewContent(contentId);
    if (content === undefined || status === 'generating') return;
    markNotified(contentId);
    // Who looks at it sees it.
    if (isOpen) return;
    const action = {
      label: 'Open',
      altText: 'Open the storyboard',
      onPress: () => void navigate(path),
    };
    if (status === 'failed')
      toast({
        title: 'Storyboard failed',
        description: content.failure ?? undefined,
        about: writtenToast(contentId),
        tone: 'destructive',
        durationMs: readyToastMs,
        action,
      });
    else
      toast({
        title: 'Storyboard ready',
        description: `“${content.title}”`,
        about: writtenToast(contentId),
        tone: 'success',
        durationMs: readyToastMs,
        action,
      });
  }, [content, contentId, isGone, isOpen, navigate, path, status]);
  return null;
}
