import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import {
  improvementTypes,
  type ImprovementType,
  type Rewrite,
  type SentenceRewrites,
} from '@candor/domain/improving';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { errorToast } from '../../ui/toast.ts';
import { rewritesOf } from './api.ts';
import { Rewrites } from './finding-card.tsx';

const typeLabels: Record<ImprovementType, string> = {
  achievement: t`Achievements: the result first`,
  'action-verb': t`Action verbs: what you did`,
  keywords: t`Keywords: the words of the advert`,
  impact: t`Impact: short and strong`,
};

interface RewritePanelProps {
  text: string;
  /** The advert: its words are preferred where the text says the same. */
  keywords: string;
  /** Puts a rewrite in the place of its sentence; false where the sentence is no longer there. */
  onTake: (sentence: string, rewrite: Rewrite) => boolean;
}

/** Each sentence said better, by what it should bring out; what is kept as it is says why. */
export function RewritePanel({ text, keywords, onTake }: RewritePanelProps) {
  const [type, setType] = useState<ImprovementType>('impact');
  const [found, setFound] = useState<readonly SentenceRewrites[] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const suggest = async () => {
    if (text.trim() === '') {
      errorToast(t`Input Required`, t`Please enter some text to improve.`);
      return;
    }
    setIsBusy(true);
    setFound(await rewritesOf(text, type, keywords));
    setIsBusy(false);
  };
  const take = (sentence: string, rewrite: Rewrite) => {
    if (!onTake(sentence, rewrite))
      errorToast(t`Not applied`, t`This sentence has changed in the meantime. Please try again.`);
    setFound((before) => before?.filter((one) => one.sentence !== sentence) ?? null);
  };
  return (
    <section aria-labelledby="rewrite-title" className="grid gap-4 border-t border-line pt-5">
      <h2 id="rewrite-title" className="font-serif text-lg font-semibold">
        <Trans>Rephrase it</Trans>
      </h2>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t`Emphasize`}
          value={type}
          onChange={(event) =>
            setType(improvementTypes.find((one) => one === event.target.value) ?? 'impact')
          }
          className="grow"
        >
          {improvementTypes.map((value) => (
            <option key={value} value={value}>
              {typeLabels[value]}
            </option>
          ))}
        </SelectField>
        <Button
          icon={<Sparkles size={16} strokeWidth={1.5} aria-hidden="true" />}
          busyLabel={isBusy ? t`Improving...` : undefined}
          onClick={suggest}
        >
          <Trans>Improve Writing</Trans>
        </Button>
      </div>
      {found?.length === 0 && (
        <p role="status" className="text-base text-soft">
          <Trans>No sentence here can be rephrased without changing what it says.</Trans>
        </p>
      )}
      <ol className="grid gap-4">
        {found?.map(({ sentence, rewrites, question, note }) => (
          <li key={sentence} className="grid gap-2">
            <p className="text-base text-soft">{t`“${sentence}”`}</p>
            {note !== '' && <p className="text-base">{note}</p>}
            {rewrites.length > 0 && (
              <Rewrites rewrites={rewrites} onTake={(rewrite) => take(sentence, rewrite)} />
            )}
            {question !== '' && (
              <p className="border-s-2 border-accent ps-3 text-base">
                <span className="font-medium">
                  <Trans>Worth adding:</Trans>
                </span>{' '}
                {question}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
