/** An invented person, as `people/*.txt` describes one. Dates are `YYYY`, `YYYY-MM`, `present` or empty. */
export interface Person {
  id: string;
  lang: Language;
  /** As shown; further forms that a reader may give as well. */
  name: string[];
  headline: string;
  email: string;
  phone: string;
  /** Town and country; then, where there is one, the whole address. */
  location: string[];
  links: string[];
  /** Birth, family, nationality: what forms of some countries hold and no field of ours. */
  personal: [label: string, value: string][];
  summary: string;
  jobs: Job[];
  schools: School[];
  skills: { group: string; names: string[] }[];
  languages: { name: string; level: string }[];
  sections: { kind: SectionKind; lines: string[] }[];
}

export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'ar' | 'he' | 'ru' | 'zh' | 'ja';
export type SectionKind =
  | 'publications'
  | 'projects'
  | 'certificates'
  | 'awards'
  | 'volunteering'
  | 'references'
  | 'interests';
/** What a document has headings for. */
export type HeadingKind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'contact'
  | SectionKind;

export interface Job {
  company: string;
  /** What the employer is, in one line, where the document says so. */
  about: string;
  position: string;
  place: string;
  start: string;
  end: string;
  bullets: string[];
}

export interface School {
  institution: string;
  degree: string;
  place: string;
  start: string;
  end: string;
  /** Marks, courses: what stands under a degree. */
  notes: string[];
}

const fresh = (id: string): Person => ({
  id,
  lang: 'en',
  name: [],
  headline: '',
  email: '',
  phone: '',
  location: [],
  links: [],
  personal: [],
  summary: '',
  jobs: [],
  schools: [],
  skills: [],
  languages: [],
  sections: [],
});

const cut = (text: string, by: string): string[] => text.split(by).map((part) => part.trim());
const filled = (parts: string[]): string[] => parts.filter((part) => part !== '');

function take(person: Person, key: string, value: string): void {
  const [a = '', b = '', c = '', d = '', e = ''] = cut(value, '|');
  switch (key) {
    case 'lang':
      person.lang = value as Language;
      break;
    case 'name':
      person.name = cut(value, '|');
      break;
    case 'headline':
    case 'email':
    case 'phone':
    case 'summary':
      person[key] = value;
      break;
    case 'location':
      person.location = cut(value, '|');
      break;
    case 'links':
      person.links = filled(cut(value, ','));
      break;
    case 'personal':
      person.personal.push([cut(value, ':')[0] ?? '', cut(value, ':')[1] ?? '']);
      break;
    case 'job':
      person.jobs.push({ company: a, about: '', position: b, place: c, start: d, end: e, bullets: [] });
      break;
    case 'school':
      person.schools.push({ institution: a, degree: b, place: c, start: d, end: e, notes: [] });
      break;
    case 'about':
      for (const job of person.jobs.slice(-1)) job.about = value;
      break;
    case 'note':
      person.schools.at(-1)?.notes.push(value);
      break;
    case 'skills':
      person.skills.push({
        group: value.slice(0, value.indexOf(':')).trim(),
        names: cut(value.slice(value.indexOf(':') + 1), ','),
      });
      break;
    case 'language':
      person.languages.push({ name: cut(value, ':')[0] ?? '', level: cut(value, ':')[1] ?? '' });
      break;
    case 'section':
      person.sections.push({ kind: value as SectionKind, lines: [] });
      break;
    default:
      throw new Error(`people: unknown line ${key}`);
  }
}

/** The people of one file: a key and a value a line, bullets by a hyphen, a new person by `id`. */
export function peopleOf(text: string): Person[] {
  const people: Person[] = [];
  let bullets: string[] = [];
  for (const line of filled(text.split('\n'))) {
    const [, key = '', value = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
    const person = people.at(-1);
    if (key === 'id') people.push(fresh(value));
    else if (key === '-') bullets.push(value);
    else if (person) {
      take(person, key, value);
      if (key === 'about') continue;
      bullets = key === 'job' ? (person.jobs.at(-1)?.bullets ?? []) : (person.sections.at(-1)?.lines ?? []);
    }
  }
  return people;
}
