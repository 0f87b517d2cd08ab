import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  isError: boolean;
  /** One thing that can still be done about it. */
  action?: { label: string; run: () => void };
}

let current: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

type ToastDetails = Pick<Toast, 'description' | 'action'>;

/** Shows a toast; one that is on the screen gives way. */
export function toast(title: string, description?: string, action?: Toast['action']): void {
  count += 1;
  set({ id: count, title, isError: false, ...detailsOf(description, action) });
}

export function errorToast(title: string, description?: string, action?: Toast['action']): void {
  count += 1;
  set({ id: count, title, isError: true, ...detailsOf(description, action) });
}

function detailsOf(description?: string, action?: Toast['action']): ToastDetails {
  return { ...(description ? { description } : {}), ...(action ? { action } : {}) };
}

export function dismissToast(): void {
  set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToast(): Toast | null {
  return useSyncExternalStore(subscribe, () => current);
}
