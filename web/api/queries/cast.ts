import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '#contract/api/cast.ts';
import type { BodyInputOf } from '#contract/api/call.ts';
import { request } from '../client.ts';
import { queryKeys } from './keys.ts';
import { refreshStoryboard } from './storyboard-cache.ts';

export type CastTraits = BodyInputOf<typeof calls.createCastMember>;

const freshMs = 60_000;

/** The cast of the account, by name; the same list for every scene that asks. */
export function useCast() {
  return useQuery({
    queryKey: queryKeys.cast,
    queryFn: async ({ signal }) => (await request(calls.listCast, { signal })).members,
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
    async (traits: CastTraits) => (await request(calls.createCastMember, { body: traits })).member,
  );
}

/** Makes a member of the lead in a scene's picture. */
export function useLockCharacter(contentId: string) {
  return useCastEdit(
    contentId,
    async ({ sceneId, traits }: { sceneId: string; traits: CastTraits }) =>
      (await request(calls.lockCharacter, { params: { id: sceneId }, body: traits })).member,
  );
}

/** Changes a member. `replaces` is what its author saw: another one is not overwritten (409 `changed_meanwhile`). */
export function useUpdateMember(contentId: string) {
  return useCastEdit(
    contentId,
    async ({ id, ...body }: { id: string } & BodyInputOf<typeof calls.updateCastMember>) =>
      (await request(calls.updateCastMember, { params: { id }, body })).member,
  );
}

/** Takes a member out of the cast; {@link useRestoreMember} brings it back for a day. */
export function useDeleteMember(contentId: string) {
  return useCastEdit(contentId, (id: string) =>
    request(calls.deleteCastMember, { params: { id } }),
  );
}

export function useRestoreMember(contentId: string) {
  return useCastEdit(contentId, (id: string) =>
    request(calls.restoreCastMember, { params: { id } }),
  );
}
