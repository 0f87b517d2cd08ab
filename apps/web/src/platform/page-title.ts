import { useEffect } from 'react';

/** Names the screen in the window and the history; null where another does. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · Candor`;
  }, [title]);
}
