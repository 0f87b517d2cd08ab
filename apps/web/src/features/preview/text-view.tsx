import { useId, useSyncExternalStore } from 'react';
import { stripMarkup, textLines, toText, type TextLine } from '@candor/domain/cv';
import type { FactsReport, SentenceReport } from '@candor/domain/writing';
import { controlLook } from '../../ui/field.tsx';
import type { PagesStore } from './use-pages.ts';

const LEAST_CHARACTERS = 20;

/** The text of the form as typed, following the keys. */
export function WordsView({ store }: { store: PagesStore }) {
  const { document } = useSyncExternalStore(store.subscribe, store.state);
  return (
    <TextView
      text={document ? toText(document) : ''}
      facts={null}
      isEditing={false}
      onChange={() => undefined}
    />
  );
}

interface TextViewProps {
  text: string;
  facts: FactsReport | null;
  isEditing: boolean;
  onChange: (text: string) => void;
}

/** The text form: headings, sub-headings and bullets, or the plain text to edit. */
export function TextView({ text, facts, isEditing, onChange }: TextViewProps) {
  const id = useId();
  if (isEditing)
    return (
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-base font-medium">
          Text of your CV
        </label>
        <textarea
          id={id}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          spellCheck
          rows={30}
          className={`${controlLook} resize-y font-sans leading-relaxed`}
        />
        <p className="text-sm text-soft">Lines in capitals are headings. A line behind “•” is a bullet.</p>
      </div>
    );
  const clean = stripMarkup(text);
  if (clean.length < LEAST_CHARACTERS)
    return (
      <p className="text-base text-soft">CV content appears to be empty. Please try generating again.</p>
    );
  return (
    <div className="grid bg-surface p-5 sm:p-8">
      {textLines(clean).map((line, at) => (
        <Line key={at} line={line} sentence={sentenceAt(line, facts)} />
      ))}
    </div>
  );
}

function sentenceAt(line: TextLine, facts: FactsReport | null): SentenceReport | undefined {
  return facts?.sentences.find(({ text }) => text !== '' && line.text.includes(text));
}

function Line({ line, sentence }: { line: TextLine; sentence: SentenceReport | undefined }) {
  switch (line.kind) {
    case 'name':
      return <p className="font-serif text-xl font-semibold">{line.text}</p>;
    case 'heading':
      return (
        <h2 className="mt-3 border-b border-line pb-1 text-sm font-semibold tracking-wider">{line.text}</h2>
      );
    case 'subheading':
      return <h3 className="mt-1 font-semibold">{line.text}</h3>;
    case 'bullet':
      return (
        <p className="grid grid-cols-[1rem_1fr]">
          <span aria-hidden="true">•</span>
          <span>
            {line.text} <Mark sentence={sentence} />
          </span>
        </p>
      );
    case 'text':
      return (
        <p>
          {line.text} <Mark sentence={sentence} />
        </p>
      );
    case 'blank':
      return <div className="h-3" />;
    default:
      return line.kind satisfies never;
  }
}

/** What a sentence rests on; the source line stands behind it. */
function Mark({ sentence }: { sentence: SentenceReport | undefined }) {
  const [source] = sentence?.evidence ?? [];
  if (!source) return null;
  return (
    <details className="inline-block align-baseline text-sm text-accent open:block">
      <summary className="inline list-none rounded-control underline decoration-dotted underline-offset-4">
        from your form
      </summary>
      <span className="block border-l-2 border-accent py-0.5 pl-3 text-soft">“{source.quote}”</span>
    </details>
  );
}
