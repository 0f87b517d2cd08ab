import { checkText, mergeFindings, type EnglishVariant, type Finding } from '@candor/domain/improving';
import type { CheckAnswer, CheckAsked } from './check-messages.ts';
import { harperFindings, type HarperLint } from './harper-findings.ts';

type Check = (text: string, variant: EnglishVariant) => Promise<HarperLint[]>;

/** Loads Harper: some 16 MB of dictionary and rules, only once somebody writes. */
async function loadHarper(): Promise<Check> {
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
  await linter.lint('', { language: 'plaintext' });
  return async (text, variant) => {
    await linter.setDialect(variant === 'american' ? Dialect.American : Dialect.British);
    const lints = await linter.lint(text, { language: 'plaintext' });
    return lints.map((lint) => {
      const span = lint.span();
      const suggestions = lint
        .suggestions()
        .map((one) => ({ kind: kinds[one.kind()], text: one.get_replacement_text() }));
      const said = {
        kind: lint.lint_kind(),
        message: lint.message(),
        start: span.start,
        end: span.end,
        suggestions,
      };
      lint.free();
      return said;
    });
  };
}

let harper: Promise<Check | null> | undefined;
let newest = 0;

function answer(value: CheckAnswer): void {
  postMessage(value);
}

async function check({ number, text, variant }: CheckAsked): Promise<void> {
  newest = number;
  const own = checkText(text, { variant });
  answer({ number, findings: own, dictionary: 'loading' });
  harper ??= loadHarper().catch(() => null);
  const loaded = await harper;
  // Meanwhile something newer was asked: that one is answered.
  if (number !== newest) return;
  const more: Finding[] = loaded ? harperFindings(text, await loaded(text, variant).catch(() => [])) : [];
  answer({ number, findings: mergeFindings([...own, ...more]), dictionary: loaded ? 'ready' : 'alone' });
}

addEventListener('message', ({ data }: MessageEvent<CheckAsked>) => void check(data));
