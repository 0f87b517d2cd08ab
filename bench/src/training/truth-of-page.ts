import { months, presentWords } from '../../../packages/read/corpus/generate/words.data.ts';
import type { Truth } from '../../../packages/read/corpus/truth.ts';
import type { PositionedLine } from '../../../packages/domain/src/reading/positioned-line.ts';
import { normalLink } from '../read-normal.ts';
import type { Resume, TrainingLanguage } from './invent.ts';

/** A page of the training set, as it lies beside its file. */
export interface TrainingPage {
  template: string;
  lang: TrainingLanguage;
  resume: Resume;
}

/** Letters and figures alone: how a template parts and sets them does not count. */
export function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** A date in the precision in which a page shows it: `YYYY-MM`, `YYYY`, or nothing. */
function shownDate(text: string, lang: TrainingLanguage, date: string | undefined): string {
  if (date === undefined) {
    const words = ['present', 'current', 'now', 'today', ...presentWords[lang].map(bare)];
    return words.some((word) => text.includes(bare(word))) ? 'present' : '';
  }
  const [year = '', month] = date.split('-');
  if (!text.includes(year)) return '';
  // Some templates show a year as its January.
  const at = Number(month ?? '01') - 1;
  const names = [months.en, months[lang]].flatMap(({ long, short }) => [long[at] ?? '', short[at] ?? '']);
  const forms = [
    ...names.flatMap((name) => [`${bare(name)}${year}`, `${bare(name)}de${year}`, `${bare(name)}del${year}`]),
    `${year}${month ?? '01'}`,
    `${month ?? '01'}${year}`,
    `${at + 1}${year}`,
    ...names.flatMap((name) => Array.from({ length: 31 }, (_, day) => `${bare(name)}${day + 1}${year}`)),
  ];
  return forms.some((form) => text.includes(form)) ? `${year}-${month ?? '01'}` : year;
}

/** What a page says of its person, as a reader should give it: what the template leaves out is not asked for. */
export function truthOfPage({ lang, resume }: TrainingPage, lines: readonly PositionedLine[]): Truth {
  const text = bare(lines.map((line) => line.text).join(''));
  const links = lines.flatMap((line) => line.links ?? []).map(({ url }) => normalLink(url));
  const shown = (words: string) => (words !== '' && text.includes(bare(words)) ? words : '');
  const date = (value: string | undefined) => shownDate(text, lang, value);
  const { basics } = resume;
  const { address, postalCode, city, region, countryCode } = basics.location;
  const place = [address, city, postalCode, region, countryCode];
  const seen = place.filter((part) => shown(part) !== '');
  const skills = resume.skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name]));
  return {
    kind: 'html-print',
    detectedType: 'cv',
    language: lang,
    name: [shown(basics.name)],
    email: shown(basics.email),
    phone: shown(basics.phone),
    location: seen.length > 0 ? [seen.join(' ')] : [],
    headline: shown(basics.label),
    summary: shown(basics.summary),
    jobs: resume.work
      .map((job) => ({
        company: shown(job.name),
        position: shown(job.position),
        start: date(job.startDate),
        end: date(job.endDate),
      }))
      .filter(({ company, position }) => company + position !== ''),
    schools: resume.education
      .map((school) => ({
        institution: shown(school.institution),
        degree: [shown(school.studyType), shown(school.area)].filter((part) => part !== '').join(' '),
        start: date(school.startDate),
        end: date(school.endDate),
      }))
      .filter(({ institution, degree }) => institution + degree !== ''),
    skills: skills.filter((skill) => shown(skill) !== ''),
    links: [...basics.profiles.map(({ url }) => url), basics.url].filter(
      (url) => url !== '' && (links.includes(normalLink(url)) || shown(normalLink(url)) !== ''),
    ),
    pieces: [
      basics.summary,
      ...resume.work.flatMap((job) => [job.summary, ...job.highlights]),
      ...resume.projects.flatMap((project) => project.highlights),
    ].filter((piece) => shown(piece) !== ''),
  };
}
