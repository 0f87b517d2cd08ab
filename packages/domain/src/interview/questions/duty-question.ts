import { isEnglish } from '../../writing/index.ts';
import { readFragment } from '@candor/english';
import type { InterviewQuestion } from '../question.ts';
import { isNotAsked } from './advert-line.ts';
import { madeQuestion, phrasingFor } from './made-question.ts';
import { quotable } from './quotable.ts';
import { sayBehindTo } from './say-to-person.ts';

const MOST = 150;

function askAbout(duty: string, isListed: boolean, isShown: boolean): string | null {
  const quote = quotable(duty, MOST);
  if (quote === null || quote.split(' ').length < 2) return null;
  // Nobody outside works with "our consultants" yet.
  if (isNotAsked(quote) || /\b(?:we|us|our|ours)\b/iu.test(quote)) return null;
  const said = sayBehindTo(quote);
  if (said !== null)
    return isShown
      ? phrasingFor(
          quote,
          `This job asks you to ${said}. How do you go about that?`,
          `This job asks you to ${said}. Tell me about a time when you did something like it.`,
        )
      : phrasingFor(
          quote,
          `This job asks you to ${said}. How would you go about that?`,
          `This job asks you to ${said}. What would you need to learn to do that well?`,
        );
  // A part of a sentence, where it is no doing, may be no duty: "jobs across the county".
  const first = readFragment(quote)?.tokens[0];
  if (/^\p{Ll}/u.test(quote) && first?.pos !== 'verb') return null;
  // "Time wasters: no thanks", "Languages: two": a heading with its text.
  if (quote.includes(':')) return null;
  // What is no point of a list, or a sentence of its own, may be no duty.
  const isSentence = isEnglish(quote) && readFragment(quote)?.kind === 'sentence';
  if (!isListed || isSentence || /\byou(?:['’]ve|['’]re| have| are)?\b/iu.test(quote)) return null;
  return `The advert names this among the duties: “${quote}”. What have you done that is closest to it?`;
}

/** A question about a duty of the job, `isShown` where the CV has it; null where it cannot be said with certainty. */
export function dutyQuestion(duty: string, isListed: boolean, isShown: boolean): InterviewQuestion | null {
  const question = askAbout(duty, isListed, isShown);
  if (question === null) return null;
  return madeQuestion({
    category: 'technical',
    difficulty: 'medium',
    question,
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
