import { isEnglish } from '../../writing/index.ts';
import { readFragment } from '@candor/english';
import type { InterviewQuestion } from '../question.ts';
import { isNotAsked } from './advert-line.ts';
import { madeQuestion } from './made-question.ts';
import { quotable } from './quotable.ts';
import { sayBehindTo } from './say-to-person.ts';

const MOST = 150;

/** What is asked about a duty, whether it was done before or not: in turn, so that one interview does not ask all in the same words. */
const ASKED = [
  { category: 'technical', question: 'How would you go about that?' },
  { category: 'behavioral', question: 'What have you done that comes closest to it?' },
  { category: 'situational', question: 'What is most likely to go wrong there, and what would you do then?' },
] as const;
type Asked = Pick<InterviewQuestion, 'category' | 'question'>;

function askAbout(duty: string, isListed: boolean, turn: number): Asked | null {
  const quote = quotable(duty, MOST);
  if (quote === null || quote.split(' ').length < 2) return null;
  // Nobody outside works with "our consultants" yet.
  if (isNotAsked(quote) || /\b(?:we|us|our|ours)\b/iu.test(quote)) return null;
  const said = sayBehindTo(quote, !isListed);
  const { category, question } = ASKED[turn % ASKED.length] ?? ASKED[0];
  if (said !== null) return { category, question: `This job asks you to ${said}. ${question}` };
  // A part of a sentence, where it is no doing, may be no duty: "jobs across the county".
  const first = readFragment(quote)?.tokens[0];
  if (/^\p{Ll}/u.test(quote) && first?.pos !== 'verb') return null;
  // "Time wasters: no thanks", "Languages: two": a heading with its text.
  if (quote.includes(':')) return null;
  // What is no point of a list, or a sentence of its own, may be no duty.
  const isSentence = isEnglish(quote) && readFragment(quote)?.kind === 'sentence';
  if (!isListed || isSentence || /\byou(?:['’]ve|['’]re| have| are)?\b/iu.test(quote)) return null;
  return { category, question: `The advert names this among the duties: “${quote}”. ${question}` };
}

/** A question about a duty of the job, the `turn`th of an interview; null where it cannot be said with certainty. */
export function dutyQuestion(duty: string, isListed: boolean, turn: number): InterviewQuestion | null {
  const asked = askAbout(duty, isListed, turn);
  if (asked === null) return null;
  return madeQuestion({
    ...asked,
    difficulty: 'medium',
    tips: [
      'Answer with one case of your own before you speak in general.',
      'Say in what order you work, and what you check.',
      'Where you have not done it, say so and name the nearest thing you have done.',
    ],
    keyPoints: [
      'one case of your own',
      'the steps in their order',
      'what can go wrong and how you prevent it',
      'how you know that it was done well',
    ],
    strongAnswer:
      'Tells one real case in steps, names what goes wrong most often and the check against it, and joins it to this job.',
    competencies: ['expertise', 'delivery'],
    followUp: 'What is the most common mistake people make with this?',
    source: { kind: 'advert', words: duty },
  });
}
