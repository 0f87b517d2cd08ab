import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  cvDesign,
  cvDocument,
  layoutIds,
  normaliseDocument,
  PRESENT,
  withinLimits,
  type CvDocument,
} from '@candor/domain/cv';
import { createRenderer } from '@candor/render';
import {
  peopleOf,
  type HeadingKind,
  type Language,
  type Person,
} from '../../../packages/read/corpus/generate/person.ts';
import { headings } from '../../../packages/read/corpus/generate/words.data.ts';
import { invent, type Resume, type TrainingLanguage } from './invent.ts';
import { withOddities } from './oddities.ts';

const corpus = fileURLToPath(new URL('../../../packages/read/corpus/people/', import.meta.url));
const FIRST = 300_000;
const languages: readonly TrainingLanguage[] = ['en', 'de', 'fr', 'es', 'it'];
const formats = ['pdf', 'docx', 'html'] as const;

const personOf = (seed: number, lang: TrainingLanguage) => withOddities(invent(seed, lang), seed, lang);

/** A scholar's list is long. */
function withManyPublications(resume: Resume, at: number): Resume {
  if (at % 5 !== 0) return resume;
  const others = Array.from({ length: 60 }, (_, index) => invent(at * 100 + index, 'en').publications);
  return { ...resume, publications: [...resume.publications, ...others.flat()].slice(0, 8 + at) };
}

function documentOf(resume: Resume, titles: (typeof headings)[Language]): CvDocument {
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
function resumeOf(person: Person): Resume {
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

/** Some entries of some people give no date. */
function withoutSomeDates(resume: Resume, at: number): Resume {
  if (at % 3 !== 0) return resume;
  const bare = <T extends { startDate: string; endDate?: string }>(entry: T, index: number): T =>
    (index + at) % 2 === 0 ? { ...entry, startDate: '', endDate: '' } : entry;
  return { ...resume, work: resume.work.map(bare), education: resume.education.map(bare) };
}

/** Sets invented people, and those of the corpus who write in other scripts, in our own layouts, as every export writes them. */
export async function makeOwnPages(folder: string, count: number): Promise<void> {
  const scripts = ['ar', 'he', 'ru', 'zh', 'ja', 'pt', 'nl'];
  const files = await readdir(corpus);
  const texts = await Promise.all(files.map((file) => readFile(join(corpus, file), 'utf8')));
  const others = texts
    .flatMap(peopleOf)
    .filter(({ lang }) => scripts.includes(lang))
    .map((person) => ({ lang: person.lang, resume: resumeOf(person) }));
  const renderer = createRenderer();
  for (const [index, layout] of layoutIds.entries()) {
    const invented = Array.from({ length: count }, (_, at) => {
      const lang = languages[at % languages.length] ?? 'en';
      return {
        lang,
        resume: withManyPublications(withoutSomeDates(personOf(FIRST + index * 1_000 + at, lang), at), at),
      };
    });
    for (const [at, { lang, resume }] of [...invented, ...others].entries()) {
      // Our section names speak no Hebrew or Russian.
      const design = cvDesign({ language: lang === 'he' || lang === 'ru' ? 'en' : lang });
      const input = {
        document: documentOf(resume, headings[lang]),
        layout,
        paper: 'a4',
        isBrandFree: true,
        design,
      } as const;
      const format = at % 3 === 1 ? (formats[1 + (Math.floor(at / 3) % 2)] ?? 'pdf') : 'pdf';
      const { bytes } = await renderer.cv.file(format, input);
      const name = join(folder, `own ${layout}-${at}`);
      await writeFile(`${name}.${format}`, bytes);
      await writeFile(`${name}.json`, JSON.stringify({ template: `own ${layout}`, lang, resume }));
    }
    process.stdout.write(`learnt own ${layout}: ${count + others.length} pages\n`);
  }
  await renderer.close();
}
