import { t } from '@lingui/core/macro';
import { inOneLine } from '../../ui/lists.ts';

/** Says who else looks at the document just now; null where that is not known. */
export function PeopleHere({ names }: { names: readonly string[] | null }) {
  return (
    <p aria-live="polite" className="text-sm text-soft">
      {names === null && t`We can’t show who’s here right now.`}
      {names !== null && names.length > 0 && t`Here now: ${inOneLine(names)}`}
    </p>
  );
}
