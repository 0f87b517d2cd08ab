import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PublishBody } from './api.ts';

type Shows = PublishBody['shows'];

const details = [
  ['email', t`Email`],
  ['phone', t`Phone`],
  ['location', t`Location or address`],
  ['links', t`Links`],
  ['photo', t`Photo`],
] as const satisfies readonly (readonly [keyof Shows, string])[];

interface ShownDetailsProps {
  shows: Shows;
  onChange: (shows: Shows) => void;
}

/** Which of the person's details their page shows. */
export function ShownDetails({ shows, onChange }: ShownDetailsProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-base font-medium">
        <Trans>Show on the page</Trans>
      </legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {details.map(([name, label]) => (
          <label key={name} className="flex min-h-6 items-center gap-2 text-base">
            <input
              type="checkbox"
              checked={shows[name]}
              onChange={(event) => onChange({ ...shows, [name]: event.target.checked })}
              className="size-4 accent-accent"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
