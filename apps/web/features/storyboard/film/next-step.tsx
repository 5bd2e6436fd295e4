import { lazy, Suspense } from 'react';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { pageWithRetry } from '../../../ui/import-with-retry.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ApproveStep } from './approve-step.tsx';
import { awaitsFilm } from '../board/board-rules.ts';
import { CombineStep } from './combine-step.tsx';

/** The player is loaded where there is a film. */
const FilmStep = lazy(pageWithRetry(() => import('./film-step.tsx')));

/** The one next thing to do in the content's present state; nothing while only waiting helps. */
export function NextStep({
  storyboard,
  arrives = false,
}: {
  storyboard: Storyboard;
  arrives?: boolean;
}) {
  if (storyboard.video_url !== null) {
    return (
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <FilmStep storyboard={storyboard} videoUrl={storyboard.video_url} arrives={arrives} />
      </Suspense>
    );
  }
  if (storyboard.status === 'draft') return <ApproveStep storyboard={storyboard} />;
  return awaitsFilm(storyboard) ? <CombineStep storyboard={storyboard} /> : null;
}
