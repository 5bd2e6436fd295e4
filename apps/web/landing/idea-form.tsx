import type { MouseEvent, Ref, SubmitEvent } from 'react';
import { ArrowRight, MonitorPlay } from 'lucide-react';
import { maxPromptCharacters } from '@scenewright/contract/rules/limits.ts';
import { signupGiftCredits } from '@scenewright/contract/rules/plans.ts';
import { keepIdea } from '../api/typed-idea.ts';
import { buttonStyles } from '../ui/button-styles.ts';
import { submitOnEnter } from './submit-on-enter.ts';
import type { FilmDialogs } from './use-film-dialogs.tsx';
import { wayToFilm } from './ways-in.ts';

interface IdeaFormProps {
  field: Ref<HTMLTextAreaElement>;
  dialogs: FilmDialogs;
  hasSession: boolean;
}

/** What a video is made of. It waits in this browser while its author signs up, and stands in the wizard after. */
export function IdeaForm({ field, dialogs, hasSession }: IdeaFormProps) {
  const { onClick: openCut, ...opener } = dialogs.opener('idea');
  const start = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const idea = new FormData(event.currentTarget).get('idea');
    keepIdea(typeof idea === 'string' ? idea : '');
    location.assign(wayToFilm(hasSession));
  };
  const playCut = (event: MouseEvent<HTMLButtonElement>) => {
    const idea = event.currentTarget.form?.elements.namedItem('idea');
    if (!(idea instanceof HTMLTextAreaElement)) return;
    keepIdea(idea.value);
    // Nothing to be seen yet: the field says what to do.
    if (idea.value.trim() === '') idea.focus();
    else openCut();
  };
  return (
    // Before the page's script runs, the page is asked for again with the idea in its address, and hydrate.tsx keeps it.
    <form
      action="/"
      onSubmit={start}
      className="mx-auto mt-8 max-w-2xl rounded-dialog border border-control bg-surface p-2 text-left shadow-floating transition-colors focus-within:border-accent"
    >
      <label htmlFor="idea" className="sr-only">
        Your idea
      </label>
      <textarea
        ref={field}
        id="idea"
        name="idea"
        rows={2}
        maxLength={maxPromptCharacters}
        onBlur={(event) => keepIdea(event.currentTarget.value)}
        onKeyDown={submitOnEnter}
        enterKeyHint="go"
        placeholder="Type an idea: why the sky is blue"
        className="field-sizing-content block max-h-48 min-h-16 w-full resize-none rounded-card bg-transparent px-3 py-2 text-16 outline-none"
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <button
          type="button"
          {...opener}
          onClick={playCut}
          className={`${buttonStyles({ variant: 'secondary', size: 'large' })} max-sm:w-full`}
        >
          <MonitorPlay aria-hidden />
          Play a rough cut
        </button>
        <button
          type="submit"
          className={`${buttonStyles({ variant: 'primary', size: 'large' })} max-sm:w-full`}
        >
          {hasSession ? 'Create your video' : <>Start Free • Get {signupGiftCredits} Credits</>}
          <ArrowRight aria-hidden />
        </button>
      </div>
    </form>
  );
}
