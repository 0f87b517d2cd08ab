import { readText } from '../../evidence/index.ts';
import type { AdvertItem } from '../../jobs/index.ts';
import { splitSentences } from '../../cv/index.ts';
import { say } from '../../say/index.ts';
import { contentHash } from '../../text/index.ts';
import type { InterviewQuestion, QuestionCategory } from '../question.ts';
import type { AdvertToAsk } from './plan-input.ts';
import { madeQuestion } from './made-question.ts';
import { quotable } from './quotable.ts';

const MOST_WORDS = 26;
const FEWEST_WORDS = 2;
const TELLS_DUTY = /\byou(?: will|['’]ll)\b/iu;

/** A line of an advert, word for word, and what it is. */
interface AdvertLine {
  words: string;
  kind: 'duty' | 'required' | 'preferred';
}

/** The sentence or the point of a list that a span stands in, as it can be quoted. */
function quoteAt(text: string, { span: { start, end } }: AdvertItem): string | null {
  const from = text.lastIndexOf('\n', start) + 1;
  const to = text.indexOf('\n', end);
  const line = text.slice(from, to < 0 ? text.length : to);
  const named = text.slice(start, end);
  const sentence = splitSentences(line).find((one) => one.includes(named)) ?? line;
  const quote = quotable(sentence);
  const words = quote?.split(' ').length ?? 0;
  return words >= FEWEST_WORDS && words <= MOST_WORDS ? quote : null;
}

/** Lines that name a duty or a skill. What names the post or the employer, pay, place, papers or what is offered is none. */
function linesOf({ text, read }: AdvertToAsk): AdvertLine[] {
  const { title, company, salary, location, minYears, benefits, certificates, degrees } = read;
  const other = [title, company, salary, location, minYears, ...benefits, ...certificates, ...degrees];
  const taken = new Set(other.flatMap((one) => (one === null ? [] : quoteAt(text, one))));
  const found = (items: readonly AdvertItem[], kind: AdvertLine['kind']) =>
    items.flatMap((item) => {
      const words = quoteAt(text, item);
      return words === null || taken.has(words) ? [] : [{ words, kind }];
    });
  const listed = found(read.duties, 'duty');
  const cvStems = text
    .split('\n')
    .flatMap(splitSentences)
    .flatMap((one) => (TELLS_DUTY.test(one) ? (quotable(one) ?? []) : []))
    .filter((words) => words.split(' ').length <= MOST_WORDS && !taken.has(words));
  const lines = [
    ...(listed.length > 0 ? listed : cvStems.map((words) => ({ words, kind: 'duty' as const }))),
    ...found(read.skillsRequired, 'required'),
    ...found(read.skillsPreferred, 'preferred'),
  ];
  return lines.filter(({ words }, at) => lines.findIndex((one) => one.words === words) === at);
}

/** What is asked about a line, in turn; each fits whoever has done it and whoever has not. */
const ASKED: Readonly<
  Record<AdvertLine['kind'], readonly (readonly [QuestionCategory, (words: string) => string])[]>
> = {
  duty: [
    [
      'behavioral',
      (words) => say`The ad says: “${words}”. Tell me about a time you did this, or something close to it.`,
    ],
    ['technical', (words) => say`The ad says: “${words}”. How would you go about it?`],
    [
      'situational',
      (words) => say`The ad says: “${words}”. What could go wrong here, and what would you do?`,
    ],
  ],
  required: [
    ['technical', (words) => say`The ad says: “${words}”. What in your experience comes closest to this?`],
    ['behavioral', (words) => say`The ad says: “${words}”. Tell me about a time when you needed this.`],
  ],
  preferred: [
    [
      'technical',
      (words) =>
        say`The ad says: “${words}”. The ad doesn’t insist on it. What experience do you have with it?`,
    ],
  ],
};

function questionAbout({ words, kind }: AdvertLine, turn: number): InterviewQuestion[] {
  const asked = ASKED[kind][turn % ASKED[kind].length];
  if (!asked) return [];
  const [category, ask] = asked;
  const question = madeQuestion({
    category,
    difficulty: kind === 'required' ? 'easy' : 'medium',
    question: ask(words),
    tips: [
      say`Pick the piece of work that shows it best, and describe it from start to finish.`,
      say`If you haven’t done it, say so and describe the closest thing you have done.`,
    ],
    keyPoints: [say`one concrete piece of work`, say`what you did yourself`, say`the result`],
    strongAnswer: say`One concrete piece of work with its scale and result, and honesty about anything that is missing.`,
    competencies: category === 'behavioral' ? ['delivery', 'communication'] : ['expertise', 'delivery'],
    followUp: say`How would you use that in your first weeks here?`,
    source: { kind: 'advert', words },
  });
  return [question];
}

/** Questions that quote a line of an advert word for word; those of which the CV tells least first. */
export function questionsFromAdvert(advert: AdvertToAsk, cvText = ''): InterviewQuestion[] {
  const cvStems = readText(cvText).stems;
  const shared = ({ words }: AdvertLine) => {
    const stems = [...readText(words).stems];
    return stems.filter((stem) => cvStems.has(stem)).length / Math.max(1, stems.length);
  };
  const weight = (line: AdvertLine) => (line.kind === 'preferred' ? 2 : 0) + (shared(line) >= 0.5 ? 1 : 0);
  // In an order that the words give, so that two adverts do not both begin with their first line.
  const lines = linesOf(advert)
    .map((line) => ({ line, weight: weight(line), place: contentHash(line.words) }))
    .toSorted((a, b) => a.weight - b.weight || a.place - b.place);
  return lines.flatMap(({ line }, at) => questionAbout(line, at));
}
