/** Whether a page whose last day is `expiresOn` is over on `today`. Both as `2026-11-23`; null never ends. */
export function hasEnded(expiresOn: string | null, today: string): boolean {
  return expiresOn !== null && expiresOn < today;
}
