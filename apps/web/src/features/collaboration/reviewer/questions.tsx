import type { Reviewed } from '@candor/contracts/review';
import { Button } from '../../../ui/button.tsx';

interface QuestionsProps {
  review: Reviewed;
  onAnswer: (section: string) => void;
}

/** What the owner asks their reviewers. */
export function Questions({ review: { document, questions, can }, onAnswer }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-md font-semibold">
        {document.name} asks
      </h2>
      <ul className="mt-2 grid gap-2">
        {questions.map(({ section, question }, at) => (
          <li key={at} className="grid justify-items-start gap-1 rounded-panel bg-wash p-3 text-base">
            {section !== '' && <span className="text-sm text-soft">{section}</span>}
            <span className="wrap-anywhere">{question}</span>
            {can.comment && (
              <Button aria-label={`Answer: ${question}`} onClick={() => onAnswer(section)}>
                Answer
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
