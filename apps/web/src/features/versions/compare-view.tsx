import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Version } from '@candor/contracts/versions';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Comparison } from './comparison.tsx';
import { momentOf } from '../../platform/dates.ts';
import { wholeVersion, type VersionSource, type WholeVersion } from './source.ts';

interface CompareViewProps<Content, Restored> {
  source: VersionSource<Content, Restored>;
  id: string;
  versions: readonly Version[];
  chosen: Version;
  /** Undefined while nothing is being restored. */
  busyLabel: string | undefined;
  onRestore: () => void;
}

type Against = 'now' | 'previous';
const against = [
  { value: 'now', label: t`With current version` },
  { value: 'previous', label: t`With previous version` },
] as const;

function nameOf({ savedAt, isCurrent }: Version): string {
  return isCurrent ? t`Now` : momentOf(savedAt);
}

/** One version beside what the document says now, or beside the version before it. */
export function CompareView<Content, Restored>({
  source,
  id,
  versions,
  chosen,
  busyLabel,
  onRestore,
}: CompareViewProps<Content, Restored>) {
  const [wanted, setWanted] = useState<Against>('now');
  const [isWhole, setIsWhole] = useState(false);
  const at = versions.indexOf(chosen);
  const choice = chosen.isCurrent ? 'previous' : wanted;
  const other = choice === 'now' ? versions[0] : versions[at + 1];
  // The earlier of the two stands left.
  const [left, right] = choice === 'now' ? [chosen, other] : [other, chosen];
  return (
    <div className="grid content-start gap-6 p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <div className="me-auto grid gap-0.5">
          <h2 className="text-md font-semibold wrap-anywhere">{chosen.change}</h2>
          <p className="text-sm text-soft">{momentOf(chosen.savedAt)}</p>
        </div>
        {!chosen.isCurrent && (
          <>
            <Segmented label={t`Compare`} value={choice} options={against} onChange={setWanted} />
            <Button look="primary" busyLabel={busyLabel} onClick={onRestore}>
              <Trans>Restore this version</Trans>
            </Button>
          </>
        )}
      </div>
      <Switch label={t`Show unchanged text`} isOn={isWhole} onChange={setIsWhole} />
      {left && right ? (
        <LoadedComparison source={source} id={id} left={left} right={right} isWhole={isWhole} />
      ) : (
        <p className="text-base text-soft">
          <Trans>This is the first version.</Trans>
        </p>
      )}
    </div>
  );
}

interface LoadedProps<Content, Restored> {
  source: VersionSource<Content, Restored>;
  id: string;
  left: Version;
  right: Version;
  isWhole: boolean;
}

function LoadedComparison<Content, Restored>({
  source,
  id,
  left,
  right,
  isWhole,
}: LoadedProps<Content, Restored>) {
  const [before, after] = [
    useQuery(wholeVersion(source, id, left)),
    useQuery(wholeVersion(source, id, right)),
  ];
  if (before.isError || after.isError)
    return (
      <p role="alert" className="text-base">
        <Trans>These versions can’t be shown right now. Please try again.</Trans>
      </p>
    );
  if (!before.data || !after.data)
    return (
      <div role="status" aria-label={t`Loading the versions`} className="grid gap-3">
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} className="h-16" />
        ))}
      </div>
    );
  return (
    <Compared
      source={source}
      before={before.data}
      after={after.data}
      names={[nameOf(left), nameOf(right)]}
      isWhole={isWhole}
    />
  );
}

interface ComparedProps<Content, Restored> {
  source: VersionSource<Content, Restored>;
  before: WholeVersion<Content>;
  after: WholeVersion<Content>;
  names: readonly [string, string];
  isWhole: boolean;
}

function Compared<Content, Restored>({
  source,
  before,
  after,
  names,
  isWhole,
}: ComparedProps<Content, Restored>) {
  const sections = useMemo(
    () => source.compare(before.document, after.document),
    [source, before.document, after.document],
  );
  const isSame = sections.every(({ change }) => change === 'same');
  return (
    <>
      {before.template !== after.template && (
        <p className="text-base">
          <Trans>
            Layout: {before.template}, then {after.template}
          </Trans>
        </p>
      )}
      {isSame && !isWhole ? (
        <p className="text-base text-soft">
          <Trans>The text is the same in both.</Trans>
        </p>
      ) : (
        <Comparison source={source} sections={sections} names={names} isWhole={isWhole} />
      )}
    </>
  );
}
