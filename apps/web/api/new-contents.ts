import * as z from 'zod/mini';
import { create } from 'zustand';
import { parseStored } from './stored.ts';

/** A content that this tab has created and whose storyboard nobody has opened yet. */
const newContent = z.object({
  id: z.string(),
  /** It was said that its storyboard is ready. */
  isAnnounced: z.boolean(),
});
type NewContent = Readonly<z.output<typeof newContent>>;

const storageKey = 'new-contents';

/** What was created here and waits to be opened; it outlives a reload of the tab. */
export const useNewContents = create<{ readonly items: readonly NewContent[] }>()(() => ({
  items: parseStored(z.array(newContent), sessionStorage.getItem(storageKey)) ?? [],
}));

export function rememberNewContent(id: string): void {
  keep([{ id, isAnnounced: false }, ...useNewContents.getState().items]);
}

/** Its storyboard is ready (or failed), and that was said. */
export function markNotified(id: string): void {
  keep(
    useNewContents
      .getState()
      .items.map((item) => (item.id === id ? { ...item, isAnnounced: true } : item)),
  );
}

/** Its storyboard was opened, or it is gone. */
export function forgetNewContent(id: string): void {
  const { items } = useNewContents.getState();
  if (items.some((item) => item.id === id)) keep(items.filter((item) => item.id !== id));
}

function keep(items: readonly NewContent[]): void {
  sessionStorage.setItem(storageKey, JSON.stringify(items));
  useNewContents.setState({ items });
}

/** What the toast is about that says that a new content has been written, or could not be. */
export function writtenToast(contentId: string): string {
  return `written ${contentId}`;
}
