import { chanceOf, type Resume, type TrainingLanguage } from './invent.ts';

/** What learnt people have that our lists of words and towns do not know, so that their place in a head has to tell. */
const SYLLABLES =
  'bra|kel|mor|tan|vi|zan|do|ra|lor|fen|quil|ost|ar|bel|nor|wyn|cas|tol|hu|ser|pa|gla|mir|eth'.split('|');
const townForms: Record<TrainingLanguage, readonly string[]> = {
  en: ['Port #', '# Falls', '#ham', '#ford', 'Mount #', '# Springs', 'Lower #', '#ton'],
  de: ['Bad #', '#hausen', '#dorf', '#berg', '# am See', 'Groß #'],
  fr: ['Saint-#', '#-sur-Mer', '#ville', 'La #', '#-les-Bains'],
  es: ['San #', 'Villa#', '# de la Sierra', 'Puerto #', 'La #'],
  it: ['San #', '# Terme', 'Castel #', 'Porto #', '# Marittima'],
};
const regions: Record<TrainingLanguage, readonly string[]> = {
  en: ['WA', 'TX', 'Oregon', 'Kent', 'ON', 'Victoria'],
  de: ['Bayern', 'Hessen', 'Österreich', 'NRW'],
  fr: ['Bretagne', 'Québec', 'Suisse'],
  es: ['Asturias', 'México', 'Murcia'],
  it: ['Puglia', 'TO', 'Veneto'],
};
const employerForms = [
  '#',
  '#',
  '# Lines',
  '# Labs',
  '# Trust',
  '#&#',
  '# Studio',
  'The # Inn',
  '# Opera House',
];
const titleForms = ['# II', '# III', '# Grade 2', '# of Works', '# (Nights)', '#, Level 4', '# in Charge'];
const schoolForms: Record<TrainingLanguage, readonly string[]> = {
  en: ['University of # at @', '# Academy', '# Polytechnic at @', '# Seminary'],
  de: ['Hochschule # in @', 'Akademie #', 'Gymnasium #'],
  fr: ['Lycée # de @', 'Université de @', 'École #'],
  es: ['Universidad de #, sede @', 'Academia #', 'IES #'],
  it: ['Liceo #', 'Università di @', 'Accademia # di @'],
};

/** A person some of whose towns, employers, titles and schools no list knows; the same for the same seed. */
export function withOddities(resume: Resume, seed: number, lang: TrainingLanguage): Resume {
  const chance = chanceOf(seed + 555_555);
  const of = <T>(values: readonly T[]): T => values[Math.floor(chance() * values.length)] as T;
  const name = () => {
    const word = Array.from({ length: 2 + Math.floor(chance() * 2) }, () => of(SYLLABLES)).join('');
    return word.charAt(0).toUpperCase() + word.slice(1);
  };
  const made = (form: string, town: string) => form.replaceAll('#', name).replace('@', town);
  const share = of([0, 0.3, 0.7]);
  const odd = (given: string, make: () => string) => (given !== '' && chance() < share ? make() : given);
  const town = () => made(of(townForms[lang]), '');
  const place = () => of([town(), `${town()}, ${of(regions[lang])}`]);
  const hasPlaces = chance() < 0.5;
  const placeOf = (school: string) =>
    !hasPlaces || school === ''
      ? ''
      : chance() < share
        ? place()
        : (resume.work[0]?.location ?? '') || resume.basics.location.city;
  return {
    ...resume,
    basics: {
      ...resume.basics,
      label: odd(resume.basics.label, () => made(of(titleForms), '').replace(/^\S+/u, resume.basics.label)),
      location: { ...resume.basics.location, city: odd(resume.basics.location.city, town) },
    },
    work: resume.work.map((job) => ({
      ...job,
      name: odd(job.name, () => made(of(employerForms), '')),
      position:
        chance() < 0.3 ? odd(job.position, () => of(titleForms).replace('#', job.position)) : job.position,
      location: odd(job.location, place),
    })),
    education: resume.education.map((school) => ({
      ...school,
      location: placeOf(school.institution),
      institution: odd(school.institution, () => made(of(schoolForms[lang]), resume.basics.location.city)),
    })),
  };
}

const JOBS =
  />(\s*)(?:Work|Experience|Work Experience|Professional Experience|Employment|Work History|Career)(\s*)</giu;

/** A page whose jobs stand under no heading. */
export function withoutJobsHeading(html: string): string {
  return html.replaceAll(JOBS, '>$1$2<');
}
