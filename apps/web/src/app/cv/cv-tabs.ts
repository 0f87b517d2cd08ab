import type { EditorTab } from '../editor/tabs.ts';

/** The tools of the CV builder: those that make the CV, and those that help around it. */
export const cvTabs = [
  { value: 'builder', label: 'Create CV' },
  { value: 'import', label: 'Import' },
  { value: 'design', label: 'Design' },
  { value: 'optimizer', label: 'Optimizer' },
  { value: 'export', label: 'Export' },
  { value: 'interview', label: 'Interview', isAround: true, isWide: true },
  { value: 'salary', label: 'Salary', isAround: true, isWide: true },
  { value: 'career', label: 'Career', isAround: true, isWide: true },
  { value: 'network', label: 'Network', isAround: true, isWide: true },
  { value: 'collaborate', label: 'Collaborate', isAround: true },
] as const satisfies EditorTab[];
export type CvTab = (typeof cvTabs)[number]['value'];

/** The tab of that name; the first where there is none. */
export function cvTabOf(name: string | null): (typeof cvTabs)[number] {
  return cvTabs.find(({ value }) => value === name) ?? cvTabs[0];
}
