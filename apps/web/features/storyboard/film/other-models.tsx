import { TriangleAlert } from 'lucide-react';
import { visualModels } from '@scenewright/contract/rules/models.ts';
import { creditsPerScene } from '@scenewright/contract/rules/pricing.ts';
import type { RefusedModels } from '../../../api/queries/models.ts';
import { useBoard } from '../board/board-context.ts';
import { ReasonedButton } from '../board/reasoned-button.tsx';

interface OtherModelsProps {
  /** Why the draft's own model cannot be used, in a sentence. */
  refusal: string;
  refusedModels: RefusedModels;
}

/** The way on for a draft whose model is not offered any more: one press for each of the others. */
export function OtherModels({ refusal, refusedModels }: OtherModelsProps) {
  const { locked, editor } = useBoard();
  const change = (id: (typeof visualModels)[number]['id']) =>
    editor.tryEdit('Change the model', [{ type: 'content', fields: { visual_model: id } }], {
      failure: 'Failed to change the model',
    });
  return (
    <div className="mt-3">
      <p role="note" className="flex gap-2 text-13 text-warn">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {refusal}
      </p>
      <div role="group" aria-label="Models" className="mt-2 flex flex-wrap gap-2">
        {visualModels.map(({ id, name }) => (
          <ReasonedButton
            key={id}
            size="small"
            reason={refusedModels.get(id) ?? locked}
            onClick={() => void change(id)}
          >
            {name}{' '}
            <span className="font-normal text-subtle">
              {refusedModels.has(id) ? 'Unavailable' : `${creditsPerScene(id)} a scene`}
            </span>
          </ReasonedButton>
        ))}
      </div>
    </div>
  );
}
