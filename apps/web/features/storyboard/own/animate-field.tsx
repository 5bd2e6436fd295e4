import { useId } from 'react';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { maxSceneDurationS } from '@scenewright/contract/rules/limits.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useBoard } from '../board/board-context.ts';
import { priceText } from '../board/figures.ts';

interface AnimateFieldProps {
  own: NonNullable<Scene['own']>;
  onChange: (part: { animate: boolean }) => void;
}

/** Whether a video model sets the picture in motion, and what that costs. Where the content's model makes no clips, why not. */
export function AnimateField({ own, onChange }: AnimateFieldProps) {
  const { videoRefusal, videoCredits, approved } = useBoard();
  const id = useId();
  return (
    <div className="flex items-start gap-3 rounded-card border border-line p-3">
      <Checkbox
        id={id}
        aria-describedby={`${id}-what`}
        disabled={videoRefusal !== null}
        checked={own.animate === true}
        onCheckedChange={(checked) => onChange({ animate: checked === true })}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="text-14 font-medium">
          Animate this picture{videoRefusal === null && <> · {priceText(videoCredits)}</>}
        </label>
        <p id={`${id}-what`} className="text-13 text-muted">
          {videoRefusal ??
            `Your video model begins its clip with it, and the description says what moves. The scene lasts ${maxSceneDurationS.video} s at most. ${approved ? 'It is paid when you press Regenerate Media.' : 'It is part of the price that Approve shows.'}`}
        </p>
      </div>
    </div>
  );
}
