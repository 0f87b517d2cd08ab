import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { extractMessagesFromFiles } from '@lingui/native-tools';
import { expect, it } from 'vitest';
import { screenLanguageIds } from '@candor/domain/locale';
import { cataloguePath, readCatalogue } from '@candor/words';
import { inRoot, root } from '../paths.ts';

const sources = globSync('apps/{web,extension,server}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
  .map((path) => inRoot(path));
const { messages, warnings } = await extractMessagesFromFiles(sources);
const said = [...new Set(messages.map(({ id }) => id))].toSorted();

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
