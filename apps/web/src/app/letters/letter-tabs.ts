import { t } from '@lingui/core/macro';
import type { EditorTab } from '../editor/tabs.ts';

/** The tools of the letter builder: those that make the letter, and those that help around it. */
export const letterTabs = [
  { value: 'builder', label: t`Builder` },
  { value: 'templates', label: t`Templates` },
  { value: 'import', label: t`Import` },
  { value: 'writing', label: t`AI Writing` },
  { value: 'analytics', label: t`Analytics` },
  { value: 'export', label: t`Export` },
  { value: 'interview', label: t`Interview`, isAround: true, isWide: true },
  { value: 'jobs', label: t`Job Match`, isAround: true, isWide: true },
  { value: 'collaborate', label: t`Collaborate`, isAround: true },
] as const satisfies EditorTab[];
export type LetterTab = (typeof letterTabs)[number]['value'];

/** The tab of that name; the first where there is none. */
export function letterTabOf(name: string | null): (typeof letterTabs)[number] {
  return letterTabs.find(({ value }) => value === name) ?? letterTabs[0];
}
