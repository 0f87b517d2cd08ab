import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CvCard } from '@candor/contracts/cv';
import { sentenceOf } from '../../platform/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { errorToast } from '../../ui/toast.ts';
import { cvsInUse, setFollowing } from './api.ts';
import { PartsDialog } from './parts-dialog.tsx';

/** Which CVs follow the profile, to be switched one by one. */
export function Followers({ profileVersion }: { profileVersion: number }) {
  const { data: cards, isError } = useQuery(cvsInUse);
  const [shown, setShown] = useState<CvCard | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);
  const follow = async (card: CvCard, follows: boolean) => {
    setBusyId(card.id);
    try {
      await setFollowing(card.id, follows);
    } catch (error) {
      errorToast(t`Not changed`, sentenceOf(error, t`Unable to connect to the server. Please try again.`));
    }
    setBusyId(null);
  };
  if (isError)
    return (
      <p role="alert" className="text-base">
        <Trans>Your CVs can’t be loaded right now.</Trans>
      </p>
    );
  if (!cards) return <Skeleton className="h-24" />;
  if (cards.length === 0)
    return (
      <p className="text-base text-soft">
        <Trans>You have no CVs yet.</Trans>
      </p>
    );
  return (
    <>
      <ul className="grid gap-4">
        {cards.map((card) => (
          <li key={card.id} className="grid justify-items-start gap-1">
            <Switch
              label={card.title}
              hint={card.followsProfile ? t`Linked to your profile` : t`Not linked to your profile`}
              isOn={card.followsProfile}
              isDisabled={busyId !== null || profileVersion === 0}
              onChange={(follows) => void follow(card, follows)}
            />
            {card.followsProfile && (
              <Button look="quiet" className="ms-10" onClick={() => setShown(card)}>
                <Trans>
                  Differences<span className="sr-only"> in {card.title}</span>
                </Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown && <PartsDialog card={shown} profileVersion={profileVersion} onClose={() => setShown(null)} />}
    </>
  );
}
