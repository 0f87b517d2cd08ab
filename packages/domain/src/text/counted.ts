/**
 * A count with what is counted: "1 contact", "2,000 contacts", "2 people".
 * @param several the word for any count but one; `one` with an "s" unless said
 */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;
