// Makes the corpus anew: node packages/read/corpus/generate/main.ts [part of a document's name ...]
// `--truths` writes only what each document says, for a truth that has grown.
// Needs Chromium and LibreOffice (CHROMIUM_PATH, SOFFICE_PATH). What it made is committed beside it.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Truth } from '../truth.ts';
import { inControls } from './docx/controls.ts';
import { docxOf as setDocx } from './docx/docx-of.ts';
import { fromRightToLeft } from './docx/right-to-left.ts';
import { letterDocx, letterHtml } from './letter.ts';
import { planned, styleOf, type Planned } from './documents.ts';
import { htmlOf, savedPage } from './html/page.ts';
import { others, type Other } from './others.ts';
import { peopleOf, type Person } from './person.ts';
import { printHtml, throughOffice } from './print.ts';
import { show, truthOf } from './shown.ts';
import { typesetter } from './typst/set.ts';

const corpus = fileURLToPath(new URL('..', import.meta.url));
const areTruthsOnly = process.argv.includes('--truths');
const wanted = process.argv.slice(2).filter((part) => !part.startsWith('--'));
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part));
const bytesOf = (text: string) => new TextEncoder().encode(text);

async function everyone(): Promise<Map<string, Person>> {
  const files = await readdir(join(corpus, 'people'));
  const texts = await Promise.all(files.map((file) => readFile(join(corpus, 'people', file), 'utf8')));
  return new Map(texts.flatMap(peopleOf).map((person) => [person.id, person]));
}

const folderOf = (half: string) => join(corpus, 'documents', half);
const keepTruth = (half: string, name: string, truth: Truth) =>
  writeFile(join(folderOf(half), `${name}.truth.json`), `${JSON.stringify(truth, null, 2)}\n`);

async function keep(half: string, name: string, bytes: Uint8Array, truth: Truth): Promise<void> {
  await mkdir(folderOf(half), { recursive: true });
  await writeFile(join(folderOf(half), name), bytes);
  await keepTruth(half, name, truth);
  process.stdout.write(`${half}/${name}  ${Math.ceil(bytes.length / 1024)} kB\n`);
}

const setPage = typesetter();

async function docxOf(...[design, shown, font]: Parameters<typeof setDocx>): Promise<Uint8Array> {
  const docx = await setDocx(design, shown, font);
  return shown.lang === 'ar' || shown.lang === 'he' ? fromRightToLeft(docx) : docx;
}

async function fileOf({ medium, style }: Planned, person: Person): Promise<Uint8Array> {
  const shown = show(person, style);
  switch (medium.kind) {
    case 'html-print':
      return await printHtml(htmlOf(medium.design, shown), medium.isTagged);
    case 'html':
      return bytesOf(savedPage(medium.design, shown));
    case 'typst':
      return setPage(medium.design, shown);
    case 'tex':
      return medium.design(shown, medium.accents);
    case 'docx':
      return await docxOf(medium.design, shown, medium.font);
    case 'docx-print':
      return await throughOffice(await docxOf(medium.design, shown, medium.font), 'pdf');
    case 'docx-office':
      return await throughOffice(await docxOf(medium.design, shown, medium.font), 'docx');
    case 'office-docx':
      return await throughOffice(savedPage(medium.design, shown), 'docx', 'html');
    case 'office-print':
      return await throughOffice(savedPage(medium.design, shown), 'pdf', 'html');
    case 'docx-controls':
      return inControls(await docxOf(medium.design, shown, medium.font));
    case 'text':
      return bytesOf(medium.design(shown));
    case 'markdown':
      return bytesOf(medium.design(shown));
    default:
      return medium satisfies never;
  }
}

async function otherFile({ form, lang }: Other, text: string): Promise<Uint8Array> {
  switch (form) {
    case 'html-print':
      return await printHtml(letterHtml(text, lang));
    case 'docx':
      return await letterDocx(text);
    case 'text':
      return bytesOf(text);
    case 'markdown':
      return bytesOf(`# ${text}`);
    default:
      return form satisfies never;
  }
}

const extensions: Record<Planned['medium']['kind'], string> = {
  'html-print': 'pdf',
  'docx-print': 'pdf',
  'office-print': 'pdf',
  typst: 'pdf',
  tex: 'pdf',
  docx: 'docx',
  'docx-office': 'docx',
  'docx-controls': 'docx',
  'office-docx': 'docx',
  html: 'html',
  text: 'txt',
  markdown: 'md',
};
const formExtensions: Record<Other['form'], string> = {
  'html-print': 'pdf',
  docx: 'docx',
  text: 'txt',
  markdown: 'md',
};

const people = await everyone();
for (const plan of planned) {
  const name = `${plan.person}-${plan.name}-${plan.medium.kind}`;
  if (!isWanted(name)) continue;
  const person = people.get(plan.person);
  if (!person) throw new Error(`nobody is called ${plan.person}`);
  const [file, truth] = [
    `${name}.${extensions[plan.medium.kind]}`,
    truthOf(person, styleOf(plan), plan.medium.kind),
  ];
  if (areTruthsOnly) await keepTruth(plan.half, file, truth);
  else await keep(plan.half, file, await fileOf(plan, person), truth);
}
for (const other of others) {
  if (!isWanted(other.name)) continue;
  const text = await readFile(join(corpus, 'others', `${other.name}.txt`), 'utf8');
  const truth = { ...emptyTruth(), kind: other.type, detectedType: other.type, language: other.lang };
  const file = `${other.name.replace(/^\w+?-/, '')}.${formExtensions[other.form]}`;
  if (areTruthsOnly) await keepTruth(other.half, file, truth);
  else await keep(other.half, file, await otherFile(other, text), truth);
}

function emptyTruth(): Truth {
  return {
    kind: '',
    detectedType: 'unknown',
    language: '',
    name: [],
    email: '',
    phone: '',
    location: [],
    headline: '',
    summary: '',
    jobs: [],
    schools: [],
    skills: [],
    links: [],
    pieces: [],
  };
}
