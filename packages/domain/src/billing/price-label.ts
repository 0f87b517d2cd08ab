/** A price as people read it: US cents as dollars with two decimals, and what costs nothing is free. */
export function priceLabel(cents: number): string {
  return cents === 0 ? 'Free' : `$${(cents / 100).toFixed(2)}`;
}

/** What a plan allows in a month; null or 0 is without limit. */
export function cvLimitLabel(cvLimit: number | null): string {
  return cvLimit ? `${cvLimit} CVs per month` : 'Unlimited CVs';
}
