import { CloudOff, Play, SearchX } from 'lucide-react';
import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import { stockSourceName, stockSourceUrl } from '@scenewright/contract/rules/stock.ts';
import type { StockResult } from '@scenewright/contract/schemas/stock.ts';
import { type StockSearch, useStockSearch } from '../../../api/queries/stock.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface StockResultsProps {
  search: StockSearch;
  onChoose: (result: StockResult) => void;
}

const grids: Readonly<Record<Shape, string>> = {
  vertical: 'grid-cols-3 sm:grid-cols-5',
  landscape: 'grid-cols-2 sm:grid-cols-4',
  square: 'grid-cols-3 sm:grid-cols-5',
  portrait: 'grid-cols-3 sm:grid-cols-5',
};
const aspects: Readonly<Record<Shape, string>> = {
  vertical: 'aspect-9/16',
  landscape: 'aspect-video',
  square: 'aspect-square',
  portrait: 'aspect-4/5',
};
const gridOf = ({ shape }: StockSearch) => grids[shape];
const shapeOf = ({ shape }: StockSearch) => aspects[shape];

/** What a site has found, as small pictures in the shape of the film. */
export function StockResults({ search, onChoose }: StockResultsProps) {
  const found = useStockSearch(search);
  const site = stockSourceName(search.source);
  if (search.words === '') return <p className="text-muted">Say what it should show.</p>;
  if (found.isPending) return <Placeholders search={search} />;
  if (found.isError && found.data === undefined)
    return (
      <EmptyState
        icon={<CloudOff />}
        title="Nothing could be searched"
        action={<Button onClick={() => void found.refetch()}>Try again</Button>}
      >
        {found.error.message}
      </EmptyState>
    );
  const results = found.data.pages.flatMap((page) => page.results);
  if (results.length === 0)
    return (
      <EmptyState icon={<SearchX />} title={`${site} has nothing for this`}>
        Try fewer or other words.
      </EmptyState>
    );
  return (
    <>
      <ul className={`grid gap-3 ${gridOf(search)}`}>
        {results.map((result) => (
          <li key={result.id} className="grid">
            <Choice result={result} shape={shapeOf(search)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {found.isError && (
        <p role="alert" className="text-13 text-danger">
          {found.error.message}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-13 text-subtle">
          Results by{' '}
          <a
            href={stockSourceUrl(search.source)}
            target="_blank"
            rel="noopener noreferrer"
            className="underline underline-offset-2 hover:text-fg"
          >
            {site}
          </a>
        </p>
        {found.hasNextPage && (
          <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            More results
          </Button>
        )}
      </div>
    </>
  );
}

function Choice({
  result,
  shape,
  onChoose,
}: {
  result: StockResult;
  shape: string;
  onChoose: (result: StockResult) => void;
}) {
  const { title, author } = result.credit;
  const lengthS = Math.round((result.duration_ms ?? 0) / 1_000);
  return (
    <button
      type="button"
      aria-label={`${result.kind === 'clip' ? `Video of ${lengthS} s` : 'Photo'}: ${title}, by ${author}`}
      onClick={() => onChoose(result)}
      className="relative overflow-hidden rounded-card border border-line bg-surface text-left hover:border-control"
    >
      <img
        src={result.thumbnail_url}
        alt=""
        loading="lazy"
        className={`w-full bg-bg object-cover ${shape}`}
      />
      {result.kind === 'clip' && (
        <span className="tabular absolute top-2 left-2 flex items-center gap-1 rounded-full bg-bg/85 px-2 py-0.5 text-12">
          <Play aria-hidden className="size-3" />
          {lengthS} s
        </span>
      )}
      <span dir="auto" className="block truncate px-2 py-1.5 text-12 text-muted">
        {author}
      </span>
    </button>
  );
}

function Placeholders({ search }: { search: StockSearch }) {
  return (
    <div role="status" className={`grid gap-3 ${gridOf(search)}`}>
      <span className="sr-only">Searching {stockSourceName(search.source)}</span>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className={`rounded-card ${shapeOf(search)}`} />
      ))}
    </div>
  );
}
