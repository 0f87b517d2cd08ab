import type { LetterCountry } from './request.ts';

/**
 * How business letters look in a country. Sources: The Chicago Manual of Style 17, ch. 6 and 9 (US, Canada: month,
 * day, year; colon behind the salutation); New Hart's Rules 2014, ch. 11 (UK, Australia: day, month, year; "Yours
 * faithfully" where no name is known); DIN 5008:2020 (Germany); EU Interinstitutional style guide, annexes of
 * correspondence by language (France, Spain, Italy, Netherlands, Portugal); Manual de Redação da Presidência 2018 (Brazil).
 */
export interface LetterForm {
  /** BCP 47 tag of a letter in the country's own language. */
  language: string;
  /** Order of an English date. */
  englishDate: 'month-day-year' | 'day-month-year';
  /** A date in the country's own language; `{place}` is left out where none is known. */
  localDate: string;
  localMonths: readonly string[];
  subject: string;
  enclosures: string;
  /** What the post and the CV are called in English letters there. */
  post: 'position' | 'post';
  cv: 'CV' | 'resume';
  paper: 'letter' | 'a4';
  local: {
    /** `{name}` is the family name; one without a known title goes by `neutral`. */
    woman: string;
    man: string;
    neutral: string;
    unknown: string;
    closes: { plain: string; warm: string };
  };
}

/** The months as a language names them, by the runtime's own table. */
function monthsOf(language: string): string[] {
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  // The middle of each month of a year, in milliseconds.
  return Array.from({ length: 12 }, (_month, at) => name.format((at * 30.5 + 14) * 86_400_000));
}

const english = monthsOf('en');
/** Greetings, to a woman, a man, any name and nobody, and closes, plain and warm. */
function wordsOf(words: string): LetterForm['local'] {
  const [woman = '', man = '', neutral = '', unknown = '', plain = '', warm = ''] = words.split('|');
  return { woman, man, neutral, unknown, closes: { plain, warm } };
}

const american: LetterForm = {
  language: 'en-US',
  englishDate: 'month-day-year',
  localDate: '{month} {day}, {year}',
  localMonths: english,
  subject: 'Re:',
  enclosures: 'Enclosures:',
  post: 'position',
  cv: 'resume',
  paper: 'letter',
  local: wordsOf(
    'Dear Ms. {name}:|Dear Mr. {name}:|Dear {full}:|Dear Hiring Manager:|Sincerely,|Best regards,',
  ),
};
const british: LetterForm = {
  ...american,
  language: 'en-GB',
  englishDate: 'day-month-year',
  localDate: '{day} {month} {year}',
  post: 'post',
  cv: 'CV',
  paper: 'a4',
  local: wordsOf(
    'Dear Ms {name},|Dear Mr {name},|Dear {full},|Dear Sir or Madam,|Yours sincerely,|Kind regards,',
  ),
};

/** The form of a country that writes another language; its English letters look as British ones do. */
function abroad(
  language: string,
  localDate: string,
  [subject, enclosures]: readonly [subject: string, enclosures: string],
  words: string,
): LetterForm {
  const localMonths = monthsOf(language);
  return { ...british, language, localDate, localMonths, subject, enclosures, local: wordsOf(words) };
}

export const letterForms: Readonly<Record<LetterCountry, LetterForm>> = {
  us: american,
  gb: british,
  ca: { ...american, language: 'en-CA' },
  au: { ...british, language: 'en-AU', post: 'position' },
  de: abroad(
    'de',
    '{place}, {day}. {month} {year}',
    ['Betreff:', 'Anlagen:'],
    'Sehr geehrte Frau {name},|Sehr geehrter Herr {name},|Guten Tag {full},|Sehr geehrte Damen und Herren,|Mit freundlichen Grüßen|Freundliche Grüße',
  ),
  fr: abroad(
    'fr',
    '{place}, le {day} {month} {year}',
    ['Objet :', 'Pièces jointes :'],
    'Madame,|Monsieur,|Madame, Monsieur,|Madame, Monsieur,|Veuillez agréer mes salutations distinguées.|Bien cordialement,',
  ),
  es: abroad(
    'es',
    '{place}, {day} de {month} de {year}',
    ['Asunto:', 'Adjuntos:'],
    'Estimada Sra. {name}:|Estimado Sr. {name}:|Estimado/a {full}:|Estimados señores:|Atentamente,|Un cordial saludo,',
  ),
  it: abroad(
    'it',
    '{place}, {day} {month} {year}',
    ['Oggetto:', 'Allegati:'],
    'Gentile Signora {name},|Egregio Signor {name},|Gentile {full},|Gentili Signore e Signori,|Distinti saluti,|Cordiali saluti,',
  ),
  nl: abroad(
    'nl',
    '{place}, {day} {month} {year}',
    ['Betreft:', 'Bijlagen:'],
    'Geachte mevrouw {name},|Geachte heer {name},|Geachte {full},|Geachte heer of mevrouw,|Hoogachtend,|Met vriendelijke groet,',
  ),
  pt: abroad(
    'pt-PT',
    '{place}, {day} de {month} de {year}',
    ['Assunto:', 'Anexos:'],
    'Exma. Senhora {name},|Exmo. Senhor {name},|Caro/a {full},|Exmos. Senhores,|Com os melhores cumprimentos,|Cumprimentos,',
  ),
  br: abroad(
    'pt-BR',
    '{place}, {day} de {month} de {year}',
    ['Assunto:', 'Anexos:'],
    'Prezada Sra. {name},|Prezado Sr. {name},|Prezado(a) {full},|Prezados Senhores,|Atenciosamente,|Cordialmente,',
  ),
};
