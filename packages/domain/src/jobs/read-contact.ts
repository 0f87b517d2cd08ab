import type { ReadAdvert } from './advert.ts';
import type { AdvertItem } from './advert.ts';
import { itemAt } from './advert-item.ts';
import type { AdvertLine } from './advert-lines.ts';
import type { AdvertWords } from './languages/advert-words.ts';
import { namesOrganisation } from './organisation-words.data.ts';

const EMAIL = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,60}(?:\.[\p{L}\p{N}-]{1,60}){1,4}/u;
const PHONE = /(?<![\p{L}\d@])(?:\+|00)?\(?\d[\d\s()./-]{7,18}\d(?!\d)/u;
const PERSON = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr|Herrn?|Frau|M\.|Mme|Sra?\.?|Don|Doña|Dhr\.?|Mevr\.?|Mevrouw)\.?\s)?(?:\p{Lu}[\p{Ll}’'-]+|\p{Lu}\.)(?:\s(?:van|von|de|der|den|da|del|la)){0,2}(?:\s\p{Lu}[\p{L}’'-]+){1,2}`;
/** Whom one asks or writes to. */
const CUE = new RegExp(
  `(?:contact|ask for|speak to|call|ring|email|write to|(?:cv|application|letter|résumé|resume)[^.]{0,40}?\\sto|questions[^.]{0,30}?\\sto|ansprechpartner\\p{L}*|kontakt(?:person)?|fragen[^.]{0,40}?\\s(?:an|ihnen|dir)|bewerbung[^.]{0,40}?\\san|contactez|adress(?:er|ez)[^.]{0,40}?\\sà|persona de contacto|contacto|contactar con|contactpersoon|neem contact op met|bij vragen[^.]{0,30}?\\s(?:met|bij))[:\\s–-]+(?:is\\s|mit\\s|unser\\p{L}*\\s|our\\s(?:\\p{Ll}+\\s){0,3})?(?<name>${PERSON})`,
  'iu',
);
/** Whose mail stands behind the name is who reads it. */
const BEFORE_MAIL = new RegExp(
  `(?<![\\p{L}.])(?<name>${PERSON})\\s*[,:(–-]?\\s*\\(?(?=${EMAIL.source})`,
  'u',
);
const NAME = new RegExp(`^${PERSON}$`, 'u');
const PHONE_DIGITS = { least: 8, most: 15 };

const isOfApplying = ({ section }: AdvertLine) => section === 'apply' || section === 'other';

/** Who is to be asked or written to, with mail and telephone; null where the advert names none. */
export function readContact(lines: readonly AdvertLine[], company: AdvertItem | null): ReadAdvert['contact'] {
  const email = lines.map(({ text }) => EMAIL.exec(text)?.[0]).find(Boolean) ?? '';
  const phones = lines
    .filter((line) => isOfApplying(line) || EMAIL.test(line.text))
    .map(({ text }) => PHONE.exec(text.replace(EMAIL, ''))?.[0].trim() ?? '')
    .filter((phone) => {
      const digits = phone.replaceAll(/\D/gu, '').length;
      return (
        digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most && !/^\d{1,2}[./]\d{1,2}[./]/u.test(phone)
      );
    });
  const named = lines.flatMap((line) => {
    const name = [CUE, BEFORE_MAIL].map((cue) => cue.exec(line.text)?.groups?.['name']).find(Boolean);
    // The cue is read in any case, a name is not.
    if (!name || !NAME.test(name) || namesOrganisation(name) || company?.name.includes(name)) return [];
    return [itemAt(line, name, line.text.indexOf(name), name.length)];
  });
  const [person] = named;
  if (!person && email === '' && phones.length === 0) return null;
  return { name: person?.name ?? '', span: person?.span ?? null, email, phone: phones[0] ?? '' };
}

/** The sentence that says how one applies. */
export function readHowToApply(lines: readonly AdvertLine[], { sentences }: AdvertWords): AdvertItem | null {
  const line = lines.find(
    ({ text, isHeading, section }) =>
      !isHeading &&
      section === 'apply' &&
      sentences.apply.test(text) &&
      (EMAIL.test(text) ||
        PHONE.test(text) ||
        /https?:|www\.|\bcv\b|lebenslauf|bewerb|candidature|curr[ií]culum|sollicit|appl(?:y|ication)/iu.test(
          text,
        )),
  );
  return line ? { name: line.text, span: line.span } : null;
}
