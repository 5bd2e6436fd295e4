import { useEffect, useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { maxTitleCharacters } from '#contract/rules/limits.ts';
import { type StatusFilter, statusFilterNames } from '#contract/rules/statuses.ts';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import type { ListFilter } from './list-filter.ts';
import { statusWords } from './status-badge.tsx';

interface FilterBarProps {
  filter: ListFilter;
  onChange: (filter: Pick<ListFilter, 'search' | 'status'>) => void;
}

/** After the last key, before the list is asked for. */
const typingPauseMs = 250;

/** Finds videos by words and by how far they are. */
export function FilterBar({ filter: { search, status }, onChange }: FilterBarProps) {
  const [typed, setTyped] = useTyped(search, (words) => onChange({ search: words, status }));
  return (
    <search className="flex flex-wrap gap-2">
      <div className="relative min-w-56 grow sm:max-w-80">
        <Search aria-hidden className="pointer-events-none absolute left-3 top-2.5 size-4 text-subtle" />
        <Input type="search" aria-label="Search your videos" placeholder="Search by title or idea" maxLength={maxTitleCharacters} value={typed} onChange={({ target }) => setTyped(target.value)} className="w-full pl-9" />
      </div>
      <Select aria-label="Show" className="max-sm:grow" value={status ?? ''} onChange={({ target }) => onChange({ search, status: statusFilterNames.find((name) => name === target.value) ?? null })}>
        <option value="">All videos</option>
        {statusFilterNames.map((name: StatusFilter) => <option key={name} value={name}>{statusWords(name)}</option>)}
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
