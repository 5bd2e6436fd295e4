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
    // After a dialog that closes has given the focus back to what opened it.
    setTimeout(() => element.focus());
  };
  return { field, fill };
}
