/** A text with its first letter as a capital. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A word with the capital, if any, of the one it stands for. */
export const sameCase = (model: string, word: string): string =>
  /^\p{Lu}/u.test(model) ? capitalised(word) : word;
