import { readFragment } from '@candor/english';
import { isPaper, isPost } from '@candor/english/posts';
import {
  clauseOf,
  FEWEST_WORDS,
  MOST_QUOTED_WORDS,
  OF_APPLICATION,
  OURS,
  sentencesOf,
  UNCLEAR,
  wordsIn,
} from './advert-prose.ts';
import { quotable } from './quotable.ts';

/** What nobody can show by a piece of work. */
const PROVEN_ELSEWHERE =
  /\b(?:licen[cs]e|certificates?|registration|registered|degree|diploma|qualification|qualified|authori[sz]ation|vetting|(?:background|DBS|security) checks?|vehicle|car|portfolio|proof|education|years?|months?|fluent|native|speakers?|graduate|training|course|level \d|work(?:ing)? permits?|right to work)\b/iu;

const isProvenElsewhere = (words: string) => PROVEN_ELSEWHERE.test(words) || isPaper(words);
/** "a solicitor with a record of appeals won", "someone able to raise results": who is sought, not what is asked of them. */
const isWhoIsSought = (words: string) =>
  /^(?:some(?:one|body)|people)\b/iu.test(words) ||
  isPost(words.replace(/^an? /iu, '').split(/ (?:able|for|with|of|to|in|at|on|who|from|used) /u)[0] ?? '');

const STATUS =
  /\b(?:an? (?:\p{L}+ )?(?:asset|advantage|bonus|plus)|(?:is|are) (?:also )?(?:valued|preferred|expected|required|important|essential|welcome|useful|helpful|desirable|advantageous|beneficial)|(?:would|will) (?:also )?(?:help|be (?:an? [\p{L} ]+|welcome|useful|helpful|good)))$/iu;

/** Sentences that say of experience or of a way of working that it is asked for or welcome: "Experience of hospitals is an advantage". */
export function welcomedIn(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const quote = quotable(sentence);
    const subject = quote?.replace(STATUS, '') ?? '';
    const isWelcome =
      quote !== null &&
      subject !== quote &&
      wordsIn(quote) <= MOST_QUOTED_WORDS &&
      wordsIn(subject) >= FEWEST_WORDS &&
      !OURS.test(quote) &&
      !/\b(?:you|your|not)\b|, so\b/iu.test(quote) &&
      !OF_APPLICATION.test(quote) &&
      // "Job share requests are welcome": they are made when somebody applies.
      !/\brequests\s*$/iu.test(subject) &&
      !isProvenElsewhere(subject);
    return isWelcome ? [quote] : [];
  });
}

const ASKING =
  /^(?:we (?:particularly )?(?:want|ask for|expect|need|require|look for|are looking for)|you (?:(?:should|must) )?(?:also )?(?:have|need|bring)|you will need|requirements?:|qualifications?:|essential:)\s+(?=\p{Ll})/iu;

/** What an advert's running text asks for, item by item: "experience of quality assurance of water data". */
export function askedIn(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const lead = ASKING.exec(sentence)?.[0];
    if (lead === undefined) return [];
    const items = clauseOf(sentence.slice(lead.length)).split(/,\s+(?:and\s+)?|\s+and\s+(?=(?:an?|the)\s)/u);
    // What follows "a cook who will" is what the cook does.
    if (isWhoIsSought(items[0] ?? '')) return [];
    return items.filter((item) => {
      const read = readFragment(item);
      const isThing = read !== null && read.kind === 'noun' && read.finiteVerb === null;
      const [first] = read?.tokens ?? [];
      const isSpecific =
        read?.tokens.some(({ pos, text: word }) => pos === 'preposition' || word === 'to') === true;
      return (
        isThing &&
        isSpecific &&
        first?.pos !== 'number' &&
        // "projects of R100m and above"
        (first?.number !== 'plural' || /^skills\b/iu.test(item)) &&
        wordsIn(item) >= FEWEST_WORDS &&
        quotable(item) === item &&
        !UNCLEAR.test(item) &&
        !isProvenElsewhere(item) &&
        !isWhoIsSought(item)
      );
    });
  });
}

/** Sentences that say for what there is nobody else: "When a team is stuck, you are the one who decides". */
export function aloneIn(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const quote = /\byou (?:are|will be) the (?:one|only|person)\b/iu.test(sentence)
      ? quotable(sentence)
      : null;
    return quote !== null && wordsIn(quote) <= MOST_QUOTED_WORDS && !UNCLEAR.test(quote) ? [quote] : [];
  });
}

/** How whoever is in the post has to be, behind "to": "be comfortable deciding alone". */
export function expectedIn(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const lead = /^you (?:must|should|need to|will need to|have to) /iu.exec(sentence)?.[0];
    if (lead === undefined) return [];
    return clauseOf(sentence.slice(lead.length))
      .split(/,\s+(?:and\s+)?|\s+and\s+(?=be\b)/u)
      .filter(
        (one) =>
          /^be (?!able|willing|ready|prepared|at least|over)/iu.test(one) &&
          wordsIn(one) >= FEWEST_WORDS &&
          quotable(one) === one &&
          !UNCLEAR.test(one) &&
          !isProvenElsewhere(one),
      );
  });
}
