import { plural, t } from '@lingui/core/macro';
import { Check, X } from 'lucide-react';
import type { TriedModel, TriedSentence } from '@candor/contracts/language-models';
import { wholeNumber } from '../../ui/figures.ts';
import { pageLocale } from '../../ui/page-language.ts';
import type { Trial } from './use-trial.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** What to look at, by why a model gave nothing. */
function failureOf({ failure, model, host, ...tried }: TriedModel): string | null {
  const status = tried.status ?? '';
  switch (failure) {
    case null:
      return null;
    case 'late':
      return t`${model} took too long and was stopped. Try a smaller model, or give it more time.`;
    case 'away':
      return t`No answer from ${host}. Check that the model’s server is running there.`;
    case 'key':
      return t`${host} didn’t accept the key (${status}). Check the API key.`;
    case 'credit':
      return t`${host} says there is no credit left, or too many requests at once (${status}).`;
    case 'model':
      return t`${host} doesn’t have ${model} (${status}). Check the model’s name and the address.`;
    case 'refused':
      return t`${host} refused the request (${status}). Check that ${model} can write text.`;
    case 'error':
      return t`${host} answered with an error (${status}). Check the log of the model’s server.`;
    case 'unreadable':
      return t`The answer wasn’t in the form Candor asks for. Try a larger or newer model.`;
    default:
      return failure satisfies never;
  }
}

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const exact = new Intl.NumberFormat(pageLocale, oneDigit);

const seconds = (ms: number) => t`${exact.format(ms / 1000)} s`;

/** Whether it could be used at all, in one sentence. */
function verdictOf(result: TriedModel): { text: string; isGood: boolean } {
  const { durationMs, limitMs } = result;
  const failure = failureOf(result);
  if (failure !== null) return { text: failure, isGood: false };
  const limit = t`${wholeNumber(limitMs / 1000)} s`;
  return durationMs <= limitMs
    ? { text: t`Fast enough: a CV may take up to ${limit}.`, isGood: true }
    : {
        text: t`Too slow: a CV may take up to ${limit}. Give models more time, or try a smaller one.`,
        isGood: false,
      };
}

function Speed({ result }: { result: TriedModel }) {
  const { durationMs, firstWordsMs, wordsPerSecond } = result;
  const { text, isGood } = verdictOf(result);
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 tabular">
        <Figure name={t`Total`} value={seconds(durationMs)} />
        {firstWordsMs !== null && <Figure name={t`First words after`} value={seconds(firstWordsMs)} />}
        {wordsPerSecond !== null && (
          <Figure name={t`Words per second`} value={exact.format(wordsPerSecond)} />
        )}
      </dl>
      <p className={isGood ? 'text-base' : 'text-base text-warning'}>{text}</p>
    </>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="text-md font-medium">{value}</dd>
    </div>
  );
}

function Sentence({ sentence: { text, refused } }: { sentence: TriedSentence }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-base">
      <span className={refused ? 'mt-1 text-danger' : 'mt-1 text-accent'}>
        {refused ? <X {...icon} /> : <Check {...icon} />}
      </span>
      <span dir="auto" className="wrap-anywhere">
        <span className="sr-only">{refused ? t`Refused:` : t`Passed:`} </span>
        {refused ? <del className="text-soft">{text}</del> : text}
      </span>
      {refused && <span className="col-start-2 text-sm text-soft wrap-anywhere">{refused}</span>}
    </li>
  );
}

/** What a model wrote of the sample CV, the gate's verdict on each sentence, and how fast it was. */
export function TrialReport({ trial: { sentences, result } }: { trial: Trial }) {
  const passed = sentences.filter(({ refused }) => !refused).length;
  return (
    <div className="grid gap-4">
      <p role="status" className="text-base font-medium">
        {result === null && sentences.length === 0 && t`Waiting for the first words...`}
        {result === null &&
          sentences.length > 0 &&
          t`Writing the sample CV... ${plural(sentences.length, { one: '# sentence', other: '# sentences' })}`}
        {result !== null &&
          (sentences.length === 0
            ? t`No sentence was written.`
            : t`${passed} of ${plural(sentences.length, { one: '# sentence', other: '# sentences' })} passed the fact check.`)}
      </p>
      {result && <Speed result={result} />}
      {sentences.length > 0 && (
        <ul aria-label={t`Sentences`} className="grid gap-2">
          {sentences.map((sentence, at) => (
            <Sentence key={at} sentence={sentence} />
          ))}
        </ul>
      )}
    </div>
  );
}
