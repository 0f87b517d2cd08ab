import { meaningsOf, readFragment } from '@candor/english';
import type { InterviewQuestion } from '../question.ts';
import { madeQuestion } from './made-question.ts';
import { sayBehindTo } from './say-to-person.ts';

/** A line of an advert, and what it asks for. */
export interface Requirement {
  quote: string;
  terms: readonly string[];
  isSoft: boolean;
  isPreferred: boolean;
  /** Whether the CV's words show it. */
  isShown: boolean;
}

/** "Video editing would be an advantage": says itself whether it is asked for. */
const SAYS_STATUS =
  /\b(?:advantage|advantageous|welcomed?|prefer\w*|desirable|desired|required|essential|must|bonus|plus|ideally|regarded|nice to have|beneficial|optional|needed|asset|useful|helpful|helps?|valued|expected)\b/iu;

/** Whether words name a thing, so that they can stand behind "asks for". */
function isThing(quote: string): boolean {
  if (SAYS_STATUS.test(quote)) return false;
  const read = readFragment(quote);
  const first = read?.tokens[0];
  if (!read || !/^(?:noun|list|gerund)$/u.test(read.kind)) return false;
  if (first?.pos === 'adverb' || first?.form === 'past' || first?.form === 'base') return false;
  const [, next] = read.tokens;
  // "Confident handling large dogs"
  if (first?.pos === 'adjective' && next?.form === 'gerund') return false;
  // "Control food cost": what may be a verb stands for a thing only before "of", "with" or "and".
  const mayBeVerb = meaningsOf(first?.text ?? '').some(({ form }) => form === 'base');
  return !mayBeVerb || /^(?:preposition|conjunction)$/u.test(next?.pos ?? 'preposition');
}

/** What an advert asks for, as a sentence with its words in quotation marks. */
function saidInAdvert(quote: string, isPreferred: boolean): string {
  if (!isThing(quote)) return `The advert says: “${quote}”`;
  return `The advert ${isPreferred ? 'welcomes' : 'asks for'} “${quote}”`;
}

/** "the patience to talk a client out of something", "accuracy under pressure": what is shown in a moment and not by years. */
const SHOWN_IN_A_MOMENT =
  /^(?!(?:an? )?(?:interest|willing\w*|read(?:y|iness)|wish|desire)\b).*(?:\bto \p{Ll}+|\bunder pressure\b)/iu;

function askAbout({ quote, terms, isSoft, isPreferred, isShown }: Requirement): string {
  const task = sayBehindTo(quote);
  if (task !== null && !isPreferred) return `The advert asks you to ${task}. How would you go about that?`;
  const said = saidInAdvert(quote, isPreferred);
  if (isSoft || SHOWN_IN_A_MOMENT.test(quote))
    return `${said}. Tell me about a time when that was put to the test.`;
  if (terms.length === 0 && !/\bexperience/iu.test(quote))
    return `${said}. Where has that mattered in your work so far?`;
  return `${said}. What in your experience ${isPreferred || !isShown ? 'comes closest to that' : 'shows that best'}?`;
}

/** A question about something that an advert asks for, in its words. */
export function requirementQuestion(requirement: Requirement): InterviewQuestion {
  const { quote, isSoft, isPreferred } = requirement;
  return madeQuestion({
    category: isSoft ? 'behavioral' : 'technical',
    difficulty: isPreferred ? 'medium' : 'easy',
    question: askAbout(requirement),
    tips: [
      'Choose the one piece of work that shows it best and tell it to the end.',
      'Use the advert’s own words for it once, so that nobody has to guess.',
      'Where you have not done it, say so and name the nearest thing you have.',
    ],
    keyPoints: ['one concrete piece of work', 'what you did yourself', 'its scale', 'the result'],
    strongAnswer:
      'Answers what is asked with one concrete piece of work, states its scale and result, and is plain about what is missing.',
    competencies: isSoft ? ['communication', 'teamwork'] : ['expertise'],
    followUp: 'How would you use that in the first weeks here?',
    source: { kind: 'advert', words: quote },
  });
}

/** A question about what the advert says of whoever is in the post, as `said`: "The advert asks you to be comfortable deciding alone". */
export function expectedQuestion(said: string, words: string): InterviewQuestion {
  return madeQuestion({
    category: 'behavioral',
    difficulty: 'easy',
    question: `${said}. Where has your work asked that of you so far?`,
    tips: [
      'Tell one case rather than describing yourself.',
      'Say what it cost you, and what you would need here.',
    ],
    keyPoints: ['one case of your own', 'what made it necessary', 'what you did', 'how it ended'],
    strongAnswer:
      'Shows it by one real case with its difficulty and its end, and claims no more than the case bears out.',
    competencies: ['judgement', 'adaptability'],
    source: { kind: 'advert', words },
  });
}

/** A question about what the advert says is happening where the work is. */
export function circumstanceQuestion(quote: string): InterviewQuestion {
  return madeQuestion({
    category: 'situational',
    difficulty: 'medium',
    question: `The advert says: “${quote}”. What would you want to know about that, and what would you do first?`,
    tips: [
      'Ask before you propose: say what you would find out, and from whom.',
      'Name one first step and why it comes first.',
      'Join it to something like it that you have been through.',
    ],
    keyPoints: [
      'what you would find out first',
      'a first step and its reason',
      'whom you would involve',
      'how you would know that it works',
    ],
    strongAnswer:
      'Finds out before acting, names a first step that fits the situation, and backs it by something lived through.',
    competencies: ['judgement', 'problem-solving'],
    source: { kind: 'advert', words: quote },
  });
}

/** A question about a tool that an advert names in running text and the CV does not. */
export function toolQuestion(name: string): InterviewQuestion {
  return madeQuestion({
    category: 'technical',
    difficulty: 'easy',
    question: `The advert mentions ${name}. Have you worked with it, or with something like it?`,
    tips: [
      'Say what you did with it and how often, not only that you know it.',
      'Where you have used something else, say how the two differ.',
    ],
    keyPoints: [
      'what you used it for',
      'how often and how recently',
      'a limit you met and what you did about it',
    ],
    strongAnswer: 'Describes real use with enough detail to be believed, and an honest limit.',
    competencies: ['expertise', 'learning'],
    source: { kind: 'advert', words: name },
  });
}

/** A question about a licence, a registration or a certificate. */
export function paperQuestion(quote: string, isPreferred: boolean): InterviewQuestion {
  return madeQuestion({
    category: 'technical',
    difficulty: 'easy',
    question: isPreferred
      ? `${saidInAdvert(quote, true)}. Do you have that, or would you be willing to get it?`
      : `${saidInAdvert(quote, false)}. Where do you stand with that at the moment?`,
    tips: [
      'Say what you hold, since when, and until when it is valid where it runs out.',
      'Where you do not hold it yet, say what you have done towards it.',
    ],
    keyPoints: [
      'what you hold and since when',
      'whether it is valid now',
      'what is missing and by when you could have it',
    ],
    strongAnswer:
      'A short, exact answer that can be checked: what is held, its date, and what would still be needed.',
    competencies: ['expertise'],
    source: { kind: 'advert', words: quote },
  });
}

/** A question about a language that the CV says, in the words of `level`, is known in part. */
export function languageQuestion(name: string, level: string): InterviewQuestion {
  return madeQuestion({
    category: 'technical',
    difficulty: 'easy',
    question: `The advert mentions ${name}, and your CV says “${level}”. In which situations at work could you use it today, and in which not yet?`,
    tips: [
      'Say what you do in it: telephone, e-mail, meetings, reports.',
      'Name a level only where you have a certificate or a clear reason for it.',
    ],
    keyPoints: ['situations you manage without help', 'where you still need help', 'how you keep it up'],
    strongAnswer: 'Describes real situations rather than a label, and is honest about the limit.',
    competencies: ['communication'],
    source: { kind: 'advert', words: name },
  });
}

/** A question about the years that an advert asks for, in its words. */
export function yearsQuestion(asked: string): InterviewQuestion {
  return madeQuestion({
    category: 'general',
    difficulty: 'easy',
    question: `The advert asks for “${asked}”. How does your own experience compare?`,
    tips: [
      'Count what is truly alike, and say what you count.',
      'Where you have fewer years, say what you did in them that others do in more.',
    ],
    keyPoints: [
      'how many years, and of what',
      'what grew in that time',
      'where it is short, what makes up for it',
    ],
    strongAnswer:
      'Gives an honest count, shows how responsibility grew over the years, and does not hide behind a number.',
    competencies: ['expertise', 'communication'],
    source: { kind: 'advert', words: asked },
  });
}

/** A question that the advert says will be asked; `said` stands behind "Tell me". */
export function announcedQuestion(said: string): InterviewQuestion {
  return madeQuestion({
    category: 'behavioral',
    difficulty: 'easy',
    question: `Tell me ${said}.`,
    tips: [
      'The advert asks this itself: prepare it before anything else.',
      'Answer with one case of your own, told from beginning to end.',
    ],
    keyPoints: ['one case of your own', 'what you did and why', 'what came of it', 'what you learnt from it'],
    strongAnswer:
      'Answers exactly what the advert asks, with one real case, what was done about it and what has been done differently since.',
    competencies: ['judgement', 'communication'],
    source: { kind: 'advert', words: said },
  });
}
