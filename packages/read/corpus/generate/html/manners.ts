import type { Shown } from '../shown.ts';
import { contactLabels } from '../words.data.ts';
import { entryLabels } from '../entry-labels.data.ts';
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

const spoken = (s: Shown) => s.languages.map(({ name, level }) => `${name} (${level})`).join(', ');

/** Each fact of a job on a line of its own behind its label, studies in a table with a row of headings. */
export const keyValues: HtmlDesign = (s) => {
  const { employer, title, duration, tasks, degree, school, years } = entryLabels(s.lang);
  const [address, phone, email] = contactLabels[s.lang];
  const fact = (label: string, value: string) => when(value, (t) => `<p><b>${label}</b>: ${t}</p>`);
  return {
    css: `@page { size: A4; margin: 20mm; } body { font: 11pt/1.35 'Liberation Serif'; } h1 { font-size: 16pt; text-align: center; text-decoration: underline; } h2 { font-size: 12pt; background: #d9d9d9; padding: 1pt 4pt; margin: 11pt 0 5pt; } .entry { margin-bottom: 8pt; } table { width: 100%; border-collapse: collapse; } td, th { border: 1px solid #000; padding: 2pt 5pt; text-align: left; }`,
    body: `<h1>${s.name}</h1>${fact(address, s.location)}${fact(phone, s.phone)}${fact(email, s.email)}${when(linked(s, ', '), (t) => `<p>${t}</p>`)}
${summaryOf(s)}
${jobsOf(
  s,
  (job) =>
    `<div class="entry">${fact(employer, job.company)}${fact(title, job.position)}${fact(duration, job.range)}<p><b>${tasks}</b>:</p>${list(job.bullets)}</div>`,
)}
${head(s.titles.education, `<table><tr><th>${degree}</th><th>${school}</th><th>${years}</th></tr>${each(s.schools, (one) => `<tr><td>${one.degree}</td><td>${one.institution}</td><td>${one.range}</td></tr>`)}</table>`)}
${skillsOf(s, ({ group, names }) => `<p>${when(group, (t) => `${t}: `)}${names.join(', ')}</p>`)}
${head(s.titles.languages, paragraphs([spoken(s)]))}
${sectionsOf(s)}${head(
      s.titles.contact,
      each(s.personal, ([label, value]) => fact(label, value)),
    )}`,
  };
};

/** A narrow left column with studies, links and skills, work at the right: employer and title parted by an upright bar. */
export const barHeads: HtmlDesign = (s) => ({
  css: `@page { size: letter; margin: 12mm 15mm; } body { font: 10pt/1.35 Source; color: #333; } h1 { font-size: 34pt; font-weight: 400; text-align: center; line-height: 1.1; } .line { text-align: center; font-size: 9pt; } .columns { display: grid; grid-template-columns: 33% 1fr; column-gap: 8mm; margin-top: 6pt; } h2 { font-size: 14pt; font-weight: 400; text-transform: uppercase; color: #666; margin: 9pt 0 2pt; } h3 { font-size: 11pt; font-weight: 600; text-transform: uppercase; display: inline; } .meta { color: #888; font-size: 9pt; } .what { font-variant: small-caps; }`,
  body: `<h1>${s.name}</h1><p class="line">${s.headline}</p><p class="line">${linked(s, ' | ')}${s.links.length > 0 ? ' | ' : ''}${[s.email, s.phone].join(' | ')}</p><div class="columns"><div>
${schoolsOf(
  s,
  (one) =>
    `<div class="entry"><h3>${one.institution}</h3><p class="what">${one.degree}</p><p class="meta">${[one.range, one.place].filter(Boolean).join(' | ')}</p></div>`,
)}
${skillsOf(s, ({ group, names }) => `${when(group, (t) => `<p class="what">${t}:</p>`)}<p>${names.join(' • ')}</p>`)}
${languagesOf(s, ({ name, level }) => `<p>${name} <i>${level}</i></p>`)}</div><div>
${jobsOf(
  s,
  (job) =>
    `<div class="entry"><h3>${job.company}</h3> <span class="what">| ${job.position}</span><p class="meta">${[job.range, job.place].filter(Boolean).join(' | ')}</p>${list(job.bullets)}</div>`,
)}
${summaryOf(s)}${sectionsOf(s)}</div></div>`,
});

/** The newer European form: dates in square brackets before a title, the employer below it, town and country labelled. */
export const bracketDates: HtmlDesign = (s) => {
  const { town } = entryLabels(s.lang);
  const [address, phone, email] = contactLabels[s.lang];
  const [bullet, dot] = ['•', '◦'];
  const entry = (range: string, what: string, where: string, place: string, bullets: readonly string[]) =>
    `<div class="entry"><p><span class="date">[ ${range} ]</span> <b>${what}</b></p><p class="where">${where}</p>${when(place, (t) => `<p class="small"><b>${town}:</b> ${t}</p>`)}${each(bullets, (t) => `<p class="item">${dot} ${t}</p>`)}</div>`;
  return {
    css: `@page { size: A4; margin: 18mm 20mm; } body { font: 10pt/1.4 'Noto Sans'; color: #222; } h1 { font-size: 20pt; } h2 { font-size: 11pt; color: #004494; text-transform: uppercase; margin: 12pt 0 5pt; border-bottom: 1px solid #004494; } .date { color: #555; } .where { color: #444; font-weight: 600; } .small { font-size: 8.5pt; } .item { padding-left: 12pt; } .entry { margin-bottom: 7pt; }`,
    body: `<h1>${s.name}</h1><p>${[`<b>${email}:</b> ${s.email}`, `<b>${phone}:</b> ${s.phone}`].join(' ')}</p>${when(linked(s, ' '), (t) => `<p><b>Web:</b> ${t}</p>`)}${when(s.location, (t) => `<p><b>${address}:</b> ${t}</p>`)}
${summaryOf(s)}
${jobsOf(s, (job) => entry(job.range, job.position, job.company, job.place, job.bullets))}
${schoolsOf(s, (one) => entry(one.range, one.degree, one.institution, one.place, []))}
${languagesOf(s, ({ name, level }) => `<p>${bullet} <b>${name}</b> ${level}</p>`)}
${head(s.titles.skills, paragraphs([skillNames(s).join('  |  ')]))}
${sectionsOf(s, paragraphs)}`,
  };
};

/** A scholar's list: everything a line with its year hung out at the left, titles and institutions in running text. */
export const hungYears: HtmlDesign = (s) => {
  const line = (year: string, text: string) =>
    `<div class="line"><span>${year}</span><span>${text}</span></div>`;
  return {
    css: `@page { size: letter; margin: 25mm; @bottom-center { content: counter(page); font: 9pt 'Liberation Serif'; } } body { font: 11pt/1.35 'Liberation Serif'; } header { text-align: center; } h1 { font-size: 15pt; font-weight: 400; letter-spacing: 0.1em; text-transform: uppercase; } h2 { font-size: 11pt; font-style: italic; font-weight: 700; margin: 12pt 0 4pt; } .line { display: grid; grid-template-columns: 30mm 1fr; margin-bottom: 3pt; } ol { padding-inline-start: 14pt; }`,
    body: `<header><h1>${s.name}</h1><p>${s.headline}</p><p>${[s.location, s.phone, s.email].filter(Boolean).join(' · ')}</p><p>${linked(s, ' · ')}</p></header>
${schoolsOf(s, (one) => line(one.range, `${one.degree}, ${one.institution}`))}
${jobsOf(s, (job) => line(job.range, `${job.position}, ${job.company}${when(job.place, (t) => `, ${t}`)}${list(job.bullets)}`))}
${sectionsOf(
  s,
  (lines) => `<ol>${each(lines, (text) => `<li>${text}</li>`)}</ol>`,
  (kind) => kind === 'publications',
)}
${sectionsOf(s, paragraphs, (kind) => kind !== 'publications')}
${head(s.titles.skills, paragraphs([`${skillNames(s).join('; ')}.`]))}
${head(s.titles.languages, paragraphs([spoken(s)]))}${summaryOf(s)}`,
  };
};

/** What was learned before where: a résumé of deeds, the jobs below in one line each. */
export const achievementsFirst: HtmlDesign = (s) => ({
  css: `@page { size: letter; margin: 20mm; } body { font: 10.5pt/1.4 'Liberation Sans'; } h1 { font-size: 20pt; } h2 { font-size: 12pt; margin: 12pt 0 4pt; border-top: 1.5px solid #000; padding-top: 3pt; } .row { display: flex; justify-content: space-between; gap: 10pt; }`,
  body: `<h1>${s.name}</h1><p>${[s.location, s.phone, s.email].filter(Boolean).join(' ◆ ')}</p><p>${linked(s, ' ◆ ')}</p>
${summaryOf(s)}
${skillsOf(s, ({ group, names }) => `<p><b>${group || s.titles.skills}</b></p>${list(names)}`)}
${jobsOf(s, (job) => `<div class="row"><span><b>${job.position}</b>, ${job.company}${when(job.place, (t) => `, ${t}`)}</span><span>${job.range}</span></div>`)}
${schoolsOf(s, (one) => `<div class="row"><span><b>${one.degree}</b>, ${one.institution}</span><span>${one.range}</span></div>`)}
${head(s.titles.languages, paragraphs([spoken(s)]))}
${sectionsOf(s)}`,
});

/** Everything in the middle of the page. */
export const centred: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 20mm 24mm; } body { font: 10.5pt/1.45 Garamond; text-align: center; } h1 { font-size: 26pt; font-weight: 400; } h2 { font-size: 13pt; letter-spacing: 0.15em; text-transform: uppercase; font-weight: 400; margin: 13pt 0 5pt; } h3 { font-size: 11.5pt; } .entry { margin-bottom: 9pt; } .bullets p { margin-bottom: 1pt; }`,
  body: `<h1>${s.name}</h1><p>${s.headline}</p><p>${[s.email, s.phone, s.location].filter(Boolean).join('  ~  ')}</p><p>${linked(s, '  ~  ')}</p>
${summaryOf(s)}
${jobsOf(
  s,
  (job) =>
    `<div class="entry"><h3>${job.lead}</h3><p><i>${job.second}</i></p><p>${job.range}</p><div class="bullets">${paragraphs(job.bullets)}</div></div>`,
)}
${schoolsOf(s, (one) => `<div class="entry"><h3>${one.degree}</h3><p><i>${one.institution}</i></p><p>${one.range}</p></div>`)}
${head(s.titles.skills, paragraphs([skillNames(s).join(' · ')]))}
${head(s.titles.languages, paragraphs([spoken(s)]))}
${sectionsOf(s, paragraphs)}`,
});
