import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReviewField } from '@candor/domain/importing';
import { normalCase } from '@candor/domain/text';
import { FieldOffer } from '../../../ui/field-offer.tsx';
import { InputField, TextareaField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';
import type { Review } from './use-review.ts';

interface FieldEditorProps {
  review: Review;
  field: ReviewField;
  /** Something around it says already that it is uncertain. */
  isDoubtShown?: boolean;
  className?: string;
}

/** One field, correctable in place; pointing at it shows where it was found. */
export function FieldEditor({ review, field, isDoubtShown = false, className = '' }: FieldEditorProps) {
  const { label, shape, path } = field;
  const words = review.words(field);
  const hint = hintOf(review, field, isDoubtShown);
  const shared = { label, ...(hint ? { hint } : {}) };
  const correct = (next: string) => review.correct(field, next);
  return (
    <div data-path={path} className={className}>
      {shape.kind === 'lines' || shape.kind === 'text' ? (
        <TextareaField {...shared} rows={2} value={words} onChange={({ target }) => correct(target.value)} />
      ) : shape.kind === 'dates' ? (
        <DatesEditor shared={shared} words={words} onCorrect={correct} />
      ) : (
        <InputField {...shared} value={words} onChange={({ target }) => correct(target.value)} />
      )}
    </div>
  );
}

function hintOf(review: Review, field: ReviewField, isDoubtShown: boolean) {
  if (review.isOpenDoubt(field)) {
    const unsure = review.uncertainWords(field);
    if (unsure.length > 0)
      return (
        <span className="text-warning">
          <Trans>Hard to read: {quoted(unsure)}</Trans>
        </span>
      );
    return isDoubtShown ? undefined : (
      <span className="text-warning">
        <Trans>Not sure: please check</Trans>
      </span>
    );
  }
  const words = review.words(field);
  const normal =
    field.shape.kind === 'line' ? normalCase(words, field.path === 'basics.name' ? 'name' : 'words') : null;
  if (normal !== null) {
    const accept = () => {
      review.correct(field, normal);
      toast(t`Changed to normal case`, undefined, {
        label: t`Undo`,
        run: () => review.correct(field, words),
      });
    };
    return <FieldOffer reason={t`All capitals.`} words={normal} onAccept={accept} />;
  }
  const resolution = review.resolutionOf(field);
  if (resolution === 'corrected') return t`Corrected by you`;
  if (resolution === 'confirmed') return t`Confirmed by you`;
  return words === '' && field.path.startsWith('basics.') ? t`Not found` : undefined;
}

/** Words that are named at most; behind them the whole field is to be looked at. */
const MOST_NAMED = 6;

function quoted(words: readonly string[]): string {
  const named = words
    .slice(0, MOST_NAMED)
    .map((word) => t`“${word}”`)
    .join(', ');
  return words.length > MOST_NAMED ? t`${named} and more` : named;
}

interface DatesEditorProps {
  shared: { label: string };
  words: string;
  onCorrect: (words: string) => void;
}

/** Dates are read when the person is done with them: half a date would turn into another one. */
function DatesEditor({ shared, words, onCorrect }: DatesEditorProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    if (typed !== null && typed !== words) onCorrect(typed);
    setTyped(null);
  };
  return (
    <InputField
      {...shared}
      placeholder={t`Mar 2019 - Present`}
      value={typed ?? words}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  );
}
