import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { Keycap } from '../../../ui/keycap.tsx';
import { useSingleKeys } from '../board/single-keys.ts';

const groups = [
  {
    title: 'Anywhere on this page',
    keys: [
      [['Ctrl', 'Z'], 'Undo the last edit (on a Mac: ⌘ Z)'],
      [['Ctrl', 'Shift', 'Z'], 'Redo it'],
      [['P'], 'Preview the whole film'],
      [['?'], 'Show these keys'],
    ],
  },
  {
    title: 'On a scene',
    keys: [
      [['↑'], 'Go to the scene before'],
      [['↓'], 'Go to the scene after'],
      [['Tab'], 'Go through its controls'],
      [['Esc'], 'From one of them, back to the scene'],
      [['Home'], 'Go to the first scene'],
      [['End'], 'Go to the last scene'],
      [['Space'], 'Play the preview from it'],
      [['Enter'], 'View it'],
      [['E'], 'Edit its description'],
      [['Alt', '↑'], 'Move it earlier'],
      [['Alt', '↓'], 'Move it later'],
      [['D'], 'Duplicate it, free'],
      [['Del'], 'Delete it; Undo brings it back'],
      [['R'], 'Regenerate Media: asks first'],
      [['X'], 'Select it'],
    ],
  },
  {
    title: 'In a scene that is viewed',
    keys: [
      [['←'], 'The scene before'],
      [['→'], 'The scene after'],
      [['1', '–', '9'], 'Put that take in place, free'],
    ],
  },
  {
    title: 'In a player',
    keys: [
      [['Space'], 'Play or pause; K does too'],
      [['J'], 'Back 10 s'],
      [['L'], 'On 10 s'],
      [['←'], 'Back 5 s'],
      [['→'], 'On 5 s'],
      [['Home'], 'To the start'],
      [['End'], 'To the end'],
      [['M'], 'Mute'],
      [['F'], 'Full screen'],
      [['C'], 'Show or hide captions'],
    ],
  },
] as const;

/** Every key of the storyboard, and the switch for those of one sign. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const on = useSingleKeys((keys) => keys.on);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="large"
        title="Keyboard"
        description="No key spends credits: what costs asks first."
      >
        <label htmlFor="single-keys" className="mb-5 flex items-center gap-2 text-13">
          <Checkbox
            id="single-keys"
            checked={on}
            onCheckedChange={(checked) => useSingleKeys.setState({ on: checked === true })}
          />
          Single letters, digits and signs are shortcuts
        </label>
        <div className="gap-x-10 *:mb-6 *:break-inside-avoid sm:columns-2">
          {groups.map(({ title, keys }) => (
            <section key={title}>
              <h3 className="text-13 font-semibold">{title}</h3>
              <dl className="mt-2 flex flex-col gap-1.5 text-13">
                {keys.map(([caps, words]) => (
                  <div key={words} className="flex items-center justify-between gap-4">
                    <dd className="text-muted">{words}</dd>
                    <dt className="flex shrink-0 gap-1 whitespace-nowrap">
                      {caps.map((cap) => (cap === '–' ? cap : <Keycap key={cap}>{cap}</Keycap>))}
                    </dt>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}
