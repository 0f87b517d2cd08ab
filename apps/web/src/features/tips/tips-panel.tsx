import { Lightbulb } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { CvDraft } from '@candor/domain/cv';
import { applyTip, writingTips, type Tip } from '@candor/domain/writing';
import { Button } from '../../ui/button.tsx';
import { errorToast, toast } from '../../ui/toast.ts';

interface TipsPanelProps {
  form: { control: Control<CvDraft>; getValues: () => CvDraft };
  /** Puts a changed form onto the screen, as a step that can be undone. */
  onApply: (draft: CvDraft) => void;
}

/** Four tips, each with the person's own weakest sentence. */
export function TipsPanel({ form, onApply }: TipsPanelProps) {
  const draft = useDeferredValue(useWatch({ control: form.control, compute: (values: CvDraft) => values }));
  const tips = useMemo(() => writingTips(draft), [draft]);
  const apply = (tip: Tip) => {
    const result = applyTip(form.getValues(), tip);
    if (result.kind === 'moved')
      errorToast('Not applied', 'This sentence has changed meanwhile. Open the tip again.');
    else {
      onApply(result.draft);
      toast('Tip applied', 'Undo brings your sentence back.');
    }
  };
  return (
    <section aria-labelledby="tips-title" className="grid gap-1">
      <h2 id="tips-title" className="flex items-center gap-2 text-md font-semibold">
        <Lightbulb size={16} strokeWidth={1.5} aria-hidden="true" className="text-accent" />
        AI Writing Tips
      </h2>
      {tips.map((tip) => (
        <details key={tip.id} className="border-b border-line">
          <summary className="rounded-control py-3 text-base font-medium">{tip.title}</summary>
          <div className="grid gap-3 pb-4 text-base">
            <p className="text-soft">{tip.advice}</p>
            <p className="border-l-2 border-line pl-3 text-soft">{tip.example}</p>
            {tip.found ? (
              <div className="grid gap-2">
                <p className="text-sm text-soft">Your sentence</p>
                <p>“{tip.found.sentence}”</p>
                <p className="text-sm text-soft">Better</p>
                <p className="font-medium">“{tip.found.rewrite}”</p>
                <p className="text-sm text-soft">{tip.found.reason}</p>
                <Button className="justify-self-start" onClick={() => apply(tip)}>
                  Apply This Tip
                </Button>
              </div>
            ) : (
              <p className="text-sm text-soft">Nothing in your form needs this right now.</p>
            )}
          </div>
        </details>
      ))}
    </section>
  );
}
