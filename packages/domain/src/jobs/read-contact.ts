import type { ReadAdvert } from './advert.ts';
import type { AdvertItem } from './advert.ts';
import { itemAt } from './advert-item.ts';
import type { AdvertLine } from './advert-lines.ts';
import type { TitleCertainty } from './read-title.ts';
import type { AdvertWords } from './languages/advert-words.ts';
import { namesOrganisation } from './organisation-words.data.ts';

const EMAIL = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,60}(?:\.[\p{L}\p{N}-]{1,60}){1,4}/u;
const PHONE = /(?<![\p{L}\d@])(?:\+|00)?\(?\d[\d\s()./-]{7,18}\d(?!\d)/u;
const HONORIFIC =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herrn?|Frau|Familie|M|Mme|Madame|Monsieur|Sra?|Don|Doña|Dhr|Mevr|Mevrouw|Mevr)\.?$/u;
/** Words that begin with capitals, with the small words that names have within. */
const NAME_LIKE =
  /(?<![\p{L}.@-])\p{Lu}[\p{L}’'.-]*(?:\s(?:(?:van|von|de|del|da|di|y)\s(?:(?:la|las|los|der|den)\s)?)?\p{Lu}[\p{L}’'.-]*)*/gu;
/** The ways to reach somebody, as they begin a sentence: "Ring Sandra on 0113 …". */
const REACH =
  /^(?:call|ring|phone|text|e-?mail|mail|message|whatsapp|contact|ask|write|appelez|écrivez|contactez|rufen?|schreib\p{L}*|mailen?|llam[ae]|escrib[ae]|bel|app)$/iu;
/** A line that only says who: "Kontakt: Frau Petra Klein". */
const LABELLED = /^\p{L}*(?:contact|kontakt|ansprech)\p{L}*(?:\s\p{L}+){0,2}\s*:\s*(?<name>[^,;(]+)/iu;
const TITLE = 0.6;
const MOST_NAMES = 5;
const PHONE_DIGITS = { least: 8, most: 15 };

const isOfApplying = ({ section }: AdvertLine) => section === 'apply' || section === 'other';

const folded = (words: string) => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface NameSources {
  isPlace: (name: string) => boolean;
  titleCertainty: TitleCertainty;
}

interface Named {
  name: string;
  /** In its line. */
  at: number;
  /** How surely it is somebody's: by an honorific, a name that the mail begins with, two words that name nothing else. */
  worth: number;
}

/** Capital words as a person's name, without the title of a post before it: "Ward Manager Denise Okafor". Null where they name something else. */
function personIn(
  phrase: string,
  at: number,
  email: string,
  { isPlace, titleCertainty }: NameSources,
): Named | null {
  const all = phrase.replace(/[.]$/u, '').split(/\s/u);
  const words = REACH.test(all[0] ?? '') ? all.slice(1) : all;
  const isTitle = (word: string | undefined) => word !== undefined && titleCertainty(word) >= TITLE;
  const isHonoured = HONORIFIC.test(words[0] ?? '');
  const lastOfTitle = isHonoured ? -1 : words.slice(0, -2).findLastIndex(isTitle);
  const kept = words.slice(lastOfTitle + 1);
  const name = kept.join(' ');
  const local = folded(email.split('@', 1)[0] ?? '');
  const isOfMail = kept.some((word) => word.length > 2 && local.includes(folded(word)));
  const isTwo = kept.length === 2;
  const isReached = words.length < all.length && /^\p{Lu}\p{Ll}+$/u.test(name);
  const isPerson =
    isOfMail || isReached || (kept.length > 1 && (isHonoured || isTwo || !isTitle(kept.at(-1))));
  const isOther =
    isPlace(name) ||
    namesOrganisation(name) ||
    kept.some((word) => REACH.test(word)) ||
    (!isOfMail && isTitle(name));
  if (name === '' || !isPerson || isOther || kept.length > MOST_NAMES) return null;
  const worth = Number(isOfMail) + Number(isHonoured) + Number(isTwo);
  return { name, at: at + phrase.indexOf(name), worth };
}

/** The person that a line names beside its mail or telephone: before it, the surest and nearest. */
function besideAddress({ text }: AdvertLine, sources: NameSources): Named | null {
  const email = EMAIL.exec(text);
  const address = email ?? PHONE.exec(text);
  if (!address) return null;
  const named = [...text.slice(0, address.index).matchAll(NAME_LIKE)].flatMap(
    ({ 0: phrase, index }) => personIn(phrase, index, email?.[0] ?? '', sources) ?? [],
  );
  return named.toSorted((a, b) => b.worth - a.worth || b.at - a.at)[0] ?? null;
}

function labelled({ text }: AdvertLine, sources: NameSources): Named | null {
  const name = LABELLED.exec(text)?.groups?.['name']?.trim() ?? '';
  const [phrase] = name.match(NAME_LIKE) ?? [];
  return phrase === name && name !== '' ? personIn(name, text.indexOf(name), '', sources) : null;
}

/** Who is to be asked or written to, with mail and telephone; null where the advert names none. */
export function readContact(
  lines: readonly AdvertLine[],
  company: AdvertItem | null,
  sources: NameSources,
): ReadAdvert['contact'] {
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
  const persons = lines.flatMap((line) => {
    const found = besideAddress(line, sources) ?? labelled(line, sources);
    if (!found || company?.name.includes(found.name)) return [];
    return [itemAt(line, found.name, found.at, found.name.length)];
  });
  const [person] = persons;
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
