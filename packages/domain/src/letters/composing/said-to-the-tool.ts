import { isAside } from '../../writing/composing/index.ts';
import { tactlessIn } from '../analytics/tact.ts';

/** What a person asks of the tool in a field, where it is one of the few things that words can do. */
export type Wish =
  | { kind: 'short' }
  /** What was typed before is not to be said: "don't put that!!". */
  | { kind: 'take back' }
  /** Told before other evidence, said, or left out; asked of the reader, offered to them, or for them to pass on. */
  | { kind: 'mention' | 'leave out' | 'ask' | 'offer' | 'pass on' | 'thank'; about: string };

const NOT = "(?:do not|don['’]?t|must not|no need to|never|without|^not)";
const SHORT =
  /\b(?:keep|make|write) (?:it|this|the letter)\b.*\b(?:short|brief|concise)\b|^(?:short|brief|not too long|(?:max(?:imum)?|at most|no more than|under) \d+ words)$/i;
const TAKE_BACK = new RegExp(
  `^(?:(?:but|so|maybe|ps|though) |please )*${NOT} (?:put|say|mention|include|write|tell (?:them|him|her)|need)(?: (?:that|this|it|those|these))?(?: (?:bit|part|though|please|pls|lol))*$|^(?:say|write|put) .*\\bthan (?:that|this|it)$`,
  'i',
);
const LEAVE_OUT = new RegExp(
  `(?:\\b${NOT} (?:mention|mentioning|put|say|tell(?: them)?|include|write(?: about)?|talk about|bring up|need(?=$))\\b|^(?:leave out|omit|skip)\\b)(?<about>(?!.*\\btoo (?:much|often)\\b).*)$`,
  'i',
);
const MENTION =
  /^(?:also |I (?=say (?:that )?I\b))?(?:say|tell (?:them|him|her)|(?:write|put|add) that|mention|emphasi[sz]e|highlight|stress|bring up|talk about|be (?:honest|open|clear)(?= (?:that|about)\b))\b(?<about>.*)$/i;
// "a walk, no job": what is asked for ends where it says what is not.
const ASK =
  /^ask (?:(?:politely|nicely|them|him|her) ){0,2}(?<about>(?:(?:for|about) |(?=(?:if|whether|when|how|what|which|who|why)\b)).+?)(?:,? (?:but )?(?:no|not) [^,]+)?(?: (?:politely|nicely))?$/i;

/** "offer to train the new person", "offer my notes" */
const OFFER = /^(?:also )?offer (?<about>(?:to \p{L}|my ).+)$/iu;
/** "send my best to Curtis", "thank Mr Vance too": somebody who is named, and not the reader. */
const GREET =
  /^(?:also )?(?:send|give|pass on) (?<about>my (?:best|regards|thanks|best wishes|kind regards) to \p{Lu}.+)$/iu;
const THANK =
  /^(?:[Aa]lso )?(?:[Tt]hank|[Ss]ay thanks to) (?!you\b)(?<whom>(?:\p{Lu}\p{Ll}*\.? )*\p{Lu}[\p{L}'’-]+)(?: (?:too|also|as well))?(?<why> for \p{Ll}[^,;]+|, (?:the|my|your|who) [^,;]+)?$/u;

/** "thank them for yesterday": the reader, for what. */
const THANK_READER = /^(?:also )?thank (?:them|him|her) for (?!(?:that|this|it)\b)(?<about>.+)$/i;

/** The wish that a sentence says to the tool, where it can be carried out. */
export function wishIn(text: string): Wish | undefined {
  const plain = text.replace(
    /^(?:(?:can|could|will|would) you (?:please )?(?=(?:mention|say|put|include|add|keep|make|write|leave)\b)|and |please |kindly )+|,? please$/gi,
    '',
  );
  if (SHORT.test(plain)) return { kind: 'short' };
  if (TAKE_BACK.test(plain)) return { kind: 'take back' };
  // "say it nicely": how, and not what.
  if (/^(?:say|mention|put|phrase|word) (?:it|this|so) \p{L}/iu.test(plain)) return undefined;
  const { whom, why = '' } = THANK.exec(plain)?.groups ?? {};
  if (whom !== undefined) return { kind: 'pass on', about: `my thanks to ${whom}${why}` };
  const out = /^leave (?<what>.+?) out$/i.exec(plain)?.groups?.['what'];
  if (out !== undefined) return { kind: 'leave out', about: out };
  const wishes = {
    'leave out': LEAVE_OUT,
    mention: MENTION,
    ask: ASK,
    offer: OFFER,
    'pass on': GREET,
    thank: THANK_READER,
  };
  for (const kind of ['leave out', 'mention', 'ask', 'offer', 'pass on', 'thank'] as const) {
    const about = wishes[kind].exec(plain)?.groups?.['about'];
    if (about !== undefined) return { kind, about: about.replace(/^[\s:,]+(?:that )?/, '').trim() };
  }
  return undefined;
}

const TELL = `(?:say|mention|tell|add|write|put|keep|leave|make|word|phrase|check|use|ignore|skip|${NOT})`;
/** What no reader of the letter is told: said to the tool or to oneself, to be filled in, or pasted from the employer. */
const NOTES: readonly RegExp[] = [
  /^(?:none|nothing|(?:as|see) (?:above|below|(?:my )?(?:cv|resume|skills|experience))|xxx+|\?+|\.{2,})$|^\(.*\)$|[[\]{}]|_{3,}/i,
  // "please say that honestly", "pls word it nice", "please thank her"; not "please keep me in mind".
  new RegExp(
    `\\b(?:please|pl[sz]),? (?:${TELL}\\b(?! (?:me|my|us)\\b)|thank (?:her|him|them)\\b)|\\bpl[sz]\\b`,
    'i',
  ),
  new RegExp(
    `^(?:(?:but|and|so) )?${NOT} (?:be|sound|seem|overdo|grovel|write|make)\\b|\\bso ${NOT} \\p{L}+|^not \\p{L}+(?:ing|y)$|^nothing \\p{L}+$`,
    'iu',
  ),
  /^(?:(?:but|and|so) )?(?:make|keep|write|word|phrase|put) (?:it|this|that|the letter|(?:natural|polite|nice|formal|friendly|warm|kind|good|proper)\w*)\b(?! (?:usable|work)\b)|\b(?:use|say|mention|put) (?:that|this)$|^(?:polite|short|formal|friendly|warm)(?:,? (?:but )?(?:not )?(?:too )?(?:\d+ )?\p{L}+(?: or so)?)*$|^(?:the |my )?(?:letter|(?:sur|first |last |family )?name) (?:is|should|must|needs)\b(?! enclosed)|\bsign (?:it|the|my|with|as)\b/iu,
  // "say it lightly" at the end, "Thank Mr Vance too", "TODO add the link".
  /(?:^|, )(?:please )?(?:say|mention|put|phrase|word) (?:it|this|that|so) \p{L}|\bbetter left out$|\bso short$|\bso not too \p{L}+$|^(?:no|not) .*\bplease$|\b(?:no|not) [^.]*\b(?:in|for) (?:the|this) letter\b|\bin the subject(?: line)?$|\b(?:it|this|letter) (?:goes|should go|must go) out\b/iu,
  /^[Tt]hank (?!you\b)(?:\p{L}+ )?\p{Lu}|\bTODO\b/u,
  /^(?:ignore|skip) .+|^thank (?:him|her|them|you all)\b|\b(?:but|so|and) (?:leave|keep) .+ out\b|\bdon['’]t mind (?:you )?(?:saying|mentioning)\b/i,
  /\b(?:sending|writing) (?:this|it|these)\b.*\d|\b(?:s?he|they)\/\p{L}+|\bI(?:['’]d like| (?:do )?want) (?:it|this) to (?:help|sound|look|read|say)\b|\bI(?:['’]d like| would like| want) [^.,]+ (?:mentioned|left out|put|said|kept)\b/iu,
  // Not known, or not yet: "or does it have to be the end of the month", "19 to 22 I think", "check dates".
  /\?\?| [=~] |\b(?:not sure|(?:forgot|can['’]t remember) (?:the|her|his|their)|don['’]?t know if)\b|\b(?:I think|I guess|or something)$|\bor (?:does|do|is|should|must) (?:it|I|they)\b|^(?!.*\b(?:and|or)\/).*\p{L} \/ (?:now|not|or|maybe|still|already)\b/iu,
  /^(?:my |the )?last (?:working )?day (?:should|must|has to|needs to)\b|^(?:I )?(?:have )?(?:asked|told|emailed|rang|called|texted) \p{Lu}\p{Ll}+ (?:for|about|if|whether)\b|\bask (?:him|her|them)$|(?:^|, |; |\()(?:check|ask) (?:the|her|his|their|advert|with)\b/u,
  // An advert or an answer that was pasted.
  /\bregret to inform\b|\bequal opportunit\p{L}+ employer\b|\bthe (?:successful|ideal) candidate\b|\b(?:candidates?|applicants?) (?:must|should)\b|\bwe are (?:looking for|seeking|hiring|recruiting)\b/iu,
];

/** A question that can be the reader's: it speaks to them, or asks leave; no other stands in a letter. */
const TO_READER = /\byour?\b|^(?:please,? )?(?:may|might|could) I\b/i;

/** Whether words are a note, to the tool or to oneself, or a question that is not the reader's. */
export const isNote = (text: string, stop = ''): boolean =>
  NOTES.some((pattern) => pattern.test(text)) ||
  (stop === '?' && !TO_READER.test(text)) ||
  isAside(text, ['note', 'placeholder']);

/** "my wife works days": of those at home. */
const FAMILY =
  /(?:^|, |\band )(?:(?:my )?(?:ex-?)?(?:wife|husband)|my (?:kids|children|son|daughter)) (?:has|have|is|are|works?|needs?)\b|\b(?:with|because of|cos of) (?:the|my) (?:kids|children)\b|\bI['’]?(?:m| am) (?:a )?(?:muslim|christian|catholic|jewish|hindu|pregnant|disabled)\b/i;
/** "when our cook was off sick" */
const OF_OTHERS = /\b(?:our|the) [^,.]*\bwas off\b/i;
const AGE =
  /\b(?:I['’]?m|I am|aged) (?:only |just |now )?\d\d(?= ?(?:$|[,.;!–]|and\b|but\b|so\b|now\b|years? (?:old|young)|yo\b))|, \d\d years? old(?=$|[,.])/i;
const WANTS_OUT =
  /^I (?:(?:quit|want out)\b|have had enough\b|need (?:the|\p{L}+ (?:as|for) an?) (?:reference|money)\b)|^I['’](?:m (?:off|done)\b|ve had enough\b)|\b(?:they|you|he|she) (?:still )?owe/iu;

/** "I am 16 and finish school in June": of somebody so young it says what they come from. */
const TEEN = /(?<=\bI(?:['’]m| am) )1[5-9] and /i;
/** "I do not want to go to college, I want to learn to build": what is wanted follows. */
const RATHER = /^I (?:do not|don['’]t) want to [^,]+, (?=(?:but )?I want\b)/i;
/** "they never fixed the rota", "sick of being shouted at": of those that are left. */
const COMPLAINT =
  /^(?:and |also |but )?(?:they|s?he|management|nobody|the (?:boss|manager|owner)) (?:still |just )?(?:never|(?:does|do|did|has|have|ca|wo)n['’]?t|keeps?)\b|\b(?:sick|tired|fed up) of (?:being )?\p{L}+/iu;

/**
 * Whether a sentence is better not said to an employer: age, pay, what is lacking, why somebody left, and what is
 * private but in a resignation, where it may be the reason. The person may put it back.
 */
export function isUntactful(typed: string, isResignation: boolean): boolean {
  const text = typed.replace(TEEN, '').replace(RATHER, '');
  if (AGE.test(text) || isAside(text, ['pay', 'leaving', 'unsaid'])) return true;
  return isResignation
    ? WANTS_OUT.test(text) || COMPLAINT.test(text) || tactlessIn(text).some(({ kind }) => kind === 'quarrel')
    : (FAMILY.test(text) && !/\bI(?: am|['’]m)? mov|\bwe(?: are|['’]re)? mov/.test(text)) ||
        (isAside(text, ['private']) && !OF_OTHERS.test(text));
}
