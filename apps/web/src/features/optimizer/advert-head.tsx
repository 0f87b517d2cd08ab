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
      <div className="mr-auto grid min-w-0 gap-0.5">
        <h2 className="text-md font-semibold">
          {advert ? (advert.title?.name ?? 'Your job advert') : 'Without a job advert'}
        </h2>
        <p className="text-sm text-soft">
          {advert
            ? facts.length > 0
              ? facts.join(' · ')
              : 'Compared with the advert you pasted'
            : occupation === ''
              ? 'Paste one to see what your CV answers.'
              : `Keywords are those of your occupation: ${occupation}.`}
        </p>
      </div>
      <Button onClick={onChange}>{advert ? 'Change advert' : 'Add advert'}</Button>
    </div>
  );
}
