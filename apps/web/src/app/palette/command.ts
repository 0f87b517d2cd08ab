import { t } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';

export const commandGroups = [
  { group: 'places', name: t`Go to` },
  { group: 'acts', name: t({ message: 'Do', context: 'heading above commands' }) },
  { group: 'documents', name: t`Documents` },
  { group: 'jobs', name: t`Jobs` },
  { group: 'adverts', name: t`Job ads` },
  { group: 'people', name: t`People` },
] as const;
export type CommandGroup = (typeof commandGroups)[number]['group'];

/** Something the palette can do: an address it goes to, or an act. */
export interface Command {
  /** One of its kind. */
  id: string;
  group: CommandGroup;
  label: string;
  icon: LucideIcon;
  /** Other words that people use for it, with anything but letters and figures between them. */
  keywords?: string;
  /** Found elsewhere by what is searched: it is shown whatever its own words are. */
  isFound?: boolean;
  /** Found by its words; not listed before anything is typed. */
  isOnlyFound?: boolean;
  run: string | (() => void);
}
