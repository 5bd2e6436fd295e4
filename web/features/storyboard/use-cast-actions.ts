import { useMemo } from 'react';
import type { CastMember } from '#contract/api/cast.ts';
import * as hooks from '../../api/queries/cast.ts';
import { toast } from '../../ui/toast.ts';
import { reportFailure } from './failure-toasts.ts';
import type { History, HistoryStep } from './history.ts';

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

const traitsOf = ({ name, kind, look }: CastMember): hooks.CastTraits => ({ name, kind, look });

export function useCastActions(contentId: string, history: History): CastActions {
  const { mutateAsync: create } = hooks.useCreateMember(contentId);
  const { mutateAsync: lockCharacter } = hooks.useLockCharacter(contentId);
  const { mutateAsync: update } = hooks.useUpdateMember(contentId);
  const { mutateAsync: deleteMember } = hooks.useDeleteMember(contentId);
  const { mutateAsync: restoreMember } = hooks.useRestoreMember(contentId);
  return useMemo(() => {
    const told = async <T>(title: string, call: Promise<T>): Promise<T> => {
      try {
        return await call;
      } catch (error) {
        reportFailure(title, error);
        throw error;
      }
    };
    const bringBack = (id: string) => told('Failed to bring the member back', restoreMember(id));
    const takeOut = (id: string) => told('Failed to delete the member', deleteMember(id));
    const change = (id: string, traits: hooks.CastTraits) =>
      told('Failed to save the member', update({ id, ...traits }));
    const added = (member: Promise<CastMember>) =>
      history.record(
        member.then(({ id, name }): HistoryStep => ({
          label: `Add ${name} to the cast`,
          undo: () => takeOut(id),
          redo: () => bringBack(id),
        })),
      );
    return {
      add: (traits) => added(create(traits)),
      lock: (sceneId, traits) => added(lockCharacter({ sceneId, traits })),
      save: (before, traits) => {
        const step: HistoryStep = {
          label: `Change ${before.name}`,
          undo: () => change(before.id, traitsOf(before)),
          redo: () => change(before.id, traits),
        };
        return history.record(
          update({ id: before.id, ...traits, replaces: traitsOf(before) }).then(() => step),
        );
      },
      remove: async ({ id, name }) => {
        const step: HistoryStep = {
          label: `Delete ${name} from the cast`,
          undo: () => bringBack(id),
          redo: () => takeOut(id),
        };
        const edit = history.record(step.redo().then(() => step));
        const onPress = () => void history.undo(step).catch(() => undefined);
        await edit.then(
          () =>
            toast({
              title: `${name} deleted from the cast`,
              durationMs: undoToastMs,
              action: {
                label: 'Undo',
                altText: 'Press Ctrl or Command with Z to bring the member back',
                onPress,
              },
            }),
          () => undefined,
        );
      },
    };
  }, [create, lockCharacter, update, deleteMember, restoreMember, history]);
}
