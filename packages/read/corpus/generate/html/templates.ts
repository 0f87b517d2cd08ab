import type { Shown } from '../shown.ts';
import { each, icon, linked, list, when, type HtmlDesign } from './page.ts';
import { head, jobsOf, schoolsOf, sectionsOf, skillNames, skillsOf, summaryOf } from './parts.ts';

const spoken = (s: Shown, between: string) =>
  s.languages.map(({ name, level }) => `${name} (${level})`).join(between);
const extras = (s: Shown, show = list) => sectionsOf(s, (lines) => show(lines));

/** As a LaTeX class sets it: a name in two weights, places in colour at the right edge, titles in small capitals. */
export const twoWeights: HtmlDesign = (s) => {
  const [first = '', ...last] = s.name.split(' ');
  const entry = (where: string, place: string, what: string, range: string, bullets: readonly string[]) =>
    `<div class="entry"><div class="row"><b>${where}</b><i class="place">${place}</i></div><div class="row what"><span>${what}</span><i>${range}</i></div>${list(bullets)}</div>`;
  return {
    css: `@page { size: A4; margin: 14mm 16mm; } body { font: 9.5pt/1.45 Source; color: #333; } h1 { font-size: 32pt; font-weight: 400; text-align: center; color: #888; } h1 b { color: #222; } .center { text-align: center; } .sub { color: #b5322a; font-variant: small-caps; } h2 { font-size: 15pt; font-weight: 600; border-bottom: 0.6pt solid #aaa; margin: 11pt 0 4pt; } h2::first-letter { color: #b5322a; } .row { display: flex; justify-content: space-between; } .place { color: #b5322a; } .what { color: #777; font-variant: small-caps; } .skills { display: grid; grid-template-columns: 34mm 1fr; } .skills b { text-align: right; padding-right: 4mm; }`,
    body: `<h1>${first} <b>${last.join(' ')}</b></h1><p class="center sub">${s.headline}</p><p class="center">${when(s.location, (t) => `<i>${t}</i>`)}</p><p class="center">${icon('phone')} ${s.phone} | ${icon('email')} ${s.email} | ${linked(s, ' | ')}</p>
${summaryOf(s)}
${jobsOf(s, (job) => entry(job.company, job.place, job.position, job.range, job.bullets))}
${schoolsOf(s, (school) => entry(school.institution, school.place, school.degree, school.range, []))}
${skillsOf(
  s,
  ({ group, names }) =>
    `<div class="skills"><b>${group || s.titles.skills}</b><span>${names.join(', ')}</span></div>`,
)}
${head(
  s.titles.languages,
  when(spoken(s, ', '), (t) => `<p>${t}</p>`),
)}${extras(s)}`,
  };
};

/** Two columns of text of unlike width: work at the left with its dates and places in one row of icons, the rest at the right. */
export const iconRows: HtmlDesign = (s) => {
  const facts = (range: string, place: string) =>
    `<div class="facts"><span>${icon('calendar')} ${range}</span>${when(place, (t) => `<span>${icon('place')} ${t}</span>`)}</div>`;
  return {
    css: `@page { size: A4; margin: 13mm 14mm; } body { font: 9.6pt/1.42 Inter; color: #444; } h1 { font-size: 24pt; font-weight: 600; color: #2e2e2e; } .tag { color: #8f0d0d; font-weight: 600; } .columns { display: grid; grid-template-columns: 6fr 4fr; column-gap: 9mm; margin-top: 6pt; } h2 { font-size: 14pt; color: #450808; border-bottom: 2px solid #450808; margin: 10pt 0 5pt; text-transform: uppercase; } h3 { font-size: 11pt; font-weight: 600; } .where { color: #8f0d0d; font-weight: 600; } .facts { display: grid; grid-template-columns: 1fr 1fr; font-size: 8.6pt; } .chip { border: 1px solid #999; border-radius: 4pt; padding: 0 4pt; margin: 0 3pt 3pt 0; display: inline-block; } .level { display: flex; justify-content: space-between; }`,
    body: `<h1>${s.name}</h1><p class="tag">${s.headline}</p><p>${icon('email')} ${s.email} &nbsp; ${icon('phone')} ${s.phone} &nbsp; ${when(s.location, (t) => `${icon('place')} ${t}`)} &nbsp; ${linked(s, ' &nbsp; ')}</p>
<div class="columns"><div>${jobsOf(
      s,
      (job) =>
        `<div class="entry"><h3>${job.position}</h3><div class="where">${job.company}</div>${facts(job.range, job.place)}${list(job.bullets)}</div>`,
    )}${extras(s)}</div>
<div>${summaryOf(s)}${head(
      s.titles.skills,
      each(skillNames(s), (name) => `<span class="chip">${name}</span>`),
    )}${head(
      s.titles.languages,
      each(
        s.languages,
        ({ name }, at) =>
          `<div class="level"><span>${name}</span><span>${'●'.repeat(5 - at)}${'○'.repeat(at)}</span></div>`,
      ),
    )}${schoolsOf(
      s,
      (school) =>
        `<div class="entry"><h3>${school.degree}</h3><div class="where">${school.institution}</div>${facts(school.range, school.place)}</div>`,
    )}</div></div>`,
  };
};

/** As an online office's template has it: employer, place and title on one line parted by a comma and a dash, dates in capitals below. */
export const serifPage: HtmlDesign = (s) => {
  const line = (where: string, place: string, what: string) =>
    `<h3>${where}${when(place, (t) => `, <span class="light">${t}</span>`)} — <i class="light">${what}</i></h3>`;
  return {
    css: `@page { size: letter; margin: 0.6in 0.7in; } body { font: 9.5pt/1.5 'Liberation Serif'; color: #333; display: grid; grid-template-columns: 5in 1fr; column-gap: 0.35in; } h1 { font-size: 34pt; } h2 { font: 700 9pt 'Liberation Sans'; color: #2079c7; text-transform: uppercase; margin: 15pt 0 5pt; } h3 { font-size: 11pt; } .light { font-weight: 400; } .when { font: 8pt 'Liberation Sans'; color: #666; text-transform: uppercase; margin: 2pt 0; } .contact b { display: block; } aside p { margin: 0; }`,
    body: `<main><h1>${s.name}</h1><p>${s.headline}</p>${jobsOf(
      s,
      (job) =>
        `<div class="entry">${line(job.company, job.place, job.position)}<p class="when">${job.range}</p><p>${job.bullets.map((bullet) => `${bullet}.`).join(' ')}</p></div>`,
    )}${schoolsOf(
      s,
      (school) =>
        `<div class="entry">${line(school.institution, school.place, school.degree)}<p class="when">${school.range}</p></div>`,
    )}${summaryOf(s)}</main>
<aside><div class="contact" style="margin-top:16pt">${when(s.location, (t) => `<p>${t}</p>`)}<b>${s.phone}</b><b>${s.email}</b>${linked(s, '<br>')}</div>${head(
      s.titles.skills,
      each(skillNames(s), (name) => `<p>${name}</p>`),
    )}${head(s.titles.languages, `<p>${s.languages.map(({ name }) => name).join(', ')}</p>`)}${extras(s, (lines) => each(lines, (text) => `<p>${text}</p>`))}</aside>`,
  };
};

/** As a picture editor's template has it: a dark side bar, a name of two lines, dates in a narrow column beside each job. */
export const posterSide: HtmlDesign = (s) => {
  const [first = '', ...last] = s.name.split(' ');
  const side = (title: string, content: string) => (content ? `<h2>${title}</h2><div>${content}</div>` : '');
  return {
    css: `@page { size: A4; margin: 0; } html, body { height: 100%; } body { font: 9.4pt/1.5 Inter; color: #3a3a3a; display: grid; grid-template-columns: 66mm 1fr; } aside { background: #24394a; color: #fff; padding: 16mm 9mm; min-height: 297mm; } aside h2 { font-size: 11.5pt; letter-spacing: 0.14em; text-transform: uppercase; border-bottom: 1px solid #8aa; margin: 15pt 0 6pt; } main { padding: 16mm 12mm; } h1 { font-size: 31pt; line-height: 1.08; text-transform: uppercase; letter-spacing: 0.05em; font-weight: 600; color: #24394a; } .sub { letter-spacing: 0.18em; text-transform: uppercase; font-size: 9.5pt; } main h2 { font-size: 11.5pt; letter-spacing: 0.14em; text-transform: uppercase; color: #24394a; border-bottom: 1px solid #24394a; margin: 14pt 0 6pt; } .job { display: grid; grid-template-columns: 25mm 1fr; column-gap: 4mm; margin-bottom: 5pt; } .bar { height: 3pt; background: #567; margin-bottom: 4pt; } .bar i { display: block; height: 3pt; background: #fff; }`,
    body: `<aside>${side(s.titles.contact, `${icon('phone')} ${s.phone}<br>${icon('email')} ${s.email}${when(s.location, (t) => `<br>${icon('place')} ${t}`)}<br>${linked(s, '<br>')}`)}${side(
      s.titles.education,
      each(
        s.schools,
        (school) => `<p><b>${school.range}</b></p><p>${school.institution}</p><p>${school.degree}</p><br>`,
      ),
    )}${side(
      s.titles.skills,
      each(
        skillNames(s),
        (name, at) => `${name}<div class="bar"><i style="width:${90 - at * 5}%"></i></div>`,
      ),
    )}${side(
      s.titles.languages,
      each(s.languages, ({ name, level }) => `<p>${name}</p><p><small>${level}</small></p>`),
    )}</aside><main><h1>${first}<br>${last.join(' ')}</h1><p class="sub">${s.headline}</p>${summaryOf(s)}${jobsOf(
      s,
      (job) =>
        `<div class="job entry"><div><b>${job.range}</b></div><div><b>${job.company}</b>${when(job.place, (t) => ` | ${t}`)}<br><i>${job.position}</i>${list(job.bullets)}</div></div>`,
    )}${extras(s)}</main>`,
  };
};

/** As a builder in the web makes it: labels over the statements, places at the right edge, levels in small slanted type below languages. */
export const labelledTasks: HtmlDesign = (s) => ({
  css: `@page { size: A4; margin: 12mm 13mm; } body { font: 9.4pt/1.45 'Noto Sans'; color: #313c4e; } header { display: grid; grid-template-columns: 1fr 62mm; border-bottom: 2px solid #008cff; padding-bottom: 6pt; } h1 { font-size: 24pt; } .sub { color: #008cff; font-size: 12pt; } .reach { text-align: right; font-size: 8.6pt; } h2 { font-size: 13pt; text-transform: uppercase; color: #008cff; margin: 11pt 0 4pt; } h3 { font-size: 11.5pt; } .where { font-size: 11pt; font-weight: 400; } .row { display: flex; justify-content: space-between; color: #008cff; font-style: italic; font-size: 8.4pt; } .label { color: #008cff; font-style: italic; font-size: 8.4pt; } .chip { background: #8d98a7; color: #fff; border-radius: 3pt; padding: 2pt 6pt; margin: 0 4pt 4pt 0; display: inline-block; } .three { display: grid; grid-template-columns: 1fr 1fr 1fr; } small { font-style: italic; color: #7c8795; }`,
  body: `<header><div><h1>${s.name}</h1><p class="sub">${s.headline}</p><p>${s.summary}</p></div><div class="reach"><p>${s.email} ${icon('email')}</p><p>${s.phone} ${icon('phone')}</p>${when(s.location, (t) => `<p>${t} ${icon('place')}</p>`)}${each(s.links, ({ text, url }) => `<p><a href="${url}">${text}</a> ${icon('link')}</p>`)}</div></header>
${jobsOf(
  s,
  (job) =>
    `<div class="entry"><h3>${job.position}</h3><p class="where">${job.company}</p><div class="row"><span>${job.range}</span><span>${job.place}</span></div>${s.lang === 'en' ? '<p class="label">Achievements/Tasks</p>' : ''}${list(job.bullets)}</div>`,
)}
${schoolsOf(
  s,
  (school) =>
    `<div class="entry"><h3>${school.degree}</h3><p class="where">${school.institution}</p><div class="row"><span>${school.range}</span><span>${school.place}</span></div></div>`,
)}
${head(
  s.titles.skills,
  each(skillNames(s), (name) => `<span class="chip">${name}</span>`),
)}
${head(
  s.titles.languages,
  `<div class="three">${each(s.languages, ({ name, level }) => `<div>${name}<br><small>${level}</small></div>`)}</div>`,
)}${extras(s)}`,
});
