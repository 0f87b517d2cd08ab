import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CvDocument } from '@candor/domain/cv';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { FillHow } from '../fill-how.ts';
import type { Reading } from '../reading.ts';
import { Connector } from './connector.tsx';
import { FillChoice } from './fill-choice.tsx';
import { FoundFields } from './found-fields.tsx';
import { SourcePane } from './source-pane.tsx';
import { usePointedPath } from './use-pointed-path.ts';
import type { ReviewState } from './review-state.ts';
import { useReview } from './use-review.ts';

interface ReviewDialogProps {
  name: string;
  file: File | null;
  reading: Reading;
  /** Where an earlier look at it ended. */
  stored: ReviewState | undefined;
  onKeep: (state: ReviewState) => void;
  isFormEmpty: () => boolean;
  onFill: (document: CvDocument, how: FillHow) => void;
  onClose: () => void;
}

/** The file beside what was found in it, to be checked and corrected before it fills the form. */
export function ReviewDialog(props: ReviewDialogProps) {
  return (
    <Dialog isOpen onClose={props.onClose} title={t`Review of ${props.name}`} size="full">
      <ReviewBody {...props} />
    </Dialog>
  );
}

function ReviewBody({
  name,
  file,
  reading,
  stored,
  onKeep,
  isFormEmpty,
  onFill,
  onClose,
}: ReviewDialogProps) {
  const review = useReview(reading, stored, onKeep);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const active = usePointedPath(fields);
  // The list, not the first of its fields: on a phone that would open the keyboard.
  useEffect(() => fields.current?.focus(), []);
  const left = review.openDoubts.length;

  const toggle = (path: string) => {
    const next = new Set(open);
    if (!next.delete(path)) next.add(path);
    setOpen(next);
  };
  const pick = (path: string) => {
    const entry = review.sections
      .flatMap(({ entries }) => entries)
      .find((candidate) => candidate.fields.some((field) => field.path === path));
    if (!entry) return;
    setOpen(new Set(open).add(entry.path));
    // The entry may open only now.
    setTimeout(() =>
      fields.current
        ?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"] :is(input, textarea)`)
        ?.focus(),
    );
  };
  const fill = () => {
    if (isFormEmpty()) onFill(review.result(), 'replace');
    else setIsAsking(true);
  };

  return (
    <>
      <div className="flex items-center gap-4 border-b border-line px-4 py-2.5 sm:px-6 sm:py-3">
        <div className="grid min-w-0 grow gap-0.5">
          <h2 className="truncate font-serif text-lg font-semibold">
            <Trans>Check what we found</Trans>
          </h2>
          <p className="truncate text-sm text-soft tabular">
            {left > 0
              ? t`${name}: ${plural(review.fieldCount, { one: '# field', other: '# fields' })}, ${left} to check`
              : t`${name}: ${plural(review.fieldCount, { one: '# field', other: '# fields' })}`}
          </p>
        </div>
        <IconButton label={t`Close`} onClick={onClose}>
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
      <div
        ref={body}
        className="relative grid min-h-0 grow grid-cols-[minmax(0,1fr)] max-lg:grid-rows-[34dvh_minmax(0,1fr)] lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]"
      >
        <SourcePane
          name={name}
          file={file}
          reading={reading}
          active={active}
          doubtful={new Set(review.openDoubts.map(({ field }) => field.path))}
          onPick={pick}
        />
        <div
          ref={fields}
          data-list
          tabIndex={0}
          role="region"
          aria-label={t`What we found`}
          className="relative grid min-h-0 grid-cols-[minmax(0,1fr)] content-start gap-8 overflow-y-auto border-line px-4 py-5 outline-offset-[-2px] max-lg:border-t sm:px-6 lg:border-s"
        >
          <FoundFields review={review} reading={reading} open={open} onToggle={toggle} />
        </div>
        <Connector body={body} active={active} />
      </div>
      <div className="flex items-center justify-end gap-3 border-t border-line px-4 py-3 sm:px-6">
        <p className="me-auto text-sm text-soft max-sm:hidden">
          {left > 0
            ? t`You can fill the form now and check the rest there.`
            : t`Everything here comes from your file or from you.`}
        </p>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="primary" className="max-sm:grow" onClick={fill}>
          <Trans>Fill the form</Trans>
        </Button>
      </div>
      {isAsking && (
        <FillChoice
          onReplace={() => onFill(review.result(), 'replace')}
          onAdd={() => onFill(review.result(), 'add')}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
