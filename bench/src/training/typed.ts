import { months, presentWords } from '../../../packages/read/corpus/generate/words.data.ts';
import { chanceOf, headingsIn, type Resume, type TrainingLanguage } from './invent.ts';

const HEADINGS = {
  summary: 'Summary',
  work: 'Work Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  languages: 'Languages',
  certificates: 'Certifications',
  volunteer: 'Volunteering',
  awards: 'Awards',
  interests: 'Interests',
  references: 'References',
} as const;
type Part = keyof typeof HEADINGS;
/** Between a degree and its subject. */
const subjectJoints: Record<TrainingLanguage, readonly string[]> = {
  en: [' in ', ' of '],
  de: [' in ', ' '],
  fr: [' en ', ' de '],
  es: [' en ', ' de '],
  it: [' in ', ' di '],
};

/** A person's CV as somebody types it into a text file or a form of a site: another way for each seed. */
export function typed(resume: Resume, lang: TrainingLanguage, seed: number): string {
  const chance = chanceOf(seed + 77_777);
  const of = <T>(values: readonly T[]): T => values[Math.floor(chance() * values.length)] as T;
  const titles = headingsIn(lang, of([0, 1] as const));
  const [isUpper, tail, isRuled] = [chance() < 0.6, of(['', '', ':']), chance() < 0.2];
  const [mark, space, gap] = [of(['- ', '• ', '* ', '– ', '']), of(['', '  ', '    ']), of(['\n', '\n', ''])];
  const [joint, dash] = [
    of([', ', ', ', ' | ', ' - ', ' – ', '\n', '\n', '\t']),
    of([' - ', ' – ', '-', ' to ']),
  ];
  const form = of(['short', 'long', 'slash', 'iso', 'year'] as const);
  const date = (value: string | undefined): string => {
    if (value === undefined) return presentWords[lang][0];
    const [year = '', month] = value.split('-');
    if (month === undefined || form === 'year') return year;
    if (form === 'slash') return `${month}/${year}`;
    if (form === 'iso') return value;
    return `${months[lang][form][Number(month) - 1]} ${year}`;
  };
  const undated = of([0, 0, 0, 0.3, 1]);
  const range = ({ startDate, endDate }: { startDate: string; endDate?: string }) =>
    chance() < undated ? '' : `${date(startDate)}${dash}${date(endDate)}`;
  const [where, whenFirst, whatFirst] = [
    of(['end', 'below', 'bracket', 'above'] as const),
    chance() < 0.2,
    chance() < 0.5,
  ];
  const isAt = chance() < 0.15;
  const at = { en: 'at', de: 'bei', fr: 'chez', es: '@', it: 'presso' }[lang];
  const contract = chance() < 0.12 ? of(['Full-time', 'Part-time', '(Contract)', 'Vollzeit', 'CDI']) : '';
  const head = (names: readonly string[], when: string): string => {
    const [first = '', second = '', ...more] = names;
    const whole = isAt && first !== '' && second !== '' ? [`${first} ${at} ${second}`, ...more] : names;
    const shown = (whatFirst || isAt ? whole : whole.toReversed()).filter((name) => name !== '').join(joint);
    if (when === '') return shown;
    if (whenFirst || where === 'above') return `${when}${of(['\n', '\t', ': '])}${shown}`;
    if (where === 'below') return `${shown}\n${when}`;
    return where === 'bracket' ? `${shown} (${when})` : `${shown}${of(['\t', ', ', ' | '])}${when}`;
  };
  const list = (texts: readonly string[]) =>
    texts.filter((text) => text !== '').map((text) => `${space}${mark}${text}`);
  const entry = (title: string, body: readonly string[]) => [title, ...list(body)].join('\n');
  const oneLine = chance() < 0.6;
  const names = (values: readonly string[]) =>
    oneLine ? values.join(of([', ', ' | ', ' · '])) : list(values).join('\n');
  const parts: Record<Part, string> = {
    summary: resume.basics.summary,
    work: resume.work
      .map((job) =>
        entry(head([job.position, job.name, job.location, contract], range(job)), [
          job.summary,
          ...job.highlights,
        ]),
      )
      .join(`\n${gap}`),
    education: resume.education
      .map((school) =>
        entry(
          head(
            [
              [school.studyType, school.area].filter(Boolean).join(of([' ', ', ', of(subjectJoints[lang])])),
              school.institution,
              school.location ?? '',
            ],
            chance() < 0.8 ? range(school) : date(school.endDate),
          ),
          school.courses,
        ),
      )
      .join(`\n${gap}`),
    skills: resume.skills
      .map(({ name, keywords }) => (keywords.length > 0 ? `${name}: ${keywords.join(', ')}` : name))
      .join(oneLine && resume.skills.every(({ keywords }) => keywords.length === 0) ? ', ' : '\n'),
    projects: resume.projects
      .map((project) =>
        entry(head([project.name], range(project)), [project.description, ...project.highlights]),
      )
      .join(`\n${gap}`),
    languages: names(resume.languages.map(({ language, fluency }) => `${language} (${fluency})`)),
    certificates: resume.certificates
      .map(({ name, issuer, date: when }) =>
        of([
          `${name}, ${issuer}, ${date(when)}`,
          `${name}\n${issuer}\n${date(when)}`,
          `${name} - ${issuer} (${date(when)})`,
        ]),
      )
      .join('\n'),
    volunteer: resume.volunteer
      .map((one) =>
        entry(head([one.position, one.organization], range(one)), [one.summary, ...one.highlights]),
      )
      .join(`\n${gap}`),
    awards: resume.awards
      .map(({ title, awarder, date: when }) => `${title}, ${awarder}, ${date(when)}`)
      .join('\n'),
    interests: names(resume.interests.map(({ name }) => name)),
    references: resume.references.map(({ name, reference }) => `${name}\n${reference}`).join('\n'),
  };
  const { basics } = resume;
  const reach = [
    basics.location.city,
    basics.phone,
    basics.email,
    ...basics.profiles.map(({ url }) => url),
  ].filter(Boolean);
  const [isLabelled, isForm] = [chance() < 0.25, chance() < 0.15];
  const named = [
    `Phone: ${basics.phone}`,
    `${of(['Email', 'E-mail', 'E-Mail'])}: ${basics.email}`,
    `${of(['Date of birth', 'Geburtsdatum', 'Nationality', 'Nationalité'])}: ${of(['14.05.1989', '2 May 1990', 'Spanish', 'française'])}`,
  ];
  const top = [
    isUpper && chance() < 0.5 ? basics.name.toUpperCase() : basics.name,
    ...(basics.label === '' ? [] : [basics.label]),
    isLabelled && !isForm
      ? named.join('\n')
      : chance() < 0.5
        ? reach.join(of([' | ', ', ', ' · ']))
        : reach.join('\n'),
  ];
  const order: readonly Part[] = of([
    [
      'summary',
      'work',
      'education',
      'projects',
      'skills',
      'languages',
      'certificates',
      'volunteer',
      'awards',
      'interests',
      'references',
    ],
    [
      'summary',
      'skills',
      'work',
      'projects',
      'volunteer',
      'education',
      'certificates',
      'awards',
      'languages',
      'references',
      'interests',
    ],
    [
      'education',
      'work',
      'certificates',
      'awards',
      'languages',
      'skills',
      'interests',
      'volunteer',
      'projects',
      'references',
      'summary',
    ],
  ]);
  // Many type a part of it alone, and some without a heading above their jobs, or without any.
  const least = of([0, 0, 0.3, 0.7]);
  const headless = of<readonly Part[]>([
    [],
    [],
    [],
    [],
    ['summary'],
    ['summary', 'work'],
    ['work'],
    ['summary', 'work', 'education'],
  ]);
  const isBare = headless.includes('education');
  const first: readonly Part[] = headless.length > 0 ? ['summary', 'work'] : [];
  const inOrder = [...first, ...order.filter((part) => !first.includes(part))];
  const blocks = inOrder.flatMap((part) => {
    const text = parts[part];
    if (text === '' || (isBare && !headless.includes(part)) || (!isBare && chance() < least)) return [];
    if (headless.includes(part)) return [text];
    const title = titles.get(HEADINGS[part]) ?? HEADINGS[part];
    const shown = `${isUpper ? title.toLocaleUpperCase(lang) : title}${tail}`;
    return [`${shown}\n${isRuled ? `${'-'.repeat(shown.length)}\n` : ''}${text}`];
  });
  if (isForm) {
    const title = {
      en: 'Personal Details',
      de: 'Persönliche Daten',
      fr: 'Coordonnées',
      es: 'Datos personales',
      it: 'Dati personali',
    }[lang];
    const form = `${isUpper ? title.toUpperCase() : title}${tail}\n${named.join('\n')}`;
    blocks.splice(of([0, blocks.length]), 0, form);
  }
  return [top.join('\n'), ...blocks].join(of(['\n\n', '\n\n', '\n\n\n', '\n']));
}
