/**
 * How business letters look in a country that writes another language. Sources, those of English letters with them: The
 * Chicago Manual of Style 17, ch. 6 and 9 (US, Canada: month, day, year; colon behind the salutation); New Hart's Rules 2014, ch. 11 (UK, Australia: day, month, year; "Yours
 * faithfully" where no name is known); DIN 5008:2020 (Germany); EU Interinstitutional style guide, annexes of
 * correspondence by language (France, Spain, Italy, Netherlands, Portugal); Manual de Redação da Presidência 2018 (Brazil).
 */
export const formsAbroad = {
  de: {
    language: 'de',
    localDate: '{place}, {day}. {month} {year}',
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
    language: 'fr',
    localDate: '{place}, le {day} {month} {year}',
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
    language: 'es',
    localDate: '{place}, {day} de {month} de {year}',
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
    language: 'it',
    localDate: '{place}, {day} {month} {year}',
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
    language: 'nl',
    localDate: '{place}, {day} {month} {year}',
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
    language: 'pt-PT',
    localDate: '{place}, {day} de {month} de {year}',
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
    language: 'pt-BR',
    localDate: '{place}, {day} de {month} de {year}',
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
