import { plural, t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { useMemo, useSyncExternalStore } from 'react';
import { isShortField, textLines, toTextWithPlaces, type CvDocument } from '@candor/domain/cv';
import { markKey, type Mark } from '@candor/domain/marks';
import type { FindingsByLine } from '@candor/domain/optimizer';

import { MarkItem } from '../../features/marks/index.ts';
import { MarginNotes, useMargins } from '../../features/optimizer/index.ts';
import { TextView, WordsView, type Margin } from '../../features/preview/index.ts';
import type { CvEditor } from './use-cv-editor.ts';

type Marks = CvEditor['marks'];

/** Of a short field the line of the text in which it stands: its words may stand in others too. */
function linesOfFields(document: CvDocument): (path: string) => string | undefined {
  const { text: whole, places } = toTextWithPlaces(document);
  const lines = textLines(whole);
  return (path) => {
    // A skill stands there by itself; of dates the entry does.
    const place =
      places.find((one) => path === one.path || path === `${one.path}.name`) ??
      places.find((one) => path.endsWith('.dates') && one.path.startsWith(path.replace(/dates$/, '')));
    return (
      place && lines.find(({ span }) => span.start <= place.span.start && place.span.start < span.end)?.text
    );
  };
}

/** What stands in the margin of a line: what is left to finish there, and what the optimizer finds. */
function marginIn(
  margins: FindingsByLine | null,
  open: readonly { mark: Mark; line: string | undefined }[],
  marks: Marks,
) {
  return (line: string, nth: number): Margin | null => {
    const findings = margins?.of(line, nth) ?? [];
    const here = open.flatMap(({ mark, line: own }) =>
      mark.words !== '' && line.includes(mark.words) && (own === undefined || own === line) ? [mark] : [],
    );
    if (findings.length + here.length === 0) return null;
    const kinds = [...new Set(findings.map(({ label }) => label))].join(', ');
    const labels = [
      here.length > 0 && t`${here.length} to finish`,
      findings.length > 0 &&
        t`${plural(findings.length, { one: '# finding', other: '# findings' })}: ${kinds}`,
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
  const { pages, written } = page;
  const typed = useSyncExternalStore(pages.subscribe, pages.state).document;
  const own = written?.document ?? null;
  const margins = useMargins(own ?? typed);
  const whole = margins?.whole ?? [];
  const lineOf = useMemo(() => own && linesOfFields(own), [own]);
  const open = lineOf
    ? marks.marks().map((mark) => ({ mark, line: isShortField(mark.line) ? lineOf(mark.line) : undefined }))
    : [];
  const beside = {
    marginOf: marginIn(margins, open, marks),
    above: whole.length > 0 && (
      <details className="border-b border-line pb-3">
        <summary className="cursor-pointer text-base font-medium">
          <Plural
            value={whole.length}
            one="# finding about the whole CV"
            other="# findings about the whole CV"
          />
        </summary>
        <div className="pt-2">
          <MarginNotes findings={whole} />
        </div>
      </details>
    ),
  };
  return written ? (
    <TextView document={written.document} facts={written.facts} {...beside} />
  ) : (
    <WordsView store={pages} {...beside} />
  );
}
