import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { createSwcExtractor } from '@lingui/native-tools';
import { screenLanguageIds } from '@candor/domain/locale';
import { isTable, spoken, tableMessages } from '@candor/words';

const macros = createSwcExtractor();

/** How `npm run words` gathers messages (docs/translating.md). */
export default defineConfig({
  sourceLocale: 'en',
  locales: screenLanguageIds.filter((id) => id !== 'en'),
  catalogs: [
    {
      path: '<rootDir>/packages/words/catalogues/{locale}',
      include: [
        'apps/web/src',
        'apps/extension/src',
        'apps/server/src',
        'packages/domain/src',
        'packages/occupations/src',
        'packages/contracts/src',
        'packages/read/src',
        'packages/occupations/data/moves',
        'packages/occupations/data/bodies.txt',
        'packages/occupations/data/requirements.txt',
      ],
      exclude: ['**/*.test.*', '**/testing/**', '**/node_modules/**'],
    },
  ],
  extractors: [
    {
      match: isTable,
      extract: (name, source, onMessage) => {
        for (const { id, message, note } of tableMessages(name, source))
          onMessage({ id, message, comment: note, origin: [name, 1] });
      },
    },
    {
      match: macros.match,
      extract: (name, code, onMessage, context) => macros.extract(name, spoken(code), onMessage, context),
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
