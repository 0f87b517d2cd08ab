import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import type { Version } from '@candor/contracts/versions';
import { momentOf } from '../../platform/dates.ts';

interface VersionListProps {
  versions: readonly Version[];
  chosen: number;
  onChoose: (version: number) => void;
}

function whoOf({ author }: Version): string {
  return author.isYou ? t`You` : author.name || t`Deleted account`;
}

/** Every version, newest first: what changed, when, by whom. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  return (
    <ol className="grid content-start">
      {versions.map((version) => (
        <li key={version.version} className="border-b border-line last:border-0">
          <button
            type="button"
            aria-pressed={version.version === chosen}
            onClick={() => onChoose(version.version)}
            className={clsx(
              'grid w-full gap-0.5 px-3 py-3 text-start transition-colors duration-100 hover:bg-wash',
              version.version === chosen && 'bg-wash',
            )}
          >
            <span className="text-base font-medium wrap-anywhere">
              <bdi>{version.name ?? version.change}</bdi>
            </span>
            {version.name !== null && <span className="text-sm wrap-anywhere">{version.change}</span>}
            <span className="text-sm text-soft tabular-nums">
              {[
                momentOf(version.savedAt),
                whoOf(version),
                ...(version.isCurrent ? [t`current version`] : []),
              ].join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
