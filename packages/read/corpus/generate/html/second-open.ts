// Designs that came with the second pass over reading, made before its rules: those that the rules may be improved on.
import type { Shown, ShownSchool } from '../shown.ts';
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

const spoken = (s: Shown, between: string) =>
  s.languages.map(({ name, level }) => `${name} (${level})`).join(between);
const about = (text: string) => when(text, (t) => `<p class="about">${t}</p>`);
const notes = (school: ShownSchool) => each(school.notes, (note) => `<p class="note">${note}</p>`);
/** Bullets that are letters of the text, each in a paragraph with a hanging indent. */
export const typedBullets = (lines: readonly string[], mark: string): string =>
  each(lines, (line) => `<p class="typed">${mark}&nbsp;&nbsp;${line}</p>`);
/** A text with places where its long words may be parted at the end of a line. */
export const parted = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{N}/.:-])\p{L}{7,}(?![/.:@])/gu, (word) =>
    word.replaceAll(/(?<=\p{L}{3})([bcdfghklmnprstvz])(?=[aeiouäöüáéíóúàèê]\p{L}{2})/gu, '&shy;$1'),
  );

/** The form of European offices: labels right-aligned in grey at the left, everything else beside them. */
export const labelColumn: HtmlDesign = (s) => {
  const row = (label: string, value: string) =>
    when(value, (t) => `<div class="l">${label}</div><div>${t}</div>`);
  const [address, phone, email] = contactLabels[s.lang];
  return {
    css: `@page { size: A4; margin: 14mm 15mm; } body { font: 9.6pt/1.42 'Liberation Sans'; } .grid { display: grid; grid-template-columns: 46mm 1fr; column-gap: 5mm; row-gap: 3pt; } .l { text-align: right; color: #5a6a86; } h1 { font-size: 14pt; } h2 { grid-column: 1; text-align: right; font-size: 9.6pt; text-transform: uppercase; color: #2b4a8b; } .about { font-style: italic; color: #555; } .line { border-top: 0.6pt solid #2b4a8b; align-self: center; }`,
    body: `<div class="grid">${row(curriculumVitae[s.lang], `<h1>${s.name}</h1>`)}${row(address, s.location)}${row(phone, s.phone)}${row(email, s.email)}${row('Web', linked(s, '<br>'))}${each(s.personal, ([label, value]) => row(label, value))}
<h2>${s.titles.summary}</h2><div class="line"></div>${row('', s.summary)}<h2>${s.titles.experience}</h2><div class="line"></div>
${each(s.jobs, (job) => `<div class="l">${job.range}</div><div><b>${job.position}</b><br>${job.company}${when(job.place, (t) => `, ${t}`)}${about(job.about)}${list(job.bullets)}</div>`)}
<h2>${s.titles.education}</h2><div class="line"></div>${each(s.schools, (school) => `<div class="l">${school.range}</div><div><b>${school.degree}</b><br>${school.institution}${notes(school)}</div>`)}
<h2>${s.titles.skills}</h2><div class="line"></div>${each(s.skills, ({ group, names }) => row(group, names.join(', ')))}
<h2>${s.titles.languages}</h2><div class="line"></div>${each(s.languages, ({ name, level }) => row(name, level))}
${each(s.sections, ({ title, lines }) => `<h2>${title}</h2><div class="line"></div><div></div><div>${paragraphs(lines)}</div>`)}</div>`,
  };
};

/** A side bar with contact under pictures that have a text for those who cannot see them. */
export const pictured: HtmlDesign = (s) => {
  const picture = (alt: string) =>
    `<img alt="${alt}" width="10" height="10" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='10' height='10'%3E%3Ccircle cx='5' cy='5' r='5'/%3E%3C/svg%3E">`;
  const side = (alt: string, value: string) => when(value, (t) => `<p>${picture(alt)} ${t}</p>`);
  return {
    css: `@page { size: A4; margin: 0; } body { font: 9.3pt/1.45 Inter; display: grid; grid-template-columns: 62mm 1fr; } aside { background: #e9ede6; padding: 12mm 7mm; min-height: 297mm; overflow-wrap: anywhere; } main { padding: 12mm 10mm 8mm; } h1 { font-size: 20pt; line-height: 1.15; } h2 { font-size: 11.5pt; margin: 11pt 0 3pt; color: #3c6e47; } .row { display: flex; justify-content: space-between; } .about { color: #777; font-size: 8.6pt; } .note { font-size: 8.6pt; }`,
    body: `<aside>${side('Portrait', ' ')}${side('Phone icon', s.phone)}${side('Mail icon', s.email)}${side('Map pin', s.location)}${each(s.links, ({ text, url }) => side('Link icon', `<a href="${url}">${text}</a>`))}${skillsOf(s, ({ group, names }) => `<p><b>${group}</b></p>${list(names)}`)}${languagesOf(s, ({ name, level }) => `<p>${name}: ${level}</p>`)}</aside>
<main><h1>${s.name}</h1><p>${s.headline}</p>${summaryOf(s)}${jobsOf(s, (job) => `<div class="entry"><div class="row"><b>${job.position}</b><span>${job.range}</span></div><p>${job.company}${when(job.place, (t) => ` – ${t}`)}</p>${about(job.about)}${list(job.bullets)}</div>`)}${schoolsOf(s, (school) => `<div class="entry"><div class="row"><b>${school.degree}</b><span>${school.range}</span></div><p>${school.institution}</p>${notes(school)}</div>`)}${sectionsOf(s)}</main>`,
  };
};

/** The long form of a public service: hours and grade beside each job, duties as paragraphs. */
export const publicService: HtmlDesign = (s) => ({
  css: `@page { size: letter; margin: 0.8in; } body { font: 11pt/1.3 'Liberation Serif'; } h1 { font-size: 13pt; text-align: center; text-transform: uppercase; } .c { text-align: center; } h2 { font-size: 11pt; text-transform: uppercase; text-decoration: underline; margin: 12pt 0 4pt; } .typed { padding-left: 14pt; text-indent: -14pt; } .note { font-style: italic; }`,
  body: `<h1>${s.name}</h1><p class="c">${s.location}</p><p class="c">${s.phone} | ${s.email}</p><p class="c">${linked(s, ' | ')}</p>${when(s.headline, (t) => `<p class="c"><b>${t}</b></p>`)}${summaryOf(s)}
${jobsOf(s, (job) => `<div><p><b>${job.company}</b>${when(job.place, (t) => `, ${t}`)}</p><p><b>${job.position}</b></p><p>${job.range}</p>${typedBullets(job.bullets, '•')}<br></div>`)}
${schoolsOf(s, (school) => `<p><b>${school.institution}</b>${when(school.place, (t) => `, ${t}`)}</p><p>${school.degree}, ${school.range}</p>${notes(school)}`)}
${skillsOf(s, ({ group, names }) => `<p>${group}: ${names.join(', ')}</p>`)}${languagesOf(s, ({ name, level }) => `<p>${name}, ${level}</p>`)}${sectionsOf(s, (lines) => typedBullets(lines, '•'))}`,
});

/** Two columns of justified text with words parted at the ends of lines. */
export const justifiedTwin: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 15mm; } body { font: 9.4pt/1.35 Garamond; } h1 { font-size: 22pt; font-weight: 400; text-align: center; } .c { text-align: center; } .cols { display: grid; grid-template-columns: 1fr 1fr; column-gap: 7mm; margin-top: 8pt; } .cols p, li { text-align: justify; } h2 { font: 600 10pt Garamond; letter-spacing: 0.1em; text-transform: uppercase; border-bottom: 0.5pt solid #000; margin: 9pt 0 3pt; } .about { font-style: italic; } ul { padding-left: 10pt; }`,
  body: `<h1>${s.name}</h1><p class="c">${s.headline}</p><p class="c">${[s.location, s.phone, s.email].filter(Boolean).join(' · ')} ${linked(s, ' · ')}</p><div class="cols"><div>${head(
    s.titles.summary,
    when(s.summary, (t) => `<p>${parted(t)}</p>`),
  )}${jobsOf(s, (job) => `<div><p><b>${job.position}</b>, ${job.range}</p><p>${job.company}</p>${about(job.about)}${list(job.bullets.map(parted))}</div>`)}</div>
<div>${schoolsOf(s, (school) => `<div><p><b>${school.degree}</b>, ${school.range}</p><p>${school.institution}</p>${notes(school)}</div>`)}${skillsOf(s, ({ group, names }) => `<p>${group}: ${names.join(', ')}</p>`)}${head(
    s.titles.languages,
    when(spoken(s, ', '), (t) => `<p>${t}</p>`),
  )}${sectionsOf(s, (lines) => list(lines.map(parted)))}</div></div>`,
});

/** Employers and dates joined by a row of dots. */
export const leaders: HtmlDesign = (s) => {
  const line = (left: string, right: string) =>
    `<div class="lead"><span>${left}</span><i></i><span>${right}</span></div>`;
  const dots = (left: string, right: string) =>
    line(left, right).replace('<i></i>', `<i>${'.'.repeat(140)}</i>`);
  return {
    css: `@page { size: A4; margin: 18mm 20mm; } body { font: 10.5pt/1.4 'DejaVu Serif'; } h1 { font-size: 17pt; } h2 { font-size: 11.5pt; font-variant: small-caps; margin: 11pt 0 3pt; border-bottom: 1pt dotted #000; } .lead { display: flex; } .lead i { flex: 1; overflow: hidden; white-space: nowrap; padding: 0 4pt; font-style: normal; } .typed { padding-left: 12pt; text-indent: -12pt; }`,
    body: `<h1>${s.name}</h1><p>${s.headline}</p><p>${s.location}</p><p>${s.phone} / ${s.email}</p><p>${linked(s, ' / ')}</p>${summaryOf(s)}${jobsOf(s, (job) => `${dots(`<b>${job.company}</b>`, job.range)}<p>${job.position}</p>${typedBullets(job.bullets, '–')}`)}${schoolsOf(s, (school) => `${dots(`<b>${school.institution}</b>`, school.range)}<p>${school.degree}</p>${notes(school)}`)}${skillsOf(s, ({ group, names }) => `<p><i>${group}</i>: ${names.join('; ')}</p>`)}${languagesOf(s, ({ name, level }) => `<p>${name}: ${level}</p>`)}${sectionsOf(s, (lines) => typedBullets(lines, '–'))}`,
  };
};

/** Small type, bullets in both columns at once, no line between them. */
export const denseTwin: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 9mm 10mm; } body { font: 7.8pt/1.32 Source; } header { display: flex; justify-content: space-between; } h1 { font-size: 18pt; font-weight: 600; } .cols { display: grid; grid-template-columns: 58fr 42fr; column-gap: 5mm; } h2 { font-size: 10pt; margin: 7pt 0 2pt; color: #0a5; } ul { padding-left: 9pt; margin: 1pt 0 4pt; } .about { color: #666; } .reach { text-align: right; }`,
  body: `<header><div><h1>${s.name}</h1><p>${s.headline}</p></div><div class="reach"><p>${s.email}</p><p>${s.phone}</p><p>${s.location}</p><p>${linked(s, ' | ')}</p></div></header><div class="cols"><div>${jobsOf(s, (job) => `<p><b>${job.company}</b> | ${job.position}</p><p>${job.range}${when(job.place, (t) => ` | ${t}`)}</p>${about(job.about)}${list(job.bullets)}`)}</div><div>${summaryOf(s)}${schoolsOf(s, (school) => `<p><b>${school.institution}</b></p><p>${school.degree}</p><p>${school.range}</p>${list(school.notes)}`)}${head(s.titles.skills, `<ul>${each(s.skills, ({ group, names }) => `<li>${group}: ${names.join(', ')}</li>`)}</ul>`)}${languagesOf(s, ({ name, level }) => `<p>${name} – ${level}</p>`)}${sectionsOf(s)}</div></div>`,
});

/** Skills as columns under the names of their groups, jobs with their dates at the left in a table with lines. */
export const skillGrid: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 15mm 16mm; } body { font: 10pt/1.4 'Liberation Sans'; } h1 { font-size: 20pt; } h2 { font-size: 12pt; background: #dde; padding: 2pt 4pt; margin: 9pt 0 4pt; } table { border-collapse: collapse; width: 100%; } td, th { border: 0.5pt solid #889; padding: 3pt 5pt; vertical-align: top; text-align: left; } .when { width: 34mm; } .about { font-style: italic; }`,
  body: `<h1>${s.name}</h1><p><b>${s.headline}</b></p><p>${[s.location, s.phone, s.email].filter(Boolean).join(' | ')}</p><p>${linked(s, ' | ')}</p>${summaryOf(s)}${head(s.titles.skills, `<table><tr>${each(s.skills, ({ group }) => `<th>${group}</th>`)}</tr><tr>${each(s.skills, ({ names }) => `<td>${names.join('<br>')}</td>`)}</tr></table>`)}${head(s.titles.experience, `<table>${each(s.jobs, (job) => `<tr><td class="when">${job.range}</td><td><b>${job.position}</b><br>${job.company}${when(job.place, (t) => `, ${t}`)}${about(job.about)}${list(job.bullets)}</td></tr>`)}</table>`)}${head(s.titles.education, `<table>${each(s.schools, (school) => `<tr><td class="when">${school.range}</td><td><b>${school.degree}</b><br>${school.institution}${notes(school)}</td></tr>`)}</table>`)}${head(s.titles.languages, `<p>${spoken(s, ', ')}</p>`)}${sectionsOf(s)}`,
});

/** The classic German form: dates left, a frame for the photograph, birth and family first, place and date to sign at the end. */
export const withPhoto: HtmlDesign = (s) => {
  const row = (left: string, right: string) => `<div class="when">${left}</div><div>${right}</div>`;
  return {
    css: `@page { size: A4; margin: 20mm 20mm 18mm 24mm; } body { font: 10.6pt/1.42 'Liberation Sans'; position: relative; } .photo { position: absolute; right: 0; top: 0; width: 34mm; height: 44mm; border: 0.7pt solid #999; } h1 { font-size: 18pt; margin-bottom: 8pt; } h2 { font-size: 12pt; border-bottom: 0.8pt solid #333; margin: 12pt 0 4pt; } .grid { display: grid; grid-template-columns: 43mm 1fr; row-gap: 3pt; } ul { padding-left: 11pt; }`,
    body: `<div class="photo"></div><h1>${curriculumVitae[s.lang]}</h1><h2 style="width:120mm">${s.titles.contact}</h2><div class="grid" style="width:120mm">${row('Name', s.name)}${each(s.personal, ([label, value]) => row(label, value))}${row(contactLabels[s.lang][0], s.location)}${row(contactLabels[s.lang][1], s.phone)}${row(contactLabels[s.lang][2], s.email)}${row('Web', linked(s, ', '))}</div>${summaryOf(s)}${head(s.titles.experience, `<div class="grid">${each(s.jobs, (job) => row(job.range, `<b>${job.position}</b><br>${job.company}${when(job.place, (t) => `, ${t}`)}${list(job.bullets)}`))}</div>`)}${head(s.titles.education, `<div class="grid">${each(s.schools, (school) => row(school.range, `${school.institution}<br>${school.degree}${notes(school)}`))}</div>`)}${head(s.titles.skills, `<div class="grid">${each(s.skills, ({ group, names }) => row(group, names.join(', ')))}${row(s.titles.languages, spoken(s, ', '))}</div>`)}${sectionsOf(s)}<p style="margin-top:20pt">${s.schools[0]?.place ?? ''}, 12.05.2025</p>`,
  };
};

/** Headings in the margin, lines of a page number and the name below every page, how long a job took in brackets. */
export const footed: HtmlDesign = (s) => {
  const part = (title: string, content: string) =>
    when(content, (t) => `<section><h2>${title}</h2><div>${t}</div></section>`);
  return {
    css: `@page { size: A4; margin: 22mm 18mm 24mm; @bottom-left { content: '${s.name.replaceAll("'", '')} – CV'; font: 8pt 'Liberation Sans'; color: #777; } @bottom-right { content: counter(page) ' / ' counter(pages); font: 8pt 'Liberation Sans'; color: #777; } } body { font: 12pt/1.5 'Liberation Serif'; } h1 { font-size: 22pt; } section { display: grid; grid-template-columns: 36mm 1fr; column-gap: 5mm; margin-top: 9pt; } h2 { font-size: 11pt; text-align: right; color: #8a1c1c; } .about { font-size: 10.5pt; color: #555; } .note { font-size: 10.5pt; }`,
    body: `<h1>${s.name}</h1><p>${s.headline}</p><p>${[s.location, s.phone, s.email].filter(Boolean).join(', ')}</p><p>${linked(s, ', ')}</p>${part(
      s.titles.summary,
      when(s.summary, (t) => `<p>${t}</p>`),
    )}${part(
      s.titles.experience,
      each(
        s.jobs,
        (job, at) =>
          `<div><p><b>${job.position}</b></p><p>${job.company}${when(job.place, (t) => `, ${t}`)}</p><p>${job.range} (${at + 2} ${{ de: 'Jahre', fr: 'ans', es: 'años', nl: 'jaar', pt: 'anos', it: 'anni' }[s.lang as 'de'] ?? 'yrs'} ${at + 3} ${{ de: 'Monate', fr: 'mois', es: 'meses', nl: 'mnd', pt: 'meses', it: 'mesi' }[s.lang as 'de'] ?? 'mos'})</p>${about(job.about)}${list(job.bullets)}</div>`,
      ),
    )}${part(
      s.titles.education,
      each(
        s.schools,
        (school) =>
          `<div><p><b>${school.degree}</b></p><p>${school.institution}</p><p>${school.range}</p>${notes(school)}</div>`,
      ),
    )}${part(
      s.titles.skills,
      each(s.skills, ({ group, names }) => `<p><b>${group}</b>: ${names.join(', ')}</p>`),
    )}${part(s.titles.languages, `<p>${spoken(s, ', ')}</p>`)}${each(s.sections, ({ title, lines }) => part(title, list(lines)))}`,
  };
};

/** What a company sends out about one of its people: its own letterhead, then the person. */
export const companyPaper: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 12mm 18mm; } body { font: 10pt/1.45 'Liberation Sans'; } .paper { display: flex; justify-content: space-between; border-bottom: 2pt solid #b30; padding-bottom: 5pt; margin-bottom: 12pt; } .firm { font-size: 16pt; font-weight: 700; color: #b30; } .small { font-size: 8pt; text-align: right; } h1 { font-size: 15pt; } h2 { font-size: 11.5pt; color: #b30; margin: 10pt 0 3pt; } .row { display: flex; justify-content: space-between; }`,
  body: `<div class="paper"><div class="firm">${s.jobs[0]?.company ?? ''}</div><div class="small"><p>www.${(
    s.jobs[0]?.company ?? 'firm'
  )
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .slice(
      0,
      12,
    )}.example</p></div></div><h1>${s.name}</h1><p>${s.headline}</p><p>${icon('phone')} ${s.phone} &nbsp; ${icon('email')} ${s.email} &nbsp; ${s.location}</p><p>${linked(s, ' &nbsp; ')}</p>${summaryOf(s)}${jobsOf(s, (job) => `<div class="row"><b>${job.position}, ${job.company}</b><span>${job.range}</span></div>${list(job.bullets)}`)}${schoolsOf(s, (school) => `<div class="row"><b>${school.degree}, ${school.institution}</b><span>${school.range}</span></div>${list(school.notes)}`)}${head(s.titles.skills, `<p>${skillNames(s).join(' · ')}</p>`)}${languagesOf(s, ({ name, level }) => `<p>${name} (${level})</p>`)}${sectionsOf(s)}`,
});

/** Name, title and headings typed in capitals; a line about the employer in brackets. */
export const capitals: HtmlDesign = (s) => {
  const big = (text: string) =>
    text.replaceAll('&amp;', '&').toLocaleUpperCase(s.lang).replaceAll('&', '&amp;');
  return {
    css: `@page { size: letter; margin: 0.75in; } body { font: 10.2pt/1.38 'Liberation Sans'; } h1 { font-size: 19pt; letter-spacing: 0.04em; } h2 { font-size: 11pt; border-top: 1.2pt solid #222; border-bottom: 0.4pt solid #222; margin: 10pt 0 4pt; } .row { display: flex; justify-content: space-between; } .about { font-size: 9.2pt; }`,
    body: `<h1>${big(s.name)}</h1><p>${big(s.headline)}</p><p>${s.location} • ${s.phone} • ${s.email}</p><p>${linked(s, ' • ')}</p>${when(s.summary, (t) => `<h2>${big(s.titles.summary)}</h2><p>${t}</p>`)}<h2>${big(s.titles.experience)}</h2>${each(s.jobs, (job) => `<div class="row"><b>${big(job.company)}</b><span>${job.place}</span></div><div class="row"><i>${job.position}</i><span>${job.range}</span></div>${when(job.about, (t) => `<p class="about">(${t})</p>`)}${list(job.bullets)}`)}<h2>${big(s.titles.education)}</h2>${each(s.schools, (school) => `<div class="row"><b>${big(school.institution)}</b><span>${school.place}</span></div><div class="row"><i>${school.degree}</i><span>${school.range}</span></div>${notes(school)}`)}<h2>${big(s.titles.skills)}</h2>${each(s.skills, ({ group, names }) => `<p><b>${group}:</b> ${names.join(', ')}</p>`)}${when(spoken(s, ', '), (t) => `<h2>${big(s.titles.languages)}</h2><p>${t}</p>`)}${each(s.sections, ({ title, lines }) => `<h2>${big(title)}</h2>${list(lines)}`)}`,
  };
};

/** Plain headings, lists and tables, as an office program takes them in. */
export const officePage: HtmlDesign = (s) => ({
  css: `body { font-family: 'Liberation Serif'; font-size: 11pt; }`,
  body: `<h1>${s.name}</h1><p><b>${s.headline}</b></p><p>${s.location}<br>${s.phone}<br>${s.email}<br>${linked(s, '<br>')}</p><h2>${s.titles.summary}</h2><p>${s.summary}</p><h2>${s.titles.experience}</h2>${each(s.jobs, (job) => `<table width="100%"><tr><td><b>${job.company}</b></td><td align="right">${job.range}</td></tr></table><p><i>${job.position}</i></p>${about(job.about)}${list(job.bullets)}`)}<h2>${s.titles.education}</h2>${each(s.schools, (school) => `<table width="100%"><tr><td><b>${school.institution}</b></td><td align="right">${school.range}</td></tr></table><p>${school.degree}</p>${notes(school)}`)}<h2>${s.titles.skills}</h2>${list(s.skills.map(({ group, names }) => `${group}: ${names.join(', ')}`))}<h2>${s.titles.languages}</h2>${list(s.languages.map(({ name, level }) => `${name}: ${level}`))}${each(s.sections, ({ title, lines }) => `<h2>${title}</h2>${list(lines)}`)}`,
});
