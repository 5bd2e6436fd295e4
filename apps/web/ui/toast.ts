import { create } from 'zustand';

export interface ToastOptions {
  title: string;
  description?: string | undefined;
  /** What it is about, for {@link endToast} and, of a failure, {@link endFailureToast}; a failure's title where left out. */
  about?: string;
  /** `destructive` is for failures: announced at once, marked in red. */
  tone?: 'default' | 'success' | 'destructive';
  /** How long it stays; the Toaster's default where left out. */
  durationMs?: number;
  /** A button (or link) in the toast, and what it does in words for those who cannot reach it in time. */
  action?: { label: string; altText: string; onPress: () => void } | undefined;
}

export interface ToastItem extends ToastOptions {
  readonly id: number;
  readonly open: boolean;
}

interface ToastState {
  /** Newest first; one that was dismissed stays, closed, until it is removed. */
  readonly items: readonly ToastItem[];
  /** Grows with each toast that finds none open; see Toaster. */
  readonly epoch: number;
}

const limit = 1;
/** A dismissed toast is out of sight as soon as it has faded; its record goes this much later (PAGE-12). */
const removeDelayMs = 1_000_000;

export const useToasts = create<ToastState>()(() => ({ items: [], epoch: 0 }));

let lastId = 0;

/** Shows a toast in place of the one before; answers how to take it back. */
export function toast(options: ToastOptions): { readonly id: number; dismiss: () => void } {
  lastId += 1;
  const id = lastId;
  useToasts.setState(({ items, epoch }) => ({
    items: [{ ...options, id, open: true }, ...items].slice(0, limit),
    epoch: items.some(({ open }) => open) ? epoch : epoch + 1,
  }));
  return { id, dismiss: () => dismissToast(id) };
}

/** Changes what a toast says while it is shown; one that was replaced or closed stays away. */
export function changeToast(id: number, changes: Partial<ToastOptions>): void {
  useToasts.setState(({ items }) => ({
    items: items.map((item) => (item.id === id ? { ...item, ...changes } : item)),
  }));
}

/** Ends the toast that says that something failed, now that it has succeeded. @param about what it was about */
export function endFailureToast(about: string): void {
  for (const { id, open, tone, title, about: subject = title } of useToasts.getState().items)
    if (open && tone === 'destructive' && subject === about) dismissToast(id);
}

/** Ends what was said of something that has been looked at since. @param about what it was about */
export function endToast(about: string): void {
  for (const { id, open, about: subject } of useToasts.getState().items)
    if (open && subject === about) dismissToast(id);
}

/** Closes a toast; it is removed much later. An unknown id is ignored. */
export function dismissToast(id: number): void {
  useToasts.setState(({ items }) => ({
    items: items.map((item) => (item.id === id ? { ...item, open: false } : item)),
  }));
  setTimeout(
    () => useToasts.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) })),
    removeDelayMs,
  );
}
