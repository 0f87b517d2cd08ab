import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import type { Review } from './use-review.ts';

type UnplacedLine = Review['unplaced'][number];

/** The lines that found no field, each to be put where it belongs, or left. */
export function NotPlaced({ review }: { review: Review }) {
  const { unplaced } = review;
  const waiting = unplaced.filter(({ fate }) => fate === null).length;
  if (unplaced.length === 0) return null;
  return (
    <section aria-labelledby="not-placed" className="grid gap-3">
      <div className="grid gap-0.5">
        <h3 id="not-placed" className="text-md font-semibold">
          <Trans>Not placed</Trans>
        </h3>
        <p role="status" className="text-sm text-soft tabular">
          {sentenceOf(waiting, unplaced.length)}
        </p>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line border-y border-line">
        {unplaced.map((one) => (
          <LineRow key={one.at} review={review} one={one} />
        ))}
      </ul>
    </section>
  );
}

function sentenceOf(waiting: number, all: number): string {
  if (waiting === 0) return t`Every line of the file has been placed or left out.`;
  if (all === 1) return t`One line didn’t match a field. Put it where it belongs, or leave it out.`;
  return t`${waiting} of ${plural(all, { one: '# line', other: '# lines' })} didn’t match a field. Put each where it belongs, or leave it out.`;
}

function LineRow({ review, one: { line, at, fate } }: { review: Review; one: UnplacedLine }) {
  const places = fate === null ? review.places() : [];
  if (fate?.kind === 'placed')
    return (
      <li className="grid gap-0.5 py-2">
        <p className="break-words text-base">{line}</p>
        <p className="text-sm text-soft">
          <Trans>Put into {fate.label}</Trans>
        </p>
      </li>
    );
  if (fate?.kind === 'left')
    return (
      <li className="flex items-center gap-2 py-1.5">
        <p className="min-w-0 grow truncate text-base text-soft line-through">{line}</p>
        <Button look="quiet" aria-label={t`Put back ${line}`} onClick={() => review.bringBack(at)}>
          <Trans>Put back</Trans>
        </Button>
      </li>
    );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <p className="min-w-0 grow basis-48 break-words text-base">{line}</p>
      <div className="flex min-w-0 items-center gap-2">
        <SelectField
          label={t`Put “${line}” into`}
          isLabelHidden
          className="min-w-0 sm:w-44"
          value=""
          onChange={({ target }) => {
            const place = places.find(({ id }) => id === target.value);
            if (place) review.place(at, line, place);
          }}
        >
          <option value="">{t`Put into…`}</option>
          {places.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <Button look="quiet" aria-label={t`Leave ${line}`} onClick={() => review.leave(at)}>
          <Trans>Leave</Trans>
        </Button>
      </div>
    </li>
  );
}
