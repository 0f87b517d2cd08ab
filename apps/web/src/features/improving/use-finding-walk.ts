import { useEffect, useMemo, useState } from 'react';
import {
  prepareText,
  type Finding,
  type Rewrite,
  type SentenceRewrites,
  type TextKind,
} from '@candor/domain/improving';
import type { Edit, Span } from '@candor/domain/text';
import { useEnglish } from './english-choice.ts';
import { rewriteHere } from './rewrite-here.ts';
import { useChecks } from './use-checks.ts';
import { isIgnored, useIgnored } from './use-ignored.ts';

interface FindingWalkOptions {
  text: string;
  kind: TextKind;
  /** The advert, or other words that are wanted. */
  keywords?: string;
  /** A finding was gone to. */
  onGoTo: (finding: Finding) => void;
}

/** The rewrites of the sentence that a finding is in, and where it begins in the text. */
interface Improved extends SentenceRewrites {
  of: Finding;
  start: number;
}

function sentenceAt(text: string, span: Span) {
  return prepareText(text).sentences.find(
    (sentence) => sentence.span.start <= span.start && span.start < sentence.span.end,
  );
}

/** What is found in a text, the one of it that is looked at, and the steps from one to the next. */
export function useFindingWalk({ text, kind, keywords = '', onGoTo }: FindingWalkOptions) {
  const [variant, setVariant] = useEnglish();
  const { findings: found, dictionary } = useChecks(text, variant, kind);
  const { ignore, names } = useIgnored();
  const [at, setAt] = useState<number | null>(null);

  const findings = useMemo(() => found.filter((finding) => !isIgnored(finding, names)), [found, names]);
  const place = at === null ? -1 : findings.findIndex(({ span }) => span.end > at);
  const active = at === null ? null : (findings[place] ?? findings[0] ?? null);
  const [answer, setAnswer] = useState<Improved | null>(null);
  useEffect(() => {
    if (!active || active.replacements.length > 0) return undefined;
    const sentence = sentenceAt(text, active.span);
    if (!sentence) return undefined;
    let isWanted = true;
    void rewriteHere(sentence.text, 'impact', { keywords, kind }).then(([first]) => {
      if (isWanted && first)
        setAnswer({ ...first, of: active, start: sentence.span.start + first.span.start });
    });
    return () => {
      isWanted = false;
    };
  }, [active, text, keywords, kind]);
  const improved = answer && answer.of === active ? answer : null;

  const goTo = (finding: Finding | undefined) => {
    if (!finding) return;
    setAt(finding.span.start);
    onGoTo(finding);
  };
  return {
    variant,
    setVariant,
    dictionary,
    findings,
    active,
    /** Other ways to say the sentence of the active one, where no words of its own are proposed. */
    rewrites: improved?.rewrites ?? [],
    /** The edit that puts one of these in the place of its sentence. */
    rewriteEdit: ({ text: replacement }: Rewrite): Edit | null =>
      improved
        ? {
            span: { start: improved.start, end: improved.start + improved.sentence.length },
            expected: improved.sentence,
            replacement,
          }
        : null,
    ignore,
    step: (by: 1 | -1) => {
      const from = active ? findings.indexOf(active) : by === 1 ? -1 : 0;
      goTo(findings.at((from + by + findings.length) % findings.length));
    },
    start: () => goTo(findings[0]),
    stop: () => setAt(null),
    /** Looks at the finding of a place, if there is one; gives whether there is. */
    lookAt: (caret: number) => {
      const hit = findings.find(({ span }) => span.start <= caret && caret <= span.end);
      if (hit) setAt(hit.span.start);
      return hit !== undefined;
    },
  };
}
