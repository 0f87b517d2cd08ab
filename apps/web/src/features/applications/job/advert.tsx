import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { isUnseen, type Requirement } from '@candor/domain/optimizer';
import { Button } from '../../../ui/button.tsx';
import type { Application } from '../api/application.ts';
import type { Change } from '../api/applications.ts';
import { requirementsFor } from '../api/requirements.ts';
import type { ComparedCv } from './asked.tsx';
import { Section } from './section.tsx';
import { TypedField } from './typed-field.tsx';

interface AdvertProps {
  application: Application;
  /** The CV it is held against; null where there is none. */
  cv: ComparedCv | null;
  onSave: (change: Change) => void;
}

/** The advert as it was when the job was saved, with what it asks for marked. */
export function Advert({ application, cv, onSave }: AdvertProps) {
  const { advertText } = application;
  const [isEditing, setIsEditing] = useState(false);
  const { data: requirements = [] } = useQuery({
    ...requirementsFor(cv?.id ?? '', advertText),
    enabled: cv !== null && advertText !== '',
  });
  return (
    <Section
      title={t`Job ad`}
      action={
        advertText !== '' && (
          <Button onClick={() => setIsEditing(!isEditing)}>{isEditing ? t`Done` : t`Edit`}</Button>
        )
      }
    >
      {isEditing || advertText === '' ? (
        <TypedField
          label={t`Job ad`}
          isLabelHidden
          isLong
          maxLength={200_000}
          value={advertText}
          placeholder={t`Paste the job ad to keep a copy after the page is taken down`}
          onSave={(text) => onSave({ advertText: text })}
        />
      ) : (
        <div
          role="region"
          aria-label={t`Text of the job ad`}
          tabIndex={0}
          className="max-h-[70vh] overflow-y-auto rounded-panel border border-line bg-surface p-4 text-base whitespace-pre-line wrap-anywhere"
        >
          {marked(advertText, requirements)}
        </div>
      )}
    </Section>
  );
}

/** The text with the words of each requirement marked: those that a line of the CV answers, or may, and those that none is seen for. */
function marked(text: string, requirements: readonly Requirement[]): ReactNode[] {
  const found = requirements
    .map((one) => ({ at: text.indexOf(one.quote), quote: one.quote, isSeen: !isUnseen(one) }))
    .filter(({ at, quote }) => at >= 0 && quote !== '')
    .toSorted((one, other) => one.at - other.at || other.quote.length - one.quote.length);
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { at, quote, isSeen } of found) {
    if (at < from) continue;
    parts.push(
      text.slice(from, at),
      <mark
        key={at}
        className={
          isSeen
            ? 'rounded-[3px] bg-wash text-accent'
            : 'bg-transparent text-ink underline decoration-dashed decoration-1 underline-offset-4'
        }
      >
        {quote}
        <span className="sr-only"> ({isSeen ? t`in your CV` : t`not seen in your CV`})</span>
      </mark>,
    );
    from = at + quote.length;
  }
  parts.push(text.slice(from));
  return parts;
}
