import { useState, type FormEvent } from 'react';
import type { FigureQuestion } from '@candor/domain/writing';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';

interface FigureAnswerProps {
  question: FigureQuestion;
  onAnswer: (question: FigureQuestion, answer: string) => boolean;
}

/** A question about a figure, answered in place; the answer goes into the person's own sentence. */
export function FigureAnswer({ question, onAnswer }: FigureAnswerProps) {
  const [answer, setAnswer] = useState('');
  const [outcome, setOutcome] = useState<'open' | 'added' | 'gone'>('open');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (answer.trim() !== '') setOutcome(onAnswer(question, answer) ? 'added' : 'gone');
  };
  if (outcome === 'added')
    return (
      <p role="status" className="border-l-2 border-accent pl-3 text-base">
        “{answer.trim()}” is now in your sentence. Generate again to update your CV.
      </p>
    );
  return (
    <form className="grid gap-2 border-l-2 border-line pl-3" onSubmit={add}>
      <p className="text-sm text-soft">“{question.sentence}”</p>
      <div className="flex items-end gap-2">
        <InputField
          label={question.question}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          placeholder="Only if you are sure"
          className="grow"
        />
        <Button type="submit" disabled={answer.trim() === ''}>
          Add
        </Button>
      </div>
      {outcome === 'gone' && (
        <p role="status" className="text-sm text-warning">
          This sentence has changed in the form. Please add the figure there.
        </p>
      )}
    </form>
  );
}
