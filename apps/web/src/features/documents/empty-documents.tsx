import { Trans } from '@lingui/react/macro';
import { FileText, FileUp, Mail } from 'lucide-react';
import { Link } from 'wouter';
import { buttonLook } from '../../ui/button.tsx';

const card = 'grid content-start justify-items-start gap-5 p-8 sm:p-10';
const icon = { size: 28, strokeWidth: 1.25, 'aria-hidden': true } as const;

/** What a newcomer sees: most have a CV already and bring it in; the others type their facts, or look at a sample. */
export function EmptyDocuments() {
  return (
    <div className="grid divide-line rounded-panel border border-line bg-surface max-xl:divide-y xl:grid-cols-2 xl:divide-x">
      <div className={card}>
        <FileUp {...icon} className="text-accent" />
        <div className="grid max-w-lg gap-2">
          <h3 className="font-serif text-lg font-semibold">
            <Trans>Start from a CV you have</Trans>
          </h3>
          <p className="text-soft">
            <Trans>
              Import a PDF, a Word document, plain text or a LinkedIn export. You see each field next to the
              page it came from, correct what is wrong, and go on from there.
            </Trans>
          </p>
        </div>
        <Link to="/cv-builder?tab=import" className={buttonLook('plain')}>
          <Trans>Import a CV</Trans>
        </Link>
      </div>
      <div className={card}>
        <FileText {...icon} className="text-accent" />
        <div className="grid max-w-lg gap-2">
          <h3 className="font-serif text-lg font-semibold">
            <Trans>Create Professional CV</Trans>
          </h3>
          <p className="text-soft">
            <Trans>
              Type what you did, in your own words. Candor phrases it well, asks for missing figures, and
              shows the real page as you type. Nothing is invented.
            </Trans>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to="/cv-builder" className={buttonLook('plain')}>
            <Trans>Start from scratch</Trans>
          </Link>
          <Link to="/cv-builder?sample=1" className={buttonLook('quiet')}>
            <Trans>Look around with sample data</Trans>
          </Link>
        </div>
      </div>
      <div className={`${card} xl:col-span-2 xl:border-t xl:border-e-0! xl:border-line`}>
        <Mail {...icon} className="text-accent" />
        <div className="grid max-w-lg gap-2">
          <h3 className="font-serif text-lg font-semibold">
            <Trans>Generate Professional Letters</Trans>
          </h3>
          <p className="text-soft">
            <Trans>
              Cover, interest, recommendation, thank-you, follow-up and resignation letters, written from your
              CV and the job ad or from a draft you paste.
            </Trans>
          </p>
        </div>
        <Link to="/letter-builder" className={buttonLook('plain')}>
          <Trans>Write a letter</Trans>
        </Link>
      </div>
    </div>
  );
}
