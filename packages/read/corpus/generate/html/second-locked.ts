// Designs that came with the second pass over reading, made before its rules and only counted with.
import type { Shown, ShownJob, ShownSchool } from '../shown.ts';
import { contactLabels } from '../words.data.ts';
import { each, icon, linked, list, when, type HtmlDesign } from './page.ts';
import {
  head,
  jobsOf,
  languagesOf,
  paragraphs,
  schoolsOf,
  sectionsOf,
  skillsOf,
  summaryOf,
} from './parts.ts';
import { parted, typedBullets } from './second-open.ts';

const about = (text: string) => when(text, (t) => `<div class="about">${t}</div>`);
const notes = (school: ShownSchool, between = '<br>') =>
  when(school.notes.join(between), (t) => `<div class="note">${t}</div>`);
const spoken = (s: Shown) => s.languages.map(({ name, level }) => `${name}: ${level}`);

/** A band over the page, then text at the left and a coloured bar at the right. */
export const rightBar: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 0; } body { font: 9.2pt/1.45 'DejaVu Sans'; } header { background: #1d2f4f; color: #fff; padding: 9mm 12mm; } h1 { font-size: 21pt; font-weight: 400; } .cols { display: grid; grid-template-columns: 1fr 60mm; } main { padding: 5mm 8mm 5mm 12mm; } aside { background: #f2f2f7; padding: 5mm 7mm; min-height: 258mm; font-size: 8.3pt; overflow-wrap: anywhere; } h2 { font-size: 10.5pt; text-transform: uppercase; letter-spacing: 0.08em; margin: 8pt 0 3pt; color: #1d2f4f; } .about { color: #666; font-size: 8.2pt; } ul { padding-left: 11pt; }`,
  body: `<header><h1>${s.name}</h1><p>${s.headline}</p></header><div class="cols"><main>${summaryOf(s)}${jobsOf(s, (job) => `<div class="entry"><b>${job.position}</b><br>${job.company}${about(job.about)}<small>${job.range}${when(job.place, (t) => ` | ${t}`)}</small>${list(job.bullets)}</div>`)}${sectionsOf(s)}</main><aside><h2>${s.titles.contact}</h2><p>${s.location}</p><p>${s.phone}</p><p>${s.email}</p><p>${linked(s, '<br>')}</p>${schoolsOf(s, (school) => `<p><b>${school.degree}</b></p><p>${school.institution}</p><p>${school.range}</p>${notes(school)}<br>`)}${skillsOf(s, ({ group, names }) => `<p><b>${group}</b></p><p>${names.join(', ')}</p>`)}${head(s.titles.languages, paragraphs(spoken(s)))}</aside></div>`,
});

/** Each job a row of a ruled table: what it was at the left, what was done at the right. */
export const ruledRows: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 14mm; } body { font: 9.6pt/1.4 'Liberation Serif'; } h1 { font-size: 19pt; } h2 { font-size: 12pt; margin: 9pt 0 3pt; } table { width: 100%; border-collapse: collapse; } td { border-top: 0.6pt solid #555; padding: 4pt 6pt 4pt 0; vertical-align: top; } .what { width: 52mm; } .typed { padding-left: 10pt; text-indent: -10pt; } .note, .about { font-style: italic; }`,
  body: `<h1>${s.name}</h1><p>${s.headline}</p><p>${s.location} — ${s.phone} — ${s.email}</p><p>${linked(s, ' — ')}</p>${summaryOf(s)}${head(s.titles.experience, `<table>${each(s.jobs, (job) => `<tr><td class="what"><b>${job.position}</b><br>${job.company}<br>${job.range}</td><td>${typedBullets(job.bullets, '–')}</td></tr>`)}</table>`)}${head(s.titles.education, `<table>${each(s.schools, (school) => `<tr><td class="what">${school.range}</td><td><b>${school.degree}</b><br>${school.institution}${notes(school)}</td></tr>`)}</table>`)}${head(s.titles.skills, `<table>${each(s.skills, ({ group, names }) => `<tr><td class="what">${group}</td><td>${names.join(', ')}</td></tr>`)}</table>`)}${head(s.titles.languages, `<p>${spoken(s).join('; ')}</p>`)}${sectionsOf(s, (lines) => typedBullets(lines, '–'))}`,
});

/** Text that flows from the first column of a page into its second. */
export const flowing: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 15mm 14mm; } body { font: 9.8pt/1.4 'Liberation Sans'; } header { border-bottom: 1pt solid #000; padding-bottom: 5pt; margin-bottom: 8pt; } h1 { font-size: 20pt; } .cols { columns: 2; column-gap: 8mm; column-fill: auto; height: 235mm; } h2 { font-size: 11.5pt; background: #eee; padding: 1pt 4pt; margin: 0 0 4pt; } .row { display: flex; justify-content: space-between; } .about { font-size: 8.8pt; color: #666; } .part { margin-bottom: 8pt; } .note { font-size: 8.8pt; }`,
  body: `<header><h1>${s.name}</h1><p>${s.headline}</p><p>${[s.location, s.phone, s.email].filter(Boolean).join(' · ')}</p><p>${linked(s, ' · ')}</p></header><div class="cols">${summaryOf(s)}${jobsOf(s, (job) => `<div class="part"><b>${job.position}</b><br>${job.company}<br><i>${job.range}</i>${about(job.about)}${list(job.bullets)}</div>`)}${schoolsOf(s, (school) => `<div class="part"><b>${school.degree}</b><br>${school.institution}<br><i>${school.range}</i>${notes(school)}</div>`)}${skillsOf(s, ({ group, names }) => `<p><b>${group}:</b> ${names.join(', ')}</p>`)}${languagesOf(s, ({ name, level }) => `<p>${name}: ${level}</p>`)}${sectionsOf(s)}</div>`,
});

/** A book's page: justified, words parted, square bullets, dates in small capitals before the title. */
export const bookPage: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 24mm 34mm; } body { font: 10.8pt/1.36 Garamond; } h1 { font-size: 24pt; font-weight: 400; } h2 { font-size: 13pt; font-weight: 400; font-style: italic; margin: 12pt 0 3pt; } p, li { text-align: justify; } ul { list-style: square; padding-left: 13pt; } .l { text-align: left; } .about { font-style: italic; text-align: left; }`,
  body: `<h1>${s.name}</h1><p class="l">${s.headline}</p><p class="l">${s.location}</p><p class="l">${s.phone}</p><p class="l">${s.email}</p><p class="l">${linked(s, '<br>')}</p>${head(
    s.titles.summary,
    when(s.summary, (t) => `<p>${parted(t)}</p>`),
  )}${jobsOf(s, (job) => `<p class="l">${job.range}</p><p class="l"><b>${job.position}</b>, ${job.company}</p>${about(job.about)}${list(job.bullets.map(parted))}`)}${schoolsOf(s, (school) => `<p class="l">${school.range}</p><p class="l"><b>${school.degree}</b>, ${school.institution}</p>${notes(school)}`)}${skillsOf(s, ({ group, names }) => `<p class="l">${group}: ${names.join(', ')}</p>`)}${head(s.titles.languages, `<p class="l">${spoken(s).join(', ')}</p>`)}${sectionsOf(s, (lines) => each(lines, (line) => `<p>${parted(line)}</p>`))}`,
});

/** Dates and places in a narrow column at the right of each entry. */
export const rightDates: HtmlDesign = (s) => {
  const entry = (main: string, side: string) =>
    `<div class="entry"><div>${main}</div><div class="side">${side}</div></div>`;
  return {
    css: `@page { size: A4; margin: 16mm; } body { font: 9.8pt/1.45 Source; } h1 { font-size: 23pt; font-weight: 600; } h2 { font-size: 12pt; color: #996515; margin: 11pt 0 4pt; } .entry { display: grid; grid-template-columns: 1fr 32mm; column-gap: 8mm; } .side { text-align: right; font-size: 8.6pt; color: #666; } .about { font-size: 8.8pt; } ul { padding-left: 11pt; }`,
    body: `<h1>${s.name}</h1><p>${s.headline}</p><p>${icon('place')} ${s.location} ${icon('phone')} ${s.phone} ${icon('email')} ${s.email} ${icon('link')} ${linked(s, ' ')}</p>${when(s.summary, (t) => `<p style="margin-top:6pt">${t}</p>`)}${jobsOf(s, (job) => entry(`<b>${job.company}</b><br><i>${job.position}</i>${about(job.about)}${list(job.bullets)}`, `${job.range}<br>${job.place}`))}${schoolsOf(s, (school) => entry(`<b>${school.institution}</b><br><i>${school.degree}</i>${notes(school)}`, `${school.range}<br>${school.place}`))}${skillsOf(s, ({ group, names }) => entry(names.join(' | '), group))}${languagesOf(s, ({ name, level }) => entry(name, level))}${sectionsOf(s)}`,
  };
};

/** Cards with frames; skills in three columns below the names of their groups. */
export const framedCards: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 10mm; } body { font: 9pt/1.4 Inter; background: #fff; } .card { border: 0.8pt solid #cbd; border-radius: 5pt; padding: 6pt 9pt; margin-bottom: 6pt; } h1 { font-size: 18pt; } h2 { font-size: 11pt; color: #647; } .three { display: grid; grid-template-columns: repeat(3, 1fr); column-gap: 6mm; } .pair { display: grid; grid-template-columns: 1fr 1fr; column-gap: 6mm; } .about { color: #777; } ul { padding-left: 11pt; } small { color: #647; }`,
  body: `<div class="card pair"><div><h1>${s.name}</h1><p>${s.headline}</p></div><div><p>${icon('email')} ${s.email}</p><p>${icon('phone')} ${s.phone}</p><p>${icon('place')} ${s.location}</p>${each(s.links, ({ text, url }) => `<p>${icon('link')} <a href="${url}">${text}</a></p>`)}</div></div><div class="card">${summaryOf(s)}</div><div class="card"><h2>${s.titles.skills}</h2><div class="three">${each(s.skills, ({ group, names }) => `<div><b>${group}</b><br>${names.join('<br>')}</div>`)}<div><b>${s.titles.languages}</b><br>${spoken(s).join('<br>')}</div></div></div><div class="card">${jobsOf(s, (job) => `<p><b>${job.position}</b> <small>${job.range}</small></p><p>${job.company}</p>${about(job.about)}${list(job.bullets)}`)}</div><div class="card">${schoolsOf(s, (school) => `<p><b>${school.degree}</b> <small>${school.range}</small></p><p>${school.institution}</p>${notes(school, ' · ')}`)}</div>${sectionsOf(s, (lines) => `<div>${paragraphs(lines)}</div>`)}`,
});

/** A form in two columns with every fact under its own label. */
export const labelledForm: HtmlDesign = (s) => {
  const row = (label: string, value: string) =>
    when(value, (t) => `<tr><td class="l">${label}</td><td>${t}</td></tr>`);
  const [address, phone, email] = contactLabels[s.lang];
  const table = (title: string, rows: string) => `<h2>${title}</h2><table>${rows}</table>`;
  return {
    css: `@page { size: A4; margin: 17mm 18mm; } body { font: 10.3pt/1.4 'Liberation Sans'; } h1 { font-size: 18pt; color: #175e54; } h2 { font-size: 12pt; color: #175e54; border-bottom: 0.8pt solid #175e54; margin: 11pt 0 4pt; } td { vertical-align: top; padding: 1pt 0; } .l { width: 48mm; font-weight: 700; } .typed { padding-left: 11pt; text-indent: -11pt; } .note { font-size: 9.4pt; }`,
    body: `<h1>${s.name}</h1><p>${s.headline}</p>${table(s.titles.contact, `${each(s.personal, ([label, value]) => row(label, value))}${row(address, s.location)}${row(phone, s.phone)}${row(email, s.email)}${row('Web', linked(s, '<br>'))}`)}${summaryOf(s)}${table(
      s.titles.experience,
      each(s.jobs, (job) =>
        row(
          job.range,
          `<b>${job.position}</b><br>${job.company}${when(job.place, (t) => `, ${t}`)}${typedBullets(job.bullets, '▪')}`,
        ),
      ),
    )}${table(
      s.titles.education,
      each(s.schools, (school) =>
        row(school.range, `<b>${school.degree}</b><br>${school.institution}${notes(school)}`),
      ),
    )}${table(
      s.titles.skills,
      each(s.skills, ({ group, names }) => row(group, names.join(', '))),
    )}${table(
      s.titles.languages,
      each(s.languages, ({ name, level }) => row(name, level)),
    )}${sectionsOf(s)}`,
  };
};

/** A staffing profile: the firm above, its address below every page, the person between. */
export const staffProfile: HtmlDesign = (s) => {
  const firm = s.jobs[0]?.company ?? '';
  return {
    css: `@page { size: A4; margin: 20mm 20mm 26mm; @bottom-center { content: '${firm.replaceAll("'", '').replaceAll('&amp;', '+')} · Industriestr. 8 · Seite ' counter(page); font: 7.5pt 'Liberation Sans'; } } body { font: 10.4pt/1.5 'Liberation Sans'; } .firm { text-align: right; color: #06c; font-size: 13pt; letter-spacing: 0.08em; } h1 { font-size: 17pt; margin-top: 10pt; } h2 { font-size: 11.5pt; color: #06c; margin: 12pt 0 4pt; } .about { font-style: italic; }`,
    body: `<div class="firm">${firm}</div><h1>${s.name}</h1><p>${s.headline}</p><p>${s.email}<br>${s.phone}<br>${s.location}</p><p>${linked(s, '<br>')}</p>${summaryOf(s)}${jobsOf(s, (job) => `<p><b>${job.range}</b></p><p>${job.company}, ${job.position}</p>${list(job.bullets)}`)}${schoolsOf(s, (school) => `<p><b>${school.range}</b></p><p>${school.institution}, ${school.degree}</p>${notes(school, ', ')}`)}${skillsOf(s, ({ group, names }) => `<p>${group}: ${names.join(', ')}</p>`)}${head(s.titles.languages, list(spoken(s)))}${sectionsOf(s)}`,
  };
};

/** Dates at the left with how long it took below, a line of dots up to the place. */
export const dotted: HtmlDesign = (s) => {
  const years =
    { de: 'Jahre', fr: 'ans', es: 'años', nl: 'jaar', pt: 'anos', it: 'anni' }[s.lang as 'de'] ?? 'years';
  const job = ({ range, company, place, position, bullets }: ShownJob, at: number) =>
    `<div class="g"><div>${range}<br>(${at + 3} ${years})</div><div><div class="lead"><b>${company}</b><i>${'. '.repeat(90)}</i><span>${place}</span></div><p><i>${position}</i></p>${list(bullets)}</div></div>`;
  return {
    css: `@page { size: A4; margin: 15mm 17mm; } body { font: 9.9pt/1.42 'DejaVu Sans Condensed'; } h1 { font-size: 18pt; text-align: right; } .r { text-align: right; } h2 { font-size: 11.5pt; letter-spacing: 0.05em; margin: 10pt 0 4pt; border-left: 4pt solid #444; padding-left: 5pt; } .g { display: grid; grid-template-columns: 40mm 1fr; column-gap: 4mm; } .lead { display: flex; } .lead > i { flex: 1; overflow: hidden; white-space: nowrap; padding: 0 3pt; } ul { padding-left: 11pt; }`,
    body: `<h1>${s.name}</h1><p class="r">${s.headline}</p><p class="r">${s.location}</p><p class="r">${s.phone} · ${s.email}</p><p class="r">${linked(s, ' · ')}</p>${summaryOf(s)}${head(s.titles.experience, each(s.jobs, job))}${schoolsOf(s, (school) => `<div class="g"><div>${school.range}</div><div><b>${school.institution}</b><br>${school.degree}${notes(school)}</div></div>`)}${skillsOf(s, ({ group, names }) => `<div class="g"><div>${group}</div><div>${names.join(', ')}</div></div>`)}${languagesOf(s, ({ name, level }) => `<div class="g"><div>${name}</div><div>${level}</div></div>`)}${sectionsOf(s)}`,
  };
};

/** Everything on one page in small type: three columns, work in the wide one. */
export const threeColumns: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 8mm 9mm; } body { font: 7.6pt/1.34 'Liberation Sans'; } h1 { font-size: 17pt; text-align: center; } .c { text-align: center; } .cols { display: grid; grid-template-columns: 42mm 1fr 45mm; column-gap: 5mm; margin-top: 6pt; } h2 { font-size: 9.2pt; color: #a03; border-bottom: 0.5pt solid #a03; margin: 6pt 0 3pt; } ul { padding-left: 8pt; margin: 1pt 0 4pt; } .about { font-style: italic; color: #555; }`,
  body: `<h1>${s.name}</h1><p class="c">${s.headline}</p><div class="cols"><div><h2>${s.titles.contact}</h2><p>${s.phone}</p><p>${s.email}</p><p>${s.location}</p>${each(s.links, ({ text, url }) => `<p><a href="${url}">${text}</a></p>`)}${skillsOf(s, ({ group, names }) => `<p><b>${group}</b></p>${list(names)}`)}</div><div>${summaryOf(s)}${jobsOf(s, (job) => `<p><b>${job.position}</b></p><p>${job.company} | ${job.range}</p>${about(job.about)}${list(job.bullets)}`)}</div><div>${schoolsOf(s, (school) => `<p><b>${school.degree}</b></p><p>${school.institution}</p><p>${school.range}</p>${notes(school)}<br>`)}${head(s.titles.languages, paragraphs(spoken(s)))}${sectionsOf(s)}</div></div>`,
});

/** Tables within tables, as an office program made and took in again. */
export const officeTables: HtmlDesign = (s) => ({
  css: `body { font-family: 'Liberation Sans'; font-size: 10pt; }`,
  body: `<table width="100%"><tr><td width="65%"><h1>${s.name}</h1><p>${s.headline}</p></td><td><p align="right">${s.location}<br>${s.phone}<br>${s.email}<br>${linked(s, '<br>')}</p></td></tr></table><h2>${s.titles.summary}</h2><p>${s.summary}</p><h2>${s.titles.experience}</h2><table width="100%">${each(s.jobs, (job) => `<tr valign="top"><td width="25%">${job.range}</td><td><p><b>${job.position}</b><br>${job.company}</p>${list(job.bullets)}</td></tr>`)}</table><h2>${s.titles.education}</h2><table width="100%">${each(s.schools, (school) => `<tr valign="top"><td width="25%">${school.range}</td><td><p><b>${school.degree}</b><br>${school.institution}</p>${when(school.notes.join('<br>'), (t) => `<p>${t}</p>`)}</td></tr>`)}</table><h2>${s.titles.skills}</h2><table width="100%">${each(s.skills, ({ group, names }) => `<tr><td width="25%">${group}</td><td>${names.join(', ')}</td></tr>`)}</table><h2>${s.titles.languages}</h2><p>${spoken(s).join(', ')}</p>${each(s.sections, ({ title, lines }) => `<h2>${title}</h2>${list(lines)}`)}`,
});

/** A page of the web with pictures for contact, each with its own text for those who cannot see them. */
export const webPage: HtmlDesign = (s) => {
  const item = (alt: string, value: string) =>
    when(value, (t) => `<div><img alt="${alt}" src="i.png"><span>${t}</span></div>`);
  return {
    css: `.wrap { max-width: 800px; } .entry { margin: 1em 0; }`,
    body: `<div class="wrap"><header><img alt="Profile picture" src="me.jpg"><h1>${s.name}</h1><div>${s.headline}</div>${item('envelope', s.email)}${item('phone', s.phone)}${item('location', s.location)}${each(s.links, ({ text, url }) => item('link', `<a href="${url}">${text}</a>`))}</header><section><h2>${s.titles.summary}</h2><p>${s.summary}</p></section><section><h2>${s.titles.experience}</h2>${each(s.jobs, (job) => `<div class="entry"><h3>${job.position}</h3><div><a href="https://example.org">${job.company}</a>, <span>${job.place}</span></div><div>${job.range}</div>${list(job.bullets)}</div>`)}</section><section><h2>${s.titles.education}</h2>${each(s.schools, (school) => `<div class="entry"><h3>${school.degree}</h3><div>${school.institution}</div><div>${school.range}</div>${list(school.notes)}</div>`)}</section><section><h2>${s.titles.skills}</h2>${each(s.skills, ({ group, names }) => `<h4>${group}</h4><p>${names.join(', ')}</p>`)}</section><section><h2>${s.titles.languages}</h2>${list(spoken(s))}</section>${each(s.sections, ({ title, lines }) => `<section><h2>${title}</h2>${list(lines)}</section>`)}</div>`,
  };
};
