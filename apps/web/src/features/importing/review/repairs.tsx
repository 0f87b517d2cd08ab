import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { modelInUse } from '../../../platform/model-in-use.ts';
import { Button } from '../../../ui/button.tsx';
import type { Reading } from '../reading.ts';
import { useRepairs } from './use-repairs.ts';
import type { Review } from './use-review.ts';

/** What a language model would move to where it belongs, one press to take or leave. */
export function Repairs({ review, reading }: { review: Review; reading: Reading }) {
  const { data: model } = useQuery(modelInUse);
  const { ask, isBusy, note } = useRepairs(review, reading);
  const { repairs, undoRepairs } = review;
  if (!model?.isInUse) return null;
  return (
    <section aria-labelledby="repairs" className="grid gap-3">
      <div className="grid gap-0.5">
        <h3 id="repairs" className="text-md font-semibold">
          <Trans>In the wrong place?</Trans>
        </h3>
        <p role="status" className="text-sm text-soft tabular">
          {note}
        </p>
      </div>
      {repairs && repairs.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line border-y border-line">
          {repairs.map((repair) => (
            <RepairRow key={repair.at} review={review} repair={repair} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {repairs === null && (
          <Button busyLabel={isBusy ? t`Asking the language model...` : undefined} onClick={ask}>
            <Trans>Have the language model look</Trans>
          </Button>
        )}
        {repairs && repairs.length > 1 && (
          <Button onClick={() => review.takeRepairs(repairs.map(({ at }) => at))}>
            {t`Move all ${repairs.length}`}
          </Button>
        )}
        {undoRepairs && (
          <Button look="quiet" onClick={undoRepairs}>
            <Trans>Undo the move</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}

type Waiting = NonNullable<Review['repairs']>[number];

function RepairRow({ review, repair: { at, moves } }: { review: Review; repair: Waiting }) {
  const words = moves.map((move) => `“${move.words}”`).join(', ');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <ul className="grid min-w-0 grow basis-48 gap-1">
        {moves.map((move) => (
          <li key={`${move.from} ${move.words}`} className="grid gap-0.5">
            <span className="text-base break-words">{move.words}</span>
            <span className="flex flex-wrap items-center gap-x-1.5 text-sm text-soft">
              {review.placeName(move.from)}
              <ArrowRight
                size={14}
                strokeWidth={1.5}
                role="img"
                aria-label={t({ message: 'to', context: 'from one place to another' })}
                className="rtl:-scale-x-100"
              />
              {review.placeName(move.to)}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-2">
        <Button aria-label={t`Move ${words}`} onClick={() => review.takeRepairs([at])}>
          <Trans>Move</Trans>
        </Button>
        <Button look="quiet" aria-label={t`Leave ${words}`} onClick={() => review.leaveRepair(at)}>
          <Trans>Leave</Trans>
        </Button>
      </div>
    </li>
  );
}
