import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { ChevronRight, Trash2 } from 'lucide-react';
import type { ReviewEntry } from '@candor/domain/importing';

import { Button } from '../../../ui/button.tsx';
import { pageLanguage, pageLocale } from '../../../ui/page-language.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { FieldEditor } from './field-editor.tsx';
import type { Review } from './use-review.ts';

interface EntryRowProps {
  review: Review;
  entry: ReviewEntry;
  isOpen: boolean;
  onToggle: () => void;
}

/** One entry in short, to be opened, corrected or left out. */
export function EntryRow({ review, entry, isOpen, onToggle }: EntryRowProps) {
  const { path, name, fields } = entry;
  // German writes nouns with a capital wherever they stand.
  const noun = pageLanguage === 'de' ? name : name.toLocaleLowerCase(pageLocale);
  const [first = '', ...rest] = fields
    .filter(({ shape }) => shape.kind !== 'lines')
    .map((field) => review.words(field).split('\n')[0] ?? '')
    .filter((words) => words !== '');
  const lines = fields
    .filter(({ shape }) => shape.kind === 'lines')
    .flatMap((field) => review.words(field).split('\n'))
    .filter((line) => line !== '').length;
  const doubts = fields.filter((field) => review.isOpenDoubt(field)).length;
  const beside = [...rest, lines > 0 ? t`${plural(lines, { one: '# line', other: '# lines' })}` : ''].filter(
    Boolean,
  );

  if (review.isRemoved(path))
    return (
      <li className="flex items-center gap-2 py-1.5 ps-6">
        <p className="min-w-0 grow truncate text-base text-soft line-through">{first || name}</p>
        <Button
          look="quiet"
          aria-label={t`Put back ${noun}: ${first || name}`}
          onClick={() => review.toggle(path)}
        >
          <Trans>Put back</Trans>
        </Button>
      </li>
    );
  return (
    <li data-path={path}>
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-w-0 grow items-start gap-2 rounded-control py-2 text-start text-base"
        >
          <ChevronRight
            size={16}
            strokeWidth={1.5}
            aria-hidden="true"
            className={clsx(
              'mt-0.5 shrink-0 text-soft transition-transform duration-100',
              isOpen ? 'rotate-90' : 'rtl:-scale-x-100',
            )}
          />
          <span className="grid min-w-0 gap-0.5">
            <span className="truncate font-medium">{first || name}</span>
            {beside.length > 0 && (
              <span className="truncate text-sm text-soft tabular">{beside.join(' · ')}</span>
            )}
          </span>
          {doubts > 0 && (
            <span className="ms-auto shrink-0 ps-2 text-sm text-warning">
              <Trans>{doubts} not sure</Trans>
            </span>
          )}
        </button>
        <IconButton label={t`Leave out ${noun}`} onClick={() => review.toggle(path)}>
          <Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
      {isOpen && (
        <div className="grid gap-4 pt-1 pb-4 ps-6 sm:grid-cols-2">
          {fields.map((field) => (
            <FieldEditor
              key={field.path}
              review={review}
              field={field}
              className={field.shape.kind === 'lines' || field.shape.kind === 'text' ? 'sm:col-span-2' : ''}
            />
          ))}
        </div>
      )}
    </li>
  );
}
