import { useEffect, useRef } from 'react';
import { keepIdea, waitingIdea } from '../api/typed-idea.ts';

/** The field an idea is typed into. It is the browser's own: what was typed before the page's script ran stays. */
export function useIdeaField() {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const element = field.current;
    if (element !== null && element.value === '') element.value = waitingIdea() ?? '';
  }, []);
  /** Puts an idea into the field, ready to be changed or sent. */
  const fill = (idea: string) => {
    keepIdea(idea);
    const element = field.current;
    if (element === null) return;
    element.value = idea;
    // A dialog that closes now gives the focus back in the task that follows; this is the one after.
    setTimeout(() => setTimeout(() => element.focus()));
  };
  return { field, fill };
}
