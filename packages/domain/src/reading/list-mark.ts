const MARK =
  /^\s*(?:[•◦▪▫■□●○‣⁃∙·*►▸▹▻➢➤➔➜→✓✔✗❖◆◇★☆♦»›>–—-]|\(?\d{1,2}[.)](?=\s\D)|\[\d{1,3}\](?=\s)|[oO§](?=\s[\p{Lu}\p{L}]))\s+(?=\S)/u;
const GLUED_MARK = /^\s*[•◦▪■●‣➢►▸✓✔❖◆](?=\S)/u;

/** A line without the mark of a list item, or null where it has none. */
export function withoutMark(text: string): string | null {
  const mark = MARK.exec(text) ?? GLUED_MARK.exec(text);
  return mark ? text.slice(mark[0].length).trim() : null;
}
