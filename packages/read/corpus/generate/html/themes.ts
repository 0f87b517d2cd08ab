import type { Shown } from '../shown.ts';
import { each, icon, linked, list, when, type HtmlDesign } from './page.ts';

const languages = (s: Shown, between: string) =>
  s.languages.map(({ name, level }) => `${name} (${level})`).join(between);

/** A white card on grey, icons as headings, dates to the right. */
export const card: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 0; } body { background: #e9ecef; padding: 26pt; font: 10pt/1.45 Source; color: #333; }
main { background: #fff; border-radius: 6pt; padding: 24pt 30pt; } header { text-align: center; border-bottom: 1px solid #ddd; padding-bottom: 10pt; }
h1 { font-size: 24pt; font-weight: 600; } h2 { font-size: 13pt; margin: 14pt 0 6pt; color: #1d6fa5; } h2 .icon { margin-right: 8pt; }
.row { display: flex; justify-content: space-between; } .row b { font-weight: 600; } .row span { color: #777; } .tags span { background: #e8f1f8; border-radius: 3pt; padding: 1pt 6pt; margin: 2pt; display: inline-block; } .contact span { margin: 0 8pt; }`,
  body: `<main><header><h1>${s.name}</h1>${when(s.headline, (t) => `<p>${t}</p>`)}
<p class="contact"><span>${icon('email')} ${s.email}</span><span>${icon('phone')} ${s.phone}</span>${when(s.location, (t) => `<span>${icon('place')} ${t}</span>`)}${when(linked(s, ' '), (t) => `<span>${icon('link')} ${t}</span>`)}</p></header>
${when(s.summary, (t) => `<h2>${icon('user')}${s.titles.summary}</h2><p>${t}</p>`)}
<h2>${icon('work')}${s.titles.experience}</h2>${each(s.jobs, (job) => `<div class="entry"><div class="row"><b>${job.lead}</b><span>${job.range}</span></div><div class="row"><em>${job.second}</em><span>${job.place}</span></div>${list(job.bullets)}</div>`)}
<h2>${icon('school')}${s.titles.education}</h2>${each(s.schools, (school) => `<div class="entry"><div class="row"><b>${school.degree}</b><span>${school.range}</span></div><div>${school.institution}</div></div>`)}
<h2>${icon('star')}${s.titles.skills}</h2><div class="tags">${each(
    s.skills.flatMap(({ names }) => names),
    (name) => `<span>${name}</span> `,
  )}</div>
${when(languages(s, ', '), (t) => `<h2>${s.titles.languages}</h2><p>${t}</p>`)}
${each(s.sections, (section) => `<h2>${section.title}</h2>${list(section.lines)}`)}</main>`,
});

/** Headings in a narrow left column, contents right of them. */
export const labelled: HtmlDesign = (s) => {
  const block = (title: string, content: string) =>
    content ? `<section><h2>${title}</h2><div>${content}</div></section>` : '';
  return {
    css: `@page { size: letter; margin: 0.7in; } body { font: 10pt/1.4 Inter; color: #222; } h1 { font-size: 26pt; font-weight: 400; letter-spacing: -0.5pt; }
header { margin-bottom: 14pt; } header p { color: #555; } section { display: grid; grid-template-columns: 96pt 1fr; border-top: 1px solid #ccc; padding: 9pt 0; }
h2 { font-size: 9pt; font-weight: 600; color: #b3541e; text-transform: none; } h3 { font-size: 10.5pt; font-weight: 600; } .date { color: #777; font-size: 9pt; } .group { margin-bottom: 3pt; }`,
    body: `<header><h1>${s.name}</h1>${when(s.headline, (t) => `<p>${t}</p>`)}</header>
${block(s.titles.contact, [s.email, s.phone, s.location, ...s.links.map(({ text, url }) => `<a href="${url}">${text}</a>`)].filter(Boolean).join('<br>'))}
${block(s.titles.summary, s.summary)}
${block(
  s.titles.experience,
  each(
    s.jobs,
    (job) =>
      `<div class="entry"><h3>${job.line}</h3><div class="date">${job.range}${when(job.place, (t) => ` | ${t}`)}</div>${list(job.bullets)}</div>`,
  ),
)}
${block(
  s.titles.education,
  each(
    s.schools,
    (school) =>
      `<div class="entry"><h3>${school.institution}</h3><div>${school.degree}</div><div class="date">${school.range}</div></div>`,
  ),
)}
${block(
  s.titles.skills,
  each(
    s.skills,
    ({ group, names }) =>
      `<div class="group">${when(group, (t) => `<b>${t}</b><br>`)}${names.join(' · ')}</div>`,
  ),
)}
${block(s.titles.languages, languages(s, '<br>'))}
${each(s.sections, ({ title, lines }) => block(title, lines.join('<br>')))}`,
  };
};

/** A wide page of the bootstrap kind: grey panel heads, employer below title, links as words. */
export const panels: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 12mm; } body { font: 10.5pt/1.42 'Liberation Sans'; color: #333; } header { display: flex; justify-content: space-between; margin-bottom: 10pt; }
h1 { font-size: 28pt; font-weight: 300; } .panel { border: 1px solid #ddd; border-radius: 4pt; margin-bottom: 9pt; } .panel h2 { background: #f5f5f5; font-size: 12pt; padding: 5pt 9pt; border-bottom: 1px solid #ddd; }
.inner { padding: 7pt 9pt; } h3 { font-size: 11.5pt; } .muted { color: #777; } .right { text-align: right; } .label { background: #777; color: #fff; border-radius: 3pt; padding: 1pt 5pt; font-size: 9pt; margin-right: 3pt; }`,
  body: `<header><div><h1>${s.name}</h1>${when(s.headline, (t) => `<p class="muted">${t}</p>`)}</div><div class="right">${when(s.location, (t) => `<div>${t} ${icon('place')}</div>`)}<div>${s.phone} ${icon('phone')}</div><div>${s.email} ${icon('email')}</div><div>${linked(s, ' / ')}</div></div></header>
${when(s.summary, (t) => `<div class="panel"><h2>${s.titles.summary}</h2><div class="inner">${t}</div></div>`)}
<div class="panel"><h2>${s.titles.experience}</h2><div class="inner">${each(s.employers, (employer) => `<div class="entry"><h3>${employer.company}</h3>${when(employer.place, (t) => `<div class="muted">${t}</div>`)}${each(employer.roles, (role) => `<p><b>${role.position}</b> <span class="muted">${icon('calendar')} ${role.range}</span></p>${list(role.bullets)}`)}</div>`)}</div></div>
<div class="panel"><h2>${s.titles.skills}</h2><div class="inner">${each(s.skills, ({ group, names }) => `<p>${when(group, (t) => `<b>${t}</b> `)}${each(names, (name) => `<span class="label">${name}</span> `)}</p>`)}</div></div>
<div class="panel"><h2>${s.titles.education}</h2><div class="inner">${each(s.schools, (school) => `<h3>${school.institution}</h3><p>${school.degree}</p><p class="muted">${school.range}</p>`)}</div></div>
${when(languages(s, ', '), (t) => `<div class="panel"><h2>${s.titles.languages}</h2><div class="inner">${t}</div></div>`)}
${each(s.sections, ({ title, lines }) => `<div class="panel"><h2>${title}</h2><div class="inner">${each(lines, (line) => `<p>${line}</p>`)}</div></div>`)}`,
});

/** An orange band, tags of skills, dates in small type above each entry. */
export const tagged: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 0 0 14mm; } body { font: 10pt/1.5 'Noto Sans'; color: #242729; } header { background: #f48024; color: #fff; padding: 22pt 34pt; }
h1 { font-size: 23pt; } main { padding: 6pt 34pt; } h2 { font-size: 14pt; font-weight: 400; color: #f48024; margin: 12pt 0 4pt; border-bottom: 2px solid #eee; }
.when { font-size: 8.5pt; color: #6a737c; margin-top: 5pt; } .tag { color: #39739d; background: #e1ecf4; padding: 1pt 5pt; font-size: 8.5pt; }`,
  body: `<header><h1>${s.name}</h1>${when(s.headline, (t) => `<p>${t}</p>`)}<p>${[s.location, s.email, s.phone].filter(Boolean).join(' &nbsp;•&nbsp; ')}</p><p>${linked(s, ' &nbsp;•&nbsp; ')}</p></header><main>
${when(s.summary, (t) => `<p style="margin-top:10pt">${t}</p>`)}
<h2>${s.titles.skills}</h2><p>${each(
    s.skills.flatMap(({ names }) => names),
    (name) => `<span class="tag">${name.toLowerCase()}</span> `,
  )}</p>
<h2>${s.titles.experience}</h2>${each(s.jobs, (job) => `<div class="entry"><div class="when">${job.range}</div><h3>${job.line}</h3>${list(job.bullets)}</div>`)}
<h2>${s.titles.education}</h2>${each(s.schools, (school) => `<div class="entry"><div class="when">${school.range}</div><h3>${school.degree}, ${school.institution}</h3></div>`)}
${when(languages(s, ', '), (t) => `<h2>${s.titles.languages}</h2><p>${t}</p>`)}
${each(s.sections, ({ title, lines }) => `<h2>${title}</h2>${list(lines)}`)}</main>`,
});
