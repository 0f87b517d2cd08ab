// Makes the corpus anew: node packages/read/corpus/generate/main.ts [part of a document's name ...]
// Needs Chromium and LibreOffice (CHROMIUM_PATH, SOFFICE_PATH). What it made is committed beside it.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Truth } from '../truth.ts';
import { inControls } from './docx/controls.ts';
import { docxOf as setDocx } from './docx/docx-of.ts';
import { fromRightToLeft } from './docx/right-to-left.ts';
import { letterDocx, letterHtml } from './letter.ts';
import { planned, type Planned } from './documents.ts';
import { htmlOf, savedPage } from './html/page.ts';
import { others, type Other } from './others.ts';
import { peopleOf, type Person } from './person.ts';
import { printHtml, throughOffice } from './print.ts';
import { show, truthOf } from './shown.ts';
import { typesetter } from './typst/set.ts';

const corpus = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part));
const bytesOf = (text: string) => new TextEncoder().encode(text);

async function everyone(): Promise<Map<string, Person>> {
  const files = await readdir(join(corpus, 'people'));
  const texts = await Promise.all(files.map((file) => readFile(join(corpus, 'people', file), 'utf8')));
  return new Map(texts.flatMap(peopleOf).map((person) => [person.id, person]));
}

async function keep(half: string, name: string, bytes: Uint8Array, truth: Truth): Promise<void> {
  const folder = join(corpus, 'documents', half);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), bytes);
  await writeFile(join(folder, `${name}.truth.json`), `${JSON.stringify(truth, null, 2)}\n`);
  process.stdout.write(`${half}/${name}  ${Math.ceil(bytes.length / 1024)} kB\n`);
}

const setPage = typesetter();

async function docxOf(...[design, shown, font]: Parameters<typeof setDocx>): Promise<Uint8Array> {
  const docx = await setDocx(design, shown, font);
  return shown.lang === 'ar' || shown.lang === 'he' ? fromRightToLeft(docx) : docx;
}

async function fileOf(
  { medium, style }: Planned,
  person: Person,
): Promise<{ extension: string; bytes: Uint8Array }> {
  const shown = show(person, style);
  switch (medium.kind) {
    case 'html-print':
      return { extension: 'pdf', bytes: await printHtml(htmlOf(medium.design, shown), medium.isTagged) };
    case 'html':
      return { extension: 'html', bytes: bytesOf(savedPage(medium.design, shown)) };
    case 'typst':
      return { extension: 'pdf', bytes: setPage(medium.design, shown) };
    case 'tex':
      return { extension: 'pdf', bytes: medium.design(shown, medium.accents) };
    case 'docx':
      return { extension: 'docx', bytes: await docxOf(medium.design, shown, medium.font) };
    case 'docx-print':
      return {
        extension: 'pdf',
        bytes: await throughOffice(await docxOf(medium.design, shown, medium.font), 'pdf'),
      };
    case 'docx-office':
      return {
        extension: 'docx',
        bytes: await throughOffice(await docxOf(medium.design, shown, medium.font), 'docx'),
      };
    case 'docx-controls':
      return { extension: 'docx', bytes: inControls(await docxOf(medium.design, shown, medium.font)) };
    case 'text':
      return { extension: 'txt', bytes: bytesOf(medium.design(shown)) };
    case 'markdown':
      return { extension: 'md', bytes: bytesOf(medium.design(shown)) };
    default:
      return medium satisfies never;
  }
}

async function otherFile(
  { form, lang }: Other,
  text: string,
): Promise<{ extension: string; bytes: Uint8Array }> {
  switch (form) {
    case 'html-print':
      return { extension: 'pdf', bytes: await printHtml(letterHtml(text, lang)) };
    case 'docx':
      return { extension: 'docx', bytes: await letterDocx(text) };
    case 'text':
      return { extension: 'txt', bytes: bytesOf(text) };
    case 'markdown':
      return { extension: 'md', bytes: bytesOf(`# ${text}`) };
    default:
      return form satisfies never;
  }
}

const people = await everyone();
for (const plan of planned) {
  const name = `${plan.person}-${plan.name}-${plan.medium.kind}`;
  if (!isWanted(name)) continue;
  const person = people.get(plan.person);
  if (!person) throw new Error(`nobody is called ${plan.person}`);
  const { extension, bytes } = await fileOf(plan, person);
  await keep(plan.half, `${name}.${extension}`, bytes, truthOf(person, plan.style, plan.medium.kind));
}
for (const other of others) {
  if (!isWanted(other.name)) continue;
  const text = await readFile(join(corpus, 'others', `${other.name}.txt`), 'utf8');
  const { extension, bytes } = await otherFile(other, text);
  const truth = { kind: other.type, detectedType: other.type, language: other.lang };
  await keep(other.half, `${other.name.replace(/^\w+?-/, '')}.${extension}`, bytes, {
    ...emptyTruth(),
    ...truth,
  });
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
  };
}
