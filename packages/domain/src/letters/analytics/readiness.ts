import { coreOfTitle, matchedShare } from '../../answering/finding/index.ts';
import { plural, say } from '../../say/index.ts';
import { spokenList } from '../../say/spoken-list.ts';
import { detectLanguage } from '../../text/language/index.ts';
import type { LetterType } from '../request.ts';
import { openBlanks } from '../templates/index.ts';
import type { Figure, FigureId } from './figure.ts';
import { expected } from './score-part.ts';

/** Of what an ad asks for first, more than so much unanswered is too much. */
const MOST_UNANSWERED = 2 / 3;
/** "Thornbury" names Thornbury Library, "Veterinary Nurse" a Registered Veterinary Nurse. */
const NAMED = { company: 0.5, role: 0.6 } as const;
const MOST_MAIN = 6;
const MOST_NAMED = 3;

interface Readiness {
  text: string;
  letterType: LetterType;
  figures: readonly Pick<Figure, 'id' | 'value' | 'verdict' | 'terms'>[];
  company: string;
  role: string;
  /** The words of what the ad asks for, what is required first; none without an ad. */
  asked: readonly string[];
}

function answerMore(terms: readonly string[]): string {
  const names = spokenList(terms);
  return say`Answer more of what the ad asks for first, such as ${names}.`;
}

/** What keeps a letter from being ready to send, whatever its score: each a thing to do. */
export function missingToSend({ text, letterType, figures, company, role, asked }: Readiness): string[] {
  const figure = (id: FigureId) => figures.find((one) => one.id === id);
  const { least, most } = expected[letterType];
  const words = figure('words')?.value ?? 0;
  const isApplication = letterType === 'cover' || letterType === 'interest';
  const open = new Set(figure('advert-open')?.terms ?? []);
  const main = asked.slice(0, MOST_MAIN);
  const unanswered = main.filter((term) => open.has(term));
  const language = detectLanguage(text);
  // The head names them too: subject and address go with the letter.
  const isNamed = (name: string, share: number) =>
    name.trim() !== '' && matchedShare(text, name, language) >= share;
  return [
    ...(isApplication && !isNamed(company, NAMED.company) ? [say`Name the employer in the letter.`] : []),
    ...(isApplication && !isNamed(coreOfTitle(role), NAMED.role)
      ? [say`Name the post you’re applying for.`]
      : []),
    ...(isApplication && unanswered.length > MOST_UNANSWERED * main.length
      ? [answerMore(unanswered.slice(0, MOST_NAMED))]
      : []),
    ...(words < least
      ? [say`Say more: it has ${plural(words, { one: '# word', other: '# words' })}.`]
      : words > most
        ? [say`Make it shorter: it has ${plural(words, { one: '# word', other: '# words' })}.`]
        : []),
    ...(openBlanks(text).length > 0 ? [say`Fill in the blanks that are open.`] : []),
  ];
}
