import { meaningsOf } from '@candor/english';
import { isAside } from '../../writing/composing/index.ts';
import { tactlessIn } from '../analytics/tact.ts';

/** What a person asks of the tool in a field. */
export type Wish =
  | { kind: 'short' }
  /** Asked for, and nothing that words can do: "make it nice". */
  | { kind: 'manner' }
  /** What was typed before is not to be said, or not so: "don't put that!!", "say something less wet than that". */
  | { kind: 'take back' }
  /** Told before other evidence, said, or left out; asked of the reader. */
  | { kind: 'mention' | 'leave out' | 'ask'; about: string };

const TELL =
  'say|tell (?:them|him|her)|write that|put that|add that|mention|emphasi[sz]e|highlight|stress|bring up|talk about|refer to';
const SHORT =
  /\b(?:keep|make|write) (?:it|this|the letter)\b.*\b(?:short|brief|concise)\b|^(?:short|brief|(?:max(?:imum)?|at most|no more than|under) \d+ words)$/i;
/** "don't put that!!", "maybe don't mention": it points at what stands before it. */
const TAKE_BACK =
  /^(?:(?:but|so|maybe|ps|though) |please )*(?:do not|don['’]?t|no need to|never) (?:put|say|mention|include|write|tell(?: (?:them|him|her))?|need)(?: (?:that|this|it|those|these|any of (?:it|that|this)))?(?: (?:bit|part|though|obviously|please|pls|lol))*$|^(?:say|write|put) (?:it|this|that|something|sth) .*\bthan (?:that|this|it)$/i;
const LEAVE_OUT =
  /(?:\b(?:do not|don['’]?t|no need to|never|without) (?:mention|mentioning|put|say|tell(?: them)?|include|write(?: about)?|talk about|bring up|need(?=$))|^(?:leave out|omit|skip))\b(?<about>.*)$/i;
const MENTION = new RegExp(`^(?:also |I (?=say (?:that )?I\\b))?(?:${TELL})\\b(?<about>.*)$`, 'i');
// "a walk, no job": what is asked for ends where it says what is not.
const ASK =
  /^ask (?:(?:them|him|her) )?(?<about>(?:(?:for|about) |(?=(?:if|whether|when|how|what|which|who|why)\b)).+?)(?:,? (?:but )?(?:no|not) [^,]+)?$/i;
/** Nobody says to the reader how to be, what to write, nor whom to thank. */
const MANNER =
  /^(?:do not|don['’]t) (?:(?:be|sound|seem)\b.*|\p{L}+)$|^(?:(?:but|and|so) )?(?:make|keep|write|word|phrase|put) (?:it|this|that|the letter) (?:\w+ )?\w+(?:$|, I\b)|^(?:(?:but|and|so) )?(?:write|word|sound) (?:polite|nice|formal|friendly|warm|kind|profession|good|proper)\w*\b|^(?:ignore|skip|offer) .+|^thank (?:them|him|her)\b/iu;

/** The wish that a sentence says to the tool. */
export function asksOfTool(text: string): Wish | undefined {
  const plain = text.replace(/^(?:and |please )+|,? please$/gi, '');
  const about = (pattern: RegExp) =>
    pattern
      .exec(plain)
      ?.groups?.['about']?.replace(/^[\s:,]+(?:that )?/, '')
      .trim();
  if (SHORT.test(plain)) return { kind: 'short' };
  if (TAKE_BACK.test(plain)) return { kind: 'take back' };
  for (const [kind, pattern] of [
    ['leave out', LEAVE_OUT],
    ['mention', MENTION],
    ['ask', ASK],
  ] as const) {
    const found = about(pattern);
    if (found !== undefined) return { kind, about: found };
  }
  return MANNER.test(plain) ? { kind: 'manner' } : undefined;
}

const EMPTY = /^(?:none|nothing|xxx+|\?+|\.{2,})$|^\(.*\)$/i;
/** "[Why do you want to work here?]", "I have ___ years": to be filled in. */
const PLACEHOLDER = /[[\]{}]|_{3,}/;
/** "last day should be a Friday": what a letter will say, and does not say yet. */
const TO_BE = /^(?:my |the )?last (?:working )?day (?:should|must|has to|needs to)\b/i;
/** "asked Shelley for the dates", "boss will say so, ask him": what is still to come. */
const TO_ASK =
  /^(?:I )?(?:have )?(?:asked|told|emailed|rang|called|texted) \p{Lu}\p{Ll}+ (?:for|about|if|whether)\b|\bask (?:him|her|them)$/u;

/** "I'm sending this to 5 companies", "she uses they/them", "I want it to help them": facts about the letter or for its writing. */
const OF_LETTER =
  // What is asked of the tool among other words: "pls word it nice i need the reference".
  /\b(?:sending|writing) (?:this|it|these)\b.*\d|\b(?:s?he|they)\/\p{L}+|\bI(?:['’]d like| want) (?:it|this) to (?:help|sound|look|read)\b|\bpl[sz]\b|\bso (?:please )?don['’]?t \p{L}+|^not \p{L}+ing$|\b(?:but|so|and) (?:please )?(?:leave|keep) .+ out\b|\bdon['’]?t mind (?:you )?(?:saying|mentioning)\b|, (?:and |but |so )?please (?:say|mention|tell|add|write|put|keep|leave|don['’]?t|do not)\b/iu;

/** "team = me + 2", "19 to 22 I think", "24 dec or does it have to be the end of month", "forgot the surname": the writer does not know it. */
const IN_DOUBT =
  / [=~] |\b(?:I think|I guess|not sure|or something|or so I think)$|\bor (?:does|do|is|should|must) (?:it|I|they)\b|\b(?:forgot|can['’]t remember|check) (?:the|her|his|their|advert)\b|^(?!.*\b(?:and|or)\/).*\p{L} \/ (?:now|not|or|maybe|still|already)\b/iu;

/** A note to oneself, a place to fill in, or a field that says that it is empty. */
export const isNote = (text: string): boolean =>
  [EMPTY, PLACEHOLDER, TO_BE, TO_ASK, OF_LETTER, IN_DOUBT].some((pattern) => pattern.test(text)) ||
  isAside(text, ['note', 'placeholder']);

/** What an employer says to those who apply, and no applicant of themselves: an advert or an answer that was pasted. */
const OF_EMPLOYER =
  /\bregret to inform\b|\bequal opportunit\p{L}+ employer\b|\bthe (?:successful|ideal) candidate\b|\b(?:candidates?|applicants?) (?:must|should)\b|\bapply (?:now|by|today)\b|\byour application (?:has|was|will)\b|\bwe are (?:looking for|seeking|hiring|recruiting)\b/iu;

/** Whether a sentence is the employer's, pasted. */
export const isPasted = (text: string): boolean => OF_EMPLOYER.test(text) && !/\b(?:I|me|my)\b/.test(text);

/** "my wife works days": of those at home. */
const FAMILY =
  /(?:^|, |\band )(?:(?:my )?(?:ex-?)?(?:wife|husband)|my (?:kids|children|son|daughter)) (?:has|have|is|are|works?|needs?)\b/i;
/** "when our cook was off sick" */
const OF_OTHERS = /\b(?:our|the) [^,.]*\bwas off\b/i;
const AGE =
  /\b(?:I['’]?m|I am|aged) (?:only |just |now )?\d\d(?= ?(?:$|[,.;!–]|and\b|but\b|so\b|now\b|years? (?:old|young)|yo\b))|, \d\d years? old(?=$|[,.])/i;

/**
 * Whether a sentence is better not said to an employer: age, pay, what is lacking, why somebody left, and what is
 * private but in a resignation, where it may be the reason. The person may put it back.
 */
export function isUntactful(text: string, isResignation: boolean): boolean {
  return (
    AGE.test(text) ||
    isAside(text, ['pay', 'leaving', 'unsaid']) ||
    (isResignation
      ? /^I (?:(?:quit|want out)\b|have had enough\b|need the (?:reference|money)\b)|^I['’](?:m (?:off|done)\b|ve had enough\b)/i.test(
          text,
        ) || tactlessIn(text).some(({ kind }) => kind === 'quarrel')
      : FAMILY.test(text) || (isAside(text, ['private']) && !OF_OTHERS.test(text)))
  );
}

/** How old somebody is, by itself: "I'm 19", "24 years old". */
const AGE_ALONE = /^(?:(?:I['’]?m|I am|aged) )?\d\d(?: years? old|yo)?$/i;

/** A sentence without its writer's age, where the rest stands by itself: "I'm 19 and finish in May" -> "I finish in May". */
export function withoutAge(
  text: string,
  isSentence: (part: string) => boolean,
): { kept: string; gone: string } | undefined {
  const parts = [...text.matchAll(/,? (?:and|but) |, /g)].flatMap(({ 0: link, index }) => {
    const [head, tail] = [text.slice(0, index), text.slice(index + link.length)];
    // "and bored", "and still fit" are no verbs.
    const [first = ''] = tail.split(' ');
    const meanings = meaningsOf(first);
    const isVerb =
      meanings.some(({ pos, form }) => form === 'base' || pos === 'auxiliary') &&
      meanings.every(({ pos }) => pos !== 'adjective' && pos !== 'adverb');
    const led = /^(?:I|my|we)\b/i.test(tail) ? tail : `I ${tail}`;
    return [
      ...(isVerb || led === tail ? [{ kept: led.charAt(0).toUpperCase() + led.slice(1), gone: head }] : []),
      { kept: head, gone: tail },
    ];
  });
  return parts.find(({ kept, gone }) => AGE_ALONE.test(gone) && isSentence(kept));
}
