import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { Info, TriangleAlert } from 'lucide-react';
import type { Roadmap } from './api/roadmaps.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true, className: 'mt-1 shrink-0' } as const;

/** What the person should know before they set out; what may stand in the way comes first. */
export function Notes({ notes }: Pick<Roadmap, 'notes'>) {
  if (notes.length === 0) return null;
  const ordered = notes.toSorted((a, b) => Number(b.kind === 'warning') - Number(a.kind === 'warning'));
  return (
    <ul aria-label={t`Good to know`} className="grid max-w-[46rem] gap-2">
      {ordered.map(({ kind, text }) => (
        <li
          key={text}
          className={clsx('flex gap-2.5 text-base', kind === 'warning' ? 'text-warning' : 'text-soft')}
        >
          {kind === 'warning' ? <TriangleAlert {...icon} /> : <Info {...icon} />}
          <p>
            {kind === 'warning' && (
              <span className="sr-only">
                <Trans>Warning:</Trans>{' '}
              </span>
            )}
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
