import { Keyboard, Plus, RotateCw, Sparkle } from 'lucide-react';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { shortageWords } from '../../../api/credit-shortage.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { sayCreditsShort } from '../../frame/credit-shortage.ts';
import { shortageText } from '../../frame/more-credits.tsx';
import { useBoard } from './board-context.ts';
import { addRefusal, priceOf, regenerationOf } from './board-rules.ts';
import { priceText } from './figures.ts';
import type { BoardHistory } from './editor.ts';
import { HistoryButtons } from './history-buttons.tsx';
import { InPhoneBar } from './phone-bar.tsx';
import { ReasonedButton } from './reasoned-button.tsx';
import type { Selection } from './use-selection.ts';
import { useShortage } from './use-shortage.ts';

interface SelectionBarProps {
  storyboard: Storyboard;
  selection: Selection;
  history: BoardHistory;
  onSelectOnly: (sceneIds: readonly string[]) => void;
}

/** Above the list: all scenes ticked at once, undo and redo, tweaking of the ticked ones, and adding. Hidden where nothing is edited any more. */
export function SelectionBar({ storyboard, selection, history, onSelectOnly }: SelectionBarProps) {
  const { locked, open } = useBoard();
  const { scenes, status } = storyboard;
  const count = selection.ids.length;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-2 sm:gap-3">
      <h2
        className={classNames('text-16 font-semibold', status !== 'completed' && 'max-sm:sr-only')}
      >
        Scenes
      </h2>
      {status !== 'completed' && (
        <>
          {scenes.length > 0 && (
            <SelectAll
              scenes={scenes}
              count={count}
              disabled={locked !== null}
              onSelectOnly={onSelectOnly}
            />
          )}
          <HistoryButtons history={history} locked={locked} />
          <span className="grow" />
          {count > 1 && (
            <InPhoneBar>
              <div className="flex flex-wrap gap-2 max-lg:*:grow">
                <Button
                  size="small"
                  disabled={locked !== null}
                  onClick={() => open({ kind: 'tweak', sceneIds: selection.ids })}
                >
                  <Sparkle aria-hidden />
                  Tweak Selected ({count})
                </Button>
                <RegenerateSelected storyboard={storyboard} selection={selection} />
              </div>
            </InPhoneBar>
          )}
          <IconButton
            label="Keyboard"
            keys="?"
            className="hidden md:inline-flex"
            onClick={() => open({ kind: 'keys' })}
          >
            <Keyboard />
          </IconButton>
          <ReasonedButton
            size="small"
            reason={addRefusal(storyboard)}
            onClick={() => open({ kind: 'add', position: 'last' })}
          >
            <Plus aria-hidden />
            Add Scene
          </ReasonedButton>
        </>
      )}
    </div>
  );
}

/** Makes those of the ticked scenes again that can be, at their price together; nothing where none can. */
function RegenerateSelected({
  storyboard,
  selection,
}: Pick<SelectionBarProps, 'storyboard' | 'selection'>) {
  const { open } = useBoard();
  const chosen = storyboard.scenes.filter(
    (scene) =>
      selection.has(scene.id) && regenerationOf(scene, storyboard.status).kind !== 'refused',
  );
  const price = priceOf(chosen);
  const { missing, available } = useShortage(price);
  if (chosen.length === 0) return null;
  return (
    <ReasonedButton
      size="small"
      reason={missing > 0 ? shortageText(missing) : null}
      onRefused={() => sayCreditsShort(shortageWords(price, available))}
      onClick={() => open({ kind: 'make', sceneIds: chosen.map(({ id }) => id) })}
    >
      <RotateCw aria-hidden />
      Regenerate ({chosen.length})<span className="tabular font-normal">· {priceText(price)}</span>
    </ReasonedButton>
  );
}

interface SelectAllProps {
  scenes: readonly Scene[];
  count: number;
  disabled: boolean;
  onSelectOnly: (sceneIds: readonly string[]) => void;
}

function SelectAll({ scenes, count, disabled, onSelectOnly }: SelectAllProps) {
  const all = count === scenes.length;
  return (
    <label className="flex items-center gap-2 text-13 text-muted">
      <Checkbox
        checked={all ? true : count > 0 ? 'indeterminate' : false}
        disabled={disabled}
        onCheckedChange={() => onSelectOnly(all ? [] : scenes.map((scene) => scene.id))}
      />
      {count === 0 ? 'Select all' : `${count} selected`}
    </label>
  );
}
