import type { Span } from '../text/index.ts';

/** The ways to reach a person that can be told by how they are written. */
export type ContactKind = 'email' | 'phone' | 'location' | 'links';

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+'-]{1,64}(?:\s?[@＠]\s?|\s?[([{]\s?(?:at|@)\s?[)\]}]\s?)[\p{L}\p{N}-]{1,63}(?:(?:\.|\s?[([{]\s?(?:dot|\.)\s?[)\]}]\s?)[\p{L}\p{N}-]{1,63}){1,4}/giu;

/** Sites where the address of a page is that of a person. */
const PROFILES =
  'linkedin\\.com|github\\.com|github\\.io|gitlab\\.com|bitbucket\\.org|stackoverflow\\.com|twitter\\.com|x\\.com|medium\\.com|behance\\.net|dribbble\\.com|xing\\.com|orcid\\.org|researchgate\\.net|facebook\\.com|instagram\\.com|youtube\\.com|t\\.me|wa\\.me|bsky\\.app|about\\.me';
const NO_SPACE = '[^\\s|<>"\'，；]';
const LINK = new RegExp(
  [
    `(?:https?:\\/\\/|www\\.)${NO_SPACE}{2,2000}`,
    `(?<![@\\p{L}\\p{N}._-])(?:[a-z0-9-]{1,63}\\.){0,3}(?:${PROFILES})\\/${NO_SPACE}{1,2000}`,
    // A site with a page behind it. Its name alone may be an employer's or a product's: "Booking.com", "ASP.NET".
    `(?<![@\\p{L}\\p{N}._-])(?:[a-z0-9-]{1,63}\\.){1,4}[a-z]{2,12}\\/(?=[a-z~@])${NO_SPACE}{1,2000}`,
  ].join('|'),
  'gu',
);
/** The name of a site, where nothing but ways to reach somebody is expected. */
const SITE = /(?<![@\p{L}\p{N}._-])(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,12}(?![\p{L}\p{N}])/gu;
/** A name in a network: "@ana_ruiz". */
const HANDLE = /(?<![\p{L}\p{N}._-])@[\p{L}\p{N}_.]{2,40}/gu;

const FIGURES = /(?:\+|\(\+?)?\p{Nd}[\p{Nd}\s().\-/\u00a0\u2010-\u2015]{4,28}\p{Nd}/gu;
const SAYS_PHONE =
  /(?<!\p{L})(?:tel(?:ephone|efon|éfono|efone|efono|éphone|efoon)?|phone|mob(?:ile|il|iel)?|cell|handy|móvil|telemóvel|celular|whatsapp|signal|call(?: me)?(?: on| at)?|fax)\s?(?:no|number|nr)?[.:]{0,2}\s{0,2}$/iu;

const STREET_WORDS =
  'Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Close|Court|Ct|Crescent|Gardens|Grove|Terrace|Square|Boulevard|Blvd|Way|Place|Mews|Hill|Row|Parade|Highway|Parkway';
const NAME_WORD = "\\p{Lu}[\\p{L}'’.-]{1,40}";
/** Town, region, postcode and country behind a street. */
const TOWN = `(?:,? (?:\\p{Lu}{0,2}\\d[\\p{Lu}\\d-]{0,8}(?: \\d\\p{Lu}{2})?|${NAME_WORD}(?!\\p{N})|\\p{Lu}{2})(?![\\p{L}\\p{N}])){0,8}`;
const STREET = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])\\d{1,5}\\p{L}?,? (?:${NAME_WORD} ){1,4}(?:${STREET_WORDS})(?![\\p{L}\\p{N}])\\.?${TOWN}`,
    `(?<![\\p{L}\\p{N}])\\d{1,5}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\\.|boulevard|bd|cours|quai|impasse|chemin|allée|place) [\\p{L}'’. -]{2,60}?(?:, ?\\d{4,5} ${NAME_WORD}|(?=[,.;\\n]|$))`,
    `(?<!\\p{L})\\p{Lu}[\\p{L}.-]{0,40}(?:straße|strasse|str\\.|weg|gasse|allee|platz|straat|laan|plein|gracht) \\d{1,4} ?[a-z]?(?!\\p{L})(?:, ?(?:\\d{4,5}(?: ?\\p{Lu}{2})? )?${NAME_WORD})?`,
    `(?<!\\p{L})(?:Calle|C\\/|Avenida|Avda\\.|Paseo|Plaza|Via|Viale|Piazza|Corso|Rua|Praça|Travessa) (?:(?:de|del|di|da|do|dos|la|el) ){0,2}(?:${NAME_WORD},? ){1,4}(?:n\\.?º ?)?\\d{1,4}${TOWN}`,
  ].join('|'),
  'gu',
);

const digitsOf = (text: string) => text.replace(/\P{Nd}/gu, '');
const YEARS = /(?:19|20)\d\d\s*[-–—/]\s*(?:(?:19|20)?\d\d)\b|\b\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d/u;
const THOUSANDS = /^\d{1,3}(?:[., \u00a0]\d{3})*(?:[., \u00a0]?000)$|^\d{1,3}(?:[.,]\d{3})+$/u;

/** Whether figures are a telephone number: by the code they begin with, what stands before them, or how they are grouped. */
function isPhone(figures: string, before: string): boolean {
  const count = digitsOf(figures).length;
  if (count < 6 || count > 16) return false;
  if (SAYS_PHONE.test(before)) return true;
  if (YEARS.test(figures) || THOUSANDS.test(figures.trim()) || /^97[89][- ]/u.test(figures)) return false;
  if (/^(?:\(?\+|00)/u.test(figures)) return count >= 8;
  if (/^\(?0/u.test(figures)) return count >= 8;
  const isGrouped = /^\(?\d{2,5}\)?[\s.\-/]/u.test(figures);
  const isInPairs = /^\d\d(?: \d\d){3,4}$/u.test(figures);
  return isInPairs || (count >= 9 && (isGrouped || (count >= 10 && count <= 13)));
}

const spansOf = (text: string, form: RegExp): Span[] =>
  [...text.matchAll(form)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));

function phonesIn(text: string): Span[] {
  return spansOf(text, FIGURES).filter(({ start, end }) =>
    isPhone(text.slice(start, end), text.slice(Math.max(0, start - 24), start)),
  );
}

const linksIn = (text: string): Span[] =>
  spansOf(text, LINK).map(({ start, end }) => {
    const kept = text.slice(start, end).replace(/[.,;:!?)\]]+$/u, '');
    return { start, end: start + kept.length };
  });

/** Where a text says how to reach somebody, by how such things are written. */
export const contactForms: Readonly<Record<ContactKind, (text: string) => Span[]>> = {
  email: (text) => spansOf(text, EMAIL),
  phone: phonesIn,
  location: (text) => spansOf(text, STREET),
  links: linksIn,
};

const ANY_FIGURES = /\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){5,40}/gu;
const HOUSE_OR_POSTCODE =
  /^\d{1,5}\p{L}?,? \p{Lu}[\p{L} .'’-]{2,60}|\p{Lu}[\p{L}.'’-]{2,40} \d{1,4}\p{L}?$|\b\p{Lu}{1,2}\d[\p{Lu}\d]? ?\d\p{Lu}{2}\b|\b\d{4,5} \p{Lu}\p{L}+$|\b\p{Lu}{2} \d{5}\b/gu;

/** The same where a line holds a name or ways to reach somebody and little else: what is less sure counts there. */
export const contactFormsInHead: typeof contactForms = {
  email: (text) => [...contactForms.email(text), ...spansOf(text, HANDLE)],
  phone: (text) => [...phonesIn(text), ...spansOf(text, ANY_FIGURES)],
  location: (text) => [...contactForms.location(text), ...spansOf(text, HOUSE_OR_POSTCODE)],
  links: (text) => [...linksIn(text), ...spansOf(text, SITE)],
};
