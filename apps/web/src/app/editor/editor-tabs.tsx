import clsx from 'clsx';
import { Tabs } from 'radix-ui';
import { useLayoutEffect, useRef } from 'react';
import type { EditorTab } from './tabs.ts';

interface EditorTabsProps {
  label: string;
  tabs: readonly EditorTab[];
  value: string;
}

/** The names of an editor's tools: what makes the document, then, behind a line, what helps around it. Where they need more room than there is they scroll, and the open one is in sight. */
export function EditorTabs({ label, tabs, value }: EditorTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const wasMoved = useRef(false);
  useLayoutEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !open) return;
    // At first the first is in sight, and to measure it would have the whole screen laid out before it is whole.
    if (!open.previousElementSibling && !wasMoved.current) return;
    wasMoved.current = true;
    // Not `scrollIntoView`: it would move the screen too.
    list.current.scrollLeft = open.offsetLeft - (list.current.clientWidth - open.offsetWidth) / 2;
  }, [value]);
  return (
    <Tabs.List
      ref={list}
      aria-label={label}
      className="relative -mb-px flex max-w-full fade-overflow scrollbar-none overflow-x-auto max-[75rem]:basis-full"
    >
      {tabs.map((tab, at) => (
        <Tabs.Trigger
          key={tab.value}
          value={tab.value}
          // Radix focuses by script, which shows the ring of the keyboard: under a pointer none is wanted.
          onMouseDown={({ currentTarget }) => currentTarget.focus({ focusVisible: false })}
          className={clsx(
            'min-h-11 border-b-2 border-transparent px-3 text-base whitespace-nowrap text-soft -outline-offset-2! hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink',
            tab.isAround &&
              !tabs[at - 1]?.isAround &&
              'relative ms-4 before:absolute before:inset-y-3 before:-start-2 before:border-s before:border-control',
          )}
        >
          {tab.label}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}
