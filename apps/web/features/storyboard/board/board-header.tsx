import { ArrowLeft, Coins } from 'lucide-react';
import { Link } from 'react-router';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { cardsLengthS } from '@scenewright/contract/rules/brand.ts';
import { findVisualModel } from '@scenewright/contract/rules/models.ts';
import { platforms } from '@scenewright/contract/rules/platforms.ts';
import { useCredits } from '../../../api/queries/credits.ts';
import { Badge } from '../../../ui/badge.tsx';
import { creditsText, lengthText, scenesText } from './figures.ts';
import { isInDraftQuality } from '../film/quality-rules.ts';
import { contentStatusOf } from '../scene/status-words.ts';

/** Title, status, length and balance. */
export function BoardHeader({ storyboard }: { storyboard: Storyboard }) {
  const { words, tone, moving } = contentStatusOf(storyboard);
  const platform = platforms.find(({ id }) => id === storyboard.platform)?.name;
  const model = findVisualModel(storyboard.visual_model)?.name;
  return (
    <header>
      <Link
        to="/dashboard"
        className="touch-target -my-0.5 inline-flex min-h-6 items-center gap-1.5 rounded-control text-13 text-muted hover:text-fg"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Dashboard
      </Link>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1
          dir="auto"
          lang={storyboard.language}
          className="min-w-0 text-24 font-semibold text-balance wrap-anywhere"
        >
          {storyboard.title}
        </h1>
        <Badge tone={tone} dot pulsing={moving}>
          {words}
        </Badge>
        {isInDraftQuality(storyboard) && <Badge>Draft quality</Badge>}
      </div>
      <p className="tabular mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-muted">
        <span>{scenesText(storyboard.scenes.length)}</span>
        <span>
          <span className="sr-only">Total duration </span>
          {lengthText(storyboard.duration + cardsLengthS(storyboard.cards))}
        </span>
        {platform !== undefined && <span>{platform}</span>}
        {model !== undefined && <span>{model}</span>}
        <Balance />
      </p>
    </header>
  );
}

function Balance() {
  const { data } = useCredits();
  if (data === undefined) return null;
  return (
    <span className="flex items-center gap-1.5">
      <Coins aria-hidden className="size-3.5" />
      {creditsText(data.available_credits)} available
    </span>
  );
}
