import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { counted } from '@candor/domain/text';
import { buttonLook } from '../../ui/button.tsx';
import { myProfile } from './api.ts';

function sentenceFor(version: number, followers: number): string {
  if (version === 0)
    return 'Enter your jobs and skills once. CVs linked to your profile are updated automatically.';
  if (followers === 0) return 'No CVs are linked yet.';
  return `${counted(followers, 'CV is', 'CVs are')} linked.`;
}

/** What the profile is for, and the way to it. */
export function ProfileNote() {
  const { data } = useQuery(myProfile);
  if (!data) return null;
  return (
    <section aria-labelledby="profile-note" className="grid justify-items-start gap-2">
      <h2 id="profile-note" className="text-md font-semibold">
        Your profile
      </h2>
      <p className="text-base text-soft">{sentenceFor(data.version, data.followers.length)}</p>
      <Link to="/profile" className={buttonLook('plain')}>
        {data.version === 0 ? 'Set up your profile' : 'Edit your profile'}
      </Link>
    </section>
  );
}
