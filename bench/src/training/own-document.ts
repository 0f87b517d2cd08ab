import { cvDocument, normaliseDocument, PRESENT, withinLimits, type CvDocument } from '@candor/domain/cv';
import type { HeadingKind, Language, Person } from '../../../packages/read/corpus/generate/person.ts';
import type { headings } from '../../../packages/read/corpus/generate/words.data.ts';
import { invent, type Resume } from './invent.ts';

/** What an invented person says, as a document of ours; sections without fields of their own under `titles`. */
export function documentOf(resume: Resume, titles: (typeof headings)[Language]): CvDocument {
  const section = <T>(
    kind: HeadingKind,
    entries: readonly T[],
    read: (entry: T) => { title: string; subtitle: string; start: string; bullets: string[] },
  ): CvDocument['custom'] =>
    entries.length === 0
      ? []
      : [{ title: titles[kind][0], entries: entries.map((entry) => ({ ...read(entry), end: '' })) }];
  const { basics } = resume;
  return normaliseDocument(
    withinLimits({
      ...cvDocument(),
      basics: {
        name: basics.name,
        headline: basics.label,
        email: basics.email,
        phone: basics.phone,
        location: [basics.location.city, basics.location.region].filter((part) => part !== '').join(', '),
        links: basics.profiles.map(({ network, url }) => ({ label: network, url })),
      },
      summary: basics.summary,
      experience: resume.work.map((job) => ({
        company: job.name,
        position: job.position,
        location: job.location,
        start: job.startDate,
        end: job.endDate ?? (job.startDate === '' ? '' : PRESENT),
        bullets: [job.summary, ...job.highlights].filter((text) => text !== ''),
      })),
      education: resume.education.map((school) => ({
        institution: school.institution,
        degree: [school.studyType, school.area].filter((part) => part !== '').join(' '),
        location: school.location ?? '',
        start: school.startDate,
        end: school.endDate ?? '',
        bullets: school.courses,
      })),
      skills: resume.skills.flatMap(({ name, keywords }) =>
        keywords.length === 0 ? [{ name, group: '' }] : keywords.map((word) => ({ name: word, group: name })),
      ),
      projects: resume.projects.map((project) => ({
        name: project.name,
        url: '',
        start: project.startDate,
        end: project.endDate ?? '',
        bullets: [project.description, ...project.highlights].filter((text) => text !== ''),
      })),
      languages: resume.languages.map(({ language, fluency }) => ({ name: language, level: fluency })),
      certifications: resume.certificates.map(({ name, issuer, date }) => ({ name, issuer, date, url: '' })),
      custom: [
        section('volunteering', resume.volunteer, (one) => ({
          title: one.position,
          subtitle: one.organization,
          start: one.startDate,
          bullets: one.highlights,
        })),
        section('publications', resume.publications, (one) => ({
          title: one.name,
          subtitle: one.publisher,
          start: one.releaseDate,
          bullets: [],
        })),
        section('awards', resume.awards, (one) => ({
          title: one.title,
          subtitle: one.awarder,
          start: one.date,
          bullets: [],
        })),
        section('interests', resume.interests, ({ name }) => ({
          title: name,
          subtitle: '',
          start: '',
          bullets: [],
        })),
      ].flat(),
    }),
  );
}

/** A person of the corpus as an invented one. */
export function resumeOf(person: Person): Resume {
  const blank = invent(0, 'en');
  const dated = ({ start, end }: { start: string; end: string }) => ({
    startDate: start,
    ...(end === 'present' ? {} : { endDate: end }),
  });
  return {
    ...blank,
    basics: {
      name: person.name[0] ?? '',
      label: person.headline,
      email: person.email,
      phone: person.phone,
      url: '',
      summary: person.summary,
      location: { address: '', postalCode: '', city: person.location[0] ?? '', region: '', countryCode: '' },
      profiles: [],
    },
    work: person.jobs.map((job) => ({
      name: job.company,
      position: job.position,
      location: job.place,
      description: '',
      summary: '',
      highlights: job.bullets,
      ...dated(job),
    })),
    education: person.schools.map((school) => ({
      institution: school.institution,
      area: '',
      studyType: school.degree,
      score: '',
      courses: school.notes,
      ...dated(school),
    })),
    skills: person.skills.map(({ group, names }) => ({ name: group, level: '', keywords: names })),
    languages: person.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    projects: [],
    certificates: [],
    volunteer: [],
    awards: [],
    publications: [],
    interests: [],
    references: [],
  };
}
