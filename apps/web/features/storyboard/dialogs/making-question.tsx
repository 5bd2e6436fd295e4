import type { ReactNode } from 'react';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { useCredits } from '../../../api/queries/credits.ts';
import { useOneAtATime } from '../../../api/use-one-at-a-time.ts';
import AlertDialog from '../../../ui/alert-dialog-panel.tsx';
import { priceText, scenesNamed } from '../board/figures.ts';
import { PriceLines } from './price-lines.tsx';

export interface MakingWords {
  readonly title: string;
  readonly description: ReactNode;
  /** What the button does; its price stands behind it. */
  readonly action: string;
}

interface MakingQuestionProps {
  words: MakingWords;
  /** What is paid, in credits, and for what. */
  lines: readonly { readonly what: string; readonly credits: number }[];
  total: number;
  /** Orders it and says how that went; the question closes then. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Names what making several scenes costs together, before any of it is paid. */
export function MakingQuestion({ words, lines, total, onConfirm, onClose }: MakingQuestionProps) {
  const { data: credits } = useCredits();
  const { running, run } = useOneAtATime<'make'>();
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={words.description}
      confirmLabel={`${words.action} · ${priceText(total)}`}
      busy={running !== null}
      refused={credits !== undefined && credits.available_credits < total}
      onConfirm={() => void run('make', () => onConfirm().then(onClose))}
    >
      {credits !== undefined && (
        <PriceLines lines={lines} total={total} available={credits.available_credits} />
      )}
    </AlertDialog>
  );
}

/** The question before stills become clips. */
export function motionWords(stills: readonly Scene[]): MakingWords {
  return {
    title: `Set ${scenesNamed(stills.map(({ number }) => number))} in motion?`,
    description:
      'A clip is made of each that begins with the still you see. Stills are kept as takes; what fails is not charged.',
    action: 'Set in motion',
  };
}
