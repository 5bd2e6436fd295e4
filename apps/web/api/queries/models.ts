import { useQuery } from '@tanstack/react-query';
import { creditsFreshMs } from '@scenewright/contract/rules/limits.ts';
import { request } from '../client.ts';
import { queryKeys } from './keys.ts';

/** What is known of the models that are not offered now, and why, by their ids. */
export type RefusedModels = ReadonlyMap<string, string>;

const none: RefusedModels = new Map();

/** The models that cannot be chosen now. None until it is known: the server refuses before anything is charged. */
export function useRefusedModels(): RefusedModels {
  const { data = none } = useQuery({
    queryKey: queryKeys.models,
    queryFn: async ({ signal }): Promise<RefusedModels> => {
      const { models } = await request('listModels', { signal });
      return new Map(
        models.flatMap(({ id, refusal }) => (refusal === null ? [] : [[id, refusal] as const])),
      );
    },
    staleTime: creditsFreshMs,
  });
  return data;
}
