import { useQueryClient } from '@tanstack/react-query';
import { setQuality } from '#contract/api/quality.ts';
import type { Quality } from '#contract/rules/quality.ts';
import { request } from '../client.ts';
import { queryKeys } from './keys.ts';
import { changeStoryboard } from './storyboard-cache.ts';
import { useStoryboardEdit } from './storyboard-edit.ts';

/** Chooses draft or final quality of an approved content, free of charge; the choice shows at once. */
export function useSetQuality(contentId: string) {
  const queries = useQueryClient();
  return useStoryboardEdit(contentId, {
    mutationFn: (quality: Quality) =>
      request(setQuality, { params: { id: contentId }, body: { quality } }),
    change: (storyboard, quality) => ({ ...storyboard, quality }),
    onSuccess: (changed) => {
      changeStoryboard(queries, contentId, () => changed);
      void queries.invalidateQueries({ queryKey: queryKeys.contents });
    },
  });
}
