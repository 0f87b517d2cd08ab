/** Whether a moment is of a year that somebody may mean: others are slips, which the store does not take in. */
export function isOrdinaryMoment(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  return year >= 1990 && year < 2200;
}
