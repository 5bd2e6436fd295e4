import { type FormEvent, useId, useState } from 'react';
import { Pencil, Play, Square, Trash2 } from 'lucide-react';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import {
  hasWord,
  isSameWord,
  maxPronunciations,
  maxSayCharacters,
  maxWordCharacters,
  type Pronunciation,
  withPronunciation,
} from '@scenewright/contract/rules/speech.ts';
import { useOneAtATime } from '../../../api/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { useBoard } from '../board/board-context.ts';
import { playLine, stopLine, useLinePlayer } from './line-player.ts';

interface PronounceDialogProps {
  scene: Scene;
  /** All of the storyboard. */
  scenes: readonly Scene[];
  /** The word that is asked about first; empty where none is. */
  word: string;
  onClose: () => void;
}

const sayOf = (pronunciations: readonly Pronunciation[], word: string) =>
  pronunciations.find((known) => isSameWord(known.word, word))?.say ?? '';

/** Why a word cannot be kept, as a sentence; undefined where it can. */
function refusalOfWord(word: string, { pronunciations }: Scene): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(word)) return 'Type the word as it stands in the dialogue.';
  if (/[\s[\]—–…]|--|\.{2,}/u.test(word)) return 'One word at a time, without spaces or brackets.';
  if (pronunciations.length >= maxPronunciations && sayOf(pronunciations, word) === '')
    return `A scene keeps at most ${maxPronunciations} words. Remove one first.`;
  return undefined;
}

function refusalOfSay(say: string): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(say)) return 'Type how it sounds, in letters.';
  return /[[\]]/u.test(say) ? 'Words alone, without brackets.' : undefined;
}

/** Says words otherwise than they are written. It stays open, so that one can listen and try again. */
export default function PronounceDialog({
  scene,
  scenes,
  word: firstWord,
  onClose,
}: PronounceDialogProps) {
  const { actions } = useBoard();
  const [word, setWord] = useState(firstWord);
  const [say, setSay] = useState(sayOf(scene.pronunciations, firstWord));
  const [everywhere, setEverywhere] = useState(false);
  const [isTried, setTried] = useState(false);
  const { running, run } = useOneAtATime<'save' | 'listen'>();
  const formId = useId();
  const everywhereId = useId();
  const isHeard = useLinePlayer(({ line }) => line?.sceneId === scene.id);
  const wordRefusal = refusalOfWord(word.trim(), scene);
  const sayRefusal = refusalOfSay(say);
  const spoken = scenes.filter(
    ({ dialogue }) => word.trim() !== '' && hasWord(dialogue, word.trim()),
  );
  const close = () => {
    stopLine();
    onClose();
  };

  async function save(): Promise<boolean> {
    setTried(true);
    if (wordRefusal !== undefined || sayRefusal !== undefined) return false;
    const said = { word: word.trim(), say: say.trim() };
    if (everywhere && !(await actions.pronounceEverywhere(said.word, said.say))) return false;
    return (
      everywhere ||
      (await actions.changePronunciations(
        scene,
        withPronunciation(scene.pronunciations, said.word, said.say),
      ))
    );
  }
  const saveAndListen = async () => {
    if (await save()) void playLine(scene.id, () => actions.lineOf(scene.id));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run('save', async () => {
      if (await save()) close();
    });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        title={`Say as, scene ${scene.number}`}
        description="Captions and script keep the word as it is written; only the voice changes."
        footer={
          <>
            {isHeard ? (
              <Button onClick={stopLine}>
                <Square aria-hidden />
                Stop
              </Button>
            ) : (
              <Button
                busy={running === 'listen'}
                disabled={running !== null}
                onClick={() => void run('listen', saveAndListen)}
              >
                <Play aria-hidden />
                Save and listen
              </Button>
            )}
            <Button
              variant="primary"
              type="submit"
              form={formId}
              busy={running === 'save'}
              disabled={running !== null}
            >
              Save
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <Field
            label="Word"
            error={isTried ? wordRefusal : undefined}
            hint={
              word.trim() !== '' && !hasWord(scene.dialogue, word.trim())
                ? 'This scene does not say it.'
                : undefined
            }
          >
            {(control) => (
              <Input
                {...control}
                value={word}
                maxLength={maxWordCharacters}
                placeholder="Siobhan"
                onChange={(event) => setWord(event.currentTarget.value)}
              />
            )}
          </Field>
          <Field
            label="Say it as"
            error={isTried ? sayRefusal : undefined}
            hint="Write it as it sounds."
          >
            {(control) => (
              <Input
                {...control}
                value={say}
                maxLength={maxSayCharacters}
                placeholder="shi vawn"
                onChange={(event) => setSay(event.currentTarget.value)}
              />
            )}
          </Field>
          <div className="flex items-center gap-2 text-13">
            <Checkbox
              id={everywhereId}
              checked={everywhere}
              onCheckedChange={(checked) => setEverywhere(checked === true)}
            />
            <label htmlFor={everywhereId}>
              In every scene that has this word{spoken.length > 0 && ` (${spoken.length})`}
            </label>
          </div>
        </form>
        {scene.pronunciations.length > 0 && (
          <section className="mt-6 flex flex-col gap-2">
            <h3 className="text-13 font-medium">In this scene</h3>
            <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
              {scene.pronunciations.map((known) => (
                <KnownWord
                  key={known.word}
                  known={known}
                  isUsed={hasWord(scene.dialogue, known.word)}
                  onEdit={() => {
                    setWord(known.word);
                    setSay(known.say);
                  }}
                  onRemove={() =>
                    void actions.changePronunciations(
                      scene,
                      withPronunciation(scene.pronunciations, known.word, null),
                    )
                  }
                />
              ))}
            </ul>
          </section>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface KnownWordProps {
  known: Pronunciation;
  isUsed: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function KnownWord({ known: { word, say }, isUsed, onEdit, onRemove }: KnownWordProps) {
  return (
    <li className="flex items-center gap-2 px-3 py-1.5 text-13">
      <span className="min-w-0 grow wrap-anywhere">
        <span className="font-medium">{word}</span> <span className="text-muted">as “{say}”</span>
        {!isUsed && <span className="text-subtle"> · not in the dialogue now</span>}
      </span>
      <IconButton size="small" label={`Edit ${word}`} onClick={onEdit}>
        <Pencil />
      </IconButton>
      <IconButton size="small" label={`Remove ${word}`} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </li>
  );
}
