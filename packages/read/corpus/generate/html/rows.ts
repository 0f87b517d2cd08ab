import type { Shown } from '../shown.ts';
import { contactLabels, curriculumVitae } from '../words.data.ts';
import { each, icon, linked, list, when, type HtmlDesign } from './page.ts';
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

const languages = (s: Shown) => s.languages.map(({ name, level }) => `${name}: ${level}`).join('; ');

/** Dates in a left column of their own, as the German form has it. */
export const dateLeft: HtmlDesign = (s) => {
  const row = (range: string, content: string) =>
    `<div class="row"><div>${range}</div><div>${content}</div></div>`;
  const [address, phone, email] = contactLabels[s.lang];
  return {
    css: `@page { size: A4; margin: 20mm 18mm 18mm; } body { font: 10.5pt/1.4 'Liberation Sans'; } h1 { font-size: 20pt; } h2 { font-size: 12pt; margin: 13pt 0 5pt; border-bottom: 1px solid #000; }
.row { display: grid; grid-template-columns: 42mm 1fr; margin-bottom: 5pt; break-inside: avoid; }`,
    body: `<p>${curriculumVitae[s.lang]}</p><h1>${s.name}</h1><p>${s.headline}</p>
${head(s.titles.contact, `${when(s.location, (t) => row(`${address}:`, t))}${row(`${phone}:`, s.phone)}${row(`${email}:`, s.email)}${when(linked(s, ', '), (t) => row('Web:', t))}${each(s.personal, ([label, value]) => row(`${label}:`, value))}`)}
${summaryOf(s)}
${jobsOf(s, (job) =>
  row(
    job.range,
    `<b>${job.lead}</b><br>${job.second}${when(job.place, (t) => `, ${t}`)}${list(job.bullets)}`,
  ),
)}
${schoolsOf(s, (school) => row(school.range, `<b>${school.degree}</b><br>${school.institution}`))}
${skillsOf(s, ({ group, names }) => row(group, names.join(', ')))}
${languagesOf(s, ({ name, level }) => row(name, level))}
${sectionsOf(s, paragraphs)}`,
  };
};

/** A table with a label column in the manner of the European form. */
export const formTable: HtmlDesign = (s) => {
  const row = (label: string, value: string) => (value ? `<tr><th>${label}</th><td>${value}</td></tr>` : '');
  const title = (text: string) => `<tr><th class="title">${text}</th><td></td></tr>`;
  const [address, phone, email] = contactLabels[s.lang];
  return {
    css: `@page { size: A4; margin: 15mm; } body { font: 9.8pt/1.4 'DejaVu Sans'; color: #111; } table { border-collapse: collapse; width: 100%; } th { width: 52mm; text-align: right; font-weight: 400; color: #1f3f94; padding: 2pt 8pt 2pt 0; vertical-align: top; } td { border-left: 1px solid #9fb0dd; padding: 2pt 0 2pt 9pt; } th.title { font-weight: 700; padding-top: 10pt; }`,
    body: `<table>${title(s.titles.contact)}${row('', `<b>${s.name}</b>`)}${row('', s.headline)}${row(address, s.location)}${row(phone, s.phone)}${row(email, s.email)}${row('Web', linked(s, '<br>'))}${each(s.personal, ([label, value]) => row(label, value))}
${s.summary ? title(s.titles.summary) + row('', s.summary) : ''}
${title(s.titles.experience)}${each(s.jobs, (job) => row(job.range, `<b>${job.lead}</b><br>${job.second}${when(job.place, (t) => `, ${t}`)}${list(job.bullets)}`))}
${title(s.titles.education)}${each(s.schools, (school) => row(school.range, `<b>${school.degree}</b><br>${school.institution}`))}
${title(s.titles.skills)}${each(s.skills, ({ group, names }) => row(group, names.join(', ')))}
${title(s.titles.languages)}${each(s.languages, ({ name, level }) => row(name, level))}
${each(s.sections, (section) => title(section.title) + each(section.lines, (line) => row('', line)))}</table>`,
  };
};

/** A line down the page with icons as its stations. */
export const timeline: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 13mm 16mm; } body { font: 10pt/1.42 Inter; color: #24292f; } h1 { font-size: 25pt; font-weight: 600; text-align: center; } header { text-align: center; } h2 { font-size: 13pt; margin: 12pt 0 6pt; color: #cf222e; }
.station { position: relative; border-left: 2px solid #cf222e; padding: 0 0 7pt 16pt; margin-left: 8pt; break-inside: avoid; } .station > .icon { position: absolute; left: -9px; top: 0; color: #cf222e; background: #fff; } small { color: #656d76; }`,
  body: `<header><h1>${s.name}</h1><p>${s.headline}</p><p>${icon('phone')} ${s.phone} &nbsp; ${icon('email')} ${s.email} &nbsp; ${when(s.location, (t) => `${icon('place')} ${t}`)}</p><p>${linked(s, ' &nbsp; ')}</p></header>
${summaryOf(s)}
${jobsOf(
  s,
  (job) =>
    `<div class="station">${icon('work')}<small>${job.range}</small><br><b>${job.lead}</b><br>${job.second}${when(job.place, (t) => ` (${t})`)}${list(job.bullets)}</div>`,
)}
${schoolsOf(
  s,
  (school) =>
    `<div class="station">${icon('school')}<small>${school.range}</small><br><b>${school.degree}</b><br>${school.institution}</div>`,
)}
${skillsOf(s, ({ group, names }) => `<p>${when(group, (t) => `<b>${t}</b>: `)}${names.join(' / ')}</p>`)}
${head(
  s.titles.languages,
  when(languages(s), (t) => `<p>${t}</p>`),
)}
${sectionsOf(s)}`,
});

/** Wide letter-spaced capitals, skills with bars, languages with dots. */
export const spaced: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 16mm; } body { font: 9.8pt/1.5 'Noto Sans'; color: #333; } h1 { font-size: 22pt; font-weight: 300; letter-spacing: 0.28em; text-transform: uppercase; text-align: center; } .headline { text-align: center; letter-spacing: 0.2em; text-transform: uppercase; font-size: 9pt; }
h2 { font-size: 10.5pt; letter-spacing: 0.3em; text-transform: uppercase; margin: 14pt 0 5pt; } .contact { text-align: center; margin-top: 6pt; font-size: 9pt; } .columns { display: grid; grid-template-columns: 1fr 1fr; column-gap: 14mm; } .bar { background: #ddd; height: 4pt; margin-bottom: 5pt; } .bar div { background: #555; height: 4pt; } .dots { letter-spacing: 2pt; float: right; } .row { display: flex; justify-content: space-between; }`,
  body: `<h1>${s.name}</h1><p class="headline">${s.headline}</p><p class="contact">${[s.email, s.phone, s.location, linked(s, ' · ')].filter(Boolean).join(' · ')}</p>
${summaryOf(s)}
${jobsOf(
  s,
  (job) =>
    `<div class="entry"><div class="row"><b>${job.line}</b><span>${job.range}</span></div>${list(job.bullets)}</div>`,
)}
${schoolsOf(
  s,
  (school) =>
    `<div class="row"><span><b>${school.degree}</b>, ${school.institution}</span><span>${school.range}</span></div>`,
)}
${head(
  s.titles.skills,
  `<div class="columns">${each(
    skillNames(s),
    (name, at) => `<div>${name}<div class="bar"><div style="width:${95 - at * 6}%"></div></div></div>`,
  )}</div>`,
)}
${head(
  s.titles.languages,
  `<div class="columns">${each(s.languages, ({ name }, at) => `<div>${name}<span class="dots">${'●●●●●'.slice(at)}${'○○○○○'.slice(5 - at)}</span></div>`)}</div>`,
)}
${sectionsOf(s)}`,
});

/** Small capitals, justified and hyphenated text, page numbers below and the name above each page. */
export const bookish: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 24mm 26mm; @bottom-center { content: counter(page) ' / ' counter(pages); font: 8.5pt Garamond; } @top-right { content: '${s.name.replaceAll("'", '')} – ${curriculumVitae[s.lang]}'; font: italic 8.5pt Garamond; } }
body { font: 11.5pt/1.4 Garamond; text-align: justify; hyphens: auto; } h1 { font-size: 22pt; font-variant: small-caps; text-align: center; font-weight: 400; } h2 { font-size: 14pt; font-variant: small-caps; font-weight: 400; border-bottom: 0.5px solid #000; margin: 13pt 0 5pt; } header { text-align: center; } .row { display: flex; justify-content: space-between; }`,
  body: `<header><h1>${s.name}</h1><p><em>${s.headline}</em></p><p>${[s.location, s.phone, s.email].filter(Boolean).join(' — ')}</p><p>${linked(s, ' — ')}</p></header>
${summaryOf(s)}
${jobsOf(
  s,
  (job) =>
    `<div class="row"><span><em>${job.lead}</em></span><span>${job.range}</span></div><p>${job.second}</p>${list(job.bullets)}`,
)}
${schoolsOf(
  s,
  (school) =>
    `<div class="row"><span><em>${school.degree}</em></span><span>${school.range}</span></div><p>${school.institution}</p>`,
)}
${sectionsOf(
  s,
  (lines) => `<ol>${each(lines, (line) => `<li>${line}</li>`)}</ol>`,
  (kind) => kind === 'publications',
)}
${head(s.titles.skills, paragraphs(s.skills.map(({ group, names }) => `${when(group, (t) => `${t}: `)}${names.join(', ')}.`)))}
${head(
  s.titles.languages,
  when(languages(s), (t) => `<p>${t}.</p>`),
)}
${sectionsOf(s, paragraphs, (kind) => kind !== 'publications')}`,
});

/** No bold and no rules at all: one size, headings in capitals, two pages with a running head. */
export const bare: HtmlDesign = (s) => ({
  css: `@page { size: letter; margin: 1in; @bottom-right { content: 'Page ' counter(page); font: 9pt 'Liberation Serif'; } @top-left { content: '${s.name.replaceAll("'", '')}'; font: 9pt 'Liberation Serif'; } } body { font: 12pt/1.5 'Liberation Serif'; } h1, h2 { font-size: 12pt; font-weight: 400; } h2 { text-transform: uppercase; margin-top: 14pt; } .entry { margin-bottom: 8pt; } p.line { margin: 0; }`,
  body: `<h1>${s.name}</h1><p>${s.headline}</p><p>${s.location}</p><p>${s.phone}</p><p>${s.email}</p><p>${linked(s, ', ')}</p>
${summaryOf(s)}
${jobsOf(
  s,
  (job) =>
    `<div class="entry"><p>${job.line}${when(job.range, (t) => ` (${t})`)}</p>${each(job.bullets, (bullet) => `<p class="line">- ${bullet}</p>`)}</div>`,
)}
${schoolsOf(s, (school) => `<p>${school.degree}, ${school.institution}${when(school.range, (t) => ` (${t})`)}</p>`)}
${head(s.titles.skills, paragraphs(s.skills.map(({ group, names }) => `${when(group, (t) => `${t}: `)}${names.join(', ')}`)))}
${head(
  s.titles.languages,
  when(languages(s), (t) => `<p>${t}</p>`),
)}
${sectionsOf(s, paragraphs)}`,
});
