import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronRight, Lightbulb } from 'lucide-react';
import { useState } from 'react';
import type { CvDraft } from '@candor/domain/cv';
import { applyTip, type Tip } from '@candor/domain/writing';
import { Button } from '../../ui/button.tsx';
import { errorToast, toast } from '../../ui/toast.ts';
import { useTips } from './use-tips.ts';

interface TipsPanelProps {
  form: Parameters<typeof useTips>[0];
  /** Puts a changed form onto the screen, as a step that can be undone. */
  onApply: (draft: CvDraft) => void;
}

/** Four tips, each with the person's own weakest sentence. */
export function TipsPanel({ form, onApply }: TipsPanelProps) {
  const [isWanted, setIsWanted] = useState(false);
  const want = () => setIsWanted(true);
  const { tips, isRead } = useTips(form, { isWanted });
  const apply = (tip: Tip) => {
    const result = applyTip(form.getValues(), tip);
    if (result.kind === 'moved')
      errorToast(t`Not applied`, t`This sentence has changed in the meantime. Please open the tip again.`);
    else {
      onApply(result.draft);
      toast(t`Tip applied`, t`You can undo this.`);
    }
  };
  return (
    <section aria-labelledby="tips-title" className="grid gap-1 border-t border-line pt-5">
      <h2 id="tips-title" className="flex items-center gap-2 pb-1 text-md font-semibold">
        <Lightbulb size={20} strokeWidth={1.5} aria-hidden="true" className="text-accent" />
        <Trans>AI Writing Tips</Trans>
      </h2>
      {tips.map((tip) => (
        <TipCard key={tip.id} tip={tip} isRead={isRead} onWant={want} onApply={() => apply(tip)} />
      ))}
    </section>
  );
}

interface TipCardProps {
  tip: Tip;
  /** Whether the form has been read for tips. */
  isRead: boolean;
  /** Somebody is about to open it. */
  onWant: () => void;
  onApply: () => void;
}

function TipCard({ tip, isRead, onWant, onApply }: TipCardProps) {
  return (
    <details className="group border-b border-line">
      <summary
        onPointerEnter={onWant}
        onFocus={onWant}
        className="flex list-none items-center gap-2 rounded-control py-3 text-base font-medium [&::-webkit-details-marker]:hidden"
      >
        <ChevronRight
          size={16}
          strokeWidth={1.5}
          aria-hidden="true"
          className="shrink-0 text-soft transition-transform duration-100 group-open:rotate-90 rtl:-scale-x-100 rtl:group-open:-rotate-90"
        />
        {tip.title}
        {tip.found && (
          <span className="ms-auto text-sm font-normal text-accent">
            <Trans>1 sentence</Trans>
          </span>
        )}
      </summary>
      <div className="grid gap-3 pb-4 ps-6 text-base">
        <p className="text-soft">{tip.advice}</p>
        <p className="text-soft">{tip.example}</p>
        {tip.found ? (
          <dl className="grid gap-2 border-s-2 border-accent ps-3">
            <div>
              <dt className="text-sm text-soft">
                <Trans>Your sentence</Trans>
              </dt>
              <dd>{t`“${tip.found.sentence}”`}</dd>
            </div>
            <div>
              <dt className="text-sm text-soft">
                <Trans>Better</Trans>
              </dt>
              <dd className="font-medium">{t`“${tip.found.rewrite}”`}</dd>
            </div>
            <dd className="text-sm text-soft">{tip.found.reason}</dd>
          </dl>
        ) : (
          <p className="text-sm text-soft">
            {isRead ? t`Nothing in your form needs this right now.` : t`Reading your form...`}
          </p>
        )}
        {tip.found && (
          <Button className="justify-self-start" onClick={onApply}>
            <Trans>Apply This Tip</Trans>
          </Button>
        )}
      </div>
    </details>
  );
}
