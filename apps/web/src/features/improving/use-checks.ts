import { useEffect, useMemo, useRef, useState } from 'react';
import type { EnglishVariant, Finding, TextKind } from '@candor/domain/improving';
import { editBetween, mapSpan } from '@candor/domain/text';
import type { CheckAnswer } from './check-messages.ts';
import { openChecker, type Checker } from './checker.ts';

const PAUSE_MS = 200;
/** More characters than this at once are pasted, not typed: nothing is waited for. */
const MOST_TYPED = 20;

interface Checked {
  /** The text the findings are of. */
  text: string;
  findings: readonly Finding[];
  dictionary: CheckAnswer['dictionary'];
}

/** Findings of a text where they stand in a newer one; those whose words were touched are gone. */
function carried({ text, findings }: Checked, newer: string): readonly Finding[] {
  const edit = editBetween(text, newer);
  if (!edit) return findings;
  return findings.flatMap((finding) => {
    const span = mapSpan(finding.span, edit);
    return span ? [{ ...finding, span }] : [];
  });
}

/** What is found in a text, a moment after it was typed, by a thread of its own. */
export function useChecks(
  text: string,
  variant: EnglishVariant,
  kind: TextKind,
): Pick<Checked, 'findings' | 'dictionary'> {
  const [checked, setChecked] = useState<Checked>({ text: '', findings: [], dictionary: 'loading' });
  const checker = useRef<Checker | null>(null);
  const asked = useRef('');
  const seen = useRef('');

  useEffect(() => {
    const own = openChecker(({ findings, dictionary }) =>
      setChecked({ text: asked.current, findings, dictionary }),
    );
    checker.current = own;
    return () => own.close();
  }, []);

  useEffect(() => {
    const isPasted = Math.abs(text.length - seen.current.length) > MOST_TYPED;
    seen.current = text;
    if (text.trim() === '') return undefined;
    const timer = setTimeout(
      () => {
        asked.current = text;
        checker.current?.ask({ text, variant, kind });
      },
      isPasted ? 0 : PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [text, variant, kind]);

  const findings = useMemo(() => carried(checked, text), [checked, text]);
  return { findings, dictionary: checked.dictionary };
}
