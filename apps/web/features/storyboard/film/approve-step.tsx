import { lazy, Suspense, useState } from 'react';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import type { Quality } from '@scenewright/contract/rules/quality.ts';
import { useApprovalPrice } from '../../../api/queries/credits.ts';
import { useApprove } from '../../../api/queries/storyboard.ts';
import { useOneAtATime } from '../../../api/use-one-at-a-time.ts';
import { importWithRetry } from '../../../ui/import-with-retry.ts';
import { toast } from '../../../ui/toast.ts';
import { CreditShortage } from '../../frame/more-credits.tsx';
import { useBoard } from '../board/board-context.ts';
import { useRefusedModels } from '../../../api/queries/models.ts';
import { approvalRefusal } from '../board/board-rules.ts';
import { reportFailure, reportSuccess } from '../board/failure-toasts.ts';
import { creditsText } from '../board/figures.ts';
import { InPhoneBar } from '../board/phone-bar.tsx';
import { OtherModels } from './other-models.tsx';
import { PreviewButton } from './preview-button.tsx';
import { type ApprovalOffers, mayBeginWithStills, offersOf } from './quality-rules.ts';
import { ReasonedButton } from '../board/reasoned-button.tsx';
import { Step } from './step.tsx';

const ApproveDialog = lazy(importWithRetry(() => import('../dialogs/approve-dialog.tsx')));

/** What approving costs, in each quality there is; asked again on request. */
function useOffers(storyboard: Storyboard) {
  const mayChoose = mayBeginWithStills(storyboard);
  const final = useApprovalPrice(storyboard.id, 'final', true);
  const draft = useApprovalPrice(storyboard.id, 'draft', mayChoose);
  const isThere = final.data !== undefined && (!mayChoose || draft.data !== undefined);
  return {
    offers: isThere ? offersOf(final.data, mayChoose ? (draft.data ?? null) : null) : null,
    isAsking: final.isFetching || draft.isFetching,
    /** @returns null where the prices are there, else why they are not */
    async ask(): Promise<{ error: unknown } | null> {
      const fresh = await Promise.all([final.refetch(), ...(mayChoose ? [draft.refetch()] : [])]);
      const failed = fresh.find(({ isError, data }) => isError || data === undefined);
      return failed === undefined ? null : { error: failed.error };
    },
  };
}

/** The draft's next step: approve it, at a price that stands on the button. */
export function ApproveStep({ storyboard }: { storyboard: Storyboard }) {
  const { whenSaved } = useBoard();
  // Once opened, the dialog stays: it fades out when it closes.
  const [asking, setAsking] = useState<boolean | null>(null);
  // Each opening is a new question: what was chosen before Cancel is forgotten.
  const [openings, setOpenings] = useState(0);
  const { offers, isAsking, ask } = useOffers(storyboard);
  const approval = useApprove(storyboard.id);
  const { running, run } = useOneAtATime<'approve'>();
  const refusedModels = useRefusedModels();
  const modelRefusal = refusedModels.get(storyboard.visual_model) ?? null;

  const open = async () => {
    if (!(await whenSaved(storyboard.scenes))) return;
    // Opens with the price of this moment: the one on the button may be from before the last edit.
    const refusal = await ask();
    if (refusal !== null)
      return reportFailure('Failed to calculate credit cost. Please try again.', refusal.error);
    reportSuccess('Failed to calculate credit cost. Please try again.');
    setOpenings((count) => count + 1);
    setAsking(true);
  };
  const approveNow = async (quality: Quality, price: number) => {
    try {
      await approval.mutateAsync({ quality, price });
      reportSuccess('Failed to approve content. Please try again.');
      toast({
        title: 'Content approved',
        description: 'You can leave this page: the work goes on without you.',
        tone: 'success',
      });
    } catch (error) {
      reportFailure('Failed to approve content. Please try again.', error);
      // It may be the price that has changed.
      void ask();
    }
    setAsking(false);
  };
  return (
    <Step
      title="Happy with the storyboard?"
      text="Read it through and change what you like: that is free. Approving makes every picture or clip and its narration."
    >
      <InPhoneBar>
        <ReasonedButton
          variant="primary"
          reason={modelRefusal ?? approvalRefusal(storyboard)}
          onRefused={(title) => toast({ title })}
          busy={isAsking && asking === true}
          onClick={() => void open()}
          className="h-10 w-full"
        >
          Approve Content
          {offers !== null && <span className="tabular font-normal">· {offeredText(offers)}</span>}
        </ReasonedButton>
      </InPhoneBar>
      <div className="flex lg:mt-3">
        <PreviewButton />
      </div>
      {modelRefusal !== null && (
        <OtherModels refusal={modelRefusal} refusedModels={refusedModels} />
      )}
      {offers !== null && <PriceNote offers={offers} />}
      {offers !== null && asking !== null && (
        <Suspense>
          <ApproveDialog
            key={openings}
            storyboard={storyboard}
            offers={offers}
            busy={running !== null}
            open={asking}
            onOpenChange={setAsking}
            onApprove={(quality, price) => void run('approve', () => approveNow(quality, price))}
          />
        </Suspense>
      )}
    </Step>
  );
}

/** The price on the button; the lower one where there is a choice. */
function offeredText({ draft, final }: ApprovalOffers): string {
  return draft === null ? creditsText(final.creditCost) : `from ${creditsText(draft.creditCost)}`;
}

function PriceNote({ offers: { draft, final } }: { offers: ApprovalOffers }) {
  const { creditCost: required, available } = draft ?? final;
  const left = available - required;
  const choice =
    draft === null
      ? ''
      : `As a draft of stills; ${creditsText(final.creditCost)} with clips at once. `;
  if (left < 0) return <CreditShortage missing={-left} className="mt-3" />;
  return (
    <p className="tabular mt-2 text-12 text-subtle">
      {choice}Leaves you {creditsText(left)}. Nothing is charged before you confirm.
    </p>
  );
}
