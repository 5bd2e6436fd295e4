import { useEffect, useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { maxTitleCharacters } from '@scenewright/contract/rules/limits.ts';
import {
  type ContentSort,
  contentSorts,
  type StatusFilter,
  statusFilterNames,
} from '@scenewright/contract/rules/statuses.ts';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import type { ListFilter } from './list-filter.ts';
import { statusWords } from './status-badge.tsx';

interface FilterBarProps {
  filter: ListFilter;
  onChange: (filter: Omit<ListFilter, 'page'>) => void;
}

/** After the last key, before the list is asked for. */
const typingPauseMs = 250;

const sortWords: Readonly<Record<ContentSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  changed: 'Last changed',
  title: 'Title, A to Z',
};

/** Finds videos by words and by how far they are. */
export function FilterBar({ filter: { search, status, sort }, onChange }: FilterBarProps) {
  const [typed, setTyped] = useTyped(search, (words) => onChange({ search: words, status, sort }));
  return (
    <search className="flex flex-wrap gap-2">
      <div className="relative min-w-56 grow sm:max-w-80">
        <Search
          aria-hidden
          className="pointer-events-none absolute left-3 top-2.5 size-4 text-subtle"
        />
        <Input
          type="search"
          aria-label="Search your videos"
          placeholder="Search by title or idea"
          maxLength={maxTitleCharacters}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="w-full pl-9"
        />
      </div>
      <Select
        aria-label="Show"
        className="max-sm:grow"
        value={status ?? ''}
        onChange={({ target }) =>
          onChange({
            search,
            sort,
            status: statusFilterNames.find((name) => name === target.value) ?? null,
          })
        }
      >
        <option value="">All videos</option>
        {statusFilterNames.map((name: StatusFilter) => (
          <option key={name} value={name}>
            {statusWords(name)}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Sort"
        className="max-sm:grow"
        value={sort}
        onChange={({ target }) =>
          onChange({
            search,
            status,
            sort: contentSorts.find((name) => name === target.value) ?? 'newest',
          })
        }
      >
        {contentSorts.map((name) => (
          <option key={name} value={name}>
            {sortWords[name]}
          </option>
        ))}
      </Select>
    </search>
  );
}

/** Text that is told after a pause; where it changes from outside, by Back or a link, it follows. */
function useTyped(told: string, tell: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(told);
  const [known, setKnown] = useState(told);
  const latest = useRef(tell);
  useEffect(() => void (latest.current = tell));
  if (told !== known) {
    setKnown(told);
    if (told !== typed.trim()) setTyped(told);
  }
  useEffect(() => {
    if (typed.trim() === told) return;
    const timer = setTimeout(() => latest.current(typed.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, told]);
  return [typed, setTyped];
}
