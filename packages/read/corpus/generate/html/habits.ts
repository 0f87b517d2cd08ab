import type { Shown, ShownJob } from '../shown.ts';
import { curriculumVitae, moreHeadings } from '../words.data.ts';
import { each, linked, list, when, type HtmlDesign } from './page.ts';
import {
  head,
  jobsOf,
  languagesOf,
  paragraphs,
  schoolsOf,
  sectionsOf,
  skillNames,
  skillsOf,
  summaryOf,
} from './parts.ts';

const dates = (s: Shown) => `${s.name} – ${curriculumVitae[s.lang]}`.replaceAll("'", '');

/** The American page: everything centred, work in two sections, skills in three columns of bullets. */
export const twoSections: HtmlDesign = (s) => {
  const [relevant, additional] = moreHeadings[s.lang];
  const entry = (job: ShownJob) =>
    `<div class="entry"><div class="row"><span><b>${job.company}</b>${when(job.place, (t) => `, ${t}`)}</span><span>${job.range}</span></div><i>${job.position}</i>${list(job.bullets)}</div>`;
  return {
    css: `@page { size: letter; margin: 0.8in 1in; } body { font: 11pt/1.35 'Liberation Serif'; } h1 { font-size: 16pt; text-align: center; letter-spacing: 1px; } .center { text-align: center; } h2 { font-size: 11pt; text-align: center; text-transform: uppercase; text-decoration: underline; margin: 10pt 0 4pt; } .row { display: flex; justify-content: space-between; } .three { columns: 3; } .three ul { margin: 0; }`,
    body: `<h1>${s.name}</h1><div class="center">${[s.location, s.phone, s.email, linked(s, ' | ')].filter(Boolean).join(' | ')}</div>
${when(s.headline, (t) => `<div class="center"><b>${t}</b></div>`)}
${summaryOf(s)}
${head(s.titles.skills, `<div class="three">${list(skillNames(s))}</div>`)}
${head(relevant, each(s.jobs.slice(0, 2), entry))}
${head(additional, each(s.jobs.slice(2), entry))}
${schoolsOf(
  s,
  (school) =>
    `<div class="row"><span><b>${school.degree}</b>, ${school.institution}</span><span>${school.range}</span></div>`,
)}
${head(
  s.titles.languages,
  when(
    s.languages.map(({ name, level }) => `${name} (${level})`).join(' • '),
    (t) => `<p class="center">${t}</p>`,
  ),
)}
${sectionsOf(s)}`,
  };
};

/** The scholar's list: a year, then all of an entry in one sentence; dated lines in every section. */
export const yearLines: HtmlDesign = (s) => {
  const row = (range: string, text: string) =>
    `<div class="row"><span>${range}</span><span>${text}</span></div>`;
  const [, , grants, talks] = moreHeadings[s.lang];
  const years = s.jobs.map(({ start }) => Number(/\d{4}/.exec(start)?.[0] ?? 2015));
  return {
    css: `@page { size: A4; margin: 22mm 20mm; @top-right { content: '${dates(s)}'; font: 8pt Garamond; } @bottom-right { content: counter(page); font: 8pt Garamond; } } body { font: 11pt/1.4 Garamond; } h1 { font-size: 18pt; font-weight: 400; } h2 { font-size: 12pt; font-weight: 400; letter-spacing: 0.1em; text-transform: uppercase; margin: 12pt 0 4pt; } .row { display: grid; grid-template-columns: 26mm 1fr; margin-bottom: 2pt; }`,
    body: `<h1>${s.name}</h1><p>${s.headline}</p><p>${[s.location, s.phone, s.email, linked(s, ', ')].filter(Boolean).join(' · ')}</p>
${jobsOf(s, (job) => row(job.range, `${job.position}, ${job.company}${when(job.place, (t) => `, ${t}`)}`))}
${schoolsOf(s, (school) => row(school.range, `${school.degree}, ${school.institution}`))}
${head(
  grants,
  each(years, (year, at) =>
    row(
      String(year),
      `${['Seed grant', 'Travel grant', 'Equipment fund'][at % 3] ?? ''}, ${12 + at * 7},000`,
    ),
  ),
)}
${head(
  talks,
  each(years, (year) => row(`${year}–${year + 1}`, 'Annual meeting of the society, invited lecture')),
)}
${sectionsOf(s, paragraphs)}
${head(s.titles.skills, `<p>${skillNames(s).join(', ')}</p>`)}
${head(
  s.titles.languages,
  when(s.languages.map(({ name, level }) => `${name} (${level})`).join(', '), (t) => `<p>${t}</p>`),
)}`,
  };
};

/** Employer and dates on one line in grey, the title in bold below with its place in brackets, details as prose. */
export const prose: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 18mm 24mm; } body { font: 10.5pt/1.5 'P052', Garamond; } h1 { font-size: 22pt; font-style: italic; font-weight: 400; } .grey { color: #777; } h2 { font-size: 12pt; color: #7a1f1f; border-top: 0.5pt solid #7a1f1f; padding-top: 4pt; margin: 12pt 0 4pt; font-weight: 400; } .entry { margin-bottom: 6pt; }`,
  body: `<h1>${s.name}</h1><p class="grey">${[s.headline, s.location].filter(Boolean).join(', ')}</p><p>${[s.phone, s.email].join(' – ')}${when(linked(s, ' – '), (t) => ` – ${t}`)}</p>
${when(s.summary, (t) => `<p style="margin-top:8pt">${t}</p>`)}
${jobsOf(
  s,
  (job) =>
    `<div class="entry"><div class="grey">${[job.range, job.company].filter(Boolean).join(' | ')}</div><b>${job.position}</b>${when(job.place, (t) => ` (${t})`)}<p>${job.bullets.map((bullet) => `${bullet}.`).join(' ')}</p></div>`,
)}
${schoolsOf(
  s,
  (school) =>
    `<div class="entry"><div class="grey">${[school.range, school.institution].filter(Boolean).join(' | ')}</div><b>${school.degree}</b></div>`,
)}
${skillsOf(s, ({ group, names }) => `<p>${when(group, (t) => `${t} – `)}${names.join(', ')}</p>`)}
${languagesOf(s, ({ name, level }) => `<p>${name}, ${level}</p>`)}
${sectionsOf(s, paragraphs)}`,
});
