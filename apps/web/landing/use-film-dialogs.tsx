import { type ReactElement, useState } from 'react';
import type { ExamplesDialog, IdeaDialog, SampleDialog } from './film-dialog.tsx';

type DialogName = 'examples' | 'idea' | 'sample';

interface Dialogs {
  readonly ExamplesDialog: typeof ExamplesDialog;
  readonly IdeaDialog: typeof IdeaDialog;
  readonly SampleDialog: typeof SampleDialog;
}

export interface FilmDialogs {
  /** What makes a button open a dialog; its code is on its way as soon as somebody points at the button or reaches it. */
  readonly opener: (name: DialogName) => {
    readonly onClick: () => void;
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly 'aria-haspopup': 'dialog';
    readonly 'aria-busy': boolean;
  };
  /** The dialog that is open, or what went wrong; stands at the end of the page. */
  readonly shown: ReactElement | null;
}

/** The dialogs with films: nobody waits for their code who does not open one. @param makeAt where an idea becomes a film */
export function useFilmDialogs(onUseIdea: (idea: string) => void, makeAt: string): FilmDialogs {
  const [dialogs, setDialogs] = useState<Dialogs | null>(null);
  const [wanted, setWanted] = useState<DialogName | null>(null);
  const [failed, setFailed] = useState(false);

  const load = () => {
    if (dialogs !== null) return;
    setFailed(false);
    import('./film-dialog.tsx').then(setDialogs, () => setFailed(true));
  };
  const close = () => setWanted(null);
  const begin = (idea: string) => {
    close();
    onUseIdea(idea);
  };

  let shown: ReactElement | null = null;
  if (wanted !== null && dialogs !== null) {
    if (wanted === 'examples') shown = <dialogs.ExamplesDialog onClose={close} onUseIdea={begin} />;
    else if (wanted === 'idea') shown = <dialogs.IdeaDialog makeAt={makeAt} onClose={close} />;
    else shown = <dialogs.SampleDialog onClose={close} />;
  } else if (wanted !== null && failed) {
    shown = <LoadFailure />;
  }
  return {
    opener: (name) => ({
      onClick: () => {
        load();
        setWanted(name);
      },
      onPointerEnter: load,
      onFocus: load,
      'aria-haspopup': 'dialog',
      'aria-busy': wanted === name && dialogs === null && !failed,
    }),
    shown,
  };
}

function LoadFailure() {
  return (
    <p
      role="alert"
      className="fixed inset-x-4 bottom-6 z-40 mx-auto max-w-md rounded-card border border-line bg-raised p-4 text-center text-14 shadow-floating"
    >
      The videos could not be opened. Check your connection and reload the page.
    </p>
  );
}
