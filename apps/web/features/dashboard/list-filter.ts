import {
  type ContentSort,
  contentSorts,
  type StatusFilter,
  statusFilterNames,
} from '@scenewright/contract/rules/statuses.ts';
import { clampPage } from './page-numbers.ts';

/** Which part of the list is shown. It stands in the address, so that Back and a reload lead to it. */
export interface ListFilter {
  readonly page: number;
  /** Words in title or idea; empty for all. */
  readonly search: string;
  readonly status: StatusFilter | null;
  readonly sort: ContentSort;
}

/** What an address asks for; what it cannot mean counts as left out. */
export function readFilter(params: URLSearchParams): ListFilter {
  const status = statusFilterNames.find((name) => name === params.get('status')) ?? null;
  const sort = contentSorts.find((name) => name === params.get('sort')) ?? 'newest';
  return {
    page: clampPage(params.get('page'), Number.MAX_SAFE_INTEGER),
    search: params.get('q')?.trim() ?? '',
    status,
    sort,
  };
}

/** The address's query for a part of the list: another filter or order begins at its first page. */
export function writeFilter({
  page = 1,
  search,
  status,
  sort,
}: Omit<ListFilter, 'page'> & { readonly page?: number }): string {
  const params = new URLSearchParams({
    ...(search === '' ? {} : { q: search }),
    ...(status === null ? {} : { status }),
    ...(sort === 'newest' ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return params.size === 0 ? '' : `?${params.toString()}`;
}

export const isFiltered = ({ search, status }: ListFilter) => search !== '' || status !== null;
