import { BadgeCheck } from 'lucide-react';
import type { FactsReport, FigureQuestion, LeftOut, SentenceReport } from '@candor/domain/writing';
import { FigureAnswer } from './figure-answer.tsx';
import { LeftOutList } from './left-out.tsx';

interface FactsPanelProps {
  facts: FactsReport;
  /** Puts an answer into its sentence; false where the sentence is gone. */
  onAnswer: (question: FigureQuestion, answer: string) => boolean;
  /** Puts what was left out into the CV again; false where its place is gone. */
  onPutBack: (left: LeftOut) => boolean;
}

/** What the gate found, and the figures that only the person knows. */
export function FactsPanel({ facts, onAnswer, onPutBack }: FactsPanelProps) {
  const replaced = facts.sentences.filter(({ refused }) => refused);
  return (
    <section aria-labelledby="facts-title" className="grid gap-4 border-t border-line pt-5">
      <div className="grid gap-1">
        <h2 id="facts-title" className="flex items-center gap-2 text-md font-semibold">
          <BadgeCheck size={20} strokeWidth={1.5} aria-hidden="true" className="text-accent" />
          Every fact checked
        </h2>
        <p className="text-base text-soft">
          {replaced.length === 0
            ? `${facts.sentences.length} sentences, each based on what you typed. The Text view shows where each comes from.`
            : `${replaced.length} of ${facts.sentences.length} sentences contained a fact you didn’t give. Your own words are used instead.`}
        </p>
        {facts.note && <p className="text-base text-warning">{facts.note}</p>}
      </div>
      {replaced.length > 0 && (
        <ul className="grid gap-3">
          {replaced.map((sentence, at) => (
            <Replaced key={at} sentence={sentence} />
          ))}
        </ul>
      )}
      <LeftOutList leftOut={facts.leftOut ?? []} onPutBack={onPutBack} />
      {facts.questions.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-base font-semibold">Questions that would make it stronger</h3>
          {facts.questions.map((question) =>
            question.question.endsWith('?') ? (
              <FigureAnswer
                key={`${question.field}${question.sentence}`}
                question={question}
                onAnswer={onAnswer}
              />
            ) : (
              <p
                key={`${question.field}${question.sentence}`}
                className="border-l-2 border-line pl-3 text-base"
              >
                <span className="text-sm text-soft">“{question.sentence}”</span>
                <br />
                {question.question}
              </p>
            ),
          )}
        </div>
      )}
    </section>
  );
}

/** A sentence that was not let through, why, and what stands in its place. */
function Replaced({ sentence: { refused, text } }: { sentence: SentenceReport }) {
  if (!refused) return null;
  return (
    <li className="grid gap-0.5 border-l-2 border-line pl-3 text-base">
      <del className="text-soft">{refused.text}</del>
      <span>{text}</span>
      <span className="text-sm text-soft">
        Left out: the {refused.kind} “{refused.words}” is not in your form
      </span>
    </li>
  );
}
