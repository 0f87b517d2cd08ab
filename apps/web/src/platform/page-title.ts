import { useEffect } from 'react';

/** Names the screen in the window and the history. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Candor`;
  }, [title]);
}
