import { readFile as readBytes, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PositionedLine } from '../../../packages/domain/src/reading/positioned-line.ts';
import { linesOfText } from '../../../packages/domain/src/reading/read-text.ts';
import { peopleOf } from '../../../packages/read/corpus/generate/person.ts';
import { readDocx } from '../../../packages/read/src/docx/read-docx.ts';
import { isMarkdown, readHtml, readMarkdown } from '../../../packages/read/src/html/read-html.ts';
import { readPdf } from '../../../packages/read/src/pdf/read-pdf.ts';
import { corpusFiles, fittedHalves } from '../read-corpus.ts';
import { factsOf, factsOfPerson, type Fact } from './facts.ts';
import { invent, type TrainingLanguage } from './invent.ts';
import { withOddities } from './oddities.ts';
import { typed } from './typed.ts';
import type { TrainingPage } from './truth-of-page.ts';

/** A document that is learnt from, with all that its person may say in it. */
export interface TrainingDocument {
  template: string;
  lines: readonly PositionedLine[];
  facts: readonly Fact[];
}

/** How many typed texts are learnt from, of which people. */
const TYPED = 600;
const FIRST_TYPED = 200_000;
const languages: readonly TrainingLanguage[] = ['en', 'de', 'en', 'fr', 'en', 'es', 'en', 'it'];
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const learnt = folder('../../../.cache/training/learnt/');
const people = folder('../../../packages/read/corpus/people/');

/** All documents that readers learn from: strangers' templates and our own layouts, typed texts, the open halves of the corpus. */
export async function trainingDocuments(): Promise<TrainingDocument[]> {
  const all = [...(await printedPages()), ...typedTexts(), ...(await ownCorpus())];
  return all.map((document) => ({
    ...document,
    lines: document.lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)),
  }));
}

async function printedPages(): Promise<TrainingDocument[]> {
  const pages: TrainingDocument[] = [];
  for (const name of (await readdir(learnt)).filter((one) => !one.endsWith('.json')).toSorted()) {
    const text = await readBytes(join(learnt, name.replace(/\.\w+$/u, '.json')), 'utf8');
    const page = JSON.parse(text) as TrainingPage;
    const lines = await linesOf(name, new Uint8Array(await readBytes(join(learnt, name)))).catch(() => []);
    pages.push({ template: page.template, lines, facts: factsOf(page.resume) });
  }
  return pages;
}

/** What people type, in as many ways as there are pages: no templates, since nobody sets it. */
function typedTexts(): TrainingDocument[] {
  return Array.from({ length: TYPED }, (_, at) => {
    const lang = languages[at % languages.length] ?? 'en';
    const resume = withOddities(invent(FIRST_TYPED + at, lang), FIRST_TYPED + at, lang);
    // Words of a heading may be an item of a list.
    if (at % 6 === 0) resume.work[0]?.highlights.push(['PROJECTS', 'TRAINING', 'Skills'][at % 3] ?? '');
    return {
      template: `typed ${at % 8}`,
      lines: linesOfText(typed(resume, lang, at)),
      facts: factsOf(resume),
    };
  });
}

async function linesOf(name: string, bytes: Uint8Array): Promise<PositionedLine[]> {
  if (name.endsWith('.pdf')) return (await readPdf(bytes, () => undefined)).lines;
  if (name.endsWith('.docx')) return readDocx(bytes).lines;
  const text = new TextDecoder().decode(bytes);
  if (name.endsWith('.html')) return readHtml(text).lines;
  return isMarkdown(text) ? readMarkdown(text) : linesOfText(text);
}

async function ownCorpus(): Promise<TrainingDocument[]> {
  const texts = await Promise.all(
    (await readdir(people)).map((file) => readBytes(join(people, file), 'utf8')),
  );
  const known = new Map(texts.flatMap(peopleOf).map((person) => [person.id, person]));
  const documents: TrainingDocument[] = [];
  for (const { name, bytes } of (await Promise.all(fittedHalves.map(corpusFiles))).flat()) {
    const [id = '', ...rest] = name.split('-');
    const person = known.get(id);
    if (!person) continue;
    const lines = await linesOf(name, bytes.slice()).catch(() => []);
    documents.push({ template: `corpus ${rest.join('-')}`, lines, facts: factsOfPerson(person) });
  }
  return documents;
}
