import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import type { Application } from '@candor/contracts/application';
import { moneyIn } from '../../platform/money.ts';
import { dayOf } from '../../platform/dates.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { AdvertText, SkillNames } from './advert-text.tsx';
import type { Job } from './api/search-jobs.ts';
import { MatchParts } from './match-parts.tsx';
import { ScoreRing } from './score-ring.tsx';
import { useSavedJob } from './use-saved-job.ts';

export interface JobActions {
  onWriteLetter: (application: Application) => void;
  onOptimize: (application: Application) => void;
  /** Opens a saved job. */
  onShowSaved: (id: string) => void;
}

function payOf({ pay, salary }: Job): string {
  if (!pay) return salary || t`Pay not stated`;
  if (pay.currency === '') return salary;
  const money = moneyIn(pay.currency);
  const range = [...new Set([pay.low, pay.high])].map(money).join(' – ');
  const yearly = pay.isPredicted ? t`${range} a year (predicted)` : t`${range} a year`;
  return /hour|day|week|month|stunde|monat|heure|mois|hora|mes|uur|maand/iu.test(pay.printed)
    ? t`${pay.printed} (about ${yearly})`
    : yearly;
}

const nameOf = ({ title }: Job) => title || t`Untitled job`;

const listOf = (items: Job['benefits']) => items.map(({ name }) => name).join(', ');

/** One job: how it fits and why, what it offers, and what can be done about it. */
export function JobCard({ job, onWriteLetter, onOptimize, onShowSaved }: JobActions & { job: Job }) {
  const { title, source, match, benefits, url } = job;
  const { state, withSaved } = useSavedJob(job);
  const save = () =>
    withSaved(({ isNew, application }) =>
      toast(
        isNew ? t`Job saved` : t`Already saved`,
        title ? t`${title} is in your applications.` : t`The job is in your applications.`,
        {
          label: t({ message: 'View', context: 'verb' }),
          run: () => onShowSaved(application.id),
        },
      ),
    );
  return (
    <article aria-label={nameOf(job)} className="grid gap-3 border-t border-line py-5">
      <div className="flex items-start gap-4">
        <JobSummary job={job} />
        {match && <ScoreRing score={match.score} />}
      </div>
      {match && (
        <div className="grid gap-1">
          <SkillNames label={t`In your CV`} skills={match.matchingSkills} />
          <SkillNames label={t`Not in your CV`} skills={match.missingSkills} />
        </div>
      )}
      <p className="text-base break-words">
        <span className="font-medium">
          <Trans>Benefits:</Trans>
        </span>{' '}
        <span className={benefits.some(({ isStated }) => isStated) ? undefined : 'text-soft'}>
          {listOf(benefits)}
        </span>
      </p>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button
          disabled={state === 'saving'}
          onClick={() => void withSaved(({ application }) => onWriteLetter(application))}
        >
          <Trans>Write the letter</Trans>
        </Button>
        <Button
          disabled={state === 'saving'}
          onClick={() => void withSaved(({ application }) => onOptimize(application))}
        >
          <Trans>Open in optimizer</Trans>
        </Button>
        <Button
          disabled={state === 'saved' || source.id === 'saved'}
          busyLabel={state === 'saving' ? t`Saving…` : undefined}
          onClick={() => void save()}
        >
          {state === 'saved' || source.id === 'saved' ? t`Saved` : t`Save`}
        </Button>
        {url !== null && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="inline-flex min-h-9 items-center gap-1.5 text-base text-accent underline underline-offset-4"
          >
            <Trans>View ad</Trans>
            <ExternalLink size={14} strokeWidth={1.5} aria-hidden="true" />
          </a>
        )}
      </div>
      {match && (
        <details className="text-base">
          <summary className="cursor-pointer font-medium">
            <Trans>Why {match.score}%</Trans>
          </summary>
          <div className="pt-3">
            <MatchParts match={match} />
          </div>
        </details>
      )}
      <details className="text-base">
        <summary className="cursor-pointer font-medium">
          <Trans>The job ad</Trans>
        </summary>
        <div className="pt-3">
          <AdvertText text={job.description} match={match} />
        </div>
      </details>
    </article>
  );
}

/** What the job is: its title, where and for how much it is, and who advertises it. */
function JobSummary({ job }: { job: Job }) {
  const { company, location, source, type, postedAt } = job;
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <h3 className="font-serif text-lg font-semibold break-words">{nameOf(job)}</h3>
      <p className="text-base break-words text-soft">
        {[company, location, postedAt && dayOf(postedAt)].filter(Boolean).join(' · ')}
      </p>
      <p className="text-base">
        {payOf(job)} · {type.name}
        {!type.isStated && (
          <span className="text-soft">
            {' '}
            <Trans>(assumed)</Trans>
          </span>
        )}
      </p>
      <p className="text-sm text-soft">
        {source.credit ? (
          <a
            href={source.credit.url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-6 min-w-29 items-center gap-1.5 underline underline-offset-2 hover:text-ink"
          >
            {source.credit.text}
            <ExternalLink size={12} strokeWidth={1.5} aria-hidden="true" />
          </a>
        ) : (
          source.name
        )}
      </p>
    </div>
  );
}
