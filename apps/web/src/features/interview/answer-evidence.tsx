import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { useState } from 'react';
import type {
  GivenAnswer,
  InterviewLanguage,
  InterviewQuestion,
  QuestionAnalysis,
} from '@candor/domain/interview';
import { CompareAnswer } from './compare-answer.tsx';
import { KeyPoints } from './key-points.tsx';
import { MarkedAnswer, partInk } from './marked-answer.tsx';
import { RecordingPlayer } from './recording-player.tsx';
import { StoryBehind } from './story-behind.tsx';
import { bandInk, bandLabels, bandOf, clockOf, partLabels } from './words.ts';

interface AnswerEvidenceProps {
  question: InterviewQuestion;
  /** In which the interview is. */
  language: InterviewLanguage;
  given: GivenAnswer;
  analysis: QuestionAnalysis;
  recordingKey: string;
}

/** An answer with its story marked, the remarks beside their words, the key points, and a better order of what was said. */
export function AnswerEvidence(props: AnswerEvidenceProps) {
  const { question, language, given, analysis, recordingKey } = props;
  const [quoted, setQuoted] = useState('');
  const { score, feedback, remarks, structure, keyPoints, outline } = analysis;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {score !== null && <Score score={score} />}
        <span className="text-sm text-soft tabular-nums">
          <Trans>{clockOf(given.duration)} to answer</Trans>
        </span>
      </div>
      {feedback !== '' && <p className="max-w-[42em] text-base">{feedback}</p>}
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid content-start gap-3">
          <MarkedAnswer answer={given.answer} structure={structure} quoted={quoted} />
          <RecordingPlayer recordingKey={recordingKey} />
          {given.storyId !== null && <StoryBehind id={given.storyId} />}
        </div>
        {remarks.length > 0 && (
          <ul aria-label={t`Remarks`} className="grid content-start gap-4">
            {remarks.map((remark) => (
              <li
                key={`${remark.kind}-${remark.quote}-${remark.message}`}
                className={clsx(
                  'grid gap-1 border-s-2 ps-3',
                  remark.isStrength ? 'border-green' : 'border-warning',
                )}
              >
                <p className="text-sm font-medium">
                  {remark.isStrength ? t`Works well` : t`To improve`}
                  {remark.isFromModel && (
                    <span className="font-normal text-soft">
                      {' · '}
                      <Trans>language model</Trans>
                    </span>
                  )}
                </p>
                {remark.quote !== '' && (
                  <button
                    type="button"
                    aria-pressed={quoted === remark.quote}
                    onClick={() => setQuoted(quoted === remark.quote ? '' : remark.quote)}
                    className="justify-self-start text-start text-sm text-soft italic wrap-anywhere underline decoration-dotted underline-offset-4 hover:text-ink"
                  >
                    {t`“${shortened(remark.quote)}”`}
                  </button>
                )}
                <p className="text-base">{remark.message}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
      {score === null && <CompareAnswer question={question} language={language} />}
      <KeyPoints {...keyPoints} isTechnical={question.category === 'technical'} />
      {outline.length > 0 && (
        <details className="text-base">
          <summary className="cursor-pointer font-medium">
            <Trans>A better order for what you said</Trans>
          </summary>
          <dl className="grid max-w-[42em] gap-3 pt-3">
            {outline.map(({ part, words }, at) => (
              <div key={at} className="grid gap-0.5">
                <dt className={clsx('text-sm font-medium', partInk[part])}>{partLabels[part]}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">{words}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

function Score({ score }: { score: number }) {
  const band = bandOf(score);
  return (
    <>
      <span className={clsx('text-xl font-medium tabular-nums', bandInk[band])}>{Math.round(score)}</span>
      <span className="text-base font-medium">{bandLabels[band]}</span>
    </>
  );
}

const LONGEST = 160;
const shortened = (words: string) =>
  words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words;
