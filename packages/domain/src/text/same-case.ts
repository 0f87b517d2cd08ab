/** A word with the capital, if any, of the one it stands for. */
export function sameCase(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
