import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { enhancePrompt, readIdea } from '@scenewright/contract/schemas/ai.ts';
import type { BodyInputOf } from '@scenewright/contract/schemas/call.ts';
import { request } from '../client.ts';
import { queryKeys } from './keys.ts';

/** Gives a richer prompt made of the given one. */
export function useEnhancePrompt() {
  return useMutation({
    mutationFn: async (body: BodyInputOf<typeof enhancePrompt>) =>
      (await request('enhancePrompt', { body })).enhanced_prompt,
  });
}

/** What an idea holds; the reading before stays until the next is there. A blank idea is not read, nor is any once the session has ended. */
export function useReadIdea(body: BodyInputOf<typeof readIdea>) {
  return useQuery({
    queryKey: queryKeys.idea(body),
    queryFn: ({ signal }) => request('readIdea', { body, signal, isBackground: true }),
    enabled: body.prompt.trim() !== '',
    placeholderData: keepPreviousData,
    // The same words always read the same.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}
