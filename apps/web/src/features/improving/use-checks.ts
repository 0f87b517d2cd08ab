import { useEffect, useMemo, useRef, useState } from 'react';
import { mergeFindings, type EnglishVariant, type Finding, type TextKind } from '@candor/domain/improving';
import { editBetween, mapSpan } from '@candor/domain/text';
import type { CheckAnswer } from '../../platform/english/english-jobs.ts';
import { openChecker, type Checker } from './checker.ts';

const PAUSE_MS = 200;
/** More characters than this at once are pasted, not typed: nothing is waited for. */
const MOST_TYPED = 20;

/** Findings, and the text they are of. */
interface Found {
  text: string;
  findings: readonly Finding[];
}

const nothing: Found = { text: '', findings: [] };

/** Findings of a text where they stand in a newer one; those whose words were touched are dropped. */
function carried({ text, findings }: Found, newer: string): readonly Finding[] {
  const edit = editBetween(text, newer);
  if (!edit) return findings;
  return findings.flatMap((finding) => {
    const span = mapSpan(finding.span, edit);
    return span ? [{ ...finding, span }] : [];
  });
}

/**
 * What is found in a text, a moment after it was typed, by a thread of its own. Our own checks answer at once; what
 * Harper found before stands beside them until it has read the newer text, so that nothing blinks at each word.
 */
export function useChecks(
  text: string,
  variant: EnglishVariant,
  kind: TextKind,
): { findings: readonly Finding[]; dictionary: CheckAnswer['dictionary'] } {
  const [dictionary, setDictionary] = useState<CheckAnswer['dictionary']>('loading');
  const [found, setFound] = useState<Record<CheckAnswer['by'], Found>>({ own: nothing, harper: nothing });
  const checker = useRef<Checker | null>(null);
  const asked = useRef('');
  const seen = useRef('');

  useEffect(() => {
    const own = openChecker((answer) => {
      setDictionary(answer.dictionary);
      setFound((before) => ({ ...before, [answer.by]: { text: asked.current, findings: answer.findings } }));
    });
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

  const findings = useMemo(
    () => mergeFindings([...carried(found.own, text), ...carried(found.harper, text)]),
    [found, text],
  );
  return { findings, dictionary };
}
