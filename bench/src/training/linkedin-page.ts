import { months, presentWords } from '../../../packages/read/corpus/generate/words.data.ts';
import { chanceOf, type Resume, type TrainingLanguage } from './invent.ts';

interface Words {
  contact: string;
  skills: string;
  summary: string;
  experience: string;
  education: string;
  years: [string, string];
  months: [string, string];
  page: string;
}

/** What LinkedIn writes around a profile that is saved as a PDF; languages and certifications it calls so in any language. */
const words: Record<TrainingLanguage, Words> = {
  en: {
    contact: 'Contact',
    skills: 'Top Skills',
    summary: 'Summary',
    experience: 'Experience',
    education: 'Education',
    years: ['year', 'years'],
    months: ['month', 'months'],
    page: 'Page # of @',
  },
  de: {
    contact: 'Kontakt',
    skills: 'Top-Kenntnisse',
    summary: 'Zusammenfassung',
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    years: ['Jahr', 'Jahre'],
    months: ['Monat', 'Monate'],
    page: 'Page # of @',
  },
  fr: {
    contact: 'Coordonnées',
    skills: 'Principales compétences',
    summary: 'Résumé',
    experience: 'Expérience',
    education: 'Formation',
    years: ['an', 'ans'],
    months: ['mois', 'mois'],
    page: 'Page # of @',
  },
  es: {
    contact: 'Contactar',
    skills: 'Aptitudes principales',
    summary: 'Extracto',
    experience: 'Experiencia',
    education: 'Educación',
    years: ['año', 'años'],
    months: ['mes', 'meses'],
    page: 'Page # of @',
  },
  it: {
    contact: 'Contatti',
    skills: 'Competenze principali',
    summary: 'Riepilogo',
    experience: 'Esperienza',
    education: 'Formazione',
    years: ['anno', 'anni'],
    months: ['mese', 'mesi'],
    page: 'Page # of @',
  },
};
/** When the pages were saved. */
const NOW = '2026-03';

function monthsIn(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return 12 * year + month - 1;
}

/** A person as LinkedIn would have them: jobs in months, several with one employer. */
export function profileOf(given: Resume, seed: number): Resume {
  const chance = chanceOf(seed + 909_090);
  const withMonth = (date: string, month: string) => (date.includes('-') ? date : `${date}-${month}`);
  let name = '';
  const work = given.work.map((job, at) => {
    name = at > 0 && chance() < 0.35 ? name : job.name;
    const { endDate, ...rest } = job;
    return {
      ...rest,
      name,
      startDate: withMonth(job.startDate, '01'),
      ...(endDate === undefined ? {} : { endDate: withMonth(endDate, '12') }),
    };
  });
  const skills = given.skills
    .flatMap((skill) => (skill.keywords.length > 0 ? skill.keywords : [skill.name]))
    .slice(0, 3)
    .map((skill) => ({ name: skill, level: '', keywords: [] }));
  return { ...given, work, skills, projects: [], volunteer: [], references: [], interests: [], awards: [] };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The page that LinkedIn makes of a profile, and what stands below each of its sheets. */
export function linkedInPage(resume: Resume, lang: TrainingLanguage): { html: string; footer: string } {
  const own = words[lang];
  const date = (value: string | undefined) => {
    const [year = '', month] = (value ?? '').split('-');
    return value === undefined
      ? presentWords[lang][0]
      : `${month === undefined ? '' : `${months[lang].long[Number(month) - 1]} `}${year}`;
  };
  const lasted = (count: number) =>
    [[Math.floor(count / 12), own.years] as const, [count % 12, own.months] as const]
      .flatMap(([many, [one, several]]) => (many === 0 ? [] : [`${many} ${many === 1 ? one : several}`]))
      .join(' ');
  const lengthOf = ({ startDate, endDate = NOW }: { startDate: string; endDate?: string }) =>
    monthsIn(endDate) - monthsIn(startDate) + 1;
  const line = (kind: string, text: string) =>
    text === '' ? '' : `<div class="${kind}">${escaped(text)}</div>`;
  const jobs = resume.work.map((job, at) => {
    const { work } = resume;
    const isFirst = work[at - 1]?.name !== job.name;
    const rest = work.slice(at).findIndex(({ name }) => name !== job.name);
    const all = work.slice(at, rest === -1 ? undefined : at + rest);
    const total = isFirst && all.length > 1 ? lasted(all.reduce((sum, one) => sum + lengthOf(one), 0)) : '';
    return [
      isFirst ? line('employer', job.name) + line('small', total) : '',
      line('title', job.position),
      line('small', `${date(job.startDate)} - ${date(job.endDate)} (${lasted(lengthOf(job))})`),
      line('place', job.location),
      line('text', job.summary),
      ...job.highlights.map((text) => line('text', `• ${text}`)),
    ].join('');
  });
  const schools = resume.education.map((school) => {
    const names = [school.studyType, school.area].filter((name) => name !== '').join(', ');
    const range = `(${date(school.startDate)} - ${date(school.endDate)})`;
    return (
      line('employer', school.institution) + line('school', names === '' ? range : `${names} · ${range}`)
    );
  });
  const { basics } = resume;
  const address = [basics.email, ...basics.profiles.map(({ url }) => url.replace('https://', 'www.'))];
  const side = [
    line('side', own.contact),
    line('item', basics.phone === '' ? '' : `${basics.phone} (Mobile)`),
    ...address.map((text) => line('item', text.includes('linkedin') ? `${text} (LinkedIn)` : text)),
    ...(resume.skills.length === 0 ? [] : [line('side', own.skills)]),
    ...resume.skills.map(({ name }) => line('item', name)),
    ...(resume.languages.length === 0 ? [] : [line('side', 'Languages')]),
    ...resume.languages.map(({ language, fluency }) => line('item', `${language} (${fluency})`)),
    ...(resume.certificates.length === 0 ? [] : [line('side', 'Certifications')]),
    ...resume.certificates.map(({ name }) => line('item', name)),
  ];
  const place = [basics.location.city, basics.location.region].filter((part) => part !== '').join(', ');
  const main = [
    line('name', basics.name),
    line('label', basics.label),
    line('label', place),
    ...(basics.summary === '' ? [] : [line('heading', own.summary), line('text', basics.summary)]),
    ...(jobs.length === 0 ? [] : [line('heading', own.experience), ...jobs]),
    ...(schools.length === 0 ? [] : [line('heading', own.education), ...schools]),
  ];
  const css = `body{margin:0;font:10.5pt Arial,sans-serif;color:#181818}main{display:grid;grid-template-columns:31% 69%}
aside{background:#293e49;color:#fff;padding:30pt 14pt}section{padding:30pt 24pt}.side{font-size:13pt;margin:14pt 0 6pt}.item{margin:4pt 0}
.name{font-size:26pt;margin-bottom:4pt}.label{font-size:12pt;line-height:1.3}.heading{font-size:15.75pt;margin:18pt 0 8pt}
.employer{font-size:12pt;margin-top:12pt}.title{font-size:11.5pt;margin-top:3pt}.small,.place{color:#b0b0b0;margin-top:2pt}.text{margin-top:4pt;line-height:1.3}.school{margin-top:3pt}`;
  const count = escaped(own.page)
    .replace('#', '<span class="pageNumber"></span>')
    .replace('@', '<span class="totalPages"></span>');
  return {
    html: `<!doctype html><html lang="${lang}"><style>${css}</style><main><aside>${side.join('')}</aside><section>${main.join('')}</section></main></html>`,
    footer: `<div style="font:9pt Arial;width:100%;text-align:center">${count}</div>`,
  };
}
