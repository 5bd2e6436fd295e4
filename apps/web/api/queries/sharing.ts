import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../client.ts';
import { changeStoryboard } from './storyboard-cache.ts';

/** Makes the page where everybody with its address can watch the film; gives that address. */
export function useShare(contentId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await request('shareContent', { params: { id: contentId } })).watch_url,
    onSuccess: (watchUrl) =>
      changeStoryboard(queries, contentId, (storyboard) => ({
        ...storyboard,
        watch_url: watchUrl,
      })),
  });
}

/** Turns that page off. */
export function useUnshare(contentId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => await request('unshareContent', { params: { id: contentId } }),
    onSuccess: () =>
      changeStoryboard(queries, contentId, (storyboard) => ({ ...storyboard, watch_url: null })),
  });
}
