import { useMemo, useRef, useState } from 'react';
import { editOf, improveWriting, prepareText, type Finding, type Rewrite } from '@candor/domain/improving';
import { applyEdit } from '@candor/domain/text';
import { Segmented } from '../../ui/segmented.tsx';
import { useEnglish } from './english-choice.ts';
import { FindingCard } from './finding-card.tsx';
import { groupNames, groupOf, type FindingGroup } from './finding-look.ts';
import { MarkedTextBox } from './marked-text-box.tsx';
import { RewritePanel } from './rewrite-panel.tsx';
import { useChecks } from './use-checks.ts';

const variants = [
  { value: 'british', label: 'British' },
  { value: 'american', label: 'American' },
] as const;
const groups: readonly FindingGroup[] = ['slip', 'word', 'sentence'];

interface WritingAssistantProps {
  label: string;
  hint?: string;
  text: string;
  /** The advert, or other words that are wanted. */
  keywords?: string;
  onText: (text: string) => void;
}

const nameOf = ({ check, words }: Finding) => `${check} ${words.toLowerCase()}`;

/** A text with everything that could be better underlined, one at a time on a card; works without a connection. */
export function WritingAssistant({ label, hint, text, keywords = '', onText }: WritingAssistantProps) {
  const [variant, setVariant] = useEnglish();
  const checked = useChecks(text, variant);
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState<number | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);

  // While the newest text is checked, what was found in the last one holds where its words still stand.
  const findings = useMemo(
    () =>
      checked.findings.filter(
        (finding) =>
          !ignored.has(nameOf(finding)) && text.slice(finding.span.start, finding.span.end) === finding.words,
      ),
    [checked.findings, ignored, text],
  );
  const place = at === null ? -1 : findings.findIndex(({ span }) => span.end > at);
  const active = at === null ? null : (findings[place] ?? findings[0] ?? null);
  const rewrites = useMemo(() => {
    if (!active || active.replacements.length > 0) return [];
    const sentence = prepareText(text).sentences.find(
      ({ span }) => span.start <= active.span.start && active.span.start < span.end,
    );
    return sentence ? (improveWriting(sentence.text, 'impact', { keywords })[0]?.rewrites ?? []) : [];
  }, [active, text, keywords]);

  const goTo = (finding: Finding | undefined) => {
    if (!finding) return;
    setAt(finding.span.start);
    const area = box.current;
    if (area && document.activeElement === area) area.setSelectionRange(finding.span.start, finding.span.end);
  };
  const step = (by: 1 | -1) => {
    const from = active ? findings.indexOf(active) : by === 1 ? -1 : 0;
    goTo(findings.at((from + by + findings.length) % findings.length));
  };
  const put = (edit: Parameters<typeof applyEdit>[1]) => {
    const result = applyEdit(text, edit);
    if (result.kind === 'applied') onText(result.text);
    return result.kind === 'applied';
  };
  const takeRewrite = (sentence: string, rewrite: Rewrite) => {
    const start = text.indexOf(sentence);
    const span = { start, end: start + sentence.length };
    return start >= 0 && put({ span, expected: sentence, replacement: rewrite.text });
  };
  const rewriteActive = (rewrite: Rewrite) => {
    const sentence = prepareText(text).sentences.find(
      ({ span }) => active && span.start <= active.span.start && active.span.start < span.end,
    );
    const inner = sentence && improveWriting(sentence.text, 'impact', { keywords })[0]?.sentence;
    if (inner) takeRewrite(inner, rewrite);
  };

  const counts = groups
    .map((group) => [group, findings.filter(({ check }) => groupOf(check) === group).length] as const)
    .filter(([, count]) => count > 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-base text-soft">
          {text.trim() === ''
            ? 'Nothing to check yet.'
            : counts.length === 0
              ? 'Nothing found.'
              : counts.map(([group, count]) => `${groupNames[group]}: ${count}`).join(' · ')}
          {checked.dictionary === 'loading' && text.trim() !== '' && ' The dictionary is loading.'}
          {checked.dictionary === 'alone' && ' The dictionary could not be loaded; the rest is checked.'}
        </p>
        <Segmented label="English" value={variant} options={variants} onChange={setVariant} />
      </div>
      <MarkedTextBox
        label={label}
        hint={hint}
        text={text}
        findings={findings}
        active={active}
        boxRef={box}
        onText={onText}
        onCaret={(caret) => {
          const hit = findings.find(({ span }) => span.start <= caret && caret <= span.end);
          setAt(hit ? hit.span.start : at);
        }}
        onStep={step}
      />
      {active ? (
        <FindingCard
          finding={active}
          rewrites={rewrites}
          place={findings.indexOf(active) + 1}
          count={findings.length}
          onApply={(replacement) => put(editOf(text, active, replacement))}
          onRewrite={rewriteActive}
          onIgnore={() => setIgnored(new Set([...ignored, nameOf(active)]))}
          onStep={step}
        />
      ) : (
        findings.length > 0 && (
          <button
            type="button"
            className="justify-self-start rounded-control text-base font-medium text-accent underline underline-offset-4"
            onClick={() => goTo(findings[0])}
          >
            Go through {findings.length} {findings.length === 1 ? 'finding' : 'findings'}
          </button>
        )
      )}
      <RewritePanel text={text} keywords={keywords} onTake={takeRewrite} />
    </div>
  );
}
