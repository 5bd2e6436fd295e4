import { type FormEvent, useState } from 'react';
import { Search } from 'lucide-react';
import type { StockKind } from '@scenewright/contract/rules/stock.ts';
import {
  maxStockWords,
  type StockSourceId,
  stockSourceName,
  stockSources,
} from '@scenewright/contract/rules/stock.ts';
import type { StockSearch } from '../../../api/queries/stock.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';

interface StockFieldsProps {
  sources: readonly StockSourceId[];
  search: StockSearch;
  onSearch: (search: StockSearch) => void;
}

const kindNames = { picture: 'Photos', clip: 'Videos' } as const;

const kindsOf = (id: StockSourceId): readonly StockKind[] =>
  stockSources.find((source) => source.id === id)?.kinds ?? ['picture'];

/** What is searched, where, and for which words. Sites count their searches: they are asked when somebody says so, not with each key. */
export function StockFields({ sources, search, onSearch }: StockFieldsProps) {
  const [words, setWords] = useState(search.words);
  const kinds = kindsOf(search.source);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ ...search, words: words.trim() });
  };
  return (
    <form role="search" onSubmit={submit} className="flex flex-wrap items-center gap-2">
      <Input
        type="search"
        aria-label="Search stock"
        placeholder="What it should show"
        maxLength={maxStockWords}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        className="min-w-48 grow basis-full sm:basis-0"
      />
      <Select
        aria-label="Kind"
        value={search.kind}
        disabled={kinds.length === 1}
        onChange={({ target }) =>
          onSearch({ ...search, kind: target.value === 'clip' ? 'clip' : 'picture' })
        }
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
      </Select>
      {sources.length > 1 && (
        <Select
          aria-label="Site"
          value={search.source}
          onChange={({ target }) => {
            const source = sources.find((each) => each === target.value) ?? search.source;
            const kind = kindsOf(source).includes(search.kind) ? search.kind : 'picture';
            onSearch({ ...search, source, kind });
          }}
        >
          {sources.map((source) => (
            <option key={source} value={source}>
              {stockSourceName(source)}
            </option>
          ))}
        </Select>
      )}
      <Button
        type="submit"
        variant="primary"
        className="max-sm:grow"
        disabled={words.trim() === ''}
      >
        <Search aria-hidden />
        Search
      </Button>
    </form>
  );
}
