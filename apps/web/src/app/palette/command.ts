import type { LucideIcon } from 'lucide-react';

export const commandGroups = ['Go to', 'Do', 'Documents', 'Jobs', 'Job ads', 'People'] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** Something the palette can do: an address it goes to, or an act. */
export interface Command {
  /** One of its kind. */
  id: string;
  group: CommandGroup;
  label: string;
  icon: LucideIcon;
  /** Other words that people use for it. */
  keywords?: readonly string[];
  /** Found elsewhere by what is searched: it is shown whatever its own words are. */
  isFound?: boolean;
  /** Found by its words; not listed before anything is typed. */
  isOnlyFound?: boolean;
  run: string | (() => void);
}
