import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StockKind } from '@scenewright/contract/rules/stock.ts';
import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import {
  maxStockPage,
  stockPollMs,
  type StockSourceId,
} from '@scenewright/contract/rules/stock.ts';
import type { StockResult } from '@scenewright/contract/schemas/stock.ts';
import { request } from '../client.ts';
import { queryKeys } from './keys.ts';

export interface StockSearch {
  readonly source: StockSourceId;
  readonly kind: StockKind;
  readonly shape: Shape;
  readonly words: string;
}

/** What a site of stock offers, page by page; asked once for the same words. Nothing is asked without words. */
export function useStockSearch(search: StockSearch) {
  return useInfiniteQuery({
    queryKey: queryKeys.stock(search),
    queryFn: ({ pageParam, signal }) =>
      request('searchStock', { query: { ...search, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ has_more: hasMore }, _pages, page) =>
      hasMore && page < maxStockPage ? page + 1 : undefined,
    enabled: search.words !== '',
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** Takes a result into the library, where it is fetched and read. */
export function useTakeStock() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ source, result }: { source: StockSourceId; result: StockResult }) =>
      request('takeStock', { body: { source, kind: result.kind, id: result.id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.library }),
  });
}

/** An item of the library, read again until it is ready or refused. */
export function useLibraryItem(id: string | null) {
  return useQuery({
    queryKey: queryKeys.libraryItem(id ?? ''),
    queryFn: ({ signal }) => request('getLibraryItem', { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.item.status === 'checking' ? stockPollMs : false),
  });
}
