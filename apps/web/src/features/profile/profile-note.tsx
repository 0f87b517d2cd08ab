import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { buttonLook } from '../../ui/button.tsx';
import { myProfile } from './api.ts';

function sentenceFor(version: number, followers: number): string {
  if (version === 0)
    return t`Enter your jobs and skills once. CVs linked to your profile are updated automatically.`;
  if (followers === 0) return t`No CVs are linked yet.`;
  return plural(followers, { one: '# CV is linked.', other: '# CVs are linked.' });
}

/** What the profile is for, and the way to it. */
export function ProfileNote() {
  const { data } = useQuery(myProfile);
  if (!data) return null;
  return (
    <section aria-labelledby="profile-note" className="grid justify-items-start gap-2">
      <h2 id="profile-note" className="text-md font-semibold">
        <Trans>Your profile</Trans>
      </h2>
      <p className="text-base text-soft">{sentenceFor(data.version, data.followers.length)}</p>
      <Link to="/profile" className={buttonLook('plain')}>
        {data.version === 0 ? t`Set up your profile` : t`Edit your profile`}
      </Link>
    </section>
  );
}
