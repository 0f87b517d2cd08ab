import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { mySubscription } from './api.ts';

/** Says before an export what a free plan adds to each page. */
export function BrandNote() {
  const { data } = useQuery(mySubscription);
  if (!data || data.brandFree) return null;
  return (
    <p className="text-sm text-soft">
      <Trans>
        Each page of the CV ends with a small “Made with Candor” line.{' '}
        <Link to="/subscription" className="text-accent underline underline-offset-4">
          See plans without it
        </Link>
      </Trans>
    </p>
  );
}
