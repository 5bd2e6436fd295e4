import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '@scenewright/contract/schemas/call.ts';
import type {
  ContentItem,
  NewContent,
  listContent,
} from '@scenewright/contract/schemas/content.ts';
import {
  combinePollMs,
  contentListStaleMs,
  dashboardPageSize,
} from '@scenewright/contract/rules/limits.ts';
import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import type {
  ContentSort,
  ShownContentStatus,
  StatusFilter,
} from '@scenewright/contract/rules/statuses.ts';
import { ApiError } from '../api-error.ts';
import { request } from '../client.ts';
import { queryKeys } from './keys.ts';
import { writingPauseMs } from './writing-pause.ts';

export type ContentPage = ReplyOf<typeof listContent>;

const movingStatuses: ReadonlySet<ShownContentStatus> = new Set([
  'processing',
  'awaiting_compilation',
]);

/** A part of the caller's contents; empty words and no status ask for all. */
export interface ContentPart {
  /** From 1. */
  readonly page: number;
  readonly search: string;
  readonly status: StatusFilter | null;
  readonly sort: ContentSort;
}

/**
 * One page of the caller's contents; read again every 15 s while one of them is being made, and as soon as it is
 * stale while one is being written, which takes seconds.
 */
export function useContentList({ page, search, status, sort }: ContentPart) {
  return useQuery({
    queryKey: queryKeys.contentPage({ page, search, status, sort }),
    queryFn: ({ signal }) =>
      request('listContent', {
        query: {
          page,
          page_size: dashboardPageSize,
          ...(search === '' ? {} : { search }),
          ...(status === null ? {} : { status }),
          ...(sort === 'newest' ? {} : { sort }),
        },
        signal,
      }),
    staleTime: contentListStaleMs,
    gcTime: contentListStaleMs,
    placeholderData: (previous) => previous,
    refetchInterval: ({ state }) => pollMs(state.data?.items ?? []),
  });
}

/** How many contents there are in all, whatever part of them is shown. */
export function useContentCount(isWanted: boolean) {
  return useQuery({
    queryKey: queryKeys.contentCount,
    queryFn: async ({ signal }) =>
      (await request('listContent', { query: { page: 1, page_size: 1 }, signal })).total,
    staleTime: contentListStaleMs,
    enabled: isWanted,
  });
}

/** One content. */
export function useContent(id: string) {
  return useQuery({
    queryKey: queryKeys.content(id),
    queryFn: ({ signal }) => request('getContent', { params: { id }, signal }),
  });
}

/** A content that is being written; read again until it is, every 2 s at first and less and less often, and its lists with it then. */
export function useWrittenContent(id: string) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: [...queryKeys.content(id), 'written'],
    queryFn: async ({ signal }) => {
      const content = await request('getContent', { params: { id }, signal });
      if (content.status !== 'generating')
        void queries.invalidateQueries({ queryKey: [...queryKeys.contents, 'page'] });
      return content;
    },
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.status === 'generating'
        ? writingPauseMs(state.dataUpdateCount + state.errorUpdateCount)
        : false,
  });
}

/** Creates a content and gives its id; credits and the list are read again. */
export function useCreateContent() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (content: NewContent) => {
      const { id } = await request('createContent', { body: content });
      if (typeof id !== 'string' || id === '')
        throw new TypeError('No content ID returned from server');
      return id;
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: queryKeys.credits });
      void queries.invalidateQueries({ queryKey: queryKeys.contents });
    },
  });
}

/** Changes title and schedule; `scheduled_at` is an ISO instant or null. */
export function useUpdateContent(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { title: string; scheduled_at: string | null }) =>
      request('updateContent', { params: { id }, body }),
    onSuccess: (content) => {
      queries.setQueryData(queryKeys.content(id), content);
      void queries.invalidateQueries({ queryKey: queryKeys.contents });
    },
  });
}

/** Deletes a content; it leaves the list at once and comes back if that fails. One that was gone already (404) is no failure. */
export function useDeleteContent() {
  const queries = useQueryClient();
  const pages = { queryKey: [...queryKeys.contents, 'page'] };
  return useMutation({
    mutationFn: (id: string) =>
      request('deleteContent', { params: { id } }).then(() => 'deleted' as const, goneOrThrow),
    onMutate: async (id) => {
      await queries.cancelQueries(pages);
      const before = queries.getQueriesData<ContentPage>(pages);
      queries.setQueriesData<ContentPage>(pages, (page) => page && without(page, id));
      return before;
    },
    onError: (_error, _id, before) => {
      for (const [key, page] of before ?? []) queries.setQueryData(key, page);
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: queryKeys.credits });
      void queries.invalidateQueries({ queryKey: queryKeys.contentCount });
      return queries.invalidateQueries(pages);
    },
  });
}

/** Brings a deleted content back. */
export function useRestoreContent() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request('restoreContent', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.contents }),
  });
}

/** Makes a new draft of a content and gives its id. */
export function useDuplicateContent() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await request('duplicateContent', { params: { id } })).id,
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.contents }),
  });
}

/** What a duplicate in this shape reuses, and what it costs to approve. */
export function useFormatPrice(id: string, shape: Shape) {
  return useQuery({
    queryKey: queryKeys.formatPrice(id, shape),
    queryFn: ({ signal }) => request('priceFormat', { params: { id }, query: { shape }, signal }),
  });
}

/** Makes a new draft of a content in another shape and gives its id. */
export function useDuplicateInFormat() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, shape }: { id: string; shape: Shape }) =>
      (await request('duplicateInFormat', { params: { id }, body: { shape } })).id,
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.contents }),
  });
}

function pollMs(contents: readonly ContentItem[]): number | false {
  if (contents.some(({ status }) => status === 'generating')) return contentListStaleMs;
  return contents.some(({ status }) => movingStatuses.has(status)) ? combinePollMs : false;
}

function goneOrThrow(error: unknown): 'gone' {
  if (error instanceof ApiError && error.status === 404) return 'gone';
  throw error;
}

function without(page: ContentPage, id: string): ContentPage {
  const items = page.items.filter((item) => item.id !== id);
  return { ...page, items, total: page.total - (page.items.length - items.length) };
}
