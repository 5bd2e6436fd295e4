import { useEffect, useEffectEvent, useState } from 'react';
import { Check, Film, Image, Mic } from 'lucide-react';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import type { Take } from '@scenewright/contract/schemas/takes.ts';
import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import { useTakes } from '../../../api/queries/takes.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Keycap } from '../../../ui/keycap.tsx';
import { useBoard } from '../board/board-context.ts';
import { CompareTakes } from './compare-takes.tsx';
import { aspectRatioOf } from '../../../animatic/player-settings.ts';
import { SceneStill } from '../../../animatic/scene-still.tsx';
import { sceneChange } from '../scene/scene-edits.ts';
import { isShortcutAllowed } from '../board/single-keys.ts';
import { takeDelivery, takeFacts, takeName } from './take-words.ts';

interface TakesStripProps {
  scene: Scene;
  shape: Shape;
}

/** Why no take can be put in place now; null where one can. */
function restoreRefusal(scene: Scene, locked: string | null): string | null {
  return (
    locked ??
    (scene.status === 'pending'
      ? 'This scene is being made. Wait until it is ready, or cancel it.'
      : null)
  );
}

/** Every take of a scene. Pressing one compares it with the one in place; 1 to 9 put pictures and clips in place at once. */
export function TakesStrip({ scene, shape }: TakesStripProps) {
  const { editor, locked } = useBoard();
  const { data: takes = [] } = useTakes(scene);
  const [comparedId, setComparedId] = useState<string | null>(null);
  const visuals = takes.filter(({ kind }) => kind === 'visual');
  const narrations = takes.filter(({ kind }) => kind === 'narration');
  const refusal = restoreRefusal(scene, locked);
  const inPlace = (kind: Take['kind']) => takes.find((take) => take.kind === kind && take.current);

  const restore = (take: Take) => {
    if (refusal !== null || take.current) return;
    setComparedId(null);
    void editor.tryEdit(
      `Restore a take of scene ${scene.number}`,
      [
        sceneChange(
          scene,
          take.kind === 'narration' ? { narration_take: take.id } : { visual_take: take.id },
        ),
      ],
      { failure: 'Failed to restore the take' },
    );
  };
  useNumberKeys((number) => {
    const take = visuals[number - 1];
    if (take !== undefined) restore(take);
  });
  if (visuals.length + narrations.length < 2) return null;
  const compared = visuals.find(({ id, current }) => id === comparedId && !current);
  const current = inPlace('visual');
  return (
    <section aria-label="Takes" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-13 font-medium">Takes</h3>
        <p className="text-12 text-subtle">{refusal ?? 'Going back to one is free.'}</p>
      </div>
      <ol className="flex gap-2 overflow-x-auto p-0.5">
        {visuals.map((take, index) => (
          <li key={take.id}>
            <VisualTake
              take={take}
              number={index + 1}
              shape={shape}
              pressed={take.id === compared?.id}
              onPress={() => setComparedId(take.id === comparedId ? null : take.id)}
            />
          </li>
        ))}
      </ol>
      {compared !== undefined && current !== undefined && (
        <CompareTakes
          key={compared.id}
          left={current}
          right={compared}
          shape={shape}
          refusal={refusal}
          onUse={() => restore(compared)}
        />
      )}
      {narrations.length > 1 && (
        <ul aria-label="Narrations" className="flex flex-col gap-2">
          {narrations.map((take) => (
            <NarrationTake
              key={take.id}
              take={take}
              refusal={refusal}
              onUse={() => restore(take)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** About as much of the page for each shape. */
const widths: Readonly<Record<Shape, string>> = {
  vertical: 'w-14',
  landscape: 'w-24',
  square: 'w-18',
  portrait: 'w-16',
};

interface VisualTakeProps {
  take: Take;
  number: number;
  shape: Shape;
  pressed: boolean;
  onPress: () => void;
}

function VisualTake({ take, number, shape, pressed, onPress }: VisualTakeProps) {
  const Icon = take.media_type === 'video' ? Film : Image;
  const state = take.current ? 'in place' : 'compare it with the one in place';
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={`Take ${number}, ${takeName(take)}, ${takeFacts(take)}: ${state}`}
      disabled={take.current}
      title={take.text}
      onClick={onPress}
      className={classNames(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-control border bg-hover text-subtle',
        widths[shape],
        take.current
          ? 'border-success'
          : pressed
            ? 'border-accent'
            : 'border-line hover:border-control',
      )}
      style={{ aspectRatio: aspectRatioOf(shape) }}
    >
      <Icon aria-hidden className="size-4" />
      {take.thumbnail_url !== null && (
        <SceneStill key={take.thumbnail_url} url={take.thumbnail_url} />
      )}
      {take.still && (
        <span
          aria-hidden
          className="absolute inset-x-0 bottom-0 flex h-7 items-center bg-black/65 px-1 text-12 text-white"
        >
          Still
        </span>
      )}
      {number <= 9 && (
        <span aria-hidden className="absolute left-1 top-1">
          <Keycap>{number}</Keycap>
        </span>
      )}
      {take.current && (
        <span
          aria-hidden
          className="absolute bottom-1 right-1 grid size-5 place-items-center rounded-full bg-success text-bg"
        >
          <Check className="size-3.5" />
        </span>
      )}
    </button>
  );
}

function NarrationTake({
  take,
  refusal,
  onUse,
}: {
  take: Take;
  refusal: string | null;
  onUse: () => void;
}) {
  return (
    <li
      className={classNames(
        'flex flex-col gap-2 rounded-card border p-3 text-13',
        take.current ? 'border-success' : 'border-line',
      )}
    >
      <div className="flex items-start gap-2">
        <Mic aria-hidden className="mt-0.5 size-4 shrink-0 text-subtle" />
        <div className="min-w-0 grow">
          <p className="line-clamp-2 text-muted">{take.text}</p>
          {takeDelivery(take) !== '' && (
            <p className="mt-0.5 text-12 text-subtle">{takeDelivery(take)}</p>
          )}
        </div>
        {take.current ? (
          <span className="shrink-0 text-12 text-success">In place</span>
        ) : (
          <Button
            size="small"
            disabled={refusal !== null}
            aria-label={`Use the narration “${take.text.slice(0, 60)}”`}
            onClick={onUse}
          >
            Use
          </Button>
        )}
      </div>
      {/* Its words stand above: they are its text alternative. */}
      {!take.current && take.media_url !== null && (
        <audio controls preload="none" src={take.media_url} className="h-8 w-full" />
      )}
    </li>
  );
}

/** Calls with 1 to 9 when such a key is pressed outside of text. */
function useNumberKeys(onNumber: (number: number) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      !/^[1-9]$/.test(event.key) ||
      !isShortcutAllowed(event.key)
    )
      return;
    if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select'))
      return;
    event.preventDefault();
    onNumber(Number(event.key));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
