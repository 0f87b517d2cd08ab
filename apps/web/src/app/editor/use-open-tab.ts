import { useState } from 'react';

/** The open tab: the one chosen last, or the one that the address came to name since, as the link of a notification does. */
export function useOpenTab<Tab extends string>(named: Tab, onTab: (tab: Tab) => void) {
  const [tab, setTab] = useState(named);
  const [known, setKnown] = useState(named);
  if (named !== known) {
    setKnown(named);
    setTab(named);
  }
  const openTab = (next: Tab) => {
    setTab(next);
    onTab(next);
  };
  return [tab, openTab] as const;
}
