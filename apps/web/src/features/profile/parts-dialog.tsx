import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { singleParts } from '@candor/domain/cv';
import type { CvCard } from '@candor/contracts/cv';
import type { Following } from '@candor/contracts/profile-cv';
import { sentenceOf } from '../../platform/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { errorToast, toast } from '../../ui/toast.ts';
import { followingOf, takeParts } from './api.ts';

type Part = Following['parts'][number];

const lineNames = new Map(Object.entries(singleParts));
/** Entries have the names that their person gave them. */
const nameOf = ({ part, name }: Part) => lineNames.get(part) ?? name;

const isOwn = ({ state }: Part) => state !== 'follows';

function agreed(parts: readonly Part[]): string {
  const [total, own] = [parts.length, parts.filter(isOwn).length];
  if (own === 0) return t`Everything matches your profile.`;
  const alike = total - own;
  return t`${alike} of ${total} parts match your profile. Select what to update in this CV:`;
}

interface PartsDialogProps {
  card: CvCard;
  profileVersion: number;
  onClose: () => void;
}

/** How each part of the profile stands in one CV; what differs or is left out can be taken over. */
export function PartsDialog({ card, profileVersion, onClose }: PartsDialogProps) {
  const { data, isError } = useQuery(followingOf(card, profileVersion));
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const take = async () => {
    setIsBusy(true);
    try {
      await takeParts(card, [...wanted]);
      toast(t`Updated from your profile`, t`The previous CV is kept as a version.`);
      onClose();
    } catch (error) {
      setIsBusy(false);
      errorToast(t`Not updated`, sentenceOf(error, t`Unable to connect to the server. Please try again.`));
    }
  };
  const toggle = (part: string) => {
    const next = new Set(wanted);
    if (!next.delete(part)) next.add(part);
    setWanted(next);
  };
  return (
    <Dialog isOpen onClose={onClose} title={t`Compare with your profile`} description={card.title}>
      {isError && (
        <p role="alert" className="text-base">
          <Trans>The comparison can’t be shown right now. Please try again.</Trans>
        </p>
      )}
      {!data && !isError && <Skeleton className="h-40" />}
      {data && (
        <>
          <p className="text-base text-soft">{agreed(data.parts)}</p>
          <ul className="grid">
            {data.parts.filter(isOwn).map((part) => (
              <li key={part.part} className="border-b border-line py-2 text-base last:border-0">
                <label className="flex items-start gap-3">
                  <input
                    type="checkbox"
                    checked={wanted.has(part.part)}
                    onChange={() => toggle(part.part)}
                    className="mt-1 size-4 accent-accent"
                  />
                  <span>
                    {nameOf(part)}{' '}
                    <span className="text-soft">
                      {part.state === 'differs' ? t`worded differently here` : t`not in this CV`}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <Button
          look="primary"
          disabled={wanted.size === 0}
          busyLabel={isBusy ? t`Updating...` : undefined}
          onClick={() => void take()}
        >
          <Trans>Update selected</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
