import { QueryClient } from '@tanstack/react-query';

/** The app's query cache: nothing is cached or retried unless a hook says so (SPEC 9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 0, gcTime: 0 },
      mutations: { retry: false },
    },
  });
}
