import { isLedByVerb, readFragment } from '@candor/english';
import { isEnglish } from '../../writing/index.ts';
import { isNotAsked } from './advert-line.ts';
import { quotable } from './quotable.ts';
import { sayBehindTo } from './say-to-person.ts';

const SENTENCE_END = /(?<=[\p{L}\d)’'”%]{2}[.!?])\s+(?=\p{Lu})/u;
const MOST_WORDS = 24;
const MOST_IN_DUTY = 14;

/** The sentences of running text in an advert: what stands in a line with others, or ends as a sentence does. */
function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(SENTENCE_END))
    .map((one) => one.trim())
    .filter((one) => /[.!?]$/u.test(one) && one.split(/\s+/u).length <= 3 * MOST_WORDS && isEnglish(one));
}

const OURS = /\b(?:we|us|our|ours)\b/iu;
const ASKED_TO_TELL = /^(?:please )?(?:tell us|describe for us)\s+(?=(?:about|how|what|when|which|why)\b)/iu;
const WANTED_TO_HEAR =
  /^[^.]{0,40}\b(?:want|like|love|keen|interested|hope)\b[^.]{0,10}\bto (?:hear|learn|know)\s+(?=(?:about|how|what|when|which|why)\b)/iu;
/** What belongs to the application and not to the interview. */
const OF_APPLICATION =
  /\b(?:apply\w*|applications?|letters?|cv|résumé|resume|e-?mails?|notice|salary|pay|availab\w+|adjustments?|heard|yourself|start)\b/iu;

/** Questions that an advert says it will ask, behind "Tell me": "about a time when …", "how you decide …". */
export function announcedIn(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const lead = (ASKED_TO_TELL.exec(sentence) ?? WANTED_TO_HEAR.exec(sentence))?.[0];
    const said = lead === undefined ? null : quotable(sentence.slice(lead.length));
    const isQuestion = said !== null && !OURS.test(said) && !OF_APPLICATION.test(said);
    return isQuestion && said.split(' ').length >= 4 ? [said] : [];
  });
}

const WELCOMED =
  /\b(?:an? (?:\p{L}+ )?(?:asset|advantage|bonus|plus)|desirable|advantageous|beneficial|(?:would|will) (?:also )?(?:help|be (?:welcome|useful|helpful|good)))\b/iu;
const OF_ABILITY = /\b(?:experience|knowledge|skills?|familiarity|background|understanding)\b/iu;

/** Sentences that say which experience is welcome: "Experience of hospitals is an advantage". */
export function welcomedIn(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const quote = quotable(sentence);
    const isWelcome =
      quote !== null &&
      quote.split(' ').length <= MOST_WORDS &&
      WELCOMED.test(quote) &&
      OF_ABILITY.test(quote) &&
      !OURS.test(quote) &&
      !/\b(?:you|your|not)\b/iu.test(quote);
    return isWelcome ? [quote] : [];
  });
}

const DUTIES = /(?:\byou(?: will|['’]ll)(?: also)?|\bwho will)\s+([^:;.!?]+)/iu;
/** What is had or given and not done, and verbs that only lead to what is done. */
const NO_DOING = new Set(
  'be have get receive need want work join become expect enjoy start rotate hold earn'.split(' '),
);
/** What only the sentence before it explains, or only those within know. */
const UNCLEAR = /\b(?:we|us|our|ours|it|its|them|they|their|this|these|those|that|you|your)\b|\band,|[£$€]/iu;

const isLed = (words: string): boolean => {
  const read = readFragment(words);
  return read?.tokens[0]?.form === 'base' && isLedByVerb(read);
};

/** "prepare programs, choose tools and fixtures and run in the first piece" as three duties; what is led by no verb goes on with what stands before. */
function dutiesOf(said: string): string[] {
  const pieces = said.split(/(,\s+(?:and\s+)?|\s+and\s+)/u);
  const duties: string[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? '';
    const last = duties.at(-1);
    // A verb alone shares what follows the next: "clean and number plans".
    const isNew = last === undefined || (last.includes(' ') && isLed(piece));
    if (isNew) duties.push(piece);
    else duties[duties.length - 1] = `${last}${pieces[at - 1] ?? ' '}${piece}`;
  }
  return duties;
}

/** What the running text of an advert says that somebody will do, each behind "to": "take drug histories". Only what is certain. */
export function dutiesIn(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const said = DUTIES.exec(sentence)?.[1];
    if (said === undefined) return [];
    return dutiesOf(said.trim()).flatMap((duty) => {
      const words = sayBehindTo(duty);
      const count = words?.split(' ').length ?? 0;
      if (words === null || count < 2 || count > MOST_IN_DUTY) return [];
      const lead = readFragment(words)?.tokens[0]?.lemma ?? '';
      return NO_DOING.has(lead) || UNCLEAR.test(words) || isNotAsked(words) ? [] : [words];
    });
  });
}
