import { t } from '@lingui/core/macro';
import type { EditorTab } from '../editor/tabs.ts';

/** The tools of the CV builder: those that make the CV, and those that help around it. */
export const cvTabs = [
  { value: 'builder', label: t`Create CV` },
  { value: 'import', label: t`Import` },
  { value: 'design', label: t`Design` },
  { value: 'optimizer', label: t`Optimizer` },
  { value: 'export', label: t`Export` },
  { value: 'interview', label: t`Interview`, isAround: true, isWide: true },
  { value: 'salary', label: t`Salary`, isAround: true, isWide: true },
  { value: 'career', label: t`Career`, isAround: true, isWide: true },
  { value: 'network', label: t`Network`, isAround: true, isWide: true },
  { value: 'collaborate', label: t`Collaborate`, isAround: true },
] as const satisfies EditorTab[];
export type CvTab = (typeof cvTabs)[number]['value'];

/** The tab of that name; the first where there is none. */
export function cvTabOf(name: string | null): (typeof cvTabs)[number] {
  return cvTabs.find(({ value }) => value === name) ?? cvTabs[0];
}
