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

const english = 'January February March April May June July August September October November December'.split(
  ' ',
);
const britishWords: LetterForm['local'] = {
  woman: 'Dear Ms {name},',
  man: 'Dear Mr {name},',
  neutral: 'Dear {full},',
  unknown: 'Dear Sir or Madam,',
  closes: { plain: 'Yours sincerely,', warm: 'Kind regards,' },
};
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
  local: {
    woman: 'Dear Ms. {name}:',
    man: 'Dear Mr. {name}:',
    neutral: 'Dear {full}:',
    unknown: 'Dear Hiring Manager:',
    closes: { plain: 'Sincerely,', warm: 'Best regards,' },
  },
};
const british: LetterForm = {
  language: 'en-GB',
  englishDate: 'day-month-year',
  localDate: '{day} {month} {year}',
  localMonths: english,
  subject: 'Re:',
  enclosures: 'Enclosures:',
  post: 'post',
  cv: 'CV',
  paper: 'a4',
  local: britishWords,
};

export const letterForms: Readonly<Record<LetterCountry, LetterForm>> = {
  us: american,
  gb: british,
  ca: { ...american, language: 'en-CA', local: { ...american.local, woman: 'Dear Ms. {name}:' } },
  au: { ...british, language: 'en-AU', post: 'position' },
  de: {
    ...british,
    language: 'de',
    localDate: '{place}, {day}. {month} {year}',
    localMonths: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
      ' ',
    ),
    subject: 'Betreff:',
    enclosures: 'Anlagen:',
    local: {
      woman: 'Sehr geehrte Frau {name},',
      man: 'Sehr geehrter Herr {name},',
      neutral: 'Guten Tag {full},',
      unknown: 'Sehr geehrte Damen und Herren,',
      closes: { plain: 'Mit freundlichen Grüßen', warm: 'Freundliche Grüße' },
    },
  },
  fr: {
    ...british,
    language: 'fr',
    localDate: '{place}, le {day} {month} {year}',
    localMonths: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
      ' ',
    ),
    subject: 'Objet :',
    enclosures: 'Pièces jointes :',
    local: {
      woman: 'Madame,',
      man: 'Monsieur,',
      neutral: 'Madame, Monsieur,',
      unknown: 'Madame, Monsieur,',
      closes: { plain: 'Veuillez agréer mes salutations distinguées.', warm: 'Bien cordialement,' },
    },
  },
  es: {
    ...british,
    language: 'es',
    localDate: '{place}, {day} de {month} de {year}',
    localMonths:
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
    subject: 'Asunto:',
    enclosures: 'Adjuntos:',
    local: {
      woman: 'Estimada Sra. {name}:',
      man: 'Estimado Sr. {name}:',
      neutral: 'Estimado/a {full}:',
      unknown: 'Estimados señores:',
      closes: { plain: 'Atentamente,', warm: 'Un cordial saludo,' },
    },
  },
  it: {
    ...british,
    language: 'it',
    localDate: '{place}, {day} {month} {year}',
    localMonths:
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
        ' ',
      ),
    subject: 'Oggetto:',
    enclosures: 'Allegati:',
    local: {
      woman: 'Gentile Signora {name},',
      man: 'Egregio Signor {name},',
      neutral: 'Gentile {full},',
      unknown: 'Gentili Signore e Signori,',
      closes: { plain: 'Distinti saluti,', warm: 'Cordiali saluti,' },
    },
  },
  nl: {
    ...british,
    language: 'nl',
    localDate: '{place}, {day} {month} {year}',
    localMonths:
      'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
    subject: 'Betreft:',
    enclosures: 'Bijlagen:',
    local: {
      woman: 'Geachte mevrouw {name},',
      man: 'Geachte heer {name},',
      neutral: 'Geachte {full},',
      unknown: 'Geachte heer of mevrouw,',
      closes: { plain: 'Hoogachtend,', warm: 'Met vriendelijke groet,' },
    },
  },
  pt: {
    ...british,
    language: 'pt-PT',
    localDate: '{place}, {day} de {month} de {year}',
    localMonths:
      'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
    subject: 'Assunto:',
    enclosures: 'Anexos:',
    local: {
      woman: 'Exma. Senhora {name},',
      man: 'Exmo. Senhor {name},',
      neutral: 'Caro/a {full},',
      unknown: 'Exmos. Senhores,',
      closes: { plain: 'Com os melhores cumprimentos,', warm: 'Cumprimentos,' },
    },
  },
  br: {
    ...british,
    language: 'pt-BR',
    localDate: '{place}, {day} de {month} de {year}',
    localMonths:
      'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
    subject: 'Assunto:',
    enclosures: 'Anexos:',
    local: {
      woman: 'Prezada Sra. {name},',
      man: 'Prezado Sr. {name},',
      neutral: 'Prezado(a) {full},',
      unknown: 'Prezados Senhores,',
      closes: { plain: 'Atenciosamente,', warm: 'Cordialmente,' },
    },
  },
};
