import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';

interface EditorTabsProps {
  label: string;
  tabs: readonly { value: string; label: string }[];
  value: string;
  onChange: (tab: string) => void;
  /** The contents, each a `Tabs.Content`. */
  children: ReactNode;
}

/** The tools of an editor, one in sight. */
export function EditorTabs({ label, tabs, value, onChange, children }: EditorTabsProps) {
  return (
    <Tabs.Root value={value} onValueChange={onChange} className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-2">
      <Tabs.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Tabs.Trigger
            key={tab.value}
            value={tab.value}
            // Radix focuses by script, which shows the ring of the keyboard: under a pointer none is wanted.
            onMouseDown={({ currentTarget }) => currentTarget.focus({ focusVisible: false })}
            className="-mb-px border-b-2 border-transparent px-3 py-2 text-base whitespace-nowrap text-soft -outline-offset-2! hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
          >
            {tab.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {children}
    </Tabs.Root>
  );
}
