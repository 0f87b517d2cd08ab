import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { Check, X } from 'lucide-react';
import type { TailoringChange as Change } from '@candor/domain/optimizer';
import { inOneLine } from '../../ui/lists.ts';
import { ChangedWords } from './changed-words.tsx';
import type { Decision } from './use-decisions.ts';

interface TailoringChangeProps {
  change: Change;
  decision: Decision | undefined;
  onDecide: (decision: Decision) => void;
}

const choices = [
  { decision: 'accepted', label: t`Accept`, Icon: Check },
  { decision: 'rejected', label: t`Reject`, Icon: X },
] as const;

/** One change: what it does, the words of the advert it answers, and the person's own that it rests on. */
export function TailoringChange({ change, decision, onDecide }: TailoringChangeProps) {
  const { title, answers, fact } = change;
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <h4
          className={clsx('me-auto text-base font-semibold', decision === 'rejected' && 'text-soft')}
          id={`tailoring-${change.id}`}
        >
          {title}
        </h4>
        <div role="group" aria-labelledby={`tailoring-${change.id}`} className="flex gap-1">
          {choices.map(({ decision: one, label, Icon }) => (
            <button
              key={one}
              type="button"
              aria-pressed={decision === one}
              onClick={() => onDecide(one)}
              className={clsx(
                'inline-flex min-h-8 items-center gap-1.5 rounded-control border px-2.5 text-sm font-medium transition-colors duration-100',
                decision === one
                  ? 'border-accent bg-wash text-accent'
                  : 'border-control bg-surface text-ink hover:border-ink',
              )}
            >
              <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
              {label}
            </button>
          ))}
        </div>
      </div>
      <Words change={change} />
      <dl className="grid gap-0.5 text-sm text-soft">
        {answers.length > 0 && (
          <Line name={t`The advert:`} quotes={[...new Set(answers.map(({ quote }) => quote))]} />
        )}
        <Line name={fact.from === 'cv' ? t`Your CV:` : t`Your profile:`} quotes={[fact.quote]} />
      </dl>
    </li>
  );
}

function Line({ name, quotes }: { name: string; quotes: readonly string[] }) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt className="font-medium">{name}</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
        {inOneLine(quotes.map((quote) => t`“${quote}”`))}
      </dd>
    </div>
  );
}

/** The words as they would be: an order as a list, of other words what changes. */
function Words({ change: { before, after, edit } }: { change: Change }) {
  if (edit.kind === 'order') {
    const places = before.split('\n');
    const lines = after.split('\n');
    if (edit.path === 'skills') return <p className="text-base wrap-anywhere">{inOneLine(lines)}</p>;
    return (
      <ol className="grid list-decimal gap-0.5 ps-5 text-base wrap-anywhere">
        {lines.map((line, at) => (
          <li key={line} className={clsx(places.indexOf(line) > at ? 'text-ink' : 'text-soft')}>
            {line}
          </li>
        ))}
      </ol>
    );
  }
  return (
    <p className="text-base wrap-anywhere">
      {before === '' ? after : <ChangedWords before={before} after={after} view="after" />}
    </p>
  );
}
