import { useSyncExternalStore } from 'react';

import type { ThemeChoice } from '@candor/domain/settings';

export type { ThemeChoice };

const KEY = 'theme';
const dark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function isChoice(value: string | null): value is ThemeChoice {
  return value === 'light' || value === 'dark';
}

function choice(): ThemeChoice {
  const stored = localStorage.getItem(KEY);
  return isChoice(stored) ? stored : 'system';
}

/** Puts the theme on the page: the stored choice, or what the device prefers. */
export function applyTheme(): void {
  const chosen = choice();
  document.documentElement.dataset['theme'] =
    chosen === 'system' ? (dark.matches ? 'dark' : 'light') : chosen;
  for (const listener of listeners) listener();
}

export function chooseTheme(next: ThemeChoice): void {
  if (next === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, next);
  applyTheme();
}

dark.addEventListener('change', applyTheme);

export function useTheme(): 'light' | 'dark' {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'),
  );
}
