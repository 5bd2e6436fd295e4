import type { Storyboard } from '#contract/api/storyboard.ts';
import { ApproveStep } from './approve-step.tsx';
import { awaitsFilm } from './board-rules.ts';
import { CombineStep } from './combine-step.tsx';
import { FilmStep } from './film-step.tsx';

/** The one next thing to do in the content's present state; nothing while only waiting helps. */
export function NextStep({ storyboard }: { storyboard: Storyboard }) {
  if (storyboard.video_url !== null) return <FilmStep storyboard={storyboard} videoUrl={storyboard.video_url} />;
  if (storyboard.status === 'draft') return <ApproveStep storyboard={storyboard} />;
  return awaitsFilm(storyboard) ? <CombineStep storyboard={storyboard} /> : null;
}
