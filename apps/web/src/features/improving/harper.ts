import type { EnglishVariant, Finding, TextKind } from '@candor/domain/improving';
import { harperFindings, textForHarper } from './harper-findings.ts';

/** What Harper finds in a text, as findings of our own shape. */
export type Harper = (
  text: string,
  options: { variant: EnglishVariant; kind: TextKind },
) => Promise<Finding[]>;

/** Loads Harper: some 16 MB of dictionary and rules, only once somebody writes. */
export async function loadHarper(): Promise<Harper> {
  const [{ Dialect, LocalLinter, SuggestionKind }, { slimBinary }] = await Promise.all([
    import('harper.js'),
    import('harper.js/slimBinary'),
  ]);
  const kinds = {
    [SuggestionKind.Replace]: 'replace',
    [SuggestionKind.Remove]: 'remove',
    [SuggestionKind.InsertAfter]: 'insert',
  } as const;
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.British });
  // "Some 60 calls a day" is good English.
  await linter.setLintConfig({ ...(await linter.getLintConfig()), QuantifierNumeralConflict: false });
  await linter.lint('', { language: 'plaintext' });
  return async (text, { variant, kind }) => {
    await linter.setDialect(variant === 'american' ? Dialect.American : Dialect.British);
    const lints = await linter.lint(textForHarper(text, kind), { language: 'plaintext' });
    const said = lints.map((lint) => {
      const span = lint.span();
      const suggestions = lint
        .suggestions()
        .map((one) => ({ kind: kinds[one.kind()], text: one.get_replacement_text() }));
      const plain = {
        kind: lint.lint_kind(),
        message: lint.message(),
        start: span.start,
        end: span.end,
        suggestions,
      };
      lint.free();
      return plain;
    });
    return harperFindings(text, said, kind);
  };
}
