import type { Shown } from '../shown.ts';
import { each, icon, linked, list, when, type HtmlDesign } from './page.ts';
import {
  employersOf,
  head,
  jobsOf,
  paragraphs,
  schoolsOf,
  sectionsOf,
  skillNames,
  skillsOf,
  summaryOf,
} from './parts.ts';

const languages = (s: Shown) => paragraphs(s.languages.map(({ name, level }) => `${name} – ${level}`));

/** A dark bar on the left with contact, skills and languages; name and jobs right. */
export const darkLeft: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 0; } body { display: grid; grid-template-columns: 62mm 1fr; min-height: 296mm; font: 9.6pt/1.45 'Liberation Sans'; }
aside { background: #22313f; color: #ecf0f1; padding: 14mm 7mm; overflow-wrap: anywhere; } main { padding: 14mm 10mm; } h1 { font-size: 22pt; color: #22313f; } aside h2 { font-size: 11pt; margin: 14pt 0 4pt; border-bottom: 1px solid #7f8c8d; } main h2 { font-size: 13pt; color: #16a085; margin: 12pt 0 5pt; }
.headline { font-size: 12pt; color: #555; } .row { display: flex; justify-content: space-between; gap: 8pt; } .row span { white-space: nowrap; color: #666; }`,
  body: `<aside>${head(s.titles.contact, paragraphs([s.location, s.phone, s.email, ...s.links.map(({ text, url }) => `<a href="${url}">${text}</a>`)]))}
${skillsOf(s, ({ group, names }) => `${when(group, (t) => `<p><b>${t}</b></p>`)}${list(names)}`)}
${head(s.titles.languages, languages(s))}
${sectionsOf(s, paragraphs, (kind) => kind === 'interests' || kind === 'certificates')}</aside><main><h1>${s.name}</h1><p class="headline">${s.headline}</p>
${summaryOf(s)}
${jobsOf(
  s,
  (job) =>
    `<div class="entry"><div class="row"><b>${job.lead}</b><span>${job.range}</span></div><div>${job.second}${when(job.place, (t) => `, ${t}`)}</div>${list(job.bullets)}</div>`,
)}
${schoolsOf(
  s,
  (school) =>
    `<div class="row"><b>${school.degree}</b><span>${school.range}</span></div><p>${school.institution}</p>`,
)}
${sectionsOf(s, list, (kind) => kind !== 'interests' && kind !== 'certificates')}</main>`,
});

/** Jobs on the left, a pale bar on the right; the name across both. */
export const paleRight: HtmlDesign = (s) => ({
  css: `@page { size: letter; margin: 0.5in; } body { font: 10pt/1.4 Source; color: #2b2b2b; } header { border-bottom: 3px solid #8e44ad; padding-bottom: 8pt; } h1 { font-size: 27pt; font-weight: 600; }
.columns { display: grid; grid-template-columns: 1fr 2.1in; gap: 0.3in; margin-top: 10pt; } aside { background: #f6f0fa; padding: 9pt; overflow-wrap: anywhere; min-width: 0; } h2 { font-size: 11pt; letter-spacing: 0.06em; text-transform: uppercase; color: #8e44ad; margin: 8pt 0 3pt; } h3 { font-size: 10.5pt; font-weight: 600; } small { color: #777; font-size: 9pt; }`,
  body: `<header><h1>${s.name}</h1><p>${s.headline}</p></header><div class="columns"><main>
${summaryOf(s)}
${jobsOf(
  s,
  (job) =>
    `<div class="entry"><h3>${job.lead}</h3><p>${job.second}</p><small>${[job.range, job.place].filter(Boolean).join(' | ')}</small>${list(job.bullets)}</div>`,
)}
${sectionsOf(s, list, (kind) => kind !== 'interests')}</main><aside>
${head(s.titles.contact, `<p>${icon('email')} ${s.email}</p><p>${icon('phone')} ${s.phone}</p>${when(s.location, (t) => `<p>${icon('place')} ${t}</p>`)}${when(linked(s, '<br>'), (t) => `<p>${t}</p>`)}`)}
${schoolsOf(s, (school) => `<p><b>${school.degree}</b><br>${school.institution}<br><small>${school.range}</small></p>`)}
${head(s.titles.skills, paragraphs(skillNames(s)))}
${head(s.titles.languages, languages(s))}
${sectionsOf(s, paragraphs, (kind) => kind === 'interests')}</aside></div>`,
});

/** Two equal columns from the top of the page; the name stands over the left one only. */
export const twoColumns: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 14mm; } body { display: grid; grid-template-columns: 42% 1fr; gap: 9mm; font: 10pt/1.4 'URW Gothic'; } h1 { font-size: 21pt; line-height: 1.1; } h2 { font-size: 12pt; margin: 11pt 0 4pt; border-bottom: 1.5px solid #000; } small { color: #444; } .entry { margin-bottom: 5pt; } main h2:first-child { margin-top: 0; } p, li { overflow-wrap: anywhere; }`,
  body: `<div><h1>${s.name}</h1><p>${s.headline}</p>${head(s.titles.contact, paragraphs([s.email, s.phone, s.location, linked(s, '<br>')]))}
${schoolsOf(
  s,
  (school) =>
    `<div class="entry"><b>${school.institution}</b><br>${school.degree}<br><small>${school.range}</small></div>`,
)}
${skillsOf(s, ({ group, names }) => `<p>${when(group, (t) => `<b>${t}:</b> `)}${names.join(', ')}</p>`)}
${head(s.titles.languages, languages(s))}</div><main>
${summaryOf(s)}
${employersOf(
  s,
  (employer) =>
    `<div class="entry"><b>${employer.company}</b>${when(employer.place, (t) => `, ${t}`)}${each(employer.roles, (role) => `<br><i>${role.position}</i><br><small>${role.range}</small>${list(role.bullets)}`)}</div>`,
)}
${sectionsOf(s)}</main>`,
});

/** A coloured band with name and contact; below, a narrow left column and a wide right one. */
export const band: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 0; } body { font: 9.8pt/1.45 Inter; } header { background: #0b3954; color: #fff; padding: 11mm 14mm; display: flex; justify-content: space-between; } h1 { font-size: 24pt; font-weight: 600; }
.columns { display: grid; grid-template-columns: 1fr 55mm; gap: 8mm; padding: 7mm 14mm; } h2 { font-size: 11.5pt; color: #0b3954; margin: 9pt 0 3pt; } .entry { border: 1px solid #dfe6ea; border-radius: 4pt; padding: 5pt 7pt; margin-bottom: 5pt; } small { color: #667; }`,
  body: `<header><div><h1>${s.name}</h1><p>${s.headline}</p></div><div style="text-align:right">${paragraphs([s.email, s.phone, s.location, linked(s, ' | ')])}</div></header><div class="columns"><main>
${jobsOf(s, (job) => `<div class="entry"><b>${job.line}</b><br><small>${job.range}</small>${list(job.bullets)}</div>`)}
${sectionsOf(s, list, (kind) => kind === 'projects' || kind === 'publications' || kind === 'volunteering')}</main><aside>
${summaryOf(s)}
${skillsOf(s, ({ names }) => paragraphs(names))}
${schoolsOf(
  s,
  (school) =>
    `<div class="entry"><b>${school.degree}</b><br>${school.institution}<br><small>${school.range}</small></div>`,
)}
${head(s.titles.languages, languages(s))}
${sectionsOf(s, paragraphs, (kind) => !['projects', 'publications', 'volunteering'].includes(kind))}</aside></div>`,
});
