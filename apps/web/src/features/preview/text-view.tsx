import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore, type ReactNode } from 'react';
import { textLines, type CvDocument, type TextLine } from '@candor/domain/cv';
import { textOf } from '../../platform/text-of.ts';
import { carryFacts, editedStatements, type FactsReport, type SentenceReport } from '@candor/domain/writing';
import { emptyContent, isTooShort } from './empty-content.ts';
import { LineMargin, MarkedWords, type Margin } from './line-margin.tsx';
import type { CvPagesStore } from './use-pages.ts';

/** The text of the form as typed, following the keys. */
export function WordsView({ store, ...margins }: { store: CvPagesStore } & Margins) {
  const { document } = useSyncExternalStore(store.subscribe, store.state);
  return (
    <TextView
      document={document}
      facts={null}
      whenEmpty={t`The text of your CV appears here as you type.`}
      {...margins}
    />
  );
}

interface Margins {
  /** What stands beside a line, by its words and the how manieth line with these words it is; null where nothing. */
  marginOf?: (line: string, nth: number) => Margin | null;
  /** What is said of the text as a whole, above it. */
  above?: ReactNode;
}

interface TextViewProps extends Margins {
  /** Null where nothing is typed. */
  document: CvDocument | null;
  facts: FactsReport | null;
  whenEmpty?: string;
}

/** The text form: headings, sub-headings and bullets, with what each sentence rests on. */
export function TextView({ document, facts, whenEmpty = emptyContent, marginOf, above }: TextViewProps) {
  const text = document ? textOf(document) : '';
  const edited = document && facts ? editedStatements(document, facts) : [];
  if (isTooShort(text)) return <p className="py-12 text-center text-base text-soft">{whenEmpty}</p>;
  return (
    <>
      {above}
      <div dir="auto" className="printed grid bg-surface p-5 max-sm:pe-9 sm:p-8 sm:pe-12">
        {withCounts(textLines(text)).map(({ line, nth }, at) => (
          <Line
            key={at}
            line={line}
            facts={facts}
            isEdited={edited.some((own) => line.text.includes(own))}
            margin={line.kind === 'blank' ? null : (marginOf?.(line.text, nth) ?? null)}
          />
        ))}
      </div>
    </>
  );
}

/** Each line with the how manieth of its words it is. */
function withCounts(lines: readonly TextLine[]): { line: TextLine; nth: number }[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const nth = counts.get(line.text) ?? 0;
    counts.set(line.text, nth + 1);
    return { line, nth };
  });
}

interface LineProps {
  line: TextLine;
  facts: FactsReport | null;
  /** Whether the person wrote or changed words of it. */
  isEdited: boolean;
  margin: Margin | null;
}

function Line({ margin, ...line }: LineProps) {
  if (!margin) return <Words {...line} marked={[]} />;
  return <LineMargin margin={margin}>{(marked) => <Words {...line} marked={marked} />}</LineMargin>;
}

interface WordsProps extends Omit<LineProps, 'margin'> {
  marked: readonly string[];
}

function Words({ line, facts, isEdited, marked }: WordsProps) {
  const words = <MarkedWords text={line.text} words={marked} />;
  // A line of several sentences may be both.
  const found = facts ? carryFacts(facts, line.text).sentences.find(({ text }) => text !== '') : undefined;
  const marks = (
    <>
      <Typed sentence={found} />
      {isEdited && (
        <span className="ms-1 text-sm text-soft">
          <Trans>edited by you</Trans>
        </span>
      )}
    </>
  );
  switch (line.kind) {
    case 'name':
      return <p className="font-serif text-xl font-semibold">{words}</p>;
    case 'heading':
      return (
        <h2 className="mt-3 border-b border-line pb-1 text-sm font-semibold tracking-wider text-accent">
          {words}
        </h2>
      );
    case 'subheading':
      return <h3 className="mt-1 font-semibold">{words}</h3>;
    case 'bullet':
      return (
        <p className="grid grid-cols-[1rem_1fr]">
          <span aria-hidden="true">•</span>
          <span>
            {words} {marks}
          </span>
        </p>
      );
    case 'text':
      return (
        <p>
          {words} {marks}
        </p>
      );
    case 'blank':
      return <div className="h-3" />;
    default:
      return line.kind satisfies never;
  }
}

/** What the person typed, where a model worded it anew. */
function Typed({ sentence }: { sentence: SentenceReport | undefined }) {
  const typed = sentence?.typed;
  if (!typed) return null;
  return (
    <details className="inline-block align-baseline text-sm text-accent open:block">
      <summary
        title={t`You typed: “${typed}”`}
        className="inline cursor-pointer list-none rounded-control underline decoration-dotted underline-offset-4"
      >
        <Trans>reworded</Trans>
      </summary>
      <span className="block border-s-2 border-accent py-0.5 ps-3 text-soft">
        <Trans>You typed: “{typed}”</Trans>
      </span>
    </details>
  );
}
