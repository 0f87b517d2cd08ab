import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
        <Trans>{document.name} asks</Trans>
      </h2>
      <ul className="mt-2 grid gap-2">
        {questions.map(({ section, question }, at) => (
          <li key={at} className="grid justify-items-start gap-1 rounded-panel bg-wash p-3 text-base">
            {section !== '' && (
              <span dir="auto" className="text-sm text-soft">
                {section}
              </span>
            )}
            <span dir="auto" className="wrap-anywhere">
              {question}
            </span>
            {can.comment && (
              <Button aria-label={t`Answer: ${question}`} onClick={() => onAnswer(section)}>
                {t({ message: 'Answer', context: 'verb' })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
