import { Plus } from 'lucide-react';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { useAddScene } from '../../../api/queries/scenes.ts';
import { useOneAtATime } from '../../../api/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { useBoard } from './board-context.ts';
import { reportFailure, reportSuccess } from './failure-toasts.ts';

const why: Readonly<Record<Storyboard['left_out'][number]['why'], string>> = {
  'no-room': '',
  'too-long': 'Longer than one scene can say.',
  request: 'Read as a wish, so it is not spoken.',
  'picture-note': 'Read as a note on the picture, so it is not spoken.',
};

const failure = 'Failed to generate new scene';

/** Sentences of the idea that no scene says: each can be added as a scene, at the place where it would stand. */
export function LeftOut({
  storyboard,
  onAdded,
}: {
  storyboard: Storyboard;
  onAdded: (scene: Scene) => void;
}) {
  const { locked } = useBoard();
  const { id: contentId, left_out: leftOut, left_out_more: more, language, scenes } = storyboard;
  const add = useAddScene(contentId);
  const { running, run } = useOneAtATime<string>();
  if (leftOut.length === 0 || locked !== null) return null;

  const addScene = async ({ id, place }: Storyboard['left_out'][number]) => {
    try {
      const isLast = place > scenes.length;
      const added = await add.mutateAsync({
        position: Math.min(place, scenes.length + 1),
        is_last_scene: isLast,
        left_out_id: id,
      });
      reportSuccess(failure);
      onAdded(added);
    } catch (error) {
      reportFailure(failure, error);
    }
  };
  return (
    <section
      aria-labelledby="left-out-title"
      className="mt-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id="left-out-title" className="text-16 font-semibold">
        Not in the film
      </h2>
      <p className="mt-1 text-13 text-muted">Sentences of your idea that no scene says.</p>
      <ul className="mt-3 divide-y divide-line">
        {leftOut.map((sentence) => (
          <li
            key={sentence.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <div className="min-w-0 flex-[1_1_16rem]">
              <p dir="auto" lang={language} className="wrap-anywhere">
                {sentence.text}
              </p>
              {why[sentence.why] !== '' && (
                <p className="mt-0.5 text-13 text-subtle">{why[sentence.why]}</p>
              )}
            </div>
            <Button
              size="small"
              busy={running === sentence.id}
              disabled={running !== null}
              onClick={() => void run(sentence.id, () => addScene(sentence))}
              aria-label={`Add as scene: ${sentence.text}`}
            >
              {running !== sentence.id && <Plus aria-hidden />}Add as scene
            </Button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="tabular mt-3 text-13 text-muted">
          {more === 1 ? '1 more sentence is' : `${more.toLocaleString('en-US')} more sentences are`}{' '}
          listed as soon as some of these are added.
        </p>
      )}
    </section>
  );
}
