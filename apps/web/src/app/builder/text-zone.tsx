import { useMemo, useSyncExternalStore } from 'react';
import { fromText } from '@candor/domain/cv';
import { markKey, type Mark } from '@candor/domain/marks';
import type { FindingsByLine } from '@candor/domain/optimizer';
import { counted } from '@candor/domain/text';
import { MarkItem } from '../../features/marks/index.ts';
import { MarginNotes, useMargins } from '../../features/optimizer/index.ts';
import { TextView, WordsView, type Margin } from '../../features/preview/index.ts';
import type { CvEditor } from './use-cv-editor.ts';

type Marks = CvEditor['marks'];

/** What stands in the margin of a line: what is left to finish there, and what the optimizer finds. */
function marginIn(margins: FindingsByLine | null, open: readonly Mark[], marks: Marks) {
  return (line: string, nth: number): Margin | null => {
    const findings = margins?.of(line, nth) ?? [];
    const here = open.filter(({ words }) => words !== '' && line.includes(words));
    if (findings.length + here.length === 0) return null;
    const kinds = [...new Set(findings.map(({ label }) => label))].join(', ');
    const labels = [
      here.length > 0 && `${here.length} to finish`,
      findings.length > 0 && `${counted(findings.length, 'finding')}: ${kinds}`,
    ];
    return {
      label: labels.filter(Boolean).join(', '),
      words: [...here, ...findings].map(({ words }) => words),
      note: (
        <div className="grid gap-3">
          {here.map((mark) => (
            <MarkItem key={markKey(mark)} mark={mark} isAtLine {...marks} />
          ))}
          {findings.length > 0 && <MarginNotes findings={findings} />}
        </div>
      ),
    };
  };
}

/** The text of the CV at hand, with what is left to finish and what the optimizer finds in its margins. */
export function TextZone({ editor: { page, marks } }: { editor: CvEditor }) {
  const { pages, source, written } = page;
  const typed = useSyncExternalStore(pages.subscribe, pages.state).document;
  const shown = source === 'written' ? written : null;
  const document = useMemo(() => (shown ? fromText(shown.text) : typed), [shown, typed]);
  const margins = useMargins(document);
  const whole = margins?.whole ?? [];
  const beside = {
    marginOf: marginIn(margins, shown ? marks.marks() : [], marks),
    above: whole.length > 0 && (
      <details className="border-b border-line pb-3">
        <summary className="cursor-pointer text-base font-medium">
          {counted(whole.length, 'finding')} about the whole CV
        </summary>
        <div className="pt-2">
          <MarginNotes findings={whole} />
        </div>
      </details>
    ),
  };
  return shown ? (
    <TextView text={shown.text} facts={shown.facts} {...beside} />
  ) : (
    <WordsView store={pages} {...beside} />
  );
}
