import type { Shown, ShownRole } from '../shown.ts';
import { atWord, detailWords } from '../words.data.ts';
import { each, icon, list, when, type HtmlDesign } from './page.ts';
import {
  employersOf,
  head,
  jobsOf,
  languagesOf,
  paragraphs,
  schoolsOf,
  sectionsOf,
  skillsOf,
  summaryOf,
} from './parts.ts';

const lastPart = (url: string) => url.slice(url.lastIndexOf('/') + 1);
const hidden = (s: Shown, between: string) =>
  s.links.map(({ url }) => `<a href="${url}">${lastPart(url)}</a>`).join(between);
const grouped = (s: Shown) => s.skills.filter(({ group }) => group !== '');

/** How long a job lasted, as some designs print beside its dates. */
function durationOf(s: Shown, { start, end }: ShownRole): string {
  const [from, to] = [start, end].map((date) => Number(/(\d{4})$/.exec(date)?.[1] ?? Number.NaN));
  const years = (to ?? Number.NaN) - (from ?? Number.NaN);
  return years > 0 ? `${years} ${detailWords[s.lang].years}` : '';
}

/** Bold title, the word for "at" and the employer in a lighter hand; the place alone below; groups of skills as columns. */
export const lightEmployer: HtmlDesign = (s) => {
  const at = (a: string, b: string) =>
    `<strong>${a}</strong> <span class="light">${atWord[s.lang]} ${b}</span>`;
  return {
    css: `@page { size: A4; margin: 15mm; } body { font: 10pt/1.45 'Liberation Sans'; color: #333; } h1 { font-size: 20pt; font-weight: 400; } h2 { font-size: 9pt; color: #e87722; text-transform: uppercase; letter-spacing: 1px; margin: 11pt 0 5pt; display: flex; align-items: center; gap: 6pt; } h2::after { content: ''; flex: 1; border-top: 1px solid #ccc; }
.light { color: #888; } .row { display: flex; justify-content: space-between; } .groups { display: flex; gap: 30mm; } .small { font-size: 8.5pt; color: #888; }`,
    body: `<h1>${s.name}</h1><div>${s.headline}</div><div class="small">${s.location}</div><div><a href="mailto:${s.email}">${s.email}</a> &nbsp; ${s.phone}</div><div class="small">${s.links.map(({ text, url }) => `<a href="${url}">${text.split('/').at(-1) ?? text}</a> ${url}`).join(' &nbsp; ')}</div>
${summaryOf(s)}
${head(s.titles.skills, `<div class="groups">${each(s.skills, ({ group, names }) => `<div><strong>${group}</strong><div>${names.join(' · ')}</div></div>`)}</div>`)}
${jobsOf(
  s,
  (job) =>
    `<div class="entry"><div class="row"><span>${at(job.position, job.company)}</span><span class="small">${job.range}</span></div><div class="small">${job.place}</div>${list(job.bullets)}</div>`,
)}
${schoolsOf(
  s,
  (school) =>
    `<div class="row"><span>${at(school.degree, school.institution)}</span><span class="small">${school.range}</span></div>`,
)}
${head(s.titles.languages, `<div class="groups">${each(s.languages, ({ name, level }) => `<div><strong>${name}</strong><div>${level}</div></div>`)}</div>`)}
${sectionsOf(s, paragraphs)}`,
  };
};

/** Entries that are items of a list themselves, their details a level deeper, durations beside the dates. */
export const nestedLists: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 14mm 18mm; } body { font: 10.5pt/1.5 'Noto Sans'; } h1 { font-size: 17pt; text-align: center; } .center { text-align: center; } h2 { font-size: 11pt; color: #555; border-bottom: 1px dotted #999; margin: 12pt 0 6pt; } .dates { font-size: 9pt; color: #666; } .dates span { margin-right: 14pt; } ul.entries { padding-left: 12pt; } ul.entries ul { list-style: circle; }`,
  body: `<h1>${s.name}</h1><div class="center"><b>${s.headline}</b></div><div class="center">${[s.location, s.phone].filter(Boolean).join(' &emsp; ')}</div><div class="center">${s.email} &emsp; ${hidden(s, ' &emsp; ')}</div>
${summaryOf(s)}
${head(s.titles.experience, `<ul class="entries">${each(s.jobs, (job) => `<li class="entry"><b>${job.lead}</b>, ${job.second}<div class="dates"><span>${job.range}</span><span>${durationOf(s, job)}</span></div>${list(job.bullets)}</li>`)}</ul>`)}
${head(s.titles.skills, `<ul class="entries">${each(s.skills, ({ group, names }) => `<li>${when(group, (t) => `<b>${t}</b>`)}${list(names)}</li>`)}</ul>`)}
${head(s.titles.education, `<ul class="entries">${each(s.schools, (school) => `<li><b>${school.degree}</b>, ${school.institution}<div class="dates"><span>${school.range}</span></div></li>`)}</ul>`)}
${head(
  s.titles.languages,
  when(s.languages.map(({ name, level }) => `${name} (${level})`).join(', '), (t) => `<p>${t}</p>`),
)}
${sectionsOf(s)}`,
});

/** Employer, place and dates on three lines of a grey box; the title below it, and a sub-heading before the details. */
export const greyBoxes: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 12mm; } body { font: 10.5pt/1.45 Inter; color: #333; border-left: 4px solid #2c3e50; padding-left: 8mm; } h1 { font-size: 21pt; text-transform: uppercase; font-weight: 600; } .role { font-size: 13pt; color: #7f8c8d; text-transform: uppercase; } h2 { font-size: 13pt; color: #16806a; text-transform: uppercase; margin: 12pt 0 6pt; } .box { background: #ececec; padding: 4pt 7pt; } .box b { font-weight: 600; } .box small { color: #777; } h4 { font-size: 9pt; margin: 4pt 0 0; } .tag { background: #7f8c8d; color: #fff; padding: 1pt 4pt; border-radius: 2pt; font-size: 8.5pt; }`,
  body: `<h1>${s.name}</h1><div class="role">${s.headline}</div><div>${icon('place')} ${s.location}</div><div>${icon('phone')} ${s.phone}</div><div>${icon('email')} ${s.email}</div>${each(s.links, ({ text, url }) => `<div>${icon('link')} <a href="${url}">${text}</a></div>`)}
${summaryOf(s)}
${jobsOf(
  s,
  (job) =>
    `<div class="entry"><div class="box"><b>${job.company}</b><br>${when(job.place, (t) => `<b>${t}</b><br>`)}<small>${job.range}</small></div><p><b>${job.position}</b></p>${when(job.bullets.join(''), () => `<h4>${detailWords[s.lang].highlights}</h4>`)}${list(job.bullets)}</div>`,
)}
${skillsOf(
  s,
  ({ group, names }) =>
    `<div class="box">${when(group, (t) => `<b>${t}</b><br>`)}${each(names, (name) => `<span class="tag">${name}</span> `)}</div>`,
)}
${schoolsOf(
  s,
  (school) =>
    `<div class="entry"><div class="box"><b>${school.institution}</b><br><small>${school.range}</small></div><p>${school.degree}</p></div>`,
)}
${languagesOf(s, ({ name, level }) => `<div class="box"><b>${name}</b><br>${level}</div>`)}
${sectionsOf(s, paragraphs)}`,
});

/** A narrow left column without rules: an address that breaks, links as user names, groups of skills as headings. */
export const narrowLeft: HtmlDesign = (s) => ({
  css: `@page { size: letter; margin: 11mm 14mm; } body { font: 9.5pt/1.45 'Liberation Sans'; color: #4a4a4a; border-top: 5pt solid #54837f; padding-top: 8pt; } h1 { font-size: 20pt; } .columns { display: grid; grid-template-columns: 40mm 1fr; gap: 8mm; } aside { overflow-wrap: anywhere; } h2 { font-size: 10pt; font-weight: 400; margin: 11pt 0 5pt; border-bottom: 2px solid #54837f; width: fit-content; } .row { display: flex; justify-content: space-between; } em { font-size: 8.5pt; }`,
  body: `<h1>${s.name}</h1><div>${s.headline}</div><div class="columns"><aside><h2>${s.titles.contact}</h2>${each([s.location.replace(', ', ' '), `<a href="mailto:${s.email}">${s.email}</a>`, s.phone, hidden(s, '<br>')].filter(Boolean), (line) => `<p>${line}</p>`)}
${
  grouped(s).length > 0
    ? each(s.skills, ({ group, names }) => head(group, `<p>${names.join(' &nbsp;')}</p>`))
    : skillsOf(s, ({ names }) => list(names))
}
${languagesOf(s, ({ name, level }) => `<p>${name} <em>(${level})</em></p>`)}</aside><main>
${summaryOf(s)}
${jobsOf(
  s,
  (job) =>
    `<div class="entry"><div class="row"><b>${job.lead}</b><em>${job.range}</em></div><div>${job.second}</div>${list(job.bullets)}</div>`,
)}
${schoolsOf(
  s,
  (school) =>
    `<div class="row"><b>${school.institution}</b><em>${school.range}</em></div><div>${school.degree}</div>`,
)}
${sectionsOf(s)}</main></div>`,
});

/** The employer alone as a heading; below it title, dates and details side by side. */
export const sideBySide: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 0; } body { font: 10pt/1.5 'Liberation Sans'; color: #222; } header { background: #67b2e4; color: #fff; padding: 12mm 16mm; } h1 { font-size: 18pt; } main { padding: 4mm 16mm; } h2 { font-size: 12pt; border-top: 1px solid #ddd; padding-top: 8pt; margin: 10pt 0 4pt; } h3 { font-size: 10.5pt; margin-top: 5pt; } .row { display: grid; grid-template-columns: 48mm 36mm 1fr; gap: 4mm; } .row ul { margin: 0; } .contact { display: flex; gap: 12mm; } .label { font-weight: 700; margin-right: 6pt; } table td { padding: 1pt 14pt 1pt 0; vertical-align: top; }`,
  body: `<header><h1>${s.name}</h1><div>${s.headline}</div></header><main><h2>${s.titles.contact}</h2><div class="contact"><span><span class="label">E-mail</span> ${s.email}</span><span><span class="label">Tel</span> ${s.phone}</span></div>${when(s.location, (t) => `<div>${t}</div>`)}<div class="contact">${each(s.links, ({ text, url }) => `<span><b>${text.split('.').slice(0, 1).join('')}</b><br><a href="${url}">${lastPart(url)}</a></span>`)}</div>
${summaryOf(s)}
${employersOf(
  s,
  (employer) =>
    `<h3>${employer.company}</h3>${each(employer.roles, (role) => `<div class="row entry"><span>${role.position}</span><span>${role.range}</span>${list(role.bullets)}</div>`)}`,
)}
${schoolsOf(
  s,
  (school) =>
    `<h3>${school.institution}</h3><div class="row"><span>${school.degree}</span><span>${school.range}</span></div>`,
)}
${head(s.titles.skills, `<table>${each(s.skills, ({ group, names }) => `<tr><td><b>${group}</b></td><td>${names.join(', ')}</td></tr>`)}</table>`)}
${head(s.titles.languages, `<table>${each(s.languages, ({ name, level }) => `<tr><td>${name}</td><td>${level}</td></tr>`)}</table>`)}
${sectionsOf(s)}</main>`,
});

/** Section names in a left margin; an employer once, its positions along a line; contact with drawn icons. */
export const marginTitles: HtmlDesign = (s) => {
  const block = (title: string, content: string) =>
    content ? `<section><h2>${title}</h2><div>${content}</div></section>` : '';
  const dot = `<svg width="9" height="9"><circle cx="4.5" cy="4.5" r="3.5" fill="#57606a"/></svg>`;
  return {
    css: `@page { size: A4; margin: 0 0 12mm; } body { font: 10pt/1.5 Source; color: #24292f; } header { background: #f6f8fa; padding: 14mm 16mm 8mm 62mm; } h1 { font-size: 25pt; font-weight: 400; } header h3 { font-size: 15pt; font-weight: 400; color: #57606a; } section { display: grid; grid-template-columns: 46mm 1fr; padding: 7pt 16mm 0 0; } section h2 { text-align: right; font-size: 14pt; font-weight: 400; color: #57606a; padding-right: 8mm; } h4 { font-size: 12pt; font-weight: 600; } .role { border-left: 2px solid #57606a; padding-left: 8pt; margin-left: 4pt; break-inside: avoid; } .role > svg { margin-left: -13px; } small { color: #57606a; }`,
    body: `<header><h1>${s.name}</h1><h3>${s.headline}</h3><p>${s.summary}</p>${each([s.location, s.email, s.phone].filter(Boolean), (line) => `<div>${dot} ${line}</div>`)}${each(s.links, ({ url }) => `<div>${dot} <a href="${url}">${lastPart(url)}</a> <small>(${url.split('/')[2] ?? ''})</small></div>`)}</header>
${block(
  s.titles.experience,
  each(
    s.employers,
    (employer) =>
      `<h4>${employer.company}</h4>${each(employer.roles, (role) => `<div class="role">${dot} ${role.position}<br><small>${role.range}</small><br>${when(employer.place, (t) => `<small>${t}</small>`)}${list(role.bullets)}</div>`)}`,
  ),
)}
${block(
  s.titles.education,
  each(
    s.schools,
    (school) => `<h4>${school.institution}</h4><div>${school.degree}</div><small>${school.range}</small>`,
  ),
)}
${block(
  s.titles.skills,
  each(
    s.skills,
    ({ group, names }) => `${when(group, (t) => `<h4>${t}</h4>`)}<div>${names.join(', ')}</div>`,
  ),
)}
${block(
  s.titles.languages,
  each(s.languages, ({ name, level }) => `<div>${name} <small>${level}</small></div>`),
)}
${each(s.sections, ({ title, lines }) => block(title, list(lines)))}`,
  };
};
