import { QueryClient } from '@tanstack/react-query';

/**
 * The app's query cache: nothing is cached or retried unless a hook says so (API-13). Without a network a call fails at
 * once, and says so; by default it would hang, with its spinner, until there is one.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 0,
        gcTime: 0,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
