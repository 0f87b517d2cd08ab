import { useSyncExternalStore } from 'react';
import { stripMarkup, textLines, toText, type TextLine } from '@candor/domain/cv';
import { carryFacts, editedStatements, type FactsReport, type SentenceReport } from '@candor/domain/writing';
import { emptyContent, isTooShort } from './empty-content.ts';
import type { CvPagesStore } from './use-pages.ts';

/** The text of the form as typed, following the keys. */
export function WordsView({ store }: { store: CvPagesStore }) {
  const { document } = useSyncExternalStore(store.subscribe, store.state);
  return (
    <TextView
      text={document ? toText(document) : ''}
      facts={null}
      whenEmpty="The text of your CV appears here as you type."
    />
  );
}

interface TextViewProps {
  text: string;
  facts: FactsReport | null;
  whenEmpty?: string;
}

/** The text form: headings, sub-headings and bullets, with what each sentence rests on. */
export function TextView({ text, facts, whenEmpty = emptyContent }: TextViewProps) {
  const clean = stripMarkup(text);
  const edited = facts ? editedStatements(clean, facts) : [];
  if (isTooShort(clean)) return <p className="py-12 text-center text-base text-soft">{whenEmpty}</p>;
  return (
    <div className="printed grid bg-surface p-5 sm:p-8">
      {textLines(clean).map((line, at) => (
        <Line key={at} line={line} facts={facts} isEdited={edited.some((own) => line.text.includes(own))} />
      ))}
    </div>
  );
}

interface LineProps {
  line: TextLine;
  facts: FactsReport | null;
  /** Whether the person wrote or changed words of it. */
  isEdited: boolean;
}

function Line({ line, facts, isEdited }: LineProps) {
  // A line of several sentences may be both.
  const found = facts ? carryFacts(facts, line.text).sentences.find(({ text }) => text !== '') : undefined;
  const marks = (
    <>
      <Mark sentence={found} />
      {isEdited && <span className="ml-1 text-sm text-soft">edited by you</span>}
    </>
  );
  switch (line.kind) {
    case 'name':
      return <p className="font-serif text-xl font-semibold">{line.text}</p>;
    case 'heading':
      return (
        <h2 className="mt-3 border-b border-line pb-1 text-sm font-semibold tracking-wider text-accent">
          {line.text}
        </h2>
      );
    case 'subheading':
      return <h3 className="mt-1 font-semibold">{line.text}</h3>;
    case 'bullet':
      return (
        <p className="grid grid-cols-[1rem_1fr]">
          <span aria-hidden="true">•</span>
          <span>
            {line.text} {marks}
          </span>
        </p>
      );
    case 'text':
      return (
        <p>
          {line.text} {marks}
        </p>
      );
    case 'blank':
      return <div className="h-3" />;
    default:
      return line.kind satisfies never;
  }
}

/** What a sentence rests on; the source lines stand behind it. */
function Mark({ sentence }: { sentence: SentenceReport | undefined }) {
  const sources = sentence?.evidence ?? [];
  if (sources.length === 0) return null;
  return (
    <details className="inline-block align-baseline text-sm text-accent open:block">
      <summary className="inline cursor-pointer list-none rounded-control underline decoration-dotted underline-offset-4">
        from your form
      </summary>
      {sources.map(({ field, quote }) => (
        <span key={field + quote} className="block border-l-2 border-accent py-0.5 pl-3 text-soft">
          “{quote}”
        </span>
      ))}
    </details>
  );
}
