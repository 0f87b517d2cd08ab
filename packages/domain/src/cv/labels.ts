export const labelLimits = { name: 60, perCv: 20 } as const;

/** Whether two names are of one label: white space at the ends and capitals do not tell them apart. */
export function isSameLabel(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Each label once, in the given order, as it was written first. */
export function distinctLabels(labels: readonly string[]): string[] {
  const trimmed = labels.map((label) => label.trim()).filter((label) => label !== '');
  return trimmed.filter((label, at) => trimmed.findIndex((other) => isSameLabel(label, other)) === at);
}
