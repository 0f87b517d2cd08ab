import { headings } from '../../../packages/read/corpus/generate/words.data.ts';
import { peopleWords, type PeopleWords } from './words.data.ts';

export type TrainingLanguage = keyof typeof peopleWords;

/** What an invented person writes into a template: JSON Resume 1.0.0, as far as templates show it. */
export interface Resume {
  basics: {
    name: string;
    label: string;
    email: string;
    phone: string;
    url: string;
    summary: string;
    location: { address: string; postalCode: string; city: string; region: string; countryCode: string };
    profiles: { network: string; username: string; url: string }[];
  };
  work: (Dated & {
    name: string;
    position: string;
    location: string;
    description: string;
    summary: string;
    highlights: string[];
  })[];
  volunteer: (Dated & { organization: string; position: string; summary: string; highlights: string[] })[];
  education: (Dated & {
    institution: string;
    area: string;
    studyType: string;
    score: string;
    courses: string[];
    /** Beside JSON Resume: where the school is, which templates do not show. */
    location?: string;
  })[];
  awards: { title: string; date: string; awarder: string; summary: string }[];
  certificates: { name: string; date: string; issuer: string }[];
  publications: { name: string; publisher: string; releaseDate: string; summary: string }[];
  skills: { name: string; level: string; keywords: string[] }[];
  languages: { language: string; fluency: string }[];
  interests: { name: string; keywords: string[] }[];
  references: { name: string; reference: string }[];
  projects: (Dated & { name: string; description: string; highlights: string[] })[];
}

/** `YYYY` or `YYYY-MM`; an end that is left out is now. */
interface Dated {
  startDate: string;
  endDate?: string;
}

/** Numbers from 0 to 1 that are the same for the same seed. */
export function chanceOf(seed: number): () => number {
  let state = seed + 0x9e_37_79_b9;
  return () => {
    state = Math.trunc(state + 0x6d_2b_79_f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

class Inventor {
  readonly #chance: () => number;
  readonly #words: PeopleWords;

  constructor(seed: number, words: PeopleWords) {
    this.#chance = chanceOf(seed);
    this.#words = words;
  }

  is(share: number): boolean {
    return this.#chance() < share;
  }

  whole(from: number, to: number): number {
    return from + Math.floor(this.#chance() * (to - from + 1));
  }

  of<T>(values: readonly T[]): T {
    return values[Math.floor(this.#chance() * values.length)] as T;
  }

  one(kind: keyof PeopleWords): string {
    return this.of(this.#words[kind].split('|'));
  }

  some(kind: keyof PeopleWords, count: number): string[] {
    const left = this.#words[kind].split('|');
    const most = Math.min(count, left.length);
    return Array.from(
      { length: most },
      () => left.splice(Math.floor(this.#chance() * left.length), 1)[0] ?? '',
    );
  }

  town(): string {
    return this.one('towns').split(/,| \(/u)[0] ?? '';
  }

  figures(text: string): string {
    return text.replaceAll('9', () => String(this.whole(2, this.is(0.3) ? 950 : 40)));
  }

  name(kind: 'employers' | 'schools'): string {
    return this.one(kind)
      .replaceAll('#', () => this.one('family'))
      .replaceAll('@', () => this.town());
  }

  title(): string {
    return this.one('titleForms')
      .replace('#', this.one('titles'))
      .replace('@', this.figures(this.one('units')));
  }

  statements(most: number): string[] {
    return this.some('statements', this.whole(0, most)).map((text) => {
      const first = this.figures(text);
      const joint = this.is(0.12) ? `. ${this.figures(this.one('statements'))}` : '';
      return `${first}${joint}${this.is(0.4) ? '.' : ''}`;
    });
  }

  paragraph(from: number, to: number): string {
    return this.some('statements', this.whole(from, to))
      .map((text) => `${this.figures(text)}.`)
      .join(' ');
  }
}

/** A date some months before another. */
function monthsBefore(year: number, month: number, months: number): [number, number] {
  const at = year * 12 + month - 1 - months;
  return [Math.floor(at / 12), (at % 12) + 1];
}

/** One invented person, the same for the same seed: of any trade, with nothing to thirty years behind them. */
export function invent(seed: number, lang: TrainingLanguage): Resume {
  const words = peopleWords[lang];
  const make = new Inventor(seed, words);
  const [given, family] = [
    make.one('given'),
    make.is(0.15) ? `${make.one('family')}-${make.one('family')}` : make.one('family'),
  ];
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '');
  const mail = `${plain(given)}${make.of(['.', '', '_'])}${plain(family)}@${make.of(['mailbox', 'postfach', 'larkmail', 'fastpost'])}.example`;
  const phone = {
    en: () =>
      make.of([
        `+44 7700 900${make.whole(100, 999)}`,
        `(${make.whole(201, 989)}) 555-0${make.whole(100, 199)}`,
      ]),
    de: () =>
      make.of([`+49 171 55501${make.whole(10, 99)}`, `0${make.whole(201, 899)} 55${make.whole(1000, 9999)}`]),
    fr: () => `0${make.whole(6, 7)} 39 98 ${make.whole(10, 99)} ${make.whole(10, 99)}`,
    es: () => `+34 6${make.whole(10, 99)} ${make.whole(100, 999)} ${make.whole(100, 999)}`,
    it: () => `+39 34${make.whole(0, 9)} ${make.whole(100, 999)} ${make.whole(1000, 9999)}`,
  }[lang];
  const hasMonths = make.is(0.85);
  const isoOf = ([year, month]: [number, number]) =>
    hasMonths ? `${year}-${String(month).padStart(2, '0')}` : String(year);
  let at: [number, number] = [make.whole(2021, 2025), make.whole(1, 12)];
  const work: Resume['work'] = [];
  const most = make.of([0, 1, 2, 3, 3, 4, 4, 5, 6, 7, 9, 12]);
  const statementsEach = make.of([0, 2, 3, 4, 5, 7]);
  const [hasPlaces, hasAbout, hasSummaries] = [make.is(0.5), make.is(0.2), make.is(0.25)];
  for (let index = 0; index < most; index += 1) {
    const isNow = index === 0 && make.is(0.6);
    const end = at;
    const start = monthsBefore(end[0], end[1], make.whole(4, 70));
    const before = work.at(-1);
    work.push({
      name: before !== undefined && make.is(0.15) ? before.name : make.name('employers'),
      position: make.title(),
      location: hasPlaces && make.is(0.9) ? make.one('towns') : '',
      description: hasAbout && make.is(0.7) ? make.figures(make.one('about')) : '',
      summary: hasSummaries && make.is(0.8) ? make.paragraph(1, 2) : '',
      highlights: make.statements(statementsEach),
      startDate: isoOf(start),
      ...(isNow ? {} : { endDate: isoOf(end) }),
    });
    at = monthsBefore(start[0], start[1], make.whole(0, 5));
  }
  const education: Resume['education'] = [];
  const schools = make.of([0, 1, 1, 2, 2, 2, 3, 4]);
  const [hasScores, hasCourses] = [make.is(0.2), make.is(0.2)];
  for (let index = 0; index < schools; index += 1) {
    const start = monthsBefore(at[0], at[1], make.whole(10, 50));
    education.push({
      institution: make.name('schools'),
      area: make.is(0.85) ? make.one('subjects') : '',
      studyType: make.is(0.92) ? make.one('degrees') : '',
      score: hasScores ? make.of(['3.7', '1,8', '14/20', 'Distinction', '110/110']) : '',
      courses: hasCourses ? make.some('subjects', make.whole(0, 4)) : [],
      startDate: isoOf(start),
      endDate: isoOf(at),
    });
    at = start;
  }
  const groups = make.is(0.5) ? make.some('groups', make.whole(2, 5)) : [];
  const skills =
    groups.length > 0
      ? groups.map((name) => ({
          name,
          level: '',
          keywords: make.some('skills', make.whole(2, 7)),
        }))
      : make.some('skills', make.whole(0, 14)).map((name) => ({
          name,
          level: make.is(0.1) ? make.one('levels') : '',
          keywords: [],
        }));
  const some = (share: number, to: number) => (make.is(share) ? make.whole(1, to) : 0);
  const list = <T>(count: number, act: () => T): T[] => Array.from({ length: count }, act);
  const date = () => isoOf([make.whole(2008, 2024), make.whole(1, 12)]);
  const city = make.town();
  return {
    basics: {
      name: `${make.is(0.08) ? 'Dr. ' : ''}${given} ${make.is(0.1) ? `${given.charAt(1).toUpperCase()}. ` : ''}${family}`,
      label: make.is(0.75) ? make.title() : '',
      email: mail,
      phone: make.is(0.9) ? phone() : '',
      url: make.is(0.4) ? `https://${plain(family)}.example` : '',
      summary: make.is(0.7) ? make.paragraph(1, 5) : '',
      location: {
        address: make.is(0.3)
          ? `${make.whole(1, 99)} ${make.one('family')} ${lang === 'de' ? 'Straße' : 'Street'}`
          : '',
        postalCode: make.is(0.4) ? String(make.whole(10_000, 99_999)) : '',
        city,
        region: make.is(0.4) ? make.one('countries') : '',
        countryCode: make.is(0.4) ? { en: 'GB', de: 'DE', fr: 'FR', es: 'ES', it: 'IT' }[lang] : '',
      },
      profiles: make
        .of([[], ['LinkedIn'], ['LinkedIn', 'GitHub'], ['GitHub'], ['Xing']])
        .map((network: string) => ({
          network,
          username: plain(given + family),
          url: `https://${network.toLowerCase()}.com/${network === 'LinkedIn' ? 'in/' : ''}${plain(given + family)}`,
        })),
    },
    work,
    volunteer: list(some(0.2, 2), () => ({
      organization: make.name('employers'),
      position: make.title(),
      summary: make.is(0.5) ? make.paragraph(1, 1) : '',
      highlights: make.statements(2),
      startDate: date(),
    })),
    education,
    awards: list(some(0.2, 3), () => ({
      title: `${make.one('certificates')} ${make.of(['Award', 'Preis', 'Prix', 'Premio'])}`,
      date: date(),
      awarder: make.one('issuers'),
      summary: make.is(0.4) ? make.paragraph(1, 1) : '',
    })),
    certificates: list(some(0.35, 4), () => ({
      name: make.figures(make.one('certificates')),
      date: date(),
      issuer: make.one('issuers'),
    })),
    publications: list(some(0.15, 3), () => ({
      name: make.paragraph(1, 1).slice(0, -1),
      publisher: make.name('schools'),
      releaseDate: date(),
      summary: make.is(0.4) ? make.paragraph(1, 2) : '',
    })),
    skills,
    languages: make
      .some('languages', some(0.6, 4))
      .map((language) => ({ language, fluency: make.one('levels') })),
    interests: make.some('interests', some(0.35, 5)).map((name) => ({
      name,
      keywords: [],
    })),
    references: list(some(0.15, 2), () => ({
      name: `${make.one('given')} ${make.one('family')}`,
      reference: make.paragraph(1, 2),
    })),
    projects: list(some(0.25, 4), () => ({
      name: `${make.one('family')}${make.of(['Track', ' Cup', ' 2.0', ' Project', 'lab'])}`,
      description: make.is(0.7) ? make.paragraph(1, 2) : '',
      highlights: make.statements(3),
      startDate: date(),
      endDate: date(),
    })),
  };
}

/** What is above a section in the languages of the people; templates say it in English. */
export function headingsIn(lang: TrainingLanguage, form: 0 | 1): ReadonlyMap<string, string> {
  const own = headings[lang];
  const kinds = {
    summary: ['Summary', 'About', 'Profile', 'Professional Summary', 'About Me'],
    experience: ['Work', 'Experience', 'Work Experience', 'Professional Experience', 'Employment'],
    education: ['Education'],
    skills: ['Skills', 'Technical Skills'],
    languages: ['Languages'],
    contact: ['Contact', 'Contact Info'],
    publications: ['Publications'],
    projects: ['Projects'],
    certificates: ['Certificates', 'Certifications'],
    awards: ['Awards', 'Honors'],
    volunteering: ['Volunteer', 'Volunteering', 'Volunteer Work', 'Volunteer Experience'],
    references: ['References'],
    interests: ['Interests', 'Hobbies'],
  } as const;
  const map = new Map<string, string>();
  for (const [kind, forms] of Object.entries(kinds))
    for (const english of forms) {
      const words = own[kind as keyof typeof kinds][form];
      map.set(english, words);
      map.set(english.toUpperCase(), words.toLocaleUpperCase(lang));
      map.set(english.toLowerCase(), words.toLocaleLowerCase(lang));
    }
  return map;
}
