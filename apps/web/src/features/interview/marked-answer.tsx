import clsx from 'clsx';
import type { QuestionAnalysis, StoryPart } from '@candor/domain/interview';
import { segmentsOf } from './segments.ts';
import { partLabels } from './words.ts';

const underlines: Readonly<Record<StoryPart, string>> = {
  situation: 'decoration-blue',
  task: 'decoration-purple',
  action: 'decoration-green',
  result: 'decoration-orange',
};
export const partInk: Readonly<Record<StoryPart, string>> = {
  situation: 'text-blue',
  task: 'text-purple',
  action: 'text-green',
  result: 'text-orange',
};

interface MarkedAnswerProps {
  answer: string;
  structure: QuestionAnalysis['structure'];
  /** Words of the answer that a remark is about. */
  quoted: string;
}

/** An answer as it was given, each sentence of its story marked with the part that it tells. */
export function MarkedAnswer({ answer, structure, quoted }: MarkedAnswerProps) {
  const segments = segmentsOf(answer, structure);
  /** A part is named where it begins. */
  const begins = (at: number) =>
    segments.findLast((one, before) => before < at && one.part !== null)?.part !== segments[at]?.part;
  return (
    <p className="text-md leading-loose wrap-anywhere whitespace-pre-wrap">
      {segments.map(({ words, part }, at) =>
        part === null ? (
          <Quoted key={at} words={words} quoted={quoted} />
        ) : (
          <span key={at} className={clsx('underline decoration-2 underline-offset-4', underlines[part])}>
            {begins(at) && (
              <span
                className={clsx(
                  'me-1.5 inline-block rounded-full border border-current px-1.5 align-baseline text-xs leading-snug font-medium no-underline select-none',
                  partInk[part],
                )}
              >
                {partLabels[part]}
              </span>
            )}
            <Quoted words={words} quoted={quoted} />
          </span>
        ),
      )}
    </p>
  );
}

/** Words, with those that are quoted marked where they stand among them. */
function Quoted({ words, quoted }: { words: string; quoted: string }) {
  const at = quoted === '' ? -1 : words.indexOf(quoted);
  if (at >= 0)
    return (
      <>
        {words.slice(0, at)}
        <mark className="bg-wash text-ink">{quoted}</mark>
        {words.slice(at + quoted.length)}
      </>
    );
  // A quote over several sentences marks each of them whole.
  return quoted.includes(words.trim()) && words.trim() !== '' ? (
    <mark className="bg-wash text-ink">{words}</mark>
  ) : (
    words
  );
}
