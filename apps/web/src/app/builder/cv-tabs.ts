/** The tools of the CV builder. Those that do not work on the page take the whole width. */
export const cvTabs = [
  { value: 'builder', label: 'Create CV' },
  { value: 'import', label: 'Import' },
  { value: 'optimizer', label: 'Optimizer' },
  { value: 'design', label: 'Design' },
  { value: 'interview', label: 'Interview', isWide: true },
  { value: 'salary', label: 'Salary', isWide: true },
  { value: 'career', label: 'Career', isWide: true },
  { value: 'network', label: 'Network', isWide: true },
  { value: 'collaborate', label: 'Collaborate' },
  { value: 'export', label: 'Export' },
] as const;
export type CvTab = (typeof cvTabs)[number]['value'];

/** The tab of that name; the first where there is none. */
export function cvTabOf(name: string | null): CvTab {
  return cvTabs.find(({ value }) => value === name)?.value ?? 'builder';
}

export function isWideTab(tab: CvTab): boolean {
  return cvTabs.some((one) => one.value === tab && 'isWide' in one);
}
