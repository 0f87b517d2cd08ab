import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { createSwcExtractor } from '@lingui/native-tools';
import { screenLanguageIds } from '@candor/domain/locale';
import { spoken } from '@candor/words';

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
      ],
      exclude: ['**/*.test.*', '**/testing/**', '**/node_modules/**'],
    },
  ],
  extractors: [
    {
      match: macros.match,
      extract: (name, code, onMessage, context) => macros.extract(name, spoken(code), onMessage, context),
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
