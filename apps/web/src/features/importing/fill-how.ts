/** Whether what was found takes the place of what was typed, or completes it. */
export type FillHow = 'replace' | 'add';
