import type { Shown } from '../shown.ts';
import { contactLabels } from '../words.data.ts';

export type TextDesign = (shown: Shown) => string;

const filled = (parts: readonly string[]) => parts.filter((part) => part !== '');
const joinedLines = (parts: readonly string[]) => `${parts.join('\n').replaceAll(/\n{3,}/g, '\n\n')}\n`;

function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

const skills = (s: Shown) =>
  s.skills.map(({ group, names }) => (group ? `${group}: ${names.join(', ')}` : names.join(', ')));
const languages = (s: Shown) => s.languages.map(({ name, level }) => `${name} (${level})`);

/** Capitals for headings, lines wrapped at 72, hyphens for bullets. */
export const wrapped: TextDesign = (s) => {
  const upper = (text: string) => text.toLocaleUpperCase(s.lang);
  return joinedLines([
    upper(s.name),
    s.headline,
    ...filled([s.location, s.phone, s.email, ...s.links.map(({ text }) => text)]),
    ...(s.summary ? ['', upper(s.titles.summary), wrap(s.summary, 72)] : []),
    '',
    upper(s.titles.experience),
    ...s.jobs.flatMap((job) => [
      '',
      job.line,
      job.range,
      ...job.bullets.map((text) => wrap(`- ${text}`, 72, '  ')),
    ]),
    '',
    upper(s.titles.education),
    ...s.schools.flatMap((school) => ['', school.degree, school.institution, school.range]),
    '',
    upper(s.titles.skills),
    ...skills(s).map((line) => wrap(line, 72)),
    ...(s.languages.length > 0 ? ['', upper(s.titles.languages), languages(s).join(', ')] : []),
    ...s.sections.flatMap(({ title, lines }) => [
      '',
      upper(title),
      ...lines.map((line) => wrap(`- ${line}`, 72, '  ')),
    ]),
  ]);
};

/** Headings underlined by equals signs, stars for bullets, dates in brackets. */
export const underlined: TextDesign = (s) => {
  const head = (title: string) => ['', title, '='.repeat(title.length)];
  const [address, phone, email] = contactLabels[s.lang];
  return joinedLines([
    s.name,
    '-'.repeat(s.name.length),
    s.headline,
    `${phone}: ${s.phone}`,
    `${email}: ${s.email}`,
    ...filled([s.location]).map((text) => `${address}: ${text}`),
    ...s.links.map(({ url }) => url),
    ...(s.summary ? [...head(s.titles.summary), s.summary] : []),
    ...head(s.titles.experience),
    ...s.jobs.flatMap((job) => [
      `${job.line}${job.range && ` (${job.range})`}`,
      ...job.bullets.map((text) => `  * ${text}`),
      '',
    ]),
    ...head(s.titles.education),
    ...s.schools.map(
      (school) => `${school.institution}: ${school.degree}${school.range && ` (${school.range})`}`,
    ),
    ...head(s.titles.skills),
    ...skills(s).map((line) => `  * ${line}`),
    ...(s.languages.length > 0
      ? [...head(s.titles.languages), ...languages(s).map((line) => `  * ${line}`)]
      : []),
    ...s.sections.flatMap(({ title, lines }) => [...head(title), ...lines.map((line) => `  * ${line}`)]),
  ]);
};

/** Tabs between dates and titles, round bullets, no blank line within a section. */
export const tabs: TextDesign = (s) =>
  joinedLines([
    `${s.name}\t\t${s.phone}`,
    `${s.headline}\t\t${s.email}`,
    ...filled([s.location]),
    ...s.links.map(({ text }) => text),
    ...(s.summary ? ['', `${s.titles.summary}:`, s.summary] : []),
    '',
    `${s.titles.experience}:`,
    ...s.jobs.flatMap((job) => [
      `${job.range}\t${job.lead}`,
      `\t\t${job.second}`,
      ...job.bullets.map((text) => `\t\t• ${text}`),
    ]),
    '',
    `${s.titles.education}:`,
    ...s.schools.flatMap((school) => [`${school.range}\t${school.degree}`, `\t\t${school.institution}`]),
    '',
    `${s.titles.skills}:`,
    ...skills(s).map((line) => `\t• ${line}`),
    ...(s.languages.length > 0
      ? ['', `${s.titles.languages}:`, ...languages(s).map((line) => `\t• ${line}`)]
      : []),
    ...s.sections.flatMap(({ title, lines }) => ['', `${title}:`, ...lines.map((line) => `\t• ${line}`)]),
  ]);

/** What a two-column page gives when its text is kept in place: columns parted by spaces. */
export const columns: TextDesign = (s) => {
  const left = [
    s.titles.contact,
    ...filled([s.email, s.phone, s.location, ...s.links.map(({ text }) => text)]),
    '',
    s.titles.skills,
    ...s.skills.flatMap(({ names }) => names),
    '',
    ...(s.languages.length > 0 ? [s.titles.languages, ...languages(s)] : []),
  ];
  const right = [
    ...(s.summary ? [s.titles.summary, ...wrap(s.summary, 58).split('\n'), ''] : []),
    s.titles.experience,
    ...s.jobs.flatMap((job) => [
      job.lead,
      job.second,
      job.range,
      ...job.bullets.flatMap((text) => wrap(`- ${text}`, 58, '  ').split('\n')),
      '',
    ]),
    s.titles.education,
    ...s.schools.flatMap((school) => [school.degree, school.institution, school.range, '']),
  ];
  const width = Math.max(...left.map((line) => line.length)) + 4;
  const body = Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    `${(left[at] ?? '').padEnd(width)}${right[at] ?? ''}`.trimEnd(),
  );
  return joinedLines([s.name, s.headline, '', ...body]);
};

/** One paragraph an entry, o for bullets, as typed into an old program. */
export const typed: TextDesign = (s) =>
  joinedLines([
    s.name,
    filled([s.location, s.phone, s.email]).join(' / '),
    ...s.links.map(({ text }) => text),
    '',
    ...filled([s.headline]),
    ...(s.summary ? ['', s.summary] : []),
    '',
    `*** ${s.titles.experience} ***`,
    ...s.jobs.flatMap((job) => [
      '',
      filled([job.range, job.line]).join(': '),
      ...job.bullets.map((text) => `o ${text}`),
    ]),
    '',
    `*** ${s.titles.education} ***`,
    ...s.schools.map(
      (school) => `${filled([school.range, `${school.degree}, ${school.institution}`]).join(': ')}`,
    ),
    '',
    `*** ${s.titles.skills} ***`,
    ...skills(s),
    ...(s.languages.length > 0 ? ['', `*** ${s.titles.languages} ***`, languages(s).join(', ')] : []),
    ...s.sections.flatMap(({ title, lines }) => ['', `*** ${title} ***`, ...lines]),
  ]);

/** Markdown as kept in a repository. */
export const markdown: TextDesign = (s) =>
  joinedLines([
    `# ${s.name}`,
    '',
    ...filled([s.headline && `**${s.headline}**`]),
    '',
    filled([
      `<${s.email}>`,
      s.phone,
      s.location,
      ...s.links.map(({ text, url }) => `[${text}](${url})`),
    ]).join(' · '),
    ...(s.summary ? ['', `## ${s.titles.summary}`, '', s.summary] : []),
    '',
    `## ${s.titles.experience}`,
    ...s.jobs.flatMap((job) => [
      '',
      `### ${job.line}`,
      ...filled([job.range && `*${job.range}*`]),
      '',
      ...job.bullets.map((text) => `- ${text}`),
    ]),
    '',
    `## ${s.titles.education}`,
    '',
    ...s.schools.map(
      (school) => `- **${school.degree}**, ${school.institution}${school.range && `, ${school.range}`}`,
    ),
    '',
    `## ${s.titles.skills}`,
    '',
    ...s.skills.map(({ group, names }) => `- ${group ? `**${group}:** ` : ''}${names.join(', ')}`),
    ...(s.languages.length > 0
      ? ['', `## ${s.titles.languages}`, '', ...languages(s).map((line) => `- ${line}`)]
      : []),
    ...s.sections.flatMap(({ title, lines }) => ['', `## ${title}`, '', ...lines.map((line) => `- ${line}`)]),
  ]);
