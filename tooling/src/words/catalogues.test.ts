import { globSync, readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { extractMessages } from '@lingui/native-tools';
import { expect, it } from 'vitest';
import { screenLanguageIds } from '@candor/domain/locale';
import { cataloguePath, hasMessages, readCatalogue, spoken, tableMessages } from '@candor/words';
import { inRoot, root } from '../paths.ts';

const sources = globSync(
  '{apps/{web,extension,server},packages/{domain,contracts,occupations,read}}/src/**/*.{ts,tsx}',
  {
    cwd: root,
  },
)
  .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
  .map((path) => ({ path, code: readFileSync(inRoot(path), 'utf8') }))
  .filter(({ code }) => hasMessages(code));
const extracted = await Promise.all(sources.map(({ path, code }) => extractMessages(spoken(code), path)));
const messages = extracted.flatMap((found) => found.messages);
const warnings = extracted.flatMap((found) => found.warnings);
const ofTables = globSync(
  'packages/{occupations/data/{moves/*.json,{bodies,requirements}.txt},{occupations,domain}/src/**/*.data.ts}',
  { cwd: root },
).flatMap((path) => tableMessages(path, readFileSync(inRoot(path), 'utf8')));
const said = [...new Set([...messages, ...ofTables].map(({ id }) => id))].toSorted();

it('understands every message', () => {
  expect(warnings).toEqual([]);
});

it.each(screenLanguageIds.filter((id) => id !== 'en'))(
  'has every message of the sources in the catalogue of %s, and no other (npm run words)',
  async (language) => {
    const filename = cataloguePath(language);
    const held = await formatter().parse(readFileSync(filename, 'utf8'), {
      locale: language,
      sourceLocale: 'en',
      filename,
    });
    expect(Object.keys(held).toSorted()).toEqual(said);
    // Throws where a translation is no message.
    await readCatalogue(language);
  },
);
