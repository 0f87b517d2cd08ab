import { BadgeCheck, CircleHelp } from 'lucide-react';
import { useState } from 'react';
import type { FactsReport, FigureQuestion } from '@candor/domain/writing';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface FactsPanelProps {
  facts: FactsReport;
  /** Puts an answer into its sentence; false where the sentence is gone. */
  onAnswer: (question: FigureQuestion, answer: string) => boolean;
}

/** What the gate found, and the figures that only the person knows. */
export function FactsPanel({ facts, onAnswer }: FactsPanelProps) {
  const refused = facts.sentences.flatMap((sentence) => (sentence.refused ? [sentence.refused] : []));
  return (
    <section aria-labelledby="facts-title" className="grid gap-4">
      <h2 id="facts-title" className="flex items-center gap-2 text-md font-semibold">
        <BadgeCheck {...icon} className="text-accent" />
        Every fact checked
      </h2>
      {facts.note && <p className="text-base text-warning">{facts.note}</p>}
      <p className="text-base text-soft">
        {refused.length === 0
          ? `${facts.sentences.length} sentences, each resting on what you typed.`
          : `${refused.length} ${refused.length === 1 ? 'sentence was' : 'sentences were'} left out because they held a fact you did not give.`}
      </p>
      {refused.length > 0 && (
        <ul className="grid gap-2 text-base">
          {refused.map((one, at) => (
            <li key={at} className="border-l-2 border-danger pl-3">
              <span className="line-through">{one.text}</span>
              <span className="block text-sm text-soft">
                {one.kind}: “{one.words}” is not in your form
              </span>
            </li>
          ))}
        </ul>
      )}
      {facts.questions.length > 0 && (
        <div className="grid gap-4">
          <h3 className="flex items-center gap-2 text-base font-semibold">
            <CircleHelp {...icon} className="text-accent" />
            Figures that would make it stronger
          </h3>
          {facts.questions.map((question) => (
            <Question key={`${question.field}${question.sentence}`} question={question} onAnswer={onAnswer} />
          ))}
        </div>
      )}
    </section>
  );
}

function Question({
  question,
  onAnswer,
}: {
  question: FigureQuestion;
  onAnswer: FactsPanelProps['onAnswer'];
}) {
  const [answer, setAnswer] = useState('');
  const [outcome, setOutcome] = useState<'open' | 'added' | 'gone'>('open');
  if (outcome === 'added')
    return (
      <p className="text-base text-accent">Added to “{question.sentence}”. Generate again to rewrite it.</p>
    );
  const add = () => setOutcome(onAnswer(question, answer) ? 'added' : 'gone');
  return (
    <form
      className="grid gap-2 border-l-2 border-line pl-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (answer.trim() !== '') add();
      }}
    >
      <p className="text-base text-soft">“{question.sentence}”</p>
      <InputField
        label={question.question}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        placeholder="Only a figure you are sure of"
      />
      {outcome === 'gone' && (
        <p className="text-sm text-warning">This sentence has changed in the form. Add the figure there.</p>
      )}
      <Button type="submit" className="justify-self-start" disabled={answer.trim() === ''}>
        Add to my sentence
      </Button>
    </form>
  );
}
