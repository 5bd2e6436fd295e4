import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BrandLook } from '@scenewright/contract/rules/brand.ts';
import { request } from '../client.ts';
import { queryKeys } from './keys.ts';

/** What all films of the caller have in common; null until it is set up. */
export function useBrand() {
  return useQuery({
    queryKey: queryKeys.brand,
    queryFn: async ({ signal }) => (await request('getBrand', { signal })).brand,
  });
}

export function useSaveBrand() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (look: BrandLook) => request('saveBrand', { body: look }),
    onSuccess: ({ brand }) => queries.setQueryData(queryKeys.brand, brand),
    // Storyboards tell whether there is a brand, and whether theirs is another one.
    onSettled: () => queries.invalidateQueries({ queryKey: ['storyboard'] }),
  });
}
