import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cvDesign, layoutIds } from '@candor/domain/cv';
import { createRenderer } from '@candor/render';
import { peopleOf } from '../../../packages/read/corpus/generate/person.ts';
import { headings } from '../../../packages/read/corpus/generate/words.data.ts';
import { invent, type Resume, type TrainingLanguage } from './invent.ts';
import { withOddities } from './oddities.ts';
import { documentOf, resumeOf } from './own-document.ts';

const corpus = fileURLToPath(new URL('../../../packages/read/corpus/people/', import.meta.url));
const FIRST = 300_000;
const languages: readonly TrainingLanguage[] = ['en', 'de', 'fr', 'es', 'it'];
const formats = ['pdf', 'docx', 'html'] as const;

const personOf = (seed: number, lang: TrainingLanguage) => withOddities(invent(seed, lang), seed, lang);

/** A scholar's list is long. */
function withManyPublications(resume: Resume, at: number): Resume {
  if (at % 5 !== 0) return resume;
  const others = Array.from({ length: 60 }, (_, index) => invent(at * 100 + index, 'en').publications);
  return { ...resume, publications: [...resume.publications, ...others.flat()].slice(0, 8 + at) };
}

/** Some entries of some people give no date. */
function withoutSomeDates(resume: Resume, at: number): Resume {
  if (at % 3 !== 0) return resume;
  const bare = <T extends { startDate: string; endDate?: string }>(entry: T, index: number): T =>
    (index + at) % 2 === 0 ? { ...entry, startDate: '', endDate: '' } : entry;
  return { ...resume, work: resume.work.map(bare), education: resume.education.map(bare) };
}

/** Sets invented people, and those of the corpus who write in other scripts, in our own layouts, as every export writes them. */
export async function makeOwnPages(folder: string, count: number): Promise<void> {
  const scripts = ['ar', 'he', 'ru', 'zh', 'ja', 'pt', 'nl'];
  const files = await readdir(corpus);
  const texts = await Promise.all(files.map((file) => readFile(join(corpus, file), 'utf8')));
  const others = texts
    .flatMap(peopleOf)
    .filter(({ lang }) => scripts.includes(lang))
    .map((person) => ({ lang: person.lang, resume: resumeOf(person) }));
  const renderer = createRenderer();
  for (const [index, layout] of layoutIds.entries()) {
    const invented = Array.from({ length: count }, (_, at) => {
      const lang = languages[at % languages.length] ?? 'en';
      return {
        lang,
        resume: withManyPublications(withoutSomeDates(personOf(FIRST + index * 1_000 + at, lang), at), at),
      };
    });
    for (const [at, { lang, resume }] of [...invented, ...others].entries()) {
      // Our section names speak no Hebrew or Russian.
      const design = cvDesign({ language: lang === 'he' || lang === 'ru' ? 'en' : lang });
      const input = {
        document: documentOf(resume, headings[lang]),
        layout,
        paper: 'a4',
        isBrandFree: true,
        design,
      } as const;
      const format = at % 3 === 1 ? (formats[1 + (Math.floor(at / 3) % 2)] ?? 'pdf') : 'pdf';
      const { bytes } = await renderer.cv.file(format, input);
      const name = join(folder, `own ${layout}-${at}`);
      await writeFile(`${name}.${format}`, bytes);
      await writeFile(`${name}.json`, JSON.stringify({ template: `own ${layout}`, lang, resume }));
    }
    process.stdout.write(`learnt own ${layout}: ${count + others.length} pages\n`);
  }
  await renderer.close();
}
