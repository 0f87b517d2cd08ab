/** Lines of a web page, not of an advert. */
const PAGE_LINE =
  /cookies?\b|all rights reserved|privacy (?:policy|notice)|terms (?:of use|and conditions)|^©|^(?:sign|log) (?:in|up)|^(?:home|menu|search|jobs|back(?: to .*)?|share(?: .*)?|save(?: .*)?|print|apply(?: now)?|register|datenschutz|impressum|mentions légales|aviso legal|skip to .*|zum inhalt.*|similar jobs|report this job|you may also like.*|newsletter.*|jetzt bewerben|postuler|solliciteer direct|inscribirme)$/iu;
const MENU = /\s[|·•›»>]\s/gu;
const LEAST_ENTRIES = 4;
const MOST_WORDS_OF_ENTRY = 3;

/** Whether a line is of the page around an advert: a menu, a notice of cookies, a button. */
export function isPageLine(line: string): boolean {
  if (PAGE_LINE.test(line)) return true;
  const entries = line.split(MENU);
  return (
    entries.length >= LEAST_ENTRIES &&
    !/\d/u.test(line) &&
    entries.every((entry) => entry.trim().split(/\s+/u).length <= MOST_WORDS_OF_ENTRY)
  );
}
