/** Whether years of work are as long as the months that are asked for. */
export const isEnough = (years: number, months: number): boolean => 12 * years >= months;
