import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { CastMember } from '@scenewright/contract/schemas/cast.ts';
import * as hooks from '../../../api/queries/cast.ts';
import { toast } from '../../../ui/toast.ts';
import { reportFailure } from '../board/failure-toasts.ts';
import type { BoardHistory, BoardStep } from '../board/editor.ts';

const undoToastMs = 10_000;

/** What can be done to the cast; each edit is kept in the board's history. Adding and saving reject, so that their form stays open. */
export interface CastActions {
  add(traits: hooks.CastTraits): Promise<void>;
  /** Makes a member of the lead in a scene's picture. */
  lock(sceneId: string, traits: hooks.CastTraits): Promise<void>;
  /** @param before the member as its author saw it */
  save(before: CastMember, traits: hooks.CastTraits): Promise<void>;
  remove(member: CastMember): Promise<void>;
}

const traitsOf = ({ name, kind, look, portrait_item }: CastMember): hooks.CastTraits => ({
  ...{ name, kind, look, portrait_item },
});

export function useCastActions(contentId: string, history: BoardHistory): CastActions {
  const queries = useQueryClient();
  const { mutateAsync: create } = hooks.useCreateMember(contentId);
  const { mutateAsync: lockCharacter } = hooks.useLockCharacter(contentId);
  return useMemo(() => {
    const send = hooks.createSendCastChange(queries, contentId);
    const step = (label: string, change: hooks.CastChange): BoardStep => ({
      label,
      action: { kind: 'cast', change },
    });
    const added = async (member: Promise<CastMember>) => {
      await history.record(
        member.then(({ id, name }) => step(`Add ${name} to the cast`, { type: 'remove', id })),
      );
    };
    return {
      add: (traits) => added(create(traits)),
      lock: (sceneId, { name, kind, look }) =>
        added(lockCharacter({ sceneId, traits: { name, kind, look } })),
      save: async (before, traits) => {
        const { id, name } = before;
        const { portrait_item: item, ...words } = traits;
        const isSamePortrait = (item ?? null) === before.portrait_item;
        const wanted = isSamePortrait ? words : traits;
        await history.record(
          send({ type: 'update', id, traits: wanted, was: traitsOf(before) }).then((change) =>
            step(`Change ${name}`, change),
          ),
        );
      },
      remove: async ({ id, name }) => {
        try {
          const removed = await history.record(
            send({ type: 'remove', id }).then((change) =>
              step(`Delete ${name} from the cast`, change),
            ),
          );
          if (removed !== null)
            sayRemoved(name, () => void history.undo(removed).catch(() => undefined));
        } catch (error) {
          reportFailure('Failed to delete the member', error);
        }
      },
    };
  }, [queries, contentId, create, lockCharacter, history]);
}

function sayRemoved(name: string, undo: () => void): void {
  toast({
    title: `${name} deleted from the cast`,
    durationMs: undoToastMs,
    action: {
      label: 'Undo',
      altText: 'Press Ctrl or Command with Z to bring the member back',
      onPress: undo,
    },
  });
}
