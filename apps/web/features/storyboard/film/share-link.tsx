import { useEffect, useId, useRef, useState } from 'react';
import { ExternalLink, Link2, Link2Off } from 'lucide-react';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { useShare, useUnshare } from '../../../api/queries/sharing.ts';
import { useOneAtATime } from '../../../api/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.ts';
import { reportFailure } from '../board/failure-toasts.ts';

/** The link to the film's page: copied with one press, made anew where its owner had turned it off. */
export function useShareLink({ id, watch_url: watchUrl }: Storyboard) {
  const share = useShare(id);
  const unshare = useUnshare(id);
  const { running, run } = useOneAtATime<'copy' | 'end'>();
  // Where the browser does not copy, or the page comes over plain HTTP, the link stands there to be copied by hand.
  const [mustCopyManually, setMustCopyManually] = useState(false);

  const copy = async () => {
    try {
      const link = watchUrl ?? (await share.mutateAsync());
      try {
        await navigator.clipboard.writeText(link);
        setMustCopyManually(false);
        toast({
          title: 'Link copied',
          description: 'Whoever has it can watch the video.',
          tone: 'success',
        });
      } catch {
        setMustCopyManually(true);
      }
    } catch (error) {
      reportFailure('Failed to make a link. Please try again.', error);
    }
  };
  const end = async () => {
    try {
      await unshare.mutateAsync();
      setMustCopyManually(false);
      toast({
        title: 'Link turned off',
        description: 'It opens nothing any more. A new one will have another address.',
        tone: 'success',
      });
    } catch (error) {
      reportFailure('Failed to turn the link off. Please try again.', error);
    }
  };
  return {
    watchUrl,
    mustCopyManually,
    running,
    copy: () => void run('copy', copy),
    end: () => void run('end', end),
  };
}

type ShareLink = ReturnType<typeof useShareLink>;

export function CopyLinkButton({ link, className }: { link: ShareLink; className?: string }) {
  return (
    <Button size="large" busy={link.running === 'copy'} onClick={link.copy} className={className}>
      <Link2 aria-hidden />
      {link.watchUrl === null ? 'Make a new link' : 'Copy link'}
    </Button>
  );
}

/** What else can be done with the link. */
export function LinkDetails({ link }: { link: ShareLink }) {
  const { watchUrl, mustCopyManually, running, end } = link;
  if (watchUrl === null)
    return <p className="text-13 text-muted">The link to this video is turned off.</p>;
  return (
    <>
      {mustCopyManually && <ManualCopyLink url={watchUrl} />}
      <div className="-mx-3 flex flex-wrap items-center gap-1">
        <Button asChild size="small" variant="ghost">
          <a href={watchUrl} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden />
            Open its page
          </a>
        </Button>
        <Button size="small" variant="ghost" busy={running === 'end'} onClick={end}>
          <Link2Off aria-hidden />
          Turn the link off
        </Button>
      </div>
    </>
  );
}

function ManualCopyLink({ url }: { url: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-13 text-muted">
        Your browser does not copy by itself. Copy the link from here:
      </label>
      <Input ref={field} id={id} readOnly value={url} />
    </div>
  );
}
