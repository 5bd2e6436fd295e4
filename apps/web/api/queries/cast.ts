import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as calls from '@scenewright/contract/schemas/cast.ts';
import type { BodyInputOf } from '@scenewright/contract/schemas/call.ts';
import { request } from '../client.ts';
import { queryKeys } from './keys.ts';
import { refreshStoryboard } from './storyboard-cache.ts';

export type CastTraits = BodyInputOf<typeof calls.createCastMember>;

const freshMs = 60_000;

/** The cast of the account, by name; the same list for every scene that asks. */
export function useCast() {
  return useQuery({
    queryKey: queryKeys.cast,
    queryFn: async ({ signal }) => (await request('listCast', { signal })).members,
    staleTime: freshMs,
    gcTime: freshMs,
  });
}

/** Pictures that name a member may be stale by now, and approving may cost more. */
function refreshAfter(queries: QueryClient, contentId: string): void {
  void queries.invalidateQueries({ queryKey: queryKeys.cast });
  refreshStoryboard(queries, contentId);
}

function useCastEdit<Variables, Reply>(
  contentId: string,
  mutationFn: (variables: Variables) => Promise<Reply>,
) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => refreshAfter(queries, contentId) });
}

/** Adds a member; its look is decided and painted, free of charge. */
export function useCreateMember(contentId: string) {
  return useCastEdit(
    contentId,
    async (traits: CastTraits) => (await request('createCastMember', { body: traits })).member,
  );
}

/** Makes a member of the lead in a scene's picture. */
export function useLockCharacter(contentId: string) {
  return useCastEdit(
    contentId,
    async ({ sceneId, traits }: { sceneId: string; traits: CastTraits }) =>
      (await request('lockCharacter', { params: { id: sceneId }, body: traits })).member,
  );
}

/** A change of the cast that another one takes back. */
export type CastChange =
  /** Out of the cast; for a day it can be brought back. */
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'restore'; readonly id: string }
  | {
      readonly type: 'update';
      readonly id: string;
      readonly traits: CastTraits;
      /** What its author saw: another one is not overwritten (409 `changed_meanwhile`). */
      readonly was: CastTraits;
    };

/** What another one may have changed since: a portrait is overwritten only by whoever chooses one. */
const seenOf = ({ name, kind, look }: CastTraits) => ({ name, kind, look });

async function sendChange(change: CastChange): Promise<CastChange> {
  const { id } = change;
  switch (change.type) {
    case 'remove':
      await request('deleteCastMember', { params: { id } });
      return { type: 'restore', id };
    case 'restore':
      await request('restoreCastMember', { params: { id } });
      return { type: 'remove', id };
    case 'update': {
      const { member } = await request('updateCastMember', {
        params: { id },
        body: { ...change.traits, replaces: seenOf(change.was) },
      });
      // As it is kept: names and looks are tidied.
      const { name, kind, look, portrait_item } = member;
      const was = { name, kind, look, portrait_item };
      return { type: 'update', id, traits: change.was, was };
    }
  }
}

/** Makes changes of the cast; each answers with the one that takes it back. Rejects with ApiError. */
export function createSendCastChange(
  queries: QueryClient,
  contentId: string,
): (change: CastChange) => Promise<CastChange> {
  return (change) => sendChange(change).finally(() => refreshAfter(queries, contentId));
}
