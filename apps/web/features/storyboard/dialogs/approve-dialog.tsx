import { useState } from 'react';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { findVisualModel } from '@scenewright/contract/rules/models.ts';
import type { Quality } from '@scenewright/contract/rules/quality.ts';
import AlertDialog from '../../../ui/alert-dialog-panel.tsx';
import { RadioCard, RadioCards } from '../../../ui/radio-cards.tsx';
import { creditsText, priceText, scenesText } from '../board/figures.ts';
import { PriceLines } from './price-lines.tsx';
import type { ApprovalOffers } from '../film/quality-rules.ts';

interface ApproveDialogProps {
  storyboard: Storyboard;
  offers: ApprovalOffers;
  busy: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onApprove: (quality: Quality, price: number) => void;
}

/** Asks before the first credits are reserved; where there is a choice, a draft of stills is offered first. */
export default function ApproveDialog({
  storyboard,
  offers,
  busy,
  open,
  onOpenChange,
  onApprove,
}: ApproveDialogProps) {
  const [wanted, setWanted] = useState<Quality>('draft');
  const quality = offers.draft === null ? 'final' : wanted;
  const cost = (quality === 'draft' ? offers.draft : null) ?? offers.final;
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Approve this content?"
      description={`${scenesText(cost.scenes)} will be made. Credits are reserved now and taken scene by scene; what fails is not charged.`}
      confirmLabel={`Approve Content · ${creditsText(cost.creditCost)}`}
      busy={busy}
      onConfirm={() => onApprove(quality, cost.creditCost)}
    >
      {offers.draft !== null && (
        <QualityCards
          storyboard={storyboard}
          draftPrice={offers.draft.creditCost}
          finalPrice={offers.final.creditCost}
          value={quality}
          onChange={setWanted}
        />
      )}
      <PriceLines
        lines={[]}
        totalLabel="Price"
        total={cost.creditCost}
        available={cost.available}
      />
    </AlertDialog>
  );
}

interface QualityCardsProps {
  storyboard: Storyboard;
  draftPrice: number;
  finalPrice: number;
  value: Quality;
  onChange: (quality: Quality) => void;
}

function QualityCards({ storyboard, draftPrice, finalPrice, value, onChange }: QualityCardsProps) {
  const model = findVisualModel(storyboard.visual_model)?.name ?? 'Final';
  return (
    <RadioCards
      label="Quality"
      value={value}
      onValueChange={(chosen) => onChange(chosen === 'draft' ? 'draft' : 'final')}
      className="mt-4 gap-2"
    >
      <QualityCard value="draft" title="Draft: stills in motion" price={draftPrice}>
        A still of each scene, moved by the camera, with narration and captions. Going to final
        later costs the {model} clips alone, for the scenes you choose.
      </QualityCard>
      <QualityCard value="final" title={`Final: ${model} clips`} price={finalPrice}>
        Every video scene is made as a moving clip at once. There is nothing more to pay, unless you
        change a picture.
      </QualityCard>
    </RadioCards>
  );
}

function QualityCard({
  value,
  title,
  price,
  children,
}: {
  value: Quality;
  title: string;
  price: number;
  children: string | readonly string[];
}) {
  return (
    <RadioCard value={value} className="px-4 py-3">
      <span className="block pr-7 font-medium">
        {title}{' '}
        <span className="tabular whitespace-nowrap font-normal text-muted">
          · {priceText(price)}
        </span>
      </span>
      <span className="mt-1 block text-13 text-muted">{children}</span>
    </RadioCard>
  );
}
