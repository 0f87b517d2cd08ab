import { readEnglish } from '@candor/english';
import { MOST_QUOTED_WORDS, OF_APPLICATION, OURS, sentencesOf, wordsIn } from './advert-prose.ts';
import { quotable } from './quotable.ts';

const ASKED_TO_TELL = /^(?:please )?(?:tell us|describe for us)\s+(?=(?:about|how|what|when|which|why)\b)/iu;
const WANTED_TO_HEAR =
  /^[^.]{0,40}\b(?:want|like|love|keen|interested|hope)\b[^.]{0,10}\bto (?:hear|learn|know)\s+(?=(?:about|how|what|when|which|why)\b)/iu;

/** Questions that an advert says it will ask, behind "Tell me": "about a time when …", "how you decide …". */
export function announcedIn(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const lead = (ASKED_TO_TELL.exec(sentence) ?? WANTED_TO_HEAR.exec(sentence))?.[0];
    const said = lead === undefined ? null : quotable(sentence.slice(lead.length));
    const isQuestion = said !== null && !OURS.test(said) && !OF_APPLICATION.test(said);
    return isQuestion && wordsIn(said) >= 4 ? [said] : [];
  });
}

/** Verbs of those who look for people or tell of themselves. */
const SEEKING = new Set(
  'look seek hire recruit search offer invite grow expand need want appoint include pay provide give celebrate'.split(
    ' ',
  ),
);

/** Sentences that say what happened or is going on where the work is: "Three of our kitchens failed their last audit". */
export function circumstancesIn(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const quote = quotable(sentence);
    const isOfReader = quote === null || OF_APPLICATION.test(quote) || /\b(?:you|your)\b|:/iu.test(quote);
    if (isOfReader || wordsIn(quote) > MOST_QUOTED_WORDS) return [];
    const [read, other] = readEnglish(sentence).sentences;
    if (!read || other || read.kind !== 'sentence' || !read.isCertain || read.isPassive || read.isQuestion)
      return [];
    const { tokens, tense, subject } = read;
    if (tokens.some(({ pos, lemma }) => pos === 'verb' && SEEKING.has(lemma))) return [];
    const isGoingOn = tokens.some(
      ({ form, pos }, at) => form === 'gerund' && pos === 'verb' && tokens[at - 1]?.lemma === 'be',
    );
    // "Office based four days a week" is no sentence.
    const isPast =
      tense === 'past' && /^(?:determiner|number|pronoun)$/u.test(tokens[subject?.from ?? -1]?.pos ?? '');
    return isGoingOn || isPast ? [quote] : [];
  });
}
