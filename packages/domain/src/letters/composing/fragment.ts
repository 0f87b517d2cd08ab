import { closedList, hasStrayVerb, isUnknown, isVerbLed, mayBePassive, meaningsOf } from '@candor/english';
import { isPost, postIn } from '@candor/english/posts';
import { withoutSlips } from '@candor/english/slips';
import { inSentence, withArticle } from '../letter-facts.ts';
import { awardIn, paperIn } from './credentials.ts';
import { listed } from './items.ts';
import { mended } from './mended.ts';
import { noticeIn } from './notice.ts';
import { inside, isAdjectiveLed, pieceOf, type Piece } from './piece.ts';
import { present, type Saying } from './statement.ts';
import type { Moves } from './voice.ts';

const COUNT =
  '(?:(?:about|around|over|nearly|almost) )?(?:\\d+|(?:\\w+ty-)?(?:one|two|three|four|five|six|seven|eight|nine)|ten|\\w+teen|eleven|twelve|\\w+ty|several|many)';
const TIME = `${COUNT} (?:years?|months?|weeks?|seasons?|summers?|winters?)`;
const YEAR = '(?:19|20)\\d\\d';

/** "three years in a laboratory", "9 seasons as a ski guide" */
const SPENT = new RegExp(
  `^(?:the (?:last|past) )?${TIME} (?:at|in|with|on|as|for|\\p{L}+ing) (?=[\\p{L}\\d])`,
  'iu',
);
/** "5 years' experience in payroll" */
const EXPERIENCE = new RegExp(`^${TIME}['’]? (?:of )?(?:\\p{L}+ )?experience\\b`, 'iu');
const ALONE = new RegExp(`^(?:for )?(?<times>${TIME}(?: and ${TIME})*)(?:$|(?=, the (?:last|first) ))`, 'i');
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
  `\\bto ${YEAR}|\\bin ${YEAR}|\\b(?:until|till|last (?:year|summer|winter|season))\\b`,
  'iu',
);

const OVER_AT = new RegExp(`\\b(?:in|to|until|till) ${YEAR}|\\blast (?:year|summer|winter|season)\\b`, 'iu');

const BEHIND = new RegExp(`^,? \\(?(?:for |since |from )?(?:${TIME}|${YEAR}|${COUNT} (?=years))`, 'iu');

/** The post that words begin with, as somebody held it: "Deckhand and then lead deckhand on pushboats"; else ''. */
function postLed(text: string): string {
  const ends = [`,| \\(| (?=(?:then|since|for|from|until|${YEAR}|${TIME})\\b)`, `,| (?=and\\b)`];
  const heads = ends.map((end) => text.split(new RegExp(end, 'iu'))[0] ?? '');
  const posts = heads.map((head) => {
    const isLong = BEHIND.test(text.slice(head.length));
    const meanings = meaningsOf(head.toLowerCase());
    // "cook, wash, medicine": without a time it may be what is done.
    const isNoun = !meanings.some(({ pos }) => pos === 'adjective' || (pos === 'verb' && !isLong));
    const post = postIn(head) || (isNoun && isPost(head) ? head : '');
    // "Brussels: dishwasher", "Apprenticeship at Swan Hunter"
    const [title = ''] = post.split(/ (?:at|for|in|with|on) /);
    const isNobody = title.includes(':') || /(?:ship|ment|tion|ing)$/.test(title);
    return !isNobody && (isLong || post !== text) ? title : '';
  });
  return posts.find((post) => post !== '') ?? '';
}

/** "Before that, two years as a carer", "commis at the Swan before that" */
const BEFORE = /^before (?:that|this),? (?<first>.+)$|^(?<last>[^,]+?),? before (?:that|this)$/i;

/** "MSc Water Care, Delta College, 2021", "Masters from Delta College in 2021": what was taken, where and when. */
const STUDIED =
  /^(?:an? |my )?(?<award>.+?)(?:(?:,? (?:from|at) |, )(?<school>(?:the )?\p{Lu}[^,]*?))?(?:,? (?:in )?\(?(?<year>(?:19|20)\d\d)\)?)?(?<rest>, [^,]+)?$/u;
/** "Apprenticeship at Swan Hunter, 2013 - 2017", "a paper round for a year": done for a time. */
const DONE =
  /^(?:an? |my )?(?:[\p{L}\d-]+ ){0,3}?(?:apprenticeship|placement|internship|traineeship|work experience|paper round|(?:evening|training) course)\b(?=$|,| (?:at|in|with|for|from)\b)/iu;

/** Behind the post: ", patch of 620 homes", ", 12 technicians on my roster" stand with "with". */
const withScope = (text: string): string =>
  text
    .replace(
      /, (?=(?<head>\p{Ll}+) of (?:up to |about |around |over )?\d)/gu,
      (_comma, head: string) =>
        `, with ${meaningsOf(head).some(({ number }) => number === 'plural') ? '' : `${withArticle(head).slice(0, -head.length)}`}`,
    )
    .replace(/, (?=\d+ [^,]*\b(?:on my|under me|reporting to me)\b)/u, ', with ')
    .replace(/, last (?=(?:\d+|\p{L}+) (?:as|in|at|with|on)\b)/u, ', the last ');

const AWARDED =
  /\bin \p{Lu}|(?:Diploma|Degree|Certificate|Bachelor|Master)|^an? (?:[BM](?:A|Sc|Ed|Eng|BA)|PhD|HN[CD]|[NS]VQ|BTEC)\b/u;

const spanned = (_whole: string, from: string, to?: string) =>
  to === undefined ? ` since ${from}` : ` from ${from} to ${to}`;

/** What somebody studied, or did for a time. */
function studied(text: string): string | undefined {
  if (DONE.test(text)) {
    const small = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    const done = /^(?:an?|my|work experience)\b/.test(small) ? small : withArticle(small);
    return `did ${done.replace(RANGE, spanned)}`;
  }
  const { award = '', school, year, rest = '' } = STUDIED.exec(text)?.groups ?? {};
  const named = awardIn(award.replace(/^Masters\b/, "Master's").replace(/^Bachelors\b/, "Bachelor's"));
  // "MSc" alone says nothing of where or when.
  const isSure = AWARDED.test(named ?? '');
  if (named === undefined || !isSure || (school === undefined && year === undefined)) return undefined;
  const at = school === undefined ? '' : ` at ${inSentence(school)}`;
  return year === undefined
    ? `have ${named}${at.replace(' at ', ' from ')}${rest}`
    : `took ${named}${at} in ${year}${rest}`;
}

const comma = (before: string) => (before.includes(',') ? ',' : '');

/** Work that a noun tells of: a post, a time, papers. In the order it was typed. */
function workHeld(piece: Piece): Saying | undefined {
  const { first, last } = BEFORE.exec(piece.text)?.groups ?? {};
  const earlier = first ?? last;
  const move = earlier === undefined ? 'work' : 'before';
  const typed = earlier ?? piece.text;
  const text = inside(earlier === undefined ? piece : pieceOf(earlier));
  const have = earlier === undefined ? 'have ' : '';
  const said = (verb: string): Saying => ({ move, slots: { verb } });
  const papers = text.split(/, | and /).map(paperIn);
  if (!papers.includes(undefined)) return said(`hold ${listed(present(papers))}`);
  const taken = earlier === undefined ? studied(piece.text) : undefined;
  if (taken !== undefined) return said(taken);
  if (EXPERIENCE.test(text)) return said(`${earlier === undefined ? 'have' : 'had'} ${text}`);
  const { times = '' } = ALONE.exec(text)?.groups ?? {};
  if (times !== '')
    return said(
      `${earlier === undefined ? 'have' : 'had'} ${times}' experience${text.slice(text.indexOf(times) + times.length)}`,
    );
  if (SPENT.test(text)) return said(`${have}spent ${text}`);
  // "Five years teller, then clerk"
  const [, long = '', rest = ''] = new RegExp(`^(${TIME}) (?:as )?(?:an? )?(.+)$`, 'iu').exec(text) ?? [];
  if (postLed(rest) !== '' || isPost(rest)) return said(`${have}spent ${long} as ${withArticle(rest)}`);
  const post = long === '' ? postLed(typed) : '';
  if (post === '') return undefined;
  const isTitle = post.split(/[ -]/).every((word) => /^\p{Lu}?[\p{Ll}'’]+$/u.test(word));
  const behind = typed
    .slice(post.length)
    .replace(FOR, (_whole, time: string, at: number, all: string) => `${comma(all.slice(0, at))} for ${time}`)
    .replace(
      RANGE,
      (whole, from: string, to: string | undefined, at: number, all: string) =>
        `${comma(all.slice(0, at))}${spanned(whole, from, to)}`,
    );
  const held = `${isTitle ? post.toLowerCase() : post}${withScope(behind)}`;
  const as = /^(?:deputy )?head of /.test(held) ? held : withArticle(held);
  return said(`${OVER.test(behind) ? '' : have}worked as ${as}`);
}

/** A clause whose subject can only be the writer, or the person recommended. */
function isVerbSure({ read, tokens, kind, text }: Piece, isTheirs: boolean): boolean {
  const [, next, then] = tokens;
  if (kind !== 'verb' || !read || !/^\p{L}/u.test(text)) return false;
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

/** Whether a phrase can stand behind "is": what an article or an owner leads, or "how", "what", "why". */
function isThing({ kind, tokens: [first, second], text, read }: Piece): boolean {
  const isLed = first?.pos === 'determiner' || /^(?:how|what|why)$/i.test(first?.text ?? '');
  const isSure = first?.isCertain === true || read?.isCertain === true;
  const isPlain = !/,|\bs?he\b|^no\b/i.test(text) && second?.pos !== 'determiner';
  return kind === 'noun' && isLed && isSure && isPlain;
}

/** "Looking for a practice": of these "I am" is left out; of others the doing itself may be meant. */
const INTENT = /^(?:look|seek|hope|plan|aim|want|wish|intend)$/;

/** "No accidents in nine years": that there were none; of what is named with a capital something else may be meant. */
function nothingIn({ text, tokens, kind }: Piece): Saying | undefined {
  const end = tokens.findIndex(({ pos }) => pos === 'preposition');
  const thing = tokens.slice(1, end < 0 ? undefined : end);
  const head = thing.at(-1);
  const isPlain = thing.every((token) => /^\p{Ll}[\p{L}-]*$/u.test(token.text)) && !/[,;:]/.test(text);
  if (!/^no /i.test(text) || kind !== 'noun' || head?.pos !== 'noun' || !isPlain) return undefined;
  const isOne = head.number !== 'plural';
  const be = OVER_AT.test(text) ? (isOne ? 'was' : 'were') : isOne ? 'has been' : 'have been';
  return { move: 'there', slots: { be, np: `no${text.slice(2)}` } };
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
  if (isVerbSure(piece, subject === 'they')) return said(withoutSlips(closedList(text) ?? text));
  // "Been here since 2021."
  const verb = piece.tokens.find(({ pos }) => pos !== 'adverb');
  if (verb?.lemma === 'be' && verb.form === 'pastParticiple')
    return said(`${subject === 'I' ? 'have' : 'has'} ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  if (isAdjectiveLed(piece)) return said(`${subject === 'I' ? 'am' : 'is'} ${text}`);
  if (piece.kind === 'clause' || /^because\b/.test(text))
    return reason === undefined ? undefined : { move: reason, slots: { clause: text } };
  if (phrase === 'background' || phrase === 'result') {
    const nothing = nothingIn(piece);
    if (nothing) return nothing;
    if (phrase === 'background') return workHeld(piece);
    const taken = studied(piece.text);
    if (taken !== undefined) return said(taken);
  }
  const isIntent = phrase === 'leave' || INTENT.test(piece.tokens[0]?.lemma ?? '');
  if (subject === 'I' && piece.kind === 'gerund' && isIntent) return said(`am ${text}`);
  return phrase !== undefined && isThing(piece) ? { move: phrase, slots: { said: text } } : undefined;
}

/** Evidence that can stand as it was typed: a phrase of several words, none of them in doubt. */
export function isTellingAsTyped({ kind, tokens, text }: Piece): boolean {
  const isWhole = /^(?:noun|gerund|other)$/.test(kind) && tokens[0]?.pos !== 'verb' && text.includes(' ');
  const isDoubtful = tokens.some(
    (token, at) =>
      isUnknown(token) ||
      /^(?:s?he|they|it|I|we)$/.test(token.text) ||
      (at > 0 && token.isCertain && (token.pos === 'auxiliary' || token.form === 'past')),
  );
  const isNamed = kind === 'noun' && tokens.at(-1)?.pos !== 'adverb';
  const isTelling = isNamed || /\d/.test(text) || tokens.some(({ pos }) => pos === 'number');
  return isWhole && isTelling && tokens[0]?.pos !== 'pronoun' && !isDoubtful && mended(text) === text;
}
