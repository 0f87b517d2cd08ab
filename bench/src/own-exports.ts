import { readFile as readText } from 'node:fs/promises';
import {
  cvDesign,
  layoutIds,
  designOutline,
  type CvDocument,
  type ExportFormat,
  type SectionLanguage,
} from '@candor/domain/cv';
import { titleCertainty } from '@candor/occupations';
import { readFile } from '@candor/read';
import { createRenderer } from '@candor/render';
import { goodCvs, people } from '@candor/testing';
import { peopleOf } from '../../packages/read/corpus/generate/person.ts';
import { headings } from '../../packages/read/corpus/generate/words.data.ts';
import type { Figure } from './figures.ts';
import { documentOf, resumeOf } from './training/own-document.ts';

interface Own {
  name: string;
  document: CvDocument;
  language: SectionLanguage;
}

const corpus = new URL('../../packages/read/corpus/people/', import.meta.url);

/** Good CVs, believable people, and those of the corpus who write in other languages than English. */
async function ownPeople(): Promise<Own[]> {
  const texts = await Promise.all(
    ['other-dev.txt', 'other-scripts.txt'].map((file) => readText(new URL(file, corpus), 'utf8')),
  );
  const others = texts.flatMap(peopleOf).map((person): Own => ({
    name: `${person.lang} ${person.id}`,
    document: documentOf(resumeOf(person), headings[person.lang]),
    // Our section names speak no Hebrew or Russian.
    language: person.lang === 'he' || person.lang === 'ru' ? 'en' : person.lang,
  }));
  const believable = Object.entries(people).map(([name, person]) => ({ name: `person ${name}`, ...person }));
  return [...goodCvs, ...believable, ...others];
}

/** What a page shows of a document: sections as its language names them. */
function shown({ document, language }: Own): CvDocument {
  const titles = designOutline(document, cvDesign({ language })).flatMap(({ id, title }) =>
    id === 'custom' ? [title] : [],
  );
  return {
    ...document,
    custom: document.custom.map((section, at) => ({ ...section, title: titles[at] ?? section.title })),
  };
}

/** A document as JSON, to be compared: quotation marks of one form, addresses as they are called. */
function plain(document: CvDocument): unknown {
  return JSON.parse(
    JSON.stringify(document)
      .replaceAll(/[‘’]/gu, "'")
      .replaceAll(/[“”]/gu, String.raw`\"`)
      .replaceAll('"url":"https://', '"url":"'),
  );
}

/** Where two values differ, each with its path. */
function differences(wanted: unknown, got: unknown, path = ''): string[] {
  if (JSON.stringify(wanted) === JSON.stringify(got)) return [];
  if (typeof wanted !== 'object' || typeof got !== 'object' || !wanted || !got)
    return [`${path} ${JSON.stringify(wanted)} -> ${JSON.stringify(got)}`];
  if (Array.isArray(wanted) && Array.isArray(got) && wanted.length !== got.length)
    return [`${path} ${wanted.length} -> ${got.length}: ${JSON.stringify(got).slice(0, 160)}`];
  return Object.keys(wanted).flatMap((key) =>
    differences(Reflect.get(wanted, key), Reflect.get(got, key), path === '' ? key : `${path}.${key}`),
  );
}

/**
 * How many of our own files come back equal by their look, the data inside taken out as printing does: every person in every
 * layout. `OWN_EXPORTS=list` prints what differs in each.
 */
export async function ownExportFigures(): Promise<Figure[]> {
  const own = await ownPeople();
  const isListed = process.env['OWN_EXPORTS'] === 'list';
  const renderer = createRenderer();
  const figures: Figure[] = [];
  for (const format of ['pdf', 'docx', 'html'] satisfies ExportFormat[]) {
    let [equal, all] = [0, 0];
    for (const layout of layoutIds)
      for (const one of own) {
        const { name, document } = one;
        const design = cvDesign({ language: one.language });
        const input = { document, layout, paper: 'a4', isBrandFree: false, design } as const;
        const { bytes } = await renderer.cv.file(format, input);
        const answer = await readFile({ name: 'cv', bytes, byLookAlone: true, titleCertainty });
        const unequal =
          answer.kind === 'read'
            ? differences(plain(shown(one)), plain(answer.read.document))
            : [answer.sentence];
        all += 1;
        if (unequal.length === 0) equal += 1;
        else if (isListed) console.log(`${format} ${layout}, ${name}\n  ${unequal.join('\n  ')}`);
      }
    figures.push({
      what: `our own files come back equal by their look: ${format}, ${own.length} people in ${layoutIds.length} layouts`,
      measured: `${equal} of ${all}`,
      wanted: 'all',
      isHeld: equal === all,
    });
  }
  await renderer.close();
  return figures;
}
