// Makes the pages that readers of CVs learn from and are measured on, in .cache/training:
// node bench/src/make-training.ts [people a learnt template] [people a measured template] [template ...]
// Invented people in strangers' templates, with what each page says beside it. A template is learnt from or measured on, never both.
// Needs Chromium (CHROMIUM_PATH). Templates are installed beside the repo; nothing of theirs is committed.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quietBrowser } from './quiet-browser.ts';
import { makeOwnPages } from './training/own-pages.ts';
import { invent, type TrainingLanguage } from './training/invent.ts';
import { linkedInPage, profileOf } from './training/linkedin-page.ts';
import { withoutJobsHeading, withOddities } from './training/oddities.ts';
import { pageIn, variantOf } from './training/page-variant.ts';
import { installThemes, learntThemes, measuredThemes, pagesOf } from './training/themes.ts';

const [learntCount = 30, measuredCount = 6] = process.argv.slice(2, 4).map(Number);
const wanted = process.argv.slice(4);
const target = fileURLToPath(new URL('../../.cache/training/', import.meta.url));
/** Half of the people write English. */
const languages: readonly TrainingLanguage[] = ['en', 'de', 'en', 'fr', 'en', 'es', 'en', 'it'];
/** Of so many learnt pages one has no heading above its jobs. */
const HEADLESS = 11;
const FIRST_MEASURED = 100_000;
const FIRST_PROFILE = 500_000;
/** Invented people in each of our own layouts. */
const OWN = 25;

await installThemes();
const browser = await quietBrowser();
// A template that asks for its types and styles elsewhere goes without them.
const context = await browser.newContext({ offline: true, javaScriptEnabled: false });

async function print(folder: string, theme: string, first: number, count: number): Promise<number> {
  const seeds = Array.from({ length: count }, (_, at) => first + at);
  const people = seeds.map((seed) => {
    const lang = languages[seed % languages.length] ?? 'en';
    const resume = invent(seed, lang);
    return { seed, lang, resume: folder === 'learnt' ? withOddities(resume, seed, lang) : resume };
  });
  const pages = await pagesOf(
    theme,
    people.map(({ resume }) => resume),
  );
  let made = 0;
  for (const [at, { seed, lang, resume }] of people.entries()) {
    const html = pages[at];
    if (html === null || html === undefined) continue;
    const { css, format, margin } = variantOf(seed);
    const page = await context.newPage();
    try {
      const isHeadless = folder === 'learnt' && seed % HEADLESS === 0;
      const shown = isHeadless ? withoutJobsHeading(html) : html;
      const set = `${pageIn(lang, shown, seed)}<style>${css}</style>`;
      await page.setContent(set, { waitUntil: 'domcontentloaded', timeout: 5_000 }).catch(() => undefined);
      const side = { top: margin, bottom: margin, left: margin, right: margin };
      const bytes = await page.pdf({ format, margin: side, printBackground: true, tagged: seed % 3 === 0 });
      const name = join(target, folder, `${theme}-${seed}`);
      await writeFile(`${name}.pdf`, bytes);
      await writeFile(`${name}.json`, JSON.stringify({ template: theme, lang, resume }));
      made += 1;
    } finally {
      await page.close();
    }
  }
  return made;
}

/** LinkedIn's own PDF, a form that is known. */
async function printProfiles(folder: string, first: number, count: number): Promise<void> {
  for (let seed = first; seed < first + count; seed += 1) {
    const lang = languages[seed % languages.length] ?? 'en';
    const invented = invent(seed, lang);
    const resume = profileOf(folder === 'learnt' ? withOddities(invented, seed, lang) : invented, seed);
    const { html, footer } = linkedInPage(resume, lang);
    const page = await context.newPage();
    await page.setContent(html);
    const bytes = await page.pdf({
      format: 'Letter',
      printBackground: true,
      displayHeaderFooter: true,
      headerTemplate: '<div></div>',
      footerTemplate: footer,
      margin: { top: '0', left: '0', right: '0', bottom: '12mm' },
    });
    const name = join(target, folder, `linkedin-${seed}`);
    await writeFile(`${name}.pdf`, bytes);
    await writeFile(`${name}.json`, JSON.stringify({ template: 'linkedin', lang, resume }));
    await page.close();
  }
  process.stdout.write(`${folder} linkedin: ${count} pages\n`);
}

for (const folder of ['learnt', 'measured', 'known']) await mkdir(join(target, folder), { recursive: true });
const sets = [
  { folder: 'learnt', themes: learntThemes, from: 0, count: learntCount },
  { folder: 'measured', themes: measuredThemes, from: FIRST_MEASURED, count: measuredCount },
];
for (const { folder, themes, from, count } of sets)
  for (const [at, theme] of themes.entries()) {
    if (wanted.length > 0 && !wanted.includes(theme)) continue;
    const made = await print(folder, theme, from + at * 1_000, count);
    process.stdout.write(`${folder} ${theme}: ${made} pages\n`);
  }
if (wanted.length === 0 || wanted.includes('linkedin')) {
  await printProfiles('learnt', FIRST_PROFILE, learntCount);
  await printProfiles('known', FIRST_MEASURED + FIRST_PROFILE, 2 * measuredCount);
}
await browser.close();
if (wanted.length === 0 || wanted.includes('own')) await makeOwnPages(join(target, 'learnt'), OWN);
