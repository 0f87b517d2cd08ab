import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { useRef } from 'react';
import { editOf, type Rewrite } from '@candor/domain/improving';
import { type Edit, applyEdit } from '@candor/domain/text';
import { EnglishSwitch } from './english-switch.tsx';
import { FindingCard } from './finding-card.tsx';
import { groupNames, groupOf, type FindingGroup } from './finding-look.ts';
import { MarkedTextBox } from './marked-text-box.tsx';
import { RewritePanel } from './rewrite-panel.tsx';
import { useFindingWalk } from './use-finding-walk.ts';

const groups: readonly FindingGroup[] = ['slip', 'word', 'sentence'];

interface WritingAssistantProps {
  label: string;
  hint?: string;
  text: string;
  /** The advert, or other words that are wanted. */
  keywords?: string;
  onText: (text: string) => void;
}

/** A text with everything that could be better underlined, one at a time on a card; works without a connection. */
export function WritingAssistant({ label, hint, text, keywords = '', onText }: WritingAssistantProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const walk = useFindingWalk({
    text,
    kind: 'sentences',
    keywords,
    onGoTo: ({ span }) => {
      const area = box.current;
      if (area && document.activeElement === area) area.setSelectionRange(span.start, span.end);
    },
  });
  const { findings, active, dictionary } = walk;

  const put = (edit: Edit | null) => {
    const result = edit && applyEdit(text, edit);
    if (result?.kind === 'applied') onText(result.text);
    return result?.kind === 'applied';
  };
  const takeRewrite = (sentence: string, rewrite: Rewrite) => {
    const start = text.indexOf(sentence);
    const span = { start, end: start + sentence.length };
    return start >= 0 && put({ span, expected: sentence, replacement: rewrite.text });
  };

  const counts = groups
    .map((group) => [group, findings.filter(({ check }) => groupOf(check) === group).length] as const)
    .filter(([, count]) => count > 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-base text-soft">
          {text.trim() === ''
            ? t`Nothing to check yet.`
            : dictionary === 'other'
              ? t`Only English is checked.`
              : counts.length === 0
                ? t`Nothing found.`
                : counts.map(([group, count]) => `${groupNames[group]}: ${count}`).join(' · ')}
          {dictionary === 'loading' && text.trim() !== '' && ` ${t`The dictionary is loading.`}`}
          {dictionary === 'alone' && ` ${t`The dictionary could not be loaded; the rest is checked.`}`}
        </p>
        <EnglishSwitch variant={walk.variant} onVariant={walk.setVariant} />
      </div>
      <MarkedTextBox
        label={label}
        hint={hint}
        text={text}
        findings={findings}
        active={active}
        boxRef={box}
        onText={onText}
        onCaret={walk.lookAt}
        onStep={walk.step}
      />
      {active ? (
        <FindingCard
          finding={active}
          rewrites={walk.rewrites}
          place={findings.indexOf(active) + 1}
          count={findings.length}
          className="sticky bottom-3 max-md:bottom-16"
          onApply={(replacement) => put(editOf(text, active, replacement))}
          onRewrite={(rewrite) => put(walk.rewriteEdit(rewrite))}
          onIgnore={() => walk.ignore(active)}
          onStep={walk.step}
        />
      ) : (
        findings.length > 0 && (
          <button
            type="button"
            className="justify-self-start rounded-control text-base font-medium text-accent underline underline-offset-4"
            onClick={walk.start}
          >
            <Plural value={findings.length} one="Go through # finding" other="Go through # findings" />
          </button>
        )
      )}
      <RewritePanel text={text} keywords={keywords} onTake={takeRewrite} />
    </div>
  );
}
