/** Lines of a web page, not of an advert. */
const PAGE_LINE =
  /cookies?\b|all rights reserved|privacy (?:policy|notice)|terms (?:of use|and conditions)|^©|^(?:sign|log) (?:in|up)|^(?:home|menu|search|jobs|back(?: to .*)?|share(?: .*)?|save(?: .*)?|print|apply(?: now)?|register|datenschutz|impressum|mentions légales|aviso legal|skip to .*|zum inhalt.*|similar jobs|report this job|you may also like.*|newsletter.*|jetzt bewerben|postuler|solliciteer direct|inscribirme)$/iu;
const MENU = /\s+[|·•›»>]\s+|\s{2,}/gu;
/** Where a page stands in its site: "Home / Nursing / Registered Nurse". */
const TRAIL =
  /^(?:home|careers?|jobs|inicio|accueil|startseite|karriere|stellenangebote|vacatures|empleo)\s+[>/›»|]\s/iu;
/** An entry that only menus have. */
const ENTRY =
  /^(?:home|menu|menú|contact|careers|sign in|log in|iniciar sesión|my profile|about(?: us)?|search(?: jobs)?|share.*|save.*|guardar|postularme|nursing|venues|empresas|salarios|vacantes|impressum|datenschutz|accueil|connexion|inloggen|terms|help|ayuda|aviso.*|términos.*|apply now|students|gift cards)$/iu;
const LEAST_ENTRIES = 3;
const MOST_WORDS_OF_ENTRY = 3;

/** Whether a line is of the page around an advert: a menu, a notice of cookies, a button. */
export function isPageLine(line: string): boolean {
  if (PAGE_LINE.test(line) || TRAIL.test(line)) return true;
  const entries = line.split(MENU);
  return (
    entries.length >= LEAST_ENTRIES &&
    !/[\d,:]/u.test(line) &&
    entries.some((entry) => ENTRY.test(entry.trim())) &&
    entries.every((entry) => entry.trim().split(/\s+/u).length <= MOST_WORDS_OF_ENTRY)
  );
}
