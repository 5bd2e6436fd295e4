import { create } from 'zustand';

/** A content that this tab has created and whose storyboard nobody has opened yet. */
interface NewContent {
  readonly id: string;
  /** It was said that its storyboard is ready. */
  readonly isAnnounced: boolean;
}

const storageKey = 'new-contents';

/** What was created here and waits to be opened; it outlives a reload of the tab. */
export const useNewContents = create<{ readonly items: readonly NewContent[] }>()(() => ({
  items: read(),
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

/** Storage is the user's to edit: what cannot be read counts as nothing. */
function read(): readonly NewContent[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isNewContent) : [];
  } catch {
    return [];
  }
}

function isNewContent(value: unknown): value is NewContent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'isAnnounced' in value &&
    typeof value.isAnnounced === 'boolean'
  );
}

/** What the toast is about that says that a new content has been written, or could not be. */
export function writtenToast(contentId: string): string {
  return `written ${contentId}`;
}
