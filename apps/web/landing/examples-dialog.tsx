import { useState } from 'react';
import { PenLine } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Dialog, DialogContent } from '../ui/dialog.tsx';
import { FilmPlayer } from './film-player.tsx';
import { posterUrl } from './film-source.ts';
import { modelBadges } from './films.ts';
import { examples, type MadeFilm } from './made-films.ts';
import { listedPromptCharacters, shortened } from './shortened.ts';

interface ExamplesDialogProps {
  onClose: () => void;
  /** Somebody wants to begin with an example's idea. */
  onUseIdea: (idea: string) => void;
}

/** Five prompts and what came of them: the chosen one plays, the others wait in the list. */
export function ExamplesDialog({ onClose, onUseIdea }: ExamplesDialogProps) {
  const [first] = examples;
  const [chosen, setChosen] = useState(first);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="large"
        title="Examples"
        description="Five videos made by Scenewright on its built-in studio. Each speaks the words of its prompt."
        className="sm:max-w-6xl"
      >
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          {chosen !== undefined && (
            <Chosen film={chosen} onUseIdea={() => onUseIdea(chosen.prompt)} />
          )}
          <ul aria-label="All examples" className="flex flex-col gap-2">
            {examples.map((film) => (
              <li key={film.id}>
                <ListedFilm
                  film={film}
                  isChosen={film === chosen}
                  onChoose={() => setChosen(film)}
                />
              </li>
            ))}
          </ul>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Chosen({ film, onUseIdea }: { film: MadeFilm; onUseIdea: () => void }) {
  return (
    <section aria-label={film.title} className="min-w-0">
      <FilmPlayer film={film} />
      <h3 className="mt-4 text-12 font-medium text-subtle">Prompt</h3>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-3">
        <p className="min-w-0 basis-72 grow whitespace-pre-line text-16 text-pretty">
          {film.prompt}
        </p>
        <Button onClick={onUseIdea}>
          <PenLine aria-hidden />
          Use this idea
        </Button>
      </div>
    </section>
  );
}

function ListedFilm({
  film,
  isChosen,
  onChoose,
}: {
  film: MadeFilm;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onChoose}
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(
        'grid w-full grid-cols-[4rem_minmax(0,1fr)_auto] gap-x-3 rounded-card border p-2 text-left transition-colors',
        isChosen ? 'border-accent bg-accent-soft' : 'border-line bg-raised hover:border-control',
      )}
    >
      <img
        src={posterUrl(film.id)}
        alt=""
        width={film.width}
        height={film.height}
        loading="lazy"
        className="row-span-3 h-20 w-16 rounded-control bg-black object-cover"
      />
      <span className="font-medium">{film.title}</span>
      <Badge tone="accent">{modelBadges[film.visualModel]}</Badge>
      <span className="col-span-2 mt-0.5 text-13 text-muted">{film.description}</span>
      <span className="col-span-2 mt-1 text-13 text-subtle">
        “{shortened(film.prompt, listedPromptCharacters)}”
      </span>
    </button>
  );
}
