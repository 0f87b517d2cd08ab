import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { Application } from '@candor/contracts/application';
import { isOffline, sentenceOf } from '../../platform/call-error.ts';
import { moneyIn } from '../../platform/money.ts';
import { dayOf } from '../../platform/dates.ts';
import { Button } from '../../ui/button.tsx';
import { errorToast, toast } from '../../ui/toast.ts';
import { AdvertText, SkillNames } from './advert-text.tsx';
import { saveJob } from './api/save-job.ts';
import type { Job } from './api/search-jobs.ts';
import { MatchParts } from './match-parts.tsx';
import { ScoreRing } from './score-ring.tsx';

export interface JobActions {
  onWriteLetter: (application: Application) => void;
  onOptimize: (application: Application) => void;
  /** Opens a saved job. */
  onShowSaved: (id: string) => void;
}

function payOf({ pay, salary }: Job): string {
  if (!pay) return salary || 'Pay not stated';
  if (pay.currency === '') return salary;
  const money = moneyIn(pay.currency);
  const aYear = `${[...new Set([pay.low, pay.high])].map(money).join(' – ')} a year`;
  const yearly = pay.isPredicted ? `${aYear} (predicted)` : aYear;
  return /hour|day|week|month|stunde|monat|heure|mois|hora|mes|uur|maand/iu.test(pay.printed)
    ? `${pay.printed} (about ${yearly})`
    : yearly;
}

const listOf = (items: Job['benefits']) => items.map(({ name }) => name).join(', ');

/** One job: how it fits and why, what it offers, and what can be done about it. */
export function JobCard({ job, onWriteLetter, onOptimize, onShowSaved }: JobActions & { job: Job }) {
  const { title, company, location, source, match, type, benefits, postedAt, url } = job;
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  /** Does something with the job, which is saved with it. */
  const withSaved = async (run: (saved: Awaited<ReturnType<typeof saveJob>>) => void) => {
    setState('saving');
    try {
      const saved = await saveJob(job);
      setState('saved');
      run(saved);
    } catch (error) {
      setState('idle');
      errorToast(
        'Not saved',
        isOffline(error)
          ? 'You’re offline. Try again when the connection is back.'
          : sentenceOf(error, 'The job could not be saved. Please try again.'),
      );
    }
  };
  const save = () =>
    withSaved(({ isNew, application }) =>
      toast(isNew ? 'Job saved' : 'Already saved', `${title || 'The job'} is in your applications.`, {
        label: 'View',
        run: () => onShowSaved(application.id),
      }),
    );
  const name = title || 'Untitled job';
  return (
    <article aria-label={name} className="grid gap-3 border-t border-line py-5">
      <div className="flex items-start gap-4">
        <div className="grid min-w-0 flex-1 gap-1">
          <h3 className="font-serif text-lg font-semibold break-words">{name}</h3>
          <p className="text-base break-words text-soft">
            {[company, location, postedAt && dayOf(postedAt)].filter(Boolean).join(' · ')}
          </p>
          <p className="text-base">
            {payOf(job)} · {type.name}
            {!type.isStated && <span className="text-soft"> (assumed)</span>}
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
        {match && <ScoreRing score={match.score} />}
      </div>
      {match && (
        <div className="grid gap-1">
          <SkillNames label="In your CV" skills={match.matchingSkills} />
          <SkillNames label="Not in your CV" skills={match.missingSkills} />
        </div>
      )}
      <p className="text-base break-words">
        <span className="font-medium">Benefits:</span>{' '}
        <span className={benefits.some(({ isStated }) => isStated) ? undefined : 'text-soft'}>
          {listOf(benefits)}
        </span>
      </p>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button
          disabled={state === 'saving'}
          onClick={() => void withSaved(({ application }) => onWriteLetter(application))}
        >
          Write the letter
        </Button>
        <Button
          disabled={state === 'saving'}
          onClick={() => void withSaved(({ application }) => onOptimize(application))}
        >
          Open in optimizer
        </Button>
        <Button
          disabled={state === 'saved' || source.id === 'saved'}
          busyLabel={state === 'saving' ? 'Saving…' : undefined}
          onClick={() => void save()}
        >
          {state === 'saved' || source.id === 'saved' ? 'Saved' : 'Save'}
        </Button>
        {url !== null && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="inline-flex min-h-9 items-center gap-1.5 text-base text-accent underline underline-offset-4"
          >
            View ad
            <ExternalLink size={14} strokeWidth={1.5} aria-hidden="true" />
          </a>
        )}
      </div>
      {match && (
        <details className="text-base">
          <summary className="cursor-pointer font-medium">Why {match.score}%</summary>
          <div className="pt-3">
            <MatchParts match={match} />
          </div>
        </details>
      )}
      <details className="text-base">
        <summary className="cursor-pointer font-medium">The job ad</summary>
        <div className="pt-3">
          <AdvertText text={job.description} match={match} />
        </div>
      </details>
    </article>
  );
}
