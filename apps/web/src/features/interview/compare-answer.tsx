import { Trans } from '@lingui/react/macro';
import type { InterviewLanguage, InterviewQuestion } from '@candor/domain/interview';
import { inItsLanguage } from './interview-language.tsx';

interface CompareAnswerProps {
  question: InterviewQuestion;
  language: InterviewLanguage;
}

/** What whoever gave an answer without a score may hold it beside. */
export function CompareAnswer({ question: { keyPoints, strongAnswer }, language }: CompareAnswerProps) {
  const isKnown = keyPoints.length > 0 || strongAnswer !== '';
  const own = inItsLanguage(language);
  return (
    <div className="grid max-w-[42em] gap-2 text-base">
      <p className="text-soft">
        {isKnown ? (
          <Trans>Only answers in English get a score. Compare yours with what a strong answer has:</Trans>
        ) : (
          <Trans>Only answers in English get a score.</Trans>
        )}
      </p>
      {keyPoints.length > 0 && (
        <ul className="grid list-disc gap-1.5 ps-4" {...own}>
          {keyPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {strongAnswer !== '' && <p {...own}>{strongAnswer}</p>}
    </div>
  );
}
