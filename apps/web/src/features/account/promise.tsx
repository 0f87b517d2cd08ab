import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, Download, FileText, ScanText, Sparkles } from 'lucide-react';
import samplePage from './sample-page.webp';

const points = [
  {
    icon: Sparkles,
    title: t`AI Assistance`,
    text: t`Weak sentences become strong ones, using your facts and only yours. No API key needed.`,
  },
  {
    icon: FileText,
    title: t`Professional Templates`,
    text: t`5 professional templates, and five more with a character of their own. See the page as you type.`,
  },
  {
    icon: ScanText,
    title: t`ATS compatibility scoring`,
    text: t`Pages that applicant tracking systems can read, and a score for how well your letter answers the job ad.`,
  },
  {
    icon: BadgeCheck,
    title: t`Every fact checked`,
    text: t`Whatever a language model writes is checked against your own lines. If a figure is missing, we ask you for it.`,
  },
  {
    icon: Download,
    title: t`Unlimited downloads`,
    text: t`PDF, DOCX, HTML and plain text, free on every plan.`,
  },
];

/** What Candor promises, with a page it made and one line before and after. */
export function Promise() {
  return (
    <div className="grid max-w-2xl gap-9">
      <p className="font-serif text-lg font-semibold max-lg:hidden">Candor</p>
      <h2 className="font-serif text-2xl leading-tight font-semibold sm:text-3xl">
        <Trans>Your CV, written well. Nothing made up.</Trans>
      </h2>
      <div className="grid items-center gap-8 sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
        <img
          src={samplePage}
          width={720}
          height={932}
          alt={t`A CV made with Candor: Maren Okafor-Lindqvist, Charge Nurse`}
          decoding="async"
          className="h-auto w-full bg-paper shadow-page"
        />
        <figure className="grid gap-4 border-s-2 border-accent ps-5">
          <div className="grid gap-1">
            <figcaption className="text-sm text-soft">
              <Trans>You wrote</Trans>
            </figcaption>
            <p className="text-soft">
              <Trans>“Responsible for running a 32-bed surgical ward on night shifts”</Trans>
            </p>
          </div>
          <div className="grid gap-1">
            <p className="text-sm text-soft">
              <Trans>Candor suggests</Trans>
            </p>
            <p className="font-serif text-lg leading-snug">
              <Trans>
                Run a <mark className="bg-wash px-0.5 text-ink">32-bed surgical ward</mark> on{' '}
                <mark className="bg-wash px-0.5 text-ink">night shifts</mark>
              </Trans>
            </p>
            <p className="flex items-center gap-1.5 text-sm text-accent">
              <BadgeCheck size={16} strokeWidth={1.5} aria-hidden="true" /> <Trans>taken at one press</Trans>
            </p>
          </div>
        </figure>
      </div>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {points.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid content-start gap-1.5">
            <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="text-accent" />
            <h3 className="text-md font-semibold">{title}</h3>
            <p className="text-base text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
