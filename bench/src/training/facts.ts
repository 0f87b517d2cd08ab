import type { HeadRole } from '../../../packages/domain/src/reading/labelling/head-labels.ts';
import type { LabelledSection } from '../../../packages/domain/src/reading/labelling/line-labels.ts';
import type { Person, SectionKind } from '../../../packages/read/corpus/generate/person.ts';
import type { Resume } from './invent.ts';

/** A text that a page may show, and what it is there. */
export interface Fact {
  section: LabelledSection;
  part: 'name' | 'headline' | 'head' | 'body' | 'item';
  /** Facts of one entry share a number. */
  entry: number;
  text: string;
  /** What it is within the head of its entry. */
  role?: HeadRole;
}

/** What a head says, by what it is there. */
type HeadTexts = Partial<Record<HeadRole, string>>;

/** All that a person's page may say. */
export function factsOf(resume: Resume): Fact[] {
  const facts: Fact[] = [];
  let entry = 0;
  const add = (section: LabelledSection, part: Fact['part'], ...texts: (string | undefined)[]) => {
    for (const text of texts)
      if (text !== undefined && text !== '') facts.push({ section, part, entry, text });
  };
  const addHead = (section: LabelledSection, head: HeadTexts) => {
    entry += 1;
    for (const [role, text] of Object.entries(head))
      if (text !== '') facts.push({ section, part: 'head', entry, text, role: role as HeadRole });
  };
  const { basics } = resume;
  add('header', 'name', basics.name);
  add('header', 'headline', basics.label);
  const { location } = basics;
  const reach = [
    basics.email,
    basics.phone,
    basics.url,
    location.address,
    location.city,
    location.region,
    location.postalCode,
  ];
  for (const section of ['header', 'contact'] as const) {
    add(
      section,
      'item',
      ...reach,
      `${location.city}${location.region}`,
      `${location.city}${location.countryCode}`,
      `${location.postalCode}${location.city}`,
    );
    for (const { network, username, url } of basics.profiles) add(section, 'item', network, username, url);
  }
  add('summary', 'body', basics.summary);
  for (const job of resume.work) {
    addHead('experience', {
      what: job.position,
      where: job.name,
      place: job.location,
      about: job.description,
    });
    add('experience', 'body', job.summary, ...job.highlights);
  }
  for (const school of resume.education) {
    addHead('education', {
      what: school.studyType,
      where: school.institution,
      subject: school.area,
      grade: school.score,
      place: school.location ?? '',
    });
    add('education', 'head', `${school.studyType}${school.area}`);
    add('education', 'body', ...school.courses);
  }
  for (const project of resume.projects) {
    addHead('projects', { what: project.name });
    add('projects', 'body', project.description, ...project.highlights);
  }
  for (const one of resume.certificates) addHead('certifications', { what: one.name, where: one.issuer });
  for (const one of resume.volunteer) {
    addHead('other', { what: one.position, where: one.organization });
    add('other', 'body', one.summary, ...one.highlights);
  }
  for (const one of resume.awards) {
    addHead('other', { what: one.title, where: one.awarder });
    add('other', 'body', one.summary);
  }
  for (const one of resume.publications) {
    addHead('other', { what: one.name, where: one.publisher });
    add('other', 'body', one.summary);
  }
  for (const one of resume.references) {
    addHead('other', { what: one.name });
    add('other', 'body', one.reference);
  }
  for (const { name, level, keywords } of resume.skills) add('skills', 'item', name, level, ...keywords);
  for (const { language, fluency } of resume.languages)
    add('languages', 'item', language, fluency, `${language}${fluency}`);
  for (const { name } of resume.interests) add('other', 'body', name);
  return facts;
}

const sections: Partial<Record<SectionKind, LabelledSection>> = {
  projects: 'projects',
  certificates: 'certifications',
};

/** The same of a person of the corpus. */
export function factsOfPerson(person: Person): Fact[] {
  const facts: Fact[] = [];
  let entry = 0;
  const add = (section: LabelledSection, part: Fact['part'], ...texts: string[]) => {
    for (const text of texts) if (text !== '') facts.push({ section, part, entry, text });
  };
  const addHead = (section: LabelledSection, head: HeadTexts) => {
    entry += 1;
    for (const [role, text] of Object.entries(head))
      if (text !== '') facts.push({ section, part: 'head', entry, text, role: role as HeadRole });
  };
  add('header', 'name', ...person.name);
  add('header', 'headline', person.headline);
  for (const section of ['header', 'contact'] as const)
    add(
      section,
      'item',
      person.email,
      person.phone,
      ...person.location,
      ...person.links,
      ...person.personal.flat(),
    );
  add('summary', 'body', person.summary);
  for (const job of person.jobs) {
    addHead('experience', { what: job.position, where: job.company, place: job.place, about: job.about });
    add('experience', 'body', ...job.bullets);
  }
  for (const school of person.schools) {
    addHead('education', { what: school.degree, where: school.institution, place: school.place });
    add('education', 'body', ...school.notes);
  }
  for (const { group, names } of person.skills) add('skills', 'item', group, ...names);
  for (const { name, level } of person.languages) add('languages', 'item', name, level, `${name}${level}`);
  for (const { kind, lines } of person.sections)
    for (const line of lines) {
      entry += 1;
      add(sections[kind] ?? 'other', kind === 'certificates' ? 'head' : 'body', line);
    }
  return facts;
}
