import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type LibraryFilter, libraryPollMs } from '@scenewright/contract/rules/library.ts';
import type { ReplyOf } from '@scenewright/contract/schemas/call.ts';
import type { listLibrary } from '@scenewright/contract/schemas/library.ts';
import { request } from '../client.ts';
import { queryKeys } from './keys.ts';

export type LibraryPage = ReplyOf<typeof listLibrary>;

/** A part of the caller's library; empty words and no kind ask for all. */
export interface LibraryPart {
  /** From 1. */
  readonly page: number;
  readonly search: string;
  readonly kind: LibraryFilter | null;
  /** Null asks for items with any tag or none. */
  readonly tag?: string | null;
}

/** The caller's own pictures, clips and sounds; read again while one of them is being looked through. */
export function useLibrary({ page, search, kind, tag = null }: LibraryPart) {
  return useQuery({
    queryKey: queryKeys.libraryPart({ page, search, kind, tag }),
    queryFn: ({ signal }) =>
      request('listLibrary', {
        query: {
          page,
          ...(search === '' ? {} : { search }),
          ...(kind === null ? {} : { kind }),
          ...(tag === null ? {} : { tag }),
        },
        signal,
      }),
    placeholderData: (previous) => previous,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'checking') === true
        ? libraryPollMs
        : false,
  });
}

function useLibraryChange<Variables>(mutationFn: (variables: Variables) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.library }),
  });
}

/** Gives an item another name or other tags. */
export function useChangeLibraryItem() {
  return useLibraryChange(({ id, ...body }: { id: string; name?: string; tags?: string[] }) =>
    request('changeLibraryItem', { params: { id }, body }),
  );
}

/** The videos that use an item now. */
export function useLibraryUses(id: string) {
  return useQuery({
    queryKey: queryKeys.libraryUses(id),
    queryFn: ({ signal }) => request('listLibraryUses', { params: { id }, signal }),
  });
}

/** Deletes an item, or gives an upload up. */
export function useDeleteLibraryItem() {
  return useLibraryChange((id: string) => request('deleteLibraryItem', { params: { id } }));
}
