import { t } from '@lingui/core/macro';
import { Briefcase } from 'lucide-react';
import type { CvAnalysis } from '@candor/domain/optimizer';
import { Button } from '../../ui/button.tsx';

interface AdvertHeadProps {
  advert: CvAnalysis['advert'];
  occupation: string;
  onChange: () => void;
}

/** The advert once it was read, folded to a line. */
export function AdvertHead({ advert, occupation, onChange }: AdvertHeadProps) {
  const facts = advert
    ? [advert.company, advert.location, advert.remote, advert.employmentType, advert.salary]
        .filter((item) => item !== null)
        .map(({ name }) => name)
    : [];
  return (
    <div className="flex items-start gap-3 border-b border-line pb-4">
      <Briefcase size={20} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
      <div className="me-auto grid min-w-0 gap-0.5">
        <h2 className="text-md font-semibold">
          {advert ? (advert.title?.name ?? t`Your job ad`) : t`No job ad`}
        </h2>
        <p className="text-sm text-soft">
          {advert
            ? facts.length > 0
              ? facts.join(' · ')
              : t`Compared with the job ad you pasted`
            : occupation === ''
              ? t`Paste one to see how your CV matches.`
              : t`Keywords are the usual ones for your occupation: ${occupation}.`}
        </p>
      </div>
      <Button onClick={onChange}>{advert ? t`Change job ad` : t`Add job ad`}</Button>
    </div>
  );
}
