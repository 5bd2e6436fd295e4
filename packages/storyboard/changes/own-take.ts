import { randomUUID } from 'node:crypto';
import { AppError } from '@scenewright/contract/app-error.ts';
import { type Framing, leastClipMs } from '@scenewright/contract/rules/library.ts';
import type { SceneFields } from '@scenewright/contract/schemas/edits.ts';
import type { OwnItem, SceneRow, TakeRow } from '../rows.ts';
import { lookOf, unstarted } from '../take-fit.ts';
import { plainDelivery } from '../delivery.ts';
import type { Author, Board } from './board.ts';

/** The part of a clip that is shown lies within it, and it has the sound that is to be heard. @throws AppError invalid_input */
function fitted(
  { kind, durationMs, hasSound }: OwnItem,
  { sound = 'off', ...framing }: Framing,
): Framing {
  if (kind === 'picture') return { ...framing, start_ms: 0, end_ms: 0 };
  if (sound !== 'off' && !hasSound)
    throw new AppError('invalid_input', 'own: This clip has no sound of its own.', {
      field: 'own',
    });
  if (framing.animate === true)
    throw new AppError(
      'invalid_input',
      'own: A clip moves by itself. Only a picture can be animated.',
      {
        field: 'own',
      },
    );
  const end = framing.end_ms === 0 ? durationMs : Math.min(framing.end_ms, durationMs);
  if (end - framing.start_ms < Math.min(leastClipMs, durationMs))
    throw new AppError(
      'invalid_input',
      `own: Show at least half a second of the clip, which is ${(durationMs / 1_000).toFixed(1)} seconds long.`,
      { field: 'own' },
    );
  // Left out where it is off, as it was before it could be heard: the same framing finds the same segment.
  return { ...framing, end_ms: end, ...(sound === 'off' ? {} : { sound }) };
}

/** An item that can be seen. */
type ShownItem = OwnItem & { readonly kind: 'picture' | 'clip' };

function takeOf(
  { content }: Board,
  scene: SceneRow,
  item: ShownItem,
  { framing, author }: { readonly framing: Framing; readonly author: Author },
): TakeRow {
  return {
    ...{ id: randomUUID(), account_id: content.account_id, scene_id: scene.id },
    ...{ kind: item.kind, is_still: false, source_text: item.name, voice: null },
    ...plainDelivery,
    ...{ provider: 'library', model: 'library', credits: 0 },
    ...{ asset_id: item.assetId, poster_asset_id: item.posterId, master_asset_id: null },
    ...{ drawing: null, words: null, spoken: null, duration_ms: null, has_sound: false },
    recorded: false,
    ...unstarted,
    ...{ made_with: [], look: lookOf(content), framing, credit: item.credit },
    created_at: author.now,
  };
}

/**
 * A board with a take of what of the library the fields are to show, and the fields that put it in place.
 * @throws AppError not_found where the author has no such item; invalid_input
 */
export function withOwnTake(
  board: Board,
  scene: SceneRow,
  { own, ...fields }: SceneFields,
  author: Author,
): { readonly board: Board; readonly fields: SceneFields } {
  if (own === undefined) return { board, fields };
  const item = board.library?.get(own.item);
  if (item === undefined) throw new AppError('not_found');
  const { kind } = item;
  if (kind !== 'picture' && kind !== 'clip')
    throw new AppError(
      'invalid_input',
      `own: A ${kind} cannot be shown. Choose a picture or clip.`,
      {
        field: 'own',
      },
    );
  const take = takeOf(board, scene, { ...item, kind }, { framing: fitted(item, own), author });
  return {
    board: { ...board, takes: [...board.takes, take] },
    fields: { ...fields, visual_take: take.id },
  };
}
