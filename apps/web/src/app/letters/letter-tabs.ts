import type { EditorTab } from '../editor/tabs.ts';

/** The tools of the letter builder: those that make the letter, and those that help around it. */
export const letterTabs = [
  { value: 'builder', label: 'Builder' },
  { value: 'templates', label: 'Templates' },
  { value: 'import', label: 'Import' },
  { value: 'writing', label: 'AI Writing' },
  { value: 'analytics', label: 'Analytics' },
  { value: 'export', label: 'Export' },
  { value: 'interview', label: 'Interview', isAround: true, isWide: true },
  { value: 'jobs', label: 'Job Match', isAround: true, isWide: true },
  { value: 'collaborate', label: 'Collaborate', isAround: true },
] as const satisfies EditorTab[];
export type LetterTab = (typeof letterTabs)[number]['value'];

/** The tab of that name; the first where there is none. */
export function letterTabOf(name: string | null): (typeof letterTabs)[number] {
  return letterTabs.find(({ value }) => value === name) ?? letterTabs[0];
}
