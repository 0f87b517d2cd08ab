import { useMemo, useSyncExternalStore } from 'react';
import { fromText } from '@candor/domain/cv';
import type { FindingsByLine } from '@candor/domain/optimizer';
import { counted } from '@candor/domain/text';
import { MarginNotes, useMargins } from '../../features/optimizer/index.ts';
import { TextView, WordsView, type Margin } from '../../features/preview/index.ts';
import type { CvEditor } from './use-cv-editor.ts';

/** What stands in the margin of a line that has findings. */
function marginIn(margins: FindingsByLine | null) {
  return (line: string, nth: number): Margin | null => {
    const findings = margins?.of(line, nth) ?? [];
    if (findings.length === 0) return null;
    return {
      label: `${counted(findings.length, 'finding')}: ${[...new Set(findings.map(({ label }) => label))].join(', ')}`,
      words: findings.map(({ words }) => words),
      note: <MarginNotes findings={findings} />,
    };
  };
}

/** The text of the CV at hand, with what the optimizer finds in its margins. */
export function TextZone({ editor: { page } }: { editor: CvEditor }) {
  const { pages, source, written } = page;
  const typed = useSyncExternalStore(pages.subscribe, pages.state).document;
  const shown = source === 'written' ? written : null;
  const document = useMemo(() => (shown ? fromText(shown.text) : typed), [shown, typed]);
  const margins = useMargins(document);
  const whole = margins?.whole ?? [];
  const beside = {
    marginOf: marginIn(margins),
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
