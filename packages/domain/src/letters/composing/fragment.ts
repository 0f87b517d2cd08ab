import { closedList, hasStrayVerb, isUnknown, isVerbLed, mayBePassive, meaningsOf } from '@candor/english';
import { mended } from '@candor/english/mending';
import { isPost, postIn } from '@candor/english/posts';
import { withoutSlips } from '@candor/english/slips';
import { withArticle } from '../letter-facts.ts';
import { awardIn, paperIn } from './credentials.ts';
import { listed } from './items.ts';
import { noticeIn } from './notice.ts';
import { inside, pieceOf, type Piece } from './piece.ts';
import { predicateOf } from './predicate.ts';
import { OF_THE_YEAR, resultTold } from './result.ts';
import { present, type Saying } from './statement.ts';
import type { Moves } from './voice.ts';

const COUNT =
  '(?:(?:about|around|over|nearly|almost) )?(?:\\d+|(?:\\w+ty-)?(?:one|two|three|four|five|six|seven|eight|nine)|ten|\\w+teen|eleven|twelve|\\w+ty|several|many)';
const TIME = `${COUNT} (?:years?|months?|weeks?|seasons?|summers?|winters?)`;
const YEAR = '(?:19|20)\\d\\d';

/** "three years in a laboratory", "9 seasons as a ski guide" */
const SPENT = new RegExp(
  `^(?:the (?:last|past) )?${TIME} (?:(?:at|in|with|on|as|for|\\p{L}+ing) (?=[\\p{L}\\d])|\\p{L}+ing,)`,
  'iu',
);
/** What somebody who leaves was there: "three summers and two winters", "since 2021". */
const HERE = new RegExp(
  `^(?<long>${TIME}(?:,? (?:and )?${TIME})*|since [^,]+?)(?: (?:here|there|with you))?(?=,|$)`,
  'iu',
);
const TIMED = new RegExp(`${TIME}|since`, 'iu');
/** ", three staff" at the end: whom somebody had with them. */
const WITH_PEOPLE = new RegExp(`, (${COUNT} (?:\\p{L}+ )?(\\p{L}+))$`, 'iu');
const UNDER_ME = new RegExp(`^(?:an?|${COUNT}) (?:\\p{L}+ )+(?:under|reporting to) me\\b`, 'iu');
/** "5 years' experience in payroll" */
const EXPERIENCE = new RegExp(`^${TIME}['’]? (?:of )?(?:\\p{L}+ )?experience\\b`, 'iu');
/** ", 6 years", " (3 months)": how long, before more is told or at the end. */
const FOR = new RegExp(
  `(?<!\\b(?:last|past|first|next)),? \\(?(?:for )?(${TIME})\\)?(?=$|[,:;]| (?:until|till|at|in|with|on) )`,
  'iu',
);
const RANGE = new RegExp(
  `,? \\(?(?:from )?(${YEAR}) ?(?:-|–|to|until) ?(?:(${YEAR})|now|present|today|date)\\)?(?=$|[,:; ])`,
  'iu',
);
const OVER = new RegExp(
  `\\b(?:in|to|until|till) ${YEAR}|\\b(?:until|till)\\b|\\blast (?:year|summer|winter|season)\\b`,
  'iu',
);
const AT_PRESENT = /^,? (?:at the mo(?:ment)?|at present|currently|now)$/i;
/** Where the post that words begin with ends: at its place, its time or what follows it. */
const POST_END = new RegExp(`,| \\(| (?=(?:then|since|for|from|until|and then|${YEAR}|${TIME})\\b)`, 'iu');

/** The post that words begin with, as somebody held it: "Deckhand and then lead deckhand on pushboats"; else ''. */
function postLed(text: string): string {
  const [head = ''] = text.split(POST_END);
  const isTimed = new RegExp(`^,? \\(?(?:for |since |from )?(?:${TIME}|${YEAR})`, 'iu').test(
    text.slice(head.length),
  );
  // "cook, wash, medicine": without a time it may be what is done.
  const isNoun = meaningsOf(head.toLowerCase()).every(({ pos }) => pos === 'noun' || isTimed);
  const [title = ''] = (postIn(head) || (isNoun && isPost(head) ? head : '')).split(
    / (?:at|for|in|with|on) /,
  );
  // "Brussels: dishwasher", "Apprenticeship at Swan Hunter"
  const isSeveral = meaningsOf(title.split(' ').at(-1)?.toLowerCase() ?? '').some(
    ({ number, lemma }) => number === 'plural' && isPost(lemma),
  );
  return isSeveral ||
    title.includes(':') ||
    /(?:ship|ment|tion|ing)$/.test(title) ||
    (!isTimed && title === text)
    ? ''
    : title;
}

/** A post with its places and times as they were typed: "a porter at the Grand, 120 rooms, for two years". */
function postHeld(typed: string): string {
  const post = postLed(typed);
  if (post === '') return '';
  const comma = (at: number, whole: string) => (whole.slice(0, at).includes(',') ? ',' : '');
  const behind = typed
    .slice(post.length)
    .replace(FOR, (_all, time: string, at: number, whole: string) => `${comma(at, whole)} for ${time}`)
    .replace(
      RANGE,
      (_all, from: string, to: string | undefined, at: number, whole: string) =>
        `${comma(at, whole)} ${to === undefined ? `since ${from}` : `from ${from} to ${to}`}`,
    );
  const isPlain = post.split(/[ -]/).every((word) => /^\p{Lu}?[\p{Ll}'’]+$/u.test(word));
  const held = `${isPlain ? post.toLowerCase() : post}${behind}`.replace(
    WITH_PEOPLE,
    (all, counted: string, of: string) =>
      /^(?:staff|crew)$/.test(of) || isPost(of.replace(/s$/, '')) ? `, with ${counted}` : all,
  );
  const as = /^(?:deputy )?head of /.test(held) ? held : withArticle(held);
  // "delivery rider at the mo"
  if (AT_PRESENT.test(behind)) return `work as ${as.replace(/\bat the mo\b/i, 'at the moment')}`;
  return `${OVER.test(behind) ? '' : 'have '}worked as ${as}`;
}

/** "Before that, two years as a carer", "commis at the Swan before that" */
const BEFORE = /^before (?:that|this),? (?<first>.+)$|^(?<last>[^,]+?),? before (?:that|this)$/i;

/** Work that a noun tells of: papers, a time, a post. In the order it was typed. */
function workHeld(piece: Piece): Saying | undefined {
  const { first, last } = BEFORE.exec(piece.text)?.groups ?? {};
  const earlier = first ?? last;
  const of = earlier === undefined ? piece : pieceOf(earlier);
  const text = inside(of);
  const have = earlier === undefined ? 'have' : 'had';
  const said = (verb: string): Saying => ({
    move: earlier === undefined ? 'work' : 'before',
    slots: { verb: earlier === undefined ? verb : verb.replace(/^have (?=spent|worked)/, '') },
  });
  const papers = text.split(/, | and /).map(paperIn);
  if (!papers.includes(undefined))
    return said(`${earlier === undefined ? 'hold' : 'held'} ${listed(present(papers))}`);
  if (EXPERIENCE.test(text)) return said(`${have} ${text}`);
  // "…, came as a nurse in 2018": a verb of its own.
  const isOneClause = !of.tokens.some(
    ({ form, pos }, at) =>
      pos === 'verb' && /^(?:past|present3)$/.test(form ?? '') && of.tokens[at - 1]?.text === ',',
  );
  if (SPENT.test(text)) return isOneClause ? said(`have spent ${text}`) : undefined;
  // "Five years teller, then clerk"
  const [, long = '', rest = ''] = new RegExp(`^(${TIME}) (.+)$`, 'iu').exec(text) ?? [];
  if (postLed(rest) !== '' || isPost(rest)) return said(`have spent ${long} as ${withArticle(rest)}`);
  // "15 years a butcher, 6 of them as charge hand"
  const [, held = '', behind = ''] = /^(an? .+?)((?:,| at| in| with| for) .+)?$/u.exec(rest) ?? [];
  if (isPost(held.replace(/^an? /, ''))) return said(`${have} been ${held} for ${long}${behind}`);
  const post = long === '' && isOneClause ? postHeld(of.text) : '';
  return post === '' ? undefined : said(post);
}

/** "MSc Water Care, Delta College, 2021": a degree, and where or when. */
function studied(text: string): Saying | undefined {
  const [, award = '', behind = ''] = /^(?:an? )?([^,]+?)((?:,| from| at| in (?=\d)) .+)$/u.exec(text) ?? [];
  const named = awardIn(award);
  return named === undefined || !/\d{4}|^ (?:from|at) \p{Lu}/u.test(behind)
    ? undefined
    : { move: 'work', slots: { verb: `have ${named}${behind.replace(/^, ((?:19|20)\d\d)$/, ' ($1)')}` } };
}

/** What somebody recommended works or worked as; whether they still do is not said: "has worked as an apprentice turner with us since 2024". */
function heldByThem(piece: Piece): Saying | undefined {
  const verb = TIMED.test(piece.text) ? (workHeld(piece)?.slots['verb'] ?? '') : '';
  const theirs = /^(?:have )?worked as /.test(verb) ? verb.replace(/^have /, 'has ') : '';
  return theirs === '' ? undefined : { move: 'they', slots: { verb: theirs } };
}

/** "Level 3 coach course": a thing and its number, and nothing that is done. */
export function isNumbered([first, next, then]: Piece['tokens']): boolean {
  const mayBeThing = meaningsOf(first?.text.toLowerCase() ?? '').some(({ pos }) => pos === 'noun');
  return first?.form === 'base' && mayBeThing && next?.pos === 'number' && then?.number === 'singular';
}

/** A clause whose subject can only be the writer, or the person recommended. */
function isVerbSure({ read, tokens, kind, text }: Piece, isTheirs: boolean): boolean {
  const [, next, then] = tokens;
  // "pay and closer to home"
  if (next?.pos === 'conjunction' && then?.pos !== 'verb') return false;
  if (kind !== 'verb' || !read || !/^\p{L}/u.test(text)) return false;
  // "only shop in town": the only one.
  if (/^only$/i.test(tokens[0]?.text ?? '')) return false;
  if (isNumbered(tokens)) return false;
  // "bit slow to start"
  const isNoVerb = next?.pos === 'adjective' && !/^(?:noun|name|adjective)$/.test(then?.pos ?? '');
  if (isNoVerb || hasStrayVerb(read) || tokens.some(isUnknown) || mayBePassive(tokens)) return false;
  const verb = tokens.find(({ pos }) => pos !== 'adverb');
  return isTheirs
    ? /^(?:past|present3)$/.test(verb?.form ?? '') && next?.pos !== 'punctuation'
    : isVerbLed(read);
}

/** "trains five mornings a week": of somebody else, a form in "-s" before its object or time. */
function leadsAsTheirs([first, next]: Piece['tokens']): boolean {
  const mayBe = meaningsOf(first?.text.toLowerCase() ?? '').some(({ form }) => form === 'present3');
  return (
    mayBe &&
    next?.text !== 'of' &&
    /^(?:number|determiner|pronoun|adverb|particle|preposition)$/.test(next?.pos ?? '')
  );
}

/** "Looking for a practice": of these "I am" is left out; of others the doing itself may be meant. */
const INTENT = /^(?:look|seek|hope|plan|aim|want|wish|intend|ask)$/;
/** "Before I worked in a brewery": earlier, where nothing says before what. */
const BEFORE_I = /^before I ((?:worked|was|had|did) [^,]+)$/i;
/** "No accidents in nine years": of what is named with a capital something else may be meant. */
const NOTHING = /^(?:no|zero) (?=\p{Ll}[\p{Ll}-]+\b)(?!.*\byet$)[^,;:]+$/u;
/** "no accidents, 9 years" */
const FOR_SO_LONG = new RegExp(`, (?:in )?(?=${TIME}$)`, 'iu');

/** "9 years without an at-fault incident" */
const WITHOUT = new RegExp(`^${TIME} without `, 'iu');

/** "last 2 winters filled in at the desk" */
const LATELY = new RegExp(`^(?:the )?((?:last|past) ${TIME}) (.+)$`, 'iu');
/** "finishing year 13 this month": going on as the letter is written. */
const NOW = /\b(?:this (?:week|month|term|year)|at present|at the moment|currently)$/i;
/** "Led the club, 2025" */
const inYear = (text: string) =>
  text.replace(/(?<=\p{L}), (?=(?:19|20)\d\d$)/u, (_comma, at: number) =>
    /, \p{Lu}[\p{L} .'’-]+$/u.test(text.slice(0, at)) ? ', in ' : ' in ',
  );

/** What did not happen: to somebody themselves, or "on my shift" to whoever was there. */
function nothing({ tokens }: Piece, text: string, subject: 'I' | 'they'): Saying {
  const isOver = OVER.test(text);
  if (!/\b(?:on|in|under) (?:my|our|his|her|their)\b/.test(text)) {
    const have = subject === 'I' ? 'have' : 'has';
    return {
      move: subject === 'I' ? 'work' : 'they',
      slots: { verb: `${isOver ? 'had' : `${have} had`} ${text}` },
    };
  }
  const named = tokens.slice(
    0,
    tokens.findIndex(({ pos }) => pos === 'preposition'),
  );
  const isSeveral = named.findLast(({ pos }) => pos === 'noun')?.number === 'plural';
  const [been, was] = isSeveral ? ['have been', 'were'] : ['has been', 'was'];
  return { move: 'told', slots: { said: `there ${isOver ? was : been} ${text}` } };
}

/** Whether a phrase can stand behind "is": what an article or an owner leads. */
function isThing({ kind, tokens: [first, second], text }: Piece): boolean {
  const isLed = first?.pos === 'determiner' && second?.pos !== 'determiner' && !/^no\b/i.test(text);
  return kind === 'noun' && isLed && !/,(?! (?:which|where) )|\bs?he\b/i.test(text);
}

/** How a fragment is said as a sentence; undefined where that is not sure. */
export function sayFragment(
  piece: Piece,
  { phrase, reason }: Moves,
  subject: 'I' | 'they' = 'I',
): Saying | undefined {
  const text = inside(piece);
  const said = (verb: string): Saying => ({ move: subject === 'I' ? 'work' : 'they', slots: { verb } });
  const notice = phrase === 'practical' ? noticeIn(text) : undefined;
  if (notice) return notice;
  if (subject === 'they' && leadsAsTheirs(piece.tokens)) return said(text);
  const isOfWork = phrase === 'background' || (phrase === 'memory' && TIMED.test(text));
  const isOfResult = isOfWork || phrase === 'result' || phrase === 'about them';
  const result = isOfResult ? resultTold(piece, subject) : undefined;
  if (result && (phrase === 'result' || OF_THE_YEAR.test(text) || !workHeld(piece))) return result;
  // "Clean licence", "reach truck licences", "one junior under me at present"
  const isNamed = piece.tokens.every(({ pos }) =>
    /^(?:noun|name|adjective|conjunction|verb|number)$/.test(pos),
  );
  const paper = isNamed && (phrase === 'practical' || isOfResult) ? paperIn(text) : undefined;
  if (paper !== undefined) return said(`hold ${paper}`);
  if (subject === 'I' && UNDER_ME.test(text)) return said(`have ${text}`);
  const predicate = predicateOf(piece, subject);
  if (predicate !== undefined) return said(predicate);
  if (isVerbSure(piece, subject === 'they')) return said(inYear(withoutSlips(closedList(text) ?? text)));
  const [, when = '', done = ''] = LATELY.exec(text) ?? [];
  const late = done === '' || subject !== 'I' ? undefined : pieceOf(done);
  if (late?.tokens[0]?.form === 'past') return { move: 'told', slots: { said: `in the ${when} I ${done}` } };
  if (subject === 'I' && piece.kind === 'gerund' && NOW.test(text)) return said(`am ${text}`);
  const [, earlier] = BEFORE_I.exec(text) ?? [];
  if (earlier !== undefined && subject === 'I') return { move: 'before', slots: { verb: earlier } };
  if (piece.kind === 'clause' || /^because\b/.test(text))
    return reason === undefined ? undefined : { move: reason, slots: { clause: text } };
  if (phrase === 'memory' && HERE.test(text))
    return said(
      text.replace(
        HERE,
        (_here, long: string) => `have been here ${/^since/i.test(long) ? '' : 'for '}${long}`,
      ),
    );
  if (isOfResult) {
    const none = text.replace(FOR_SO_LONG, ' in ');
    if (piece.kind === 'noun' && NOTHING.test(none)) return nothing(piece, none, subject);
    if (WITHOUT.test(text)) return said(`${subject === 'I' ? 'have' : 'has'} gone ${text}`);
    const work =
      subject === 'they'
        ? heldByThem(piece)
        : (studied(piece.text) ?? (isOfWork ? workHeld(piece) : undefined));
    if (work) return work;
  }
  // "To work with a cellar of that age": why somebody applies is what they would like.
  const [to, verb] = piece.tokens;
  if (
    phrase === 'about' &&
    /^to$/i.test(to?.text ?? '') &&
    verb?.form === 'base' &&
    !/, also\b| and \p{L}+ing\b/u.test(text)
  )
    return said(`would like ${text}`);
  const lead = piece.tokens.find(({ pos }) => pos !== 'adverb');
  const isIntent = phrase === 'leave' || INTENT.test(lead?.lemma ?? '');
  if (subject === 'I' && piece.kind === 'gerund' && isIntent) return said(`am ${text}`);
  return phrase !== undefined && isThing(piece) ? { move: phrase, slots: { said: text } } : undefined;
}

/** Evidence that can stand as it was typed: a phrase of several words, none of them in doubt. */
export function isTellingAsTyped({ kind, tokens, text }: Piece): boolean {
  const [first] = tokens;
  const isWhole =
    /^(?:noun|gerund|other)$/.test(kind) &&
    !/^(?:verb|pronoun)$/.test(first?.pos ?? '') &&
    !(first?.pos === 'preposition' && tokens[1]?.pos === 'pronoun');
  const isDoubtful = tokens.some(
    (token, at) =>
      isUnknown(token) ||
      /^(?:s?he|they|it|I|we)$/.test(token.text) ||
      (at > 0 && token.isCertain && (token.pos === 'auxiliary' || token.form === 'past')) ||
      // ", done trucks for a year"
      (token.form === 'pastParticiple' && tokens[at - 1]?.text === ',' && tokens[at + 1]?.pos === 'noun'),
  );
  const isNamed = kind === 'noun' && tokens.at(-1)?.pos !== 'adverb';
  const isTelling = isNamed || /\d/.test(text) || tokens.some(({ pos }) => pos === 'number');
  return (
    isWhole && text.includes(' ') && !/^no\b/i.test(text) && isTelling && !isDoubtful && mended(text) === text
  );
}
