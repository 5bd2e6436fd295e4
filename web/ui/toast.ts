import { create } from 'zustand';

export interface ToastOptions {
  title: string;
  description?: string | undefined;
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
  readonly items: readonly ToastItem[];
  /** Grows each time the list empties; see Toaster. */
  readonly epoch: number;
}

const limit = 1;
/** A dismissed toast plays its leaving and is then dropped. */
const leaveMs = 200;

export const useToasts = create<ToastState>()(() => ({ items: [], epoch: 0 }));

let lastId = 0;

/** Shows a toast in place of the one before; answers how to take it back. */
export function toast(options: ToastOptions): { readonly id: number; dismiss: () => void } {
  lastId += 1;
  const id = lastId;
  useToasts.setState(({ items }) => ({ items: [{ ...options, id, open: true }, ...items].slice(0, limit) }));
  return { id, dismiss: () => dismissToast(id) };
}

/** Closes a toast; it is dropped once it has left. An unknown id is ignored. */
export function dismissToast(id: number): void {
  useToasts.setState(({ items }) => ({ items: items.map((item) => (item.id === id ? { ...item, open: false } : item)) }));
  setTimeout(() => dropToast(id), leaveMs);
}

function dropToast(id: number): void {
  useToasts.setState(({ items, epoch }) => {
    const kept = items.filter((item) => item.id !== id);
    const emptied = kept.length === 0 && items.length > 0;
    return { items: kept, epoch: emptied ? epoch + 1 : epoch };
  });
}
