import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import type { InterviewScores } from '@candor/domain/interview';
import { bandInk, bandLabels, bandOf } from './words.ts';

const figures = [
  { id: 'overallScore', label: t`Overall`, why: '' },
  { id: 'communicationScore', label: t`Communication`, why: t`Structure and clarity` },
  { id: 'technicalScore', label: t`Technical`, why: t`Key points and specifics` },
  { id: 'confidenceScore', label: t`Confidence`, why: t`Saying “I”, and few words like “maybe”` },
  { id: 'timeManagement', label: t`Time management`, why: t`Length compared with a typical answer` },
] as const;

/** The five scores of an interview with their bands in words. Nothing is scored by voice or face. */
export function ScoreFigures({ scores }: { scores: InterviewScores }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-5">
      {figures.map(({ id, label, why }) => {
        const band = bandOf(scores[id]);
        return (
          <div
            key={id}
            className={clsx(
              'grid content-start gap-0.5 bg-surface p-3',
              id === 'overallScore' && 'max-sm:col-span-2',
            )}
          >
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="grid gap-0.5">
              <span className={clsx('text-xl font-medium tabular-nums', bandInk[band])}>
                {Math.round(scores[id])}
              </span>
              <span className="text-sm">{bandLabels[band]}</span>
              {why !== '' && <span className="text-xs text-soft">{why}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
