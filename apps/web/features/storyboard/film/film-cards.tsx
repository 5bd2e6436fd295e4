import { Link } from 'react-router';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { aspectRatioOf } from '../../../animatic/player-settings.ts';
import { SceneStill } from '../../../animatic/scene-still.tsx';
import { useBoard } from '../board/board-context.ts';

const names = { intro: 'Opening card', outro: 'Closing card' } as const;

interface FilmCardProps {
  which: keyof typeof names;
  cards: Storyboard['cards'];
}

/** A card of the film's brand where it is seen: before the first scene or after the last. Nothing where there is none. */
export function FilmCard({ which, cards }: FilmCardProps) {
  const { shape } = useBoard();
  const card = cards[which];
  if (card === null) return null;
  return (
    <section
      aria-label={names[which]}
      className="flex items-center gap-3 rounded-card border border-line bg-surface p-3"
    >
      <span
        aria-hidden
        className="relative h-16 shrink-0 overflow-hidden rounded-control bg-hover"
        style={{ aspectRatio: aspectRatioOf(shape) }}
      >
        <SceneStill url={card.url} />
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-14 font-medium">{names[which]}</span>
          <span className="tabular text-13 text-muted">{card.seconds} s · free</span>
        </p>
        <p dir="auto" className="truncate text-14 text-muted">
          {card.words}
        </p>
      </div>
      <Link
        to="/library"
        className="touch-target inline-flex min-h-6 shrink-0 items-center rounded-control text-13 text-muted underline underline-offset-2 hover:text-fg"
      >
        Your brand
      </Link>
    </section>
  );
}
