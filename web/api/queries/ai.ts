import { useMutation } from '@tanstack/react-query';
import { enhancePrompt } from '#contract/api/ai.ts';
import type { BodyInputOf } from '#contract/api/call.ts';
import { request } from '../client.ts';

/** Gives a richer prompt made of the given one. */
export function useEnhancePrompt() {
  return useMutation({
    mutationFn: async (body: BodyInputOf<typeof enhancePrompt>) => (await request(enhancePrompt, { body })).enhanced_prompt,
  });
}
