import { Stamp } from 'lucide-react';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { useBoard } from '../board/board-context.ts';
import { ReasonedButton } from '../board/reasoned-button.tsx';

/** Whether the film has the brand of the account on: one press, and one back. Nothing where there is no brand. */
export function BrandChoice({ storyboard }: { storyboard: Storyboard }) {
  const { locked, editor } = useBoard();
  const { brand, brand_offer: offer } = storyboard;
  if (brand === null && offer === 'none') return null;
  const isOn = brand !== null;
  const change = (wanted: 'current' | null, label: string) =>
    editor.tryEdit(label, [{ type: 'content', fields: { brand: wanted } }], {
      failure: 'Failed to change the brand',
    });
  return (
    <>
      <ReasonedButton
        size="small"
        role="switch"
        aria-checked={isOn}
        aria-label="Brand"
        reason={locked}
        onClick={() =>
          void change(isOn ? null : 'current', isOn ? 'Take the brand off' : 'Put the brand on')
        }
      >
        <Stamp aria-hidden />
        Brand <span className="text-subtle">{isOn ? 'On' : 'Off'}</span>
      </ReasonedButton>
      {isOn && offer === 'other' && locked === null && (
        <ReasonedButton
          size="small"
          reason={locked}
          onClick={() => void change('current', 'Put the changed brand on')}
        >
          Use the changed brand
        </ReasonedButton>
      )}
    </>
  );
}
