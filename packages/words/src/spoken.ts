const IMPORTED = /import \{([^}]*)\} from '(?:@candor\/domain\/say|(?:\.\.?\/)+say\/index\.ts)';/;

/** Whether a source has words to be translated. */
export const hasMessages = (code: string): boolean =>
  code.includes('@lingui/core/macro') || code.includes('@lingui/react/macro') || IMPORTED.test(code);

/** A source whose `say` is Lingui's macro: what the domain says in English where no screen is built. */
export const spoken = (code: string): string =>
  code.replace(
    IMPORTED,
    (_, names: string) => `import {${names.replace(/\bsay\b/, 't as say')}} from '@lingui/core/macro';`,
  );
