import type { Shown } from '../shown.ts';
import { contactLabels, curriculumVitae } from '../words.data.ts';
import { each, linked, list, when, type HtmlDesign } from './page.ts';
import { employersOf, head, jobsOf, languagesOf, schoolsOf, sectionsOf, summaryOf } from './parts.ts';

const grouped = (s: Shown, mark: string) =>
  each(
    s.skills,
    ({ group, names }) => `<p>${when(group, (t) => `<b>${t}</b>${mark} `)}${names.join(', ')}</p>`,
  );
const spoken = (s: Shown, between: string) =>
  s.languages.map(({ name, level }) => `${name}: ${level}`).join(between);

/** The German form in a table without lines, signed at its end. */
export const signedTable: HtmlDesign = (s) => {
  const row = (label: string, value: string) =>
    value ? `<tr><td class="label">${label}</td><td>${value}</td></tr>` : '';
  const [address, phone, email] = contactLabels[s.lang];
  const table = (title: string, rows: string) => (rows ? `<h2>${title}</h2><table>${rows}</table>` : '');
  return {
    css: `@page { size: A4; margin: 22mm 20mm 18mm 25mm; } body { font: 11pt/1.4 'Liberation Sans'; } h1 { font-size: 22pt; font-weight: 400; letter-spacing: 0.06em; margin-bottom: 8pt; } h2 { font-size: 12.5pt; color: #34557a; margin: 14pt 0 4pt; } table { border-collapse: collapse; width: 100%; } td { vertical-align: top; padding: 1.5pt 0; } .label { width: 45mm; } ul { padding-left: 12pt; }`,
    body: `<h1>${curriculumVitae[s.lang]}</h1>${table(
      s.titles.contact,
      `${row('Name', s.name)}${row(address, s.location)}${row(phone, s.phone)}${row(email, s.email)}${each(s.personal, ([label, value]) => row(label, value))}${row('Web', linked(s, ', '))}`,
    )}${summaryOf(s)}${table(
      s.titles.experience,
      each(s.jobs, (job) =>
        row(
          job.range,
          `<b>${job.position}</b><br>${job.company}${when(job.place, (t) => `, ${t}`)}${list(job.bullets)}`,
        ),
      ),
    )}${table(
      s.titles.education,
      each(s.schools, (school) =>
        row(
          school.range,
          `${school.institution}${when(school.place, (t) => `, ${t}`)}<br><b>${school.degree}</b>`,
        ),
      ),
    )}${table(
      s.titles.skills,
      each(s.skills, ({ group, names }) => row(group, names.join(', '))),
    )}${table(
      s.titles.languages,
      each(s.languages, ({ name, level }) => row(name, level)),
    )}${sectionsOf(s)}<p style="margin-top:24pt">${s.location.split(',').at(-1)?.replace(/\d+/g, '').trim() ?? ''}, 3. Mai 2024</p>`,
  };
};

/** Years before a colon, then title, employer in capitals and town in brackets on one line. */
export const yearsAndColons: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 17mm 19mm; } body { font: 10.4pt/1.45 'Liberation Sans'; } header { display: flex; justify-content: space-between; } h1 { font-size: 17pt; } .sub { text-align: center; font-size: 14pt; font-weight: 700; background: #e6eef5; padding: 4pt; margin: 10pt 0; } h2 { font-size: 12pt; text-transform: uppercase; border-bottom: 1.4pt solid #1f4e79; color: #1f4e79; margin: 12pt 0 5pt; } .employer { text-transform: uppercase; }`,
  body: `<header><div><h1>${s.name}</h1>${when(s.location, (t) => `<p>${t.replace(', ', '<br>')}</p>`)}</div><div><p>${s.phone}</p><p>${s.email}</p><p>${linked(s, '<br>')}</p></div></header>${when(s.headline, (t) => `<p class="sub">${t}</p>`)}
${when(s.summary, (t) => `<p>${t}</p>`)}
${jobsOf(
  s,
  (job) =>
    `<div class="entry"><p>${job.range} : <b>${job.position}</b> – ${job.company}${when(job.place, (t) => ` (${t})`)}</p>${list(job.bullets)}</div>`,
)}
${schoolsOf(
  s,
  (school) =>
    `<p>${school.range} : <b>${school.degree}</b> – ${school.institution}${when(school.place, (t) => ` (${t})`)}</p>`,
)}
${head(s.titles.skills, grouped(s, ' :'))}
${head(
  s.titles.languages,
  when(spoken(s, ' – '), (t) => `<p>${t}</p>`),
)}${sectionsOf(s)}`,
});

/** The long form of public offices in the United States: hours, pay and the superior's name in the head of every job. */
export const publicOffice: HtmlDesign = (s) => ({
  css: `@page { size: letter; margin: 1in; } body { font: 11pt/1.35 'Liberation Serif'; } h1 { font-size: 15pt; text-align: center; } .center { text-align: center; } h2 { font-size: 12pt; text-transform: uppercase; margin: 12pt 0 5pt; } .entry { margin-bottom: 8pt; }`,
  body: `<h1>${s.name}</h1><p class="center">${s.location}</p><p class="center">Phone: ${s.phone} | Email: ${s.email}</p><p class="center">${linked(s, ' | ')}</p><p class="center">Country of Citizenship: United States of America</p><p class="center">Veterans' Preference: No</p>
${summaryOf(s)}
${head(
  s.titles.experience,
  each(
    s.jobs,
    (job, at) =>
      `<div class="entry"><p><b>${job.company}</b></p>${when(job.place, (t) => `<p>${t}</p>`)}<p><b>${job.position}</b></p><p>${job.range}</p><p>Hours per week: 40</p><p>Series: 0343 Pay Plan: GS Grade: ${13 - at}</p><p>Supervisor: Dana Whitlock (202-555-01${70 + at}), Okay to contact: Yes</p>${list(job.bullets)}</div>`,
  ),
)}
${schoolsOf(
  s,
  (school) =>
    `<div class="entry"><p><b>${school.institution}</b>${when(school.place, (t) => `, ${t}`)}</p><p>${school.degree}, ${school.range}</p><p>GPA: 3.6 of a maximum 4.0</p></div>`,
)}
${head(s.titles.skills, grouped(s, ':'))}${sectionsOf(s)}`,
});

/** The page of a careers office: education first, employers with their places, dates with titles, skills by label in sentences. */
export const careersOffice: HtmlDesign = (s) => {
  const row = (a: string, b: string) => `<div class="row"><span>${a}</span><span>${b}</span></div>`;
  return {
    css: `@page { size: letter; margin: 0.7in 0.8in; } body { font: 11pt/1.3 Garamond; } h1 { font-size: 17pt; text-align: center; } .center { text-align: center; border-bottom: 1px solid #000; padding-bottom: 3pt; } h2 { font-size: 12pt; text-align: center; margin: 9pt 0 3pt; } .row { display: flex; justify-content: space-between; } .entry { margin-bottom: 5pt; }`,
    body: `<h1>${s.name}</h1><p class="center">${[s.location, s.email, s.phone, linked(s, ' • ')].filter(Boolean).join(' • ')}</p>
${schoolsOf(
  s,
  (school) =>
    `<div class="entry">${row(`<b>${school.institution}</b>`, school.place)}${row(`${school.degree}. GPA 3.7`, school.range)}</div>`,
)}
${employersOf(
  s,
  (employer) =>
    `<div class="entry">${row(`<b>${employer.company}</b>`, employer.place)}${each(employer.roles, (role) => `${row(`<b>${role.position}</b>`, role.range)}${list(role.bullets)}`)}</div>`,
)}
${sectionsOf(s)}
${head(s.titles.skills, grouped(s, ':'))}
${head(
  s.titles.languages,
  when(spoken(s, '; '), (t) => `<p>${t}</p>`),
)}`,
  };
};

/** Dates at the left, everything of an entry on one line after them; skills in two columns of label and list. */
export const datedLines: HtmlDesign = (s) => {
  const row = (label: string, content: string) =>
    `<div class="row"><span>${label}</span><div>${content}</div></div>`;
  return {
    css: `@page { size: A4; margin: 16mm 17mm; } body { font: 10pt/1.4 Source; color: #222; } header { display: flex; justify-content: space-between; } h1 { font-size: 27pt; font-weight: 400; } .sub { font-style: italic; color: #666; } .reach { text-align: right; color: #666; font-style: italic; } h2 { display: grid; grid-template-columns: 29mm 1fr; align-items: center; column-gap: 4mm; font-size: 14pt; font-weight: 400; color: #3873b3; margin: 11pt 0 4pt; } h2::before { content: ''; height: 4pt; background: #3873b3; } .row { display: grid; grid-template-columns: 29mm 1fr; column-gap: 4mm; margin-bottom: 3pt; } .row > span { text-align: right; } .pairs { display: grid; grid-template-columns: 29mm 1fr 25mm 1fr; column-gap: 4mm; } .pairs b { text-align: right; font-weight: 400; color: #3873b3; }`,
    body: `<header><div><h1>${s.name}</h1><p class="sub">${s.headline}</p></div><div class="reach">${when(s.location, (t) => `<p>${t}</p>`)}<p>${s.phone}</p><p>${s.email}</p>${linked(s, '<br>')}</div></header>
${head(
  s.titles.summary,
  when(s.summary, (t) => row('', t)),
)}
${jobsOf(s, (job) =>
  row(
    job.range,
    `<b>${job.position}</b>, <i>${job.company}</i>${when(job.place, (t) => `, ${t}`)}.${list(job.bullets)}`,
  ),
)}
${schoolsOf(s, (school) =>
  row(
    school.range,
    `<b>${school.degree}</b>, <i>${school.institution}</i>${when(school.place, (t) => `, ${t}`)}.`,
  ),
)}
${head(s.titles.skills, `<div class="pairs">${each(s.skills, ({ group, names }) => `<b>${group || s.titles.skills}</b><span>${names.join(', ')}</span>`)}</div>`)}
${languagesOf(s, ({ name, level }) => row(name, `<i>${level}</i>`))}${sectionsOf(s, (lines) => each(lines, (line) => row('', line)))}`,
  };
};
