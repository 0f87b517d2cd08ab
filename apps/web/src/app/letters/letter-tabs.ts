/** The tools of the letter builder. */
export const letterTabs = [
  { value: 'builder', label: 'Builder' },
  { value: 'templates', label: 'Templates' },
  { value: 'writing', label: 'AI Writing' },
  { value: 'analytics', label: 'Analytics' },
  { value: 'interview', label: 'Interview', isWide: true },
  { value: 'jobs', label: 'Job Match' },
  { value: 'collaborate', label: 'Collaborate' },
  { value: 'import', label: 'Import' },
  { value: 'export', label: 'Export' },
] as const;
export type LetterTab = (typeof letterTabs)[number]['value'];

/** The tab of that name; the first where there is none. */
export function letterTabOf(name: string | null): LetterTab {
  return letterTabs.find(({ value }) => value === name)?.value ?? 'builder';
}

export function isWideLetterTab(tab: LetterTab): boolean {
  return letterTabs.some((one) => one.value === tab && 'isWide' in one);
}
