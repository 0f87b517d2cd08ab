import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { moneyIn } from '../../platform/money.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ShownRoadmap } from './api/roadmaps.ts';
import { PathTable } from './path-table.tsx';
import { pathsOf } from './paths.ts';

const PathPicture = lazyPart(async () => (await import('./path-picture.tsx')).PathPicture);

/** Where else the same skills lead: drawn by overlap and pay, in words, and as a table. */
export function AlternativePaths({ roadmap }: { roadmap: ShownRoadmap }) {
  const { alternativePaths, picture } = roadmap;
  if (alternativePaths.length === 0 && !picture) return null;
  const paths = pathsOf(roadmap);
  return (
    <section aria-labelledby="roadmap-paths" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 id="roadmap-paths" className="font-serif text-lg font-semibold">
        <Trans>Your path and its alternatives</Trans>
      </h3>
      {picture && (
        <Suspense fallback={<Skeleton className="h-95" />}>
          <PathPicture paths={paths} currency={picture.currency} />
        </Suspense>
      )}
      {picture && <PathTable paths={paths} money={moneyIn(picture.currency)} />}
      <ul className="grid gap-x-8 md:grid-cols-2">
        {alternativePaths.map((path) => (
          <li key={path.code} className="grid content-start gap-0.5 border-t border-line py-3">
            <p className="font-medium">{path.title}</p>
            <p className="text-base tabular-nums">
              {path.pay
                ? t`${path.overlap}% of skills in common · ${moneyIn(path.pay.currency)(path.pay.amount)} a year`
                : t`${path.overlap}% of skills in common`}
            </p>
            <p className="text-base text-soft">{path.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
