import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { useState } from 'react';
import type { Suggestion } from '@candor/domain/optimizer';
import { Segmented } from '../../ui/segmented.tsx';
import { ChangedWords } from './changed-words.tsx';
import { OwnWords } from './own-words.tsx';
import { priorityLabels } from './words.ts';

interface SuggestionCardProps {
  suggestion: Suggestion;
  isSelected: boolean;
  onToggle: () => void;
  /** Puts the person's own words in the place of the line. */
  onReword: (words: string) => void;
}

const tabs = [
  { value: 'before', label: t`Before` },
  { value: 'after', label: t`After` },
] as const;

/** One suggestion: chosen or not, before or after, with the changed words marked. */
export function SuggestionCard({ suggestion, isSelected, onToggle, onReword }: SuggestionCardProps) {
  const { title, description, improvement, beforeExample, afterExample, priority, edit, question, impact } =
    suggestion;
  const [view, setView] = useState<'before' | 'after'>('after');
  const hasBoth = beforeExample !== '' && afterExample !== '';
  const about = (
    <span className="grid gap-0.5">
      <span className="text-base font-semibold">{title}</span>
      <span className="text-base text-soft">{description}</span>
    </span>
  );
  return (
    <li className={clsx('grid gap-3 border-t border-line py-4', isSelected && 'border-accent')}>
      <div className="flex items-start gap-3">
        {edit ? (
          <label className="flex items-start gap-3">
            <input
              type="checkbox"
              checked={isSelected}
              onChange={onToggle}
              className="mt-0.5 size-4 shrink-0 accent-accent"
            />
            {about}
          </label>
        ) : (
          about
        )}
        <span className="ms-auto text-sm whitespace-nowrap text-soft" title={t`Impact ${impact}`}>
          {priorityLabels[priority]}
        </span>
      </div>
      {hasBoth && (
        <div className={clsx('grid justify-items-start gap-2', edit && 'ps-7')}>
          <Segmented label={t`View of “${title}”`} value={view} options={tabs} onChange={setView} />
          <p className="text-base break-words">
            <ChangedWords before={beforeExample} after={afterExample} view={view} />
          </p>
        </div>
      )}
      {!hasBoth && afterExample !== '' && <p className={clsx('text-base', edit && 'ps-7')}>{afterExample}</p>}
      {improvement !== '' && <p className={clsx('text-sm text-soft', edit && 'ps-7')}>{improvement}</p>}
      {question !== '' && beforeExample !== '' && (
        <OwnWords line={beforeExample} question={question} onReword={onReword} />
      )}
    </li>
  );
}
