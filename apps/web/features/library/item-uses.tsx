import { Link } from 'react-router';
import { useLibraryUses } from '../../api/queries/library.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The videos that use an item now, each with a way there. */
export function ItemUses({ itemId }: { itemId: string }) {
  const { data, error, isPending } = useLibraryUses(itemId);
  return (
    <section aria-labelledby="item-uses" className="mt-5">
      <h3 id="item-uses" className="text-13 font-medium">
        Where it is used
      </h3>
      <div className="mt-1.5 text-13 text-muted">
        {isPending && (
          <div role="status">
            <span className="sr-only">Loading the videos that use it</span>
            <Skeleton className="h-5 w-48" />
          </div>
        )}
        {error !== null && <p role="alert">{error.message}</p>}
        {data?.total === 0 && <p>In no video. It can be deleted.</p>}
        {data !== undefined && data.total > 0 && (
          <ul className="flex flex-col">
            {data.videos.map(({ id, title }) => (
              <li key={id}>
                <Link
                  dir="auto"
                  to={`/storyboard/${id}`}
                  className="inline-flex min-h-8 max-w-full items-center text-accent underline-offset-4 hover:underline touch:min-h-11"
                >
                  <span className="truncate">{title}</span>
                </Link>
              </li>
            ))}
            {data.total > data.videos.length && (
              <li className="tabular">and {data.total - data.videos.length} more</li>
            )}
          </ul>
        )}
      </div>
    </section>
  );
}
