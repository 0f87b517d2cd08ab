import { Trans } from '@lingui/react/macro';
import type { InterviewLanguage, InterviewQuestion } from '@candor/domain/interview';
import { inItsLanguage } from './interview-language.tsx';

/** How to answer a question; folded away, since a real interview has none. */
export function QuestionTips({
  question: { tips, keyPoints, strongAnswer },
  language,
}: {
  question: InterviewQuestion;
  language: InterviewLanguage;
}) {
  const own = inItsLanguage(language);
  if (tips.length === 0 && keyPoints.length === 0 && strongAnswer === '') return null;
  return (
    <details className="text-base">
      <summary className="cursor-pointer font-medium">
        <Trans>Tips for this question</Trans>
      </summary>
      <div className="grid gap-3 pt-3">
        {tips.length > 0 && (
          <ul className="grid list-disc gap-1.5 ps-4 text-soft" {...own}>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        )}
        {keyPoints.length > 0 && (
          <div className="grid gap-1.5">
            <p className="font-medium">
              <Trans>What to cover</Trans>
            </p>
            <ul className="grid list-disc gap-1.5 ps-4 text-soft" {...own}>
              {keyPoints.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        )}
        {strongAnswer !== '' && (
          <p className="text-soft" {...own}>
            {strongAnswer}
          </p>
        )}
      </div>
    </details>
  );
}
