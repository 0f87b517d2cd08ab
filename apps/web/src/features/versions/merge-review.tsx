import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { wordDifferences, type MergeChange } from '@candor/domain/versions';
import { Button } from '../../ui/button.tsx';
import { FootBar } from '../../ui/foot-bar.tsx';
import { cvPartWords, letterPartWords, lineWords } from './words.ts';
import { WordRuns } from './word-runs.tsx';

export interface MergeReviewProps {
  changes: readonly MergeChange[];
  /** The ids of those that are to be made. */
  chosen: ReadonlySet<string>;
  isBusy: boolean;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onApply: () => void;
  onKeep: () => void;
}

/** What a CV generated again would change, to choose from. */
export function CvMergeReview(props: MergeReviewProps) {
  return (
    <MergeReview
      promise={t`Your CV won’t change until you accept. Your own edits are kept unless you select the new wording. The page shows the result.`}
      partWords={cvPartWords}
      {...props}
    />
  );
}

/** What a letter generated again would change, to choose from. */
export function LetterMergeReview(props: MergeReviewProps) {
  return (
    <MergeReview
      promise={t`Your letter won’t change until you accept. Your own edits are kept unless you select the new wording. The page shows the result.`}
      partWords={letterPartWords}
      {...props}
    />
  );
}

/** The same changes where there is no page beside them. */
export function CvChanges(props: MergeReviewProps) {
  return <Changes partWords={cvPartWords} {...props} />;
}

export function LetterChanges(props: MergeReviewProps) {
  return <Changes partWords={letterPartWords} {...props} />;
}

type WithPartWords = MergeReviewProps & { partWords: ReadonlyMap<string, string> };

function MergeReview({ promise, ...props }: WithPartWords & { promise: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-4">
      <div className="grid gap-1">
        <h2 id={id} tabIndex={-1} className="font-serif text-lg font-semibold outline-none">
          <Trans>Review the changes</Trans>
        </h2>
        <p className="text-base text-soft">{promise}</p>
      </div>
      <ChangeList {...props} />
      <FootBar>
        <Decision {...props} />
      </FootBar>
    </section>
  );
}

function Changes(props: WithPartWords) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ChangeList {...props} />
      <div className="flex flex-wrap gap-2">
        <Decision {...props} />
      </div>
    </div>
  );
}

function ChangeList({ partWords, changes, chosen, onChoose }: WithPartWords) {
  const sections = [...new Set(changes.map(({ section }) => section))];
  const toggle = (change: string) =>
    onChoose(
      new Set(chosen.has(change) ? [...chosen].filter((other) => other !== change) : [...chosen, change]),
    );
  return (
    <>
      {sections.map((section) => (
        <fieldset key={section} className="grid gap-1">
          <legend className="pb-1 text-md font-semibold">{partWords.get(section) ?? section}</legend>
          {changes
            .filter((change) => change.section === section)
            .map((change) => (
              <Change
                key={change.id}
                change={change}
                isChosen={chosen.has(change.id)}
                onToggle={() => toggle(change.id)}
              />
            ))}
        </fieldset>
      ))}
    </>
  );
}

/** Accept what is chosen, all of it, or nothing. */
function Decision({ changes, chosen, isBusy, onChoose, onApply, onKeep }: MergeReviewProps) {
  const isAll = chosen.size === changes.length;
  return (
    <>
      <Button
        look="primary"
        disabled={chosen.size === 0}
        busyLabel={isBusy ? t`Applying...` : undefined}
        onClick={onApply}
      >
        {isAll
          ? t`${plural(chosen.size, { one: 'Accept all # change', other: 'Accept all # changes' })}`
          : t`${plural(chosen.size, { one: 'Accept # change', other: 'Accept # changes' })}`}
      </Button>
      <Button
        disabled={isAll || isBusy}
        onClick={() => onChoose(new Set(changes.map((change) => change.id)))}
      >
        <Trans>Select all</Trans>
      </Button>
      <Button look="quiet" disabled={isBusy} onClick={onKeep}>
        <Trans>Keep mine</Trans>
      </Button>
    </>
  );
}

const kinds = { changed: '', added: t`added`, removed: t`removed`, moved: t`new order` } as const;

interface ChangeProps {
  change: MergeChange;
  isChosen: boolean;
  onToggle: () => void;
}

function Change({ change, isChosen, onToggle }: ChangeProps) {
  const { kind, entry, field, texts, isEdited } = change;
  const parts = [entry, field === '' ? '' : (lineWords[field] ?? field), kinds[kind]];
  return (
    <label className="grid cursor-pointer grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 rounded-control px-2 py-2 hover:bg-wash">
      <input type="checkbox" checked={isChosen} onChange={onToggle} className="mt-1 size-4 accent-accent" />
      <span className="grid gap-0.5 text-base wrap-anywhere">
        <span className="text-sm text-soft">{parts.filter((part) => part !== '').join(' · ')}</span>
        {texts.map(({ before, after }, at) => (
          <span key={at} dir="auto">
            <WordRuns runs={wordDifferences(before ?? '', after ?? '')} side="both" />
          </span>
        ))}
        {isEdited && (
          <span className="text-sm text-warning">
            <Trans>You edited this</Trans>
          </span>
        )}
      </span>
    </label>
  );
}
