import { useState } from 'react';
import type { Storyboard } from '#contract/api/storyboard.ts';
import { useApprovalPrice } from '../../api/queries/credits.ts';
import { useApprove } from '../../api/queries/storyboard.ts';
import { useOneAtATime } from '../../api/use-one-at-a-time.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useBoard } from './board-context.ts';
import { approvalRefusal } from './board-rules.ts';
import { reportFailure } from './failure-toasts.ts';
import { creditsText, scenesText } from './figures.ts';
import { PreviewButton } from './preview-button.tsx';
import { PriceLines } from './price-lines.tsx';
import { ReasonedButton } from './reasoned-button.tsx';
import { Step } from './step.tsx';

/** The draft's next step: approve it, at a price that stands on the button. */
export function ApproveStep({ storyboard }: { storyboard: Storyboard }) {
  const { whenSaved } = useBoard();
  const [asking, setAsking] = useState(false);
  const price = useApprovalPrice(storyboard.id, true);
  const approval = useApprove(storyboard.id);
  const { running, run } = useOneAtATime<'approve'>();
  const cost = price.data;

  const ask = async () => {
    if (!(await whenSaved(storyboard.scenes))) return;
    // Opens with the price of this moment: the one on the button may be from before the last edit.
    const fresh = await price.refetch();
    if (fresh.isError || fresh.data === undefined) return reportFailure('Failed to calculate credit cost. Please try again.', fresh.error);
    setAsking(true);
  };
  const approveNow = async () => {
    try {
      await approval.mutateAsync();
      toast({ title: 'Content approved', description: 'You can leave this page: the work goes on without you.', tone: 'success' });
    } catch (error) {
      reportFailure('Failed to approve content. Please try again.', error);
    }
    setAsking(false);
  };
  return (
    <Step title="Happy with the storyboard?" text="Read it through and change what you like: that is free. Approving makes every picture or clip and its narration.">
      <ReasonedButton
        variant="primary"
        reason={approvalRefusal(storyboard)}
        onRefused={(title) => toast({ title })}
        busy={price.isFetching && asking}
        onClick={() => void ask()}
        className="h-10 w-full"
      >
        Approve Content{cost !== undefined && <span className="tabular font-normal">· {creditsText(cost.creditCost)}</span>}
      </ReasonedButton>
      <div className="mt-3 flex"><PreviewButton /></div>
      {cost !== undefined && <PriceNote required={cost.creditCost} available={cost.available} />}
      {cost !== undefined && (
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          title="Approve this content?"
          description={`${scenesText(cost.scenes)} will be made. Credits are reserved now and taken scene by scene; what fails is not charged.`}
          confirmLabel={`Approve Content · ${creditsText(cost.creditCost)}`}
          busy={running !== null}
          onConfirm={() => void run('approve', approveNow)}
        >
          <PriceLines lines={[]} totalLabel="Price" total={cost.creditCost} available={cost.available} />
        </AlertDialog>
      )}
    </Step>
  );
}

function PriceNote({ required, available }: { required: number; available: number }) {
  const left = available - required;
  return (
    <p className="tabular mt-2 text-12 text-subtle">
      {left < 0 ? <><span className="text-danger">You have {creditsText(available)}: {creditsText(-left)} short.</span> <a href="/pricing" className="underline">Get more</a></> : `Leaves you ${creditsText(left)}. Nothing is charged before you confirm.`}
    </p>
  );
}
