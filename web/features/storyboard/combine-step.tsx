import { Clapperboard } from 'lucide-react';
import type { Storyboard } from '#contract/api/storyboard.ts';
import { useCombineScenes } from '../../api/queries/storyboard.ts';
import { useOneAtATime } from '../../api/use-one-at-a-time.ts';
import { toast } from '../../ui/toast.ts';
import { combineRefusal } from './board-rules.ts';
import { DownloadsMenu } from './downloads-menu.tsx';
import { useReportFailure } from './failure-toasts.ts';
import { PreviewButton } from './preview-button.tsx';
import { ReasonedButton } from './reasoned-button.tsx';
import { Step } from './step.tsx';

/** The step after approval: put the scenes together, once all are made. Free, and free again after a failure. */
export function CombineStep({ storyboard }: { storyboard: Storyboard }) {
  const combining = useCombineScenes(storyboard.id);
  const { running, run } = useOneAtATime<'combine'>();
  const report = useReportFailure();
  const reason = combineRefusal(storyboard);
  const failed = storyboard.status === 'failed';

  const create = async () => {
    try {
      await combining.mutateAsync();
    } catch (error) {
      report('Failed to combine scenes', error);
    }
  };
  return (
    <Step
      title={failed ? 'The final video could not be made' : 'Create the final video'}
      text={failed ? `${storyboard.failure ?? 'There was an error creating your video.'} Trying again is free.` : 'Puts your scenes together with narration, music and captions. Free.'}
    >
      <ReasonedButton
        variant="primary"
        reason={reason}
        onRefused={(title) => toast({ title })}
        busy={running !== null}
        onClick={() => void run('combine', create)}
        className="h-10 w-full"
      >
        <Clapperboard aria-hidden />Create Final Video
      </ReasonedButton>
      {reason !== null && <p className="mt-2 text-12 text-subtle">{reason}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <PreviewButton />
        <DownloadsMenu storyboard={storyboard} />
      </div>
    </Step>
  );
}
