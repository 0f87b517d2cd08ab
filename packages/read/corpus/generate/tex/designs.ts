import type { Shown, ShownJob } from '../shown.ts';
import { Flow } from './flow.ts';
import type { Face } from './metrics.ts';
import type { Accents, Run } from './setting.ts';

export type TexDesign = (shown: Shown, accents: Accents) => Uint8Array;

const run = (text: string, face: Face = 'roman', size = 10): Run => ({ face, size, text });
const symbol = (name: string): Run => ({ face: 'symbol', size: 9, text: name });
const filled = (parts: readonly string[]) => parts.filter((part) => part !== '');
const joinedSkills = (s: Shown) => s.skills.map(({ group, names }) => ({ group, text: names.join(', ') }));

/** Capitals of two sizes, as small capitals are made where the font has none. */
function smallCaps(text: string, size: number): Run[] {
  return text
    .split(' ')
    .flatMap((word) => [
      run(word.slice(0, 1), 'roman', size),
      { ...run(word.slice(1).toUpperCase(), 'roman', size * 0.8), isJoined: true },
    ]);
}

const bullets = (flow: Flow, lines: readonly string[], x: number, widthPt?: number) => {
  for (const line of lines)
    flow.paragraph([run(line)], {
      x: x + 12,
      label: [run('•')],
      labelX: x + 2,
      ...(widthPt && { widthPt: widthPt - 12 }),
    });
};

/** The article class: a centred head, numbered publications, dates at the right edge. */
export const article: TexDesign = (s, accents) => {
  const flow = new Flow({ accents, marginPt: 90, isNumbered: true });
  const section = (title: string) => {
    flow.down(8);
    flow.paragraph([run(title, 'bold', 12)]);
    flow.down(2);
  };
  flow.centred([run(s.name, 'roman', 17)]);
  for (const text of filled([s.headline, s.location, s.phone])) flow.centred([run(text)]);
  for (const text of [s.email, ...s.links.map((link) => link.text)]) flow.centred([run(text, 'mono', 9)]);
  if (s.summary) {
    section(s.titles.summary);
    flow.paragraph([run(s.summary)]);
  }
  section(s.titles.education);
  for (const school of s.schools)
    flow.paragraph([run(`${school.degree},`), run(school.institution, 'italic')], {
      right: [run(school.range)],
    });
  section(s.titles.experience);
  for (const job of s.jobs) {
    flow.paragraph([run(job.lead, 'bold')], { right: [run(job.range)] });
    flow.paragraph([run(filled([job.second, job.place]).join(', '), 'italic')]);
    bullets(flow, job.bullets, flow.left + 8);
    flow.down(3);
  }
  for (const { title, lines, kind } of s.sections) {
    section(title);
    for (const [at, line] of lines.entries())
      flow.paragraph(
        [run(line)],
        kind === 'publications' ? { x: flow.left + 20, label: [run(`[${at + 1}]`)] } : {},
      );
  }
  section(s.titles.skills);
  for (const { group, text } of joinedSkills(s))
    flow.paragraph([...(group ? [run(`${group}:`, 'bold')] : []), run(text)]);
  if (s.languages.length > 0) {
    section(s.titles.languages);
    flow.paragraph([run(s.languages.map(({ name, level }) => `${name} (${level})`).join(', '))]);
  }
  return flow.pdf.bytes();
};

/** After moderncv: a column of dates, contact at the right with symbols that have no letter. */
export const modern: TexDesign = (s, accents) => {
  const flow = new Flow({ accents, marginPt: 60, isNumbered: false });
  const column = flow.left + 92;
  const section = (title: string) => {
    flow.down(7);
    flow.paragraph([run(title, 'sans', 14)], { x: column });
    flow.rule(flow.left, 84);
  };
  const entry = (label: string, runs: readonly Run[]) =>
    flow.paragraph(runs, { x: column, ...(label && { label: [run(label, 'sans', 9)] }) });
  flow.columns(
    () => {
      flow.paragraph([run(s.name, 'sans', 24)], { widthPt: 260, isJustified: false });
      if (s.headline)
        flow.paragraph([run(s.headline, 'sans-italic', 12)], { widthPt: 260, isJustified: false });
    },
    () => {
      if (s.location) flow.right([run(s.location, 'sans-italic', 9)]);
      flow.right([symbol('Mobilefone'), run(s.phone, 'sans-italic', 9)]);
      flow.right([symbol('Letter'), run(s.email, 'sans-italic', 9)]);
      for (const { text } of s.links) flow.right([symbol('Mundus'), run(text, 'sans-italic', 9)]);
    },
  );
  if (s.summary) {
    section(s.titles.summary);
    entry('', [run(s.summary, 'sans')]);
  }
  section(s.titles.experience);
  for (const job of s.jobs) {
    entry(job.range, [
      run(`${job.lead},`, 'sans-bold'),
      run(`${job.second}${job.place && ','}`, 'sans-italic'),
      ...(job.place ? [run(`${job.place}.`, 'sans')] : []),
    ]);
    bullets(flow, job.bullets, column);
    flow.down(3);
  }
  section(s.titles.education);
  for (const school of s.schools)
    entry(school.range, [run(`${school.degree},`, 'sans-bold'), run(school.institution, 'sans-italic')]);
  section(s.titles.skills);
  for (const { group, text } of joinedSkills(s)) entry(group, [run(text, 'sans')]);
  if (s.languages.length > 0) section(s.titles.languages);
  for (const { name, level } of s.languages) entry(name, [run(level, 'sans')]);
  for (const { title, lines } of s.sections) {
    section(title);
    for (const line of lines) entry('', [run(line, 'sans')]);
  }
  return flow.pdf.bytes();
};

/** After the res class: headings in the left margin beside the first entry, small capitals of two sizes. */
export const margin: TexDesign = (s, accents) => {
  const flow = new Flow({ accents, marginPt: 56, isNumbered: true });
  const column = flow.left + 100;
  const section = (title: string, content: () => void) => {
    flow.down(9);
    flow.columns(() => flow.paragraph(smallCaps(title, 10), { widthPt: 92, isJustified: false }), content);
  };
  const head = (job: ShownJob) => {
    flow.paragraph([run(job.lead, 'bold')], { x: column, right: [run(job.place)] });
    flow.paragraph([run(job.second, 'italic')], { x: column, right: [run(job.range)] });
  };
  flow.centred([run(s.name, 'bold', 18)]);
  flow.rule();
  section(s.titles.contact, () => {
    for (const text of filled([s.location, s.phone, s.email, ...s.links.map((link) => link.text)]))
      flow.paragraph([run(text)], { x: column });
  });
  if (s.summary) section(s.titles.summary, () => flow.paragraph([run(s.summary)], { x: column }));
  section(s.titles.education, () => {
    for (const school of s.schools) {
      flow.paragraph([run(school.institution, 'bold')], { x: column, right: [run(school.place)] });
      flow.paragraph([run(school.degree)], { x: column, right: [run(school.range)] });
    }
  });
  section(s.titles.experience, () => {
    for (const job of s.jobs) {
      head(job);
      bullets(flow, job.bullets, column);
      flow.down(3);
    }
  });
  section(s.titles.skills, () => {
    for (const { group, text } of joinedSkills(s))
      flow.paragraph([...(group ? [run(`${group}:`, 'italic')] : []), run(text)], { x: column });
  });
  for (const { title, lines } of s.sections)
    section(title, () => {
      for (const line of lines) flow.paragraph([run(line)], { x: column });
    });
  return flow.pdf.bytes();
};

/** After Deedy: a narrow column of studies and skills, a wide one of work; headings in capitals. */
export const twin: TexDesign = (s, accents) => {
  const flow = new Flow({ accents, marginPt: 40, isNumbered: false });
  const narrowPt = 160;
  const wide = flow.left + narrowPt + 20;
  const section = (title: string, x: number, widthPt?: number) => {
    flow.down(6);
    flow.paragraph([run(title.toUpperCase(), 'sans', 13)], {
      x,
      isJustified: false,
      ...(widthPt && { widthPt }),
    });
    flow.down(2);
  };
  flow.centred([run(s.name, 'sans', 30)]);
  flow.centred([
    run(filled([s.email, s.phone, s.location, ...s.links.map((link) => link.text)]).join(' | '), 'sans', 8),
  ]);
  if (s.headline) flow.centred([run(s.headline, 'sans-italic', 11)]);
  flow.rule();
  const inNarrow = { widthPt: narrowPt, isJustified: false };
  flow.columns(
    () => {
      section(s.titles.education, flow.left, narrowPt);
      for (const school of s.schools) {
        flow.paragraph([run(school.institution, 'sans-bold')], inNarrow);
        flow.paragraph([run(school.degree, 'sans')], inNarrow);
        flow.paragraph([run(filled([school.range, school.place]).join(' | '), 'sans', 9)], inNarrow);
        flow.down(3);
      }
      section(s.titles.skills, flow.left, narrowPt);
      for (const { group, text } of joinedSkills(s)) {
        if (group) flow.paragraph([run(group, 'sans-bold')], inNarrow);
        flow.paragraph([run(text.replaceAll(', ', ' • '), 'sans')], inNarrow);
      }
      if (s.languages.length > 0) section(s.titles.languages, flow.left, narrowPt);
      for (const { name, level } of s.languages)
        flow.paragraph([run(`${name} – ${level}`, 'sans')], inNarrow);
    },
    () => {
      if (s.summary) {
        section(s.titles.summary, wide);
        flow.paragraph([run(s.summary, 'sans')], { x: wide });
      }
      section(s.titles.experience, wide);
      for (const job of s.jobs) {
        flow.paragraph([run(job.lead, 'sans-bold', 11), run('|', 'sans'), run(job.second, 'sans')], {
          x: wide,
          isJustified: false,
        });
        flow.paragraph([run(filled([job.range, job.place]).join(' | '), 'sans', 9)], { x: wide });
        bullets(flow, job.bullets, wide);
        flow.down(3);
      }
      for (const { title, lines } of s.sections) {
        section(title, wide);
        for (const line of lines) flow.paragraph([run(line, 'sans')], { x: wide });
      }
    },
  );
  return flow.pdf.bytes();
};
