import type { EnglishVariant, Finding, TextKind } from '@candor/domain/improving';
import { harperFindings, textForHarper } from './harper-findings.ts';
import { unusedRules } from './harper-rules.data.ts';

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
  const rules = {
    ...(await linter.getLintConfig()),
    ...Object.fromEntries(unusedRules.map((rule) => [rule, false])),
    // "Some 60 calls a day" is good English.
    QuantifierNumeralConflict: false,
  };
  let spoken: EnglishVariant | undefined;
  const speak = async (variant: EnglishVariant) => {
    if (variant === spoken) return;
    spoken = variant;
    await linter.setDialect(variant === 'american' ? Dialect.American : Dialect.British);
    // Another dialect begins with rules of its own.
    await linter.setLintConfig(rules);
  };
  await speak('british');
  // A slip, so that what looks up proposals is made here and not at the first slip that is met.
  // same in every language
  await linter.lint('A slipp', { language: 'plaintext' });
  return async (text, { variant, kind }) => {
    await speak(variant);
    const lints = await linter.lint(textForHarper(text, kind), { language: 'plaintext' });
    const found = lints.map((lint) => {
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
    return harperFindings(text, found, kind);
  };
}
