import { Trans } from '@lingui/react/macro';
import type { WordRun } from '@candor/domain/versions';

/** Which of two versions a text is shown of; `both` shows what went and what came in one line. */
export type Side = 'before' | 'after' | 'both';

/** A text with its changed words marked, by sign and not by colour alone. */
export function WordRuns({ runs, side }: { runs: readonly WordRun[]; side: Side }) {
  return runs.map(({ kind, text }, at) => {
    if (kind === 'same') return <span key={at}>{text}</span>;
    if (kind === 'removed')
      return side === 'after' ? null : (
        <del key={at} className="text-danger decoration-1">
          <span className="sr-only">
            <Trans>removed:</Trans>{' '}
          </span>
          {text}
        </del>
      );
    return side === 'before' ? null : (
      <ins key={at} className="bg-wash text-accent decoration-1 underline-offset-2">
        <span className="sr-only">
          <Trans>added:</Trans>{' '}
        </span>
        {text}
      </ins>
    );
  });
}
