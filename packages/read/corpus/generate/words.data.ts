import type { HeadingKind, Language } from './person.ts';
import { otherScripts } from './words-of-other-scripts.data.ts';

/** One kind of words of the languages in other scripts. */
function others<K extends keyof (typeof otherScripts)['ar']>(kind: K) {
  const of = (language: keyof typeof otherScripts) => otherScripts[language][kind];
  return { ar: of('ar'), he: of('he'), ru: of('ru'), zh: of('zh'), ja: of('ja') };
}

/** Two headings a kind, as people of that language write them. */
export const headings: Record<Language, Record<HeadingKind, readonly [string, string]>> = {
  ...others('headings'),
  en: {
    summary: ['Profile', 'About me'],
    experience: ['Work Experience', 'Employment History'],
    education: ['Education', 'Education & Training'],
    skills: ['Skills', 'Core Competencies'],
    languages: ['Languages', 'Languages'],
    contact: ['Contact', 'Get in touch'],
    publications: ['Publications', 'Selected Publications'],
    projects: ['Projects', 'Side Projects'],
    certificates: ['Certifications', 'Licenses & Certifications'],
    awards: ['Awards', 'Honors & Awards'],
    volunteering: ['Volunteering', 'Community Involvement'],
    references: ['References', 'Referees'],
    interests: ['Interests', 'Hobbies'],
  },
  de: {
    summary: ['Profil', 'Über mich'],
    experience: ['Berufserfahrung', 'Beruflicher Werdegang'],
    education: ['Ausbildung', 'Bildungsweg'],
    skills: ['Kenntnisse', 'Fachkenntnisse'],
    languages: ['Sprachen', 'Sprachkenntnisse'],
    contact: ['Kontakt', 'Persönliche Daten'],
    publications: ['Publikationen', 'Veröffentlichungen'],
    projects: ['Projekte', 'Projekte'],
    certificates: ['Zertifikate', 'Weiterbildung'],
    awards: ['Auszeichnungen', 'Preise'],
    volunteering: ['Ehrenamt', 'Ehrenamtliches Engagement'],
    references: ['Referenzen', 'Referenzen'],
    interests: ['Interessen', 'Hobbys'],
  },
  fr: {
    summary: ['Profil', 'À propos'],
    experience: ['Expérience professionnelle', 'Parcours professionnel'],
    education: ['Formation', 'Diplômes et formations'],
    skills: ['Compétences', 'Compétences clés'],
    languages: ['Langues', 'Langues'],
    contact: ['Contact', 'Coordonnées'],
    publications: ['Publications', 'Publications'],
    projects: ['Projets', 'Réalisations'],
    certificates: ['Certifications', 'Certifications'],
    awards: ['Distinctions', 'Prix'],
    volunteering: ['Bénévolat', 'Engagement associatif'],
    references: ['Références', 'Références'],
    interests: ["Centres d'intérêt", 'Loisirs'],
  },
  es: {
    summary: ['Perfil', 'Sobre mí'],
    experience: ['Experiencia profesional', 'Experiencia laboral'],
    education: ['Formación', 'Educación'],
    skills: ['Competencias', 'Habilidades'],
    languages: ['Idiomas', 'Idiomas'],
    contact: ['Contacto', 'Datos personales'],
    publications: ['Publicaciones', 'Publicaciones'],
    projects: ['Proyectos', 'Proyectos'],
    certificates: ['Certificaciones', 'Cursos y certificados'],
    awards: ['Premios', 'Reconocimientos'],
    volunteering: ['Voluntariado', 'Voluntariado'],
    references: ['Referencias', 'Referencias'],
    interests: ['Intereses', 'Aficiones'],
  },
  pt: {
    summary: ['Perfil', 'Resumo profissional'],
    experience: ['Experiência profissional', 'Experiência'],
    education: ['Formação acadêmica', 'Educação'],
    skills: ['Competências', 'Habilidades'],
    languages: ['Idiomas', 'Línguas'],
    contact: ['Contato', 'Dados pessoais'],
    publications: ['Publicações', 'Publicações'],
    projects: ['Projetos', 'Projetos'],
    certificates: ['Certificações', 'Cursos'],
    awards: ['Prêmios', 'Distinções'],
    volunteering: ['Voluntariado', 'Trabalho voluntário'],
    references: ['Referências', 'Referências'],
    interests: ['Interesses', 'Passatempos'],
  },
  it: {
    summary: ['Profilo', 'Chi sono'],
    experience: ['Esperienza professionale', 'Esperienze lavorative'],
    education: ['Formazione', 'Istruzione e formazione'],
    skills: ['Competenze', 'Capacità e competenze'],
    languages: ['Lingue', 'Competenze linguistiche'],
    contact: ['Contatti', 'Informazioni personali'],
    publications: ['Pubblicazioni', 'Pubblicazioni'],
    projects: ['Progetti', 'Progetti'],
    certificates: ['Certificazioni', 'Corsi'],
    awards: ['Premi', 'Riconoscimenti'],
    volunteering: ['Volontariato', 'Volontariato'],
    references: ['Referenze', 'Referenze'],
    interests: ['Interessi', 'Hobby'],
  },
  nl: {
    summary: ['Profiel', 'Over mij'],
    experience: ['Werkervaring', 'Loopbaan'],
    education: ['Opleiding', 'Opleidingen'],
    skills: ['Vaardigheden', 'Competenties'],
    languages: ['Talen', 'Talenkennis'],
    contact: ['Contact', 'Persoonlijke gegevens'],
    publications: ['Publicaties', 'Publicaties'],
    projects: ['Projecten', 'Projecten'],
    certificates: ['Certificaten', 'Cursussen'],
    awards: ['Prijzen', 'Onderscheidingen'],
    volunteering: ['Vrijwilligerswerk', 'Vrijwilligerswerk'],
    references: ['Referenties', 'Referenties'],
    interests: ["Hobby's", 'Interesses'],
  },
};

const words = (text: string) => text.split(' ');

/** Months as written out, and as cut short in that language. */
export const months: Record<Language, { long: readonly string[]; short: readonly string[] }> = {
  ...others('months'),
  en: {
    long: words('January February March April May June July August September October November December'),
    short: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  },
  de: {
    long: words('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
    short: words('Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'),
  },
  fr: {
    long: words('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    short: words('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
  },
  es: {
    long: words('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
    short: words('ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.'),
  },
  pt: {
    long: words('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
    short: words('jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.'),
  },
  it: {
    long: words(
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    ),
    short: words('gen. feb. mar. apr. mag. giu. lug. ago. set. ott. nov. dic.'),
  },
  nl: {
    long: words('januari februari maart april mei juni juli augustus september oktober november december'),
    short: words('jan. feb. mrt. apr. mei jun. jul. aug. sep. okt. nov. dec.'),
  },
};

/** What stands between month and year where the month is written out. */
export const monthJoin: Record<Language, string> = {
  ...others('monthJoin'),
  en: ' ',
  de: ' ',
  fr: ' ',
  es: ' de ',
  pt: ' de ',
  it: ' ',
  nl: ' ',
};

/** Two words for an end that is not yet. */
export const presentWords: Record<Language, readonly [string, string]> = {
  ...others('present'),
  en: ['Present', 'Current'],
  de: ['heute', 'jetzt'],
  fr: ["aujourd'hui", 'présent'],
  es: ['actualidad', 'presente'],
  pt: ['atual', 'presente'],
  it: ['oggi', 'in corso'],
  nl: ['heden', 'nu'],
};

/** Until, and since. */
export const rangeWords: Record<Language, readonly [string, string]> = {
  ...others('range'),
  en: ['to', 'since'],
  de: ['bis', 'seit'],
  fr: ['à', 'depuis'],
  es: ['a', 'desde'],
  pt: ['a', 'desde'],
  it: ['a', 'dal'],
  nl: ['tot', 'sinds'],
};

/** At: between title and employer. */
export const atWord: Record<Language, string> = {
  ...others('at'),
  en: 'at',
  de: 'bei',
  fr: 'chez',
  es: 'en',
  pt: 'na',
  it: 'presso',
  nl: 'bij',
};

/** Labels before address, phone and email. */
export const contactLabels: Record<Language, readonly [string, string, string]> = {
  ...others('contact'),
  en: ['Address', 'Phone', 'Email'],
  de: ['Anschrift', 'Telefon', 'E-Mail'],
  fr: ['Adresse', 'Tél.', 'Courriel'],
  es: ['Dirección', 'Teléfono', 'Correo'],
  pt: ['Endereço', 'Telefone', 'E-mail'],
  it: ['Indirizzo', 'Telefono', 'E-mail'],
  nl: ['Adres', 'Telefoon', 'E-mail'],
};

export const curriculumVitae: Record<Language, string> = {
  ...others('curriculumVitae'),
  en: 'Curriculum Vitae',
  de: 'Lebenslauf',
  fr: 'Curriculum vitæ',
  es: 'Currículum vítae',
  pt: 'Curriculum Vitae',
  it: 'Curriculum vitae',
  nl: 'Curriculum vitae',
};

/** What stands above the details of an entry, and years as a length of time. */
export const detailWords: Record<Language, { highlights: string; years: string }> = {
  ...others('details'),
  en: { highlights: 'Highlights', years: 'years' },
  de: { highlights: 'Aufgaben', years: 'Jahre' },
  fr: { highlights: 'Missions', years: 'ans' },
  es: { highlights: 'Logros', years: 'años' },
  pt: { highlights: 'Principais atividades', years: 'anos' },
  it: { highlights: 'Attività principali', years: 'anni' },
  nl: { highlights: 'Taken', years: 'jaar' },
};

/** Two sections of work, and two of dated things that are no work: grants and talks. */
export const moreHeadings: Record<Language, readonly [string, string, string, string]> = {
  ...others('more'),
  en: ['Relevant Experience', 'Additional Experience', 'Grants', 'Invited Talks'],
  de: ['Relevante Berufserfahrung', 'Weitere Berufserfahrung', 'Drittmittel', 'Vorträge'],
  fr: ['Expériences significatives', 'Autres expériences', 'Financements', 'Conférences'],
  es: ['Experiencia relevante', 'Otra experiencia', 'Becas y ayudas', 'Conferencias'],
  pt: ['Experiência relevante', 'Outras experiências', 'Bolsas', 'Palestras'],
  it: ['Esperienze rilevanti', 'Altre esperienze', 'Finanziamenti', 'Conferenze'],
  nl: ['Relevante werkervaring', 'Overige werkervaring', 'Beurzen', 'Lezingen'],
};
