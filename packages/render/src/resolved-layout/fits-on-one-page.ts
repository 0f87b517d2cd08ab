/** Lines of text that every layout and paper has room for on one page, and characters that fill one of them. */
const lines = 34;
const lineCharacters = 55;

/** Whether texts set one below another surely fit on one page; a careful guess, as nothing is measured here. */
export function fitsOnOnePage(texts: readonly string[]): boolean {
  const filled = texts.reduce((sum, text) => sum + 1 + Math.floor(text.length / lineCharacters), 0);
  return filled <= lines;
}
