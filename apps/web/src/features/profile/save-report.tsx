import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { inOneLine } from '../../ui/lists.ts';
import type { SavedProfile } from './api.ts';

/** What saving the profile did to the Linked CVs. */
export function SaveReport({ changed, differing }: Pick<SavedProfile, 'changed' | 'differing'>) {
  if (changed.length + differing.length === 0) return null;
  return (
    <section
      aria-label={t`What changed in your CVs`}
      className="grid gap-3 border-t border-line pt-4 text-base"
    >
      {changed.length > 0 && (
        <div className="grid gap-1">
          <h3 className="font-semibold">
            <Trans>Updated</Trans>
          </h3>
          <ul className="grid gap-1">
            {changed.map(({ id, title, parts }) => (
              <li key={id}>
                {title}: <span className="text-soft">{inOneLine(parts)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {differing.length > 0 && (
        <div className="grid gap-1">
          <h3 className="font-semibold">
            <Trans>Kept as they are</Trans>
          </h3>
          <ul className="grid gap-1">
            {differing.map(({ id, title, parts }) => (
              <li key={id}>
                {title}: <span className="text-soft">{inOneLine(parts)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
