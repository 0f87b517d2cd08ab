import { askedAnswer, noAnswer, type Answer, type Answering } from './answer.ts';
import { answerOption, fitOf, readOption } from './answer-option.ts';
import type { AnswerContext } from './answer-sources.ts';
import type { Demand, DemandOption } from './demand.ts';
import type { PersonLine } from './person-lines.ts';
import { answerLimits } from './limits.ts';
import { letsElseAnswer } from './or-else.ts';
import type { Verdict } from './states.ts';

export interface AnswerOptions extends AnswerContext {
  /** The person's earlier verdicts on lines. */
  verdicts: readonly Verdict[];
}

const MOST_LINES = 8;
/** The English names of languages that adverts want CVs in. */
const written: Readonly<Record<string, string>> = {
  english: 'en',
  german: 'de',
  french: 'fr',
  spanish: 'es',
  dutch: 'nl',
  italian: 'it',
  portuguese: 'pt',
};

/** A CV that is written in a language that is asked for lets one think that its person knows it. */
const writtenIn = ({ options }: Demand, lines: readonly PersonLine[]): PersonLine | undefined =>
  lines.find(
    ({ language, path, from }) =>
      from === 'cv' &&
      (path === 'summary' || path.includes('.bullets.')) &&
      options.some(({ id, category }) => category === 'language' && written[id] === language),
  );

/** A maybe is shown beside what is asked where a line says this much of it; of less it is the wrong one too often. */
const SHOWN = 0.65;

/** What has one name everywhere: a language, a product. All else a line may say in words that no table has. */
const hasOneName = ({ category, isKnown, words }: DemandOption) =>
  category === 'language' || (category === 'tool' && isKnown && /^\p{Lu}/u.test(words));

/** The words by which a verdict knows a line. */
export const lineKey = (text: string): string => text.slice(0, answerLimits.line);

/** A demand by what it asks for, whatever advert asks it. */
export const demandKey = ({ options, name, key }: Pick<Demand, 'options' | 'name' | 'key'>): string =>
  (options.length === 0 ? [key ?? name] : options.map(({ id }) => id))
    .map((one) => one.toLowerCase())
    .toSorted()
    .join('|')
    .slice(0, answerLimits.demand);

/** Whether a person said that they lack something, and since then of no line that it shows it. */
export function isLacked(demand: Demand, verdicts: readonly Verdict[]): boolean {
  const own = verdicts.filter((one) => one.demand === demandKey(demand));
  return own.some(({ line }) => line === '') && !own.some(({ isAnswer }) => isAnswer);
}

/** The CV itself before what only the profile says, what shows before what only names, what says most of the demand. */
const rank = ({ line }: Answering) => (line.from === 'cv' ? 2 : 0) + (line.isShown ? 1 : 0);

/** A person's verdict on a line goes before what was found. */
function judged(found: readonly Answering[], demand: Demand, verdicts: readonly Verdict[]): Answering[] {
  const key = demandKey(demand);
  const own = verdicts.filter((one) => one.demand === key);
  return found.flatMap((one) => {
    const answered = own.find(({ line }) => line === lineKey(one.line.text));
    if (!answered) return [one];
    return answered.isAnswer ? [{ ...one, isCertain: true }] : [];
  });
}

/** What of a person's lines answers a demand: any of its options is enough. Pure. */
export function answerDemand(demand: Demand, lines: readonly PersonLine[], options: AnswerOptions): Answer {
  const { sources, language, verdicts } = options;
  if (isLacked(demand, verdicts)) return noAnswer;
  const read = demand.options.map((one) => readOption(one, demand, language, options));
  const confirmed = new Set(
    verdicts.filter((one) => one.isAnswer && one.demand === demandKey(demand)).map(({ line }) => line),
  );
  const found = lines.flatMap((line): (Answering & { fit: number })[] => {
    const all = read.flatMap((one) => answerOption(one, line, sources) ?? []);
    const best =
      all.find(({ isCertain }) => isCertain) ??
      all[0] ??
      (confirmed.has(lineKey(line.text))
        ? { line, span: line.span, isCertain: true, nearness: 1 }
        : undefined);
    const [first] = read;
    return best ? [{ ...best, fit: first ? fitOf(first, line, sources) : 0 }] : [];
  });
  const left = judged(found, demand, verdicts) as typeof found;
  const certain = left.filter(({ isCertain }) => isCertain);
  // Of lines that only may answer, the nearest; of those that do, the one that shows it and says most of the sentence.
  const order = (a: (typeof left)[number], b: (typeof left)[number]) =>
    certain.length > 0
      ? rank(b) - rank(a) || b.fit - a.fit
      : b.nearness - a.nearness || rank(b) - rank(a) || b.fit - a.fit;
  const best = (certain.length > 0 ? certain : left)
    .toSorted(order)
    .slice(0, MOST_LINES)
    .map(({ line, span, isCertain, nearness }) => ({ line, span, isCertain, nearness }));
  if (certain.length > 0) return { state: 'met', lines: best, near: [] };
  const shown = best.filter(({ nearness }) => nearness >= SHOWN);
  if (shown.length > 0) return { state: 'maybe', lines: shown, near: [] };
  const writing = best.length === 0 ? writtenIn(demand, lines) : undefined;
  if (writing) {
    const line = { line: writing, span: writing.span, isCertain: false, nearness: 0 };
    return { state: 'maybe', lines: [line], near: [] };
  }
  const isAbsent = best.length === 0 && demand.options.every(hasOneName) && !letsElseAnswer(demand.quote);
  return isAbsent ? noAnswer : { ...askedAnswer, near: best };
}
