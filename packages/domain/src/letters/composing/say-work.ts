import { closedList, meaningsOf, readFragment } from '@candor/english';
import { isPost, postIn } from '@candor/english/posts';
import { withArticle } from '../letter-facts.ts';
import { sayHeld } from './papers.ts';
import { inside, pieceOf } from './piece.ts';
import type { Saying } from './statement.ts';

const UNIT = 'years?|months?|weeks?|seasons?|summers?|winters?';
const COUNT =
  '\\d+|(?:\\w+ty-)?(?:one|two|three|four|five|six|seven|eight|nine)|ten|\\w+teen|eleven|twelve|\\w+ty|several|many';
const TIME = `(?:(?:about|around|over|nearly|almost) )?(?:${COUNT}) (?:${UNIT})`;
const MONTH = '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\\.?';
const POINT = `(?:(?:${MONTH}|spring|summer|autumn|fall|winter) )?(?:19|20)\\d\\d`;
const SEASON = `${MONTH} ?[-–] ?${MONTH} (?:19|20)\\d\\d`;
/** A time at the end of words, whatever it follows. */
const WHEN = new RegExp(
  `^(?<words>|.*?[^ ,(]),? ?\\(?(?:(?:from )?(?<from>${POINT}) ?(?:-|–|to|until|till) ?(?<to>${POINT}|now|present|today|date)|(?:since|from) (?<since>${POINT})|(?:for )?(?<long>${TIME})|(?<other>${SEASON}(?: and ${SEASON})*))\\)?$`,
  'iu',
);
const SPAN = new RegExp(
  `^(?:the (?:last|past) )?${TIME} (?<link>at|in|with|on|as|for|of|\\p{L}+ing)\\b(?=.)`,
  'iu',
);
/** "ten years until the branch closed": a post, and a time that more is told of. */
const POST_FOR = new RegExp(
  `^(?<held>[\\p{L}’' -]{3,40}?) (?:for )?(?<long>${TIME})(?<rest> (?:at|in|on|with|till|until) [^,;]+)$`,
  'iu',
);
const TIME_FIRST = new RegExp(`^(?:for )?(?<long>${TIME}) (?:as )?(?:an? )?(?<held>.+)$`, 'i');
const TIMES_ALONE = new RegExp(`^(?:for )?(?<times>${TIME}(?: and ${TIME})*)$`, 'i');
const BETWEEN = /,(?!\d{3})(?![^(]*\))\s*|\s*[()]\s*|\s(?=(?:and )?then )/;
/** "freelance copyist since" */
const SINCE_THEN = / since(?: then)?$/i;
/** "Before that, two years as a carer", "commis at the Swan before that" */
const BEFORE = /^before(?: (?:that|this),?|:) (?<first>.+)$|^(?<last>[^,]+?),? before (?:that|this)$/i;

/** Words and the time behind them: " from 2011 to 2018", " since 2021", " for two years". */
function timed(part: string): { words: string; time: string } {
  const { words = part, from, to = '', since, long, other } = WHEN.exec(part)?.groups ?? {};
  const isOver = /\d/.test(to);
  const begun = isOver ? undefined : (from ?? since);
  const time =
    begun !== undefined
      ? ` since ${begun}`
      : from !== undefined
        ? ` from ${from} to ${to}`
        : long !== undefined
          ? ` for ${long}`
          : other === undefined
            ? ''
            : `, ${other.replaceAll(/ ?- ?/g, '–')}`;
  return { words, time };
}

/** "mostly nights", "the last six as a head porter", "three of them in Leeds": it limits what it follows. */
function isLimit(part: string): boolean {
  const [first, second, third] = readFragment(part)?.tokens ?? [];
  const isPartOfTime =
    first?.lemma === 'the' && /^(?:last|first)$/.test(second?.lemma ?? '') && third?.pos === 'number';
  const isLed = first?.pos === 'adverb' && first.text.endsWith('ly');
  const isSome = first?.pos === 'number' && second?.pos === 'preposition';
  return isPartOfTime || isLed || isSome || (first?.pos === 'preposition' && first.lemma !== 'before');
}

/** "Retail Assistant at Boots" is "a retail assistant at Boots". */
function postNamed(text: string, post: string): string {
  const isPlain = post.split(/[ -]/).every((word) => /^\p{Lu}?\p{Ll}+$/u.test(word));
  const named = isPlain ? `${post.toLowerCase()}${text.slice(post.length)}` : text;
  return named.startsWith('head of ') ? named : withArticle(named);
}

/** The post that words name and how they are said, undefined where they name none. */
function postSaid(words: string, hasTime: boolean): string | undefined {
  const isBare = hasTime || !/\d| (?:of|from|to|by) /.test(words);
  const isAdjective =
    !words.includes(' ') && meaningsOf(words.toLowerCase()).some(({ pos }) => pos === 'adjective');
  // "barista, 6 years": a word that no dictionary has is what one is for so long.
  const isUnknown = hasTime && /^\p{L}{4,}$/u.test(words) && meaningsOf(words.toLowerCase()).length === 0;
  const post = postIn(words) || ((isBare && isPost(words)) || isUnknown ? words : '');
  return post === '' || isAdjective ? undefined : postNamed(words, post);
}

/** "then senior technician since 2022": a post behind another. */
function nextPost(part: string): string | undefined {
  const { then = '', rest = '' } = /^(?:and )?(?<then>then )?(?<rest>.+)$/i.exec(part)?.groups ?? {};
  const { words, time } = timed(rest);
  const post = postSaid(words, time !== '');
  if (post === undefined || (then === '' && time === '')) return undefined;
  return then === '' ? ` and${time} as ${post}` : `, then as ${post}${time}`;
}

interface Head {
  move: string;
  said: string;
  time: string;
}

/** The head of a fragment: a time somewhere, a post held; undefined where it is not plain. */
function headSaid(head: string, hasTime: boolean): Head | undefined {
  const { link = '' } = SPAN.exec(head)?.groups ?? {};
  const [before = '', job = ''] = head.split(/ as (?=[^,]*$)/);
  const { title = '' } = /^(?<title>.+?)(?: (?:at|in|with|for) .*)?$/.exec(job)?.groups ?? {};
  const named = /^(?!an? )\p{Ll}/u.test(job) && isPost(title) ? `${before} as ${withArticle(job)}` : head;
  if (link !== '') return { move: link === 'of' ? 'years as' : 'years in', said: named, time: '' };
  const { times = '' } = TIMES_ALONE.exec(head)?.groups ?? {};
  if (times !== '')
    return {
      move: 'years as',
      said: `${times}${/^(?:1|one) /i.test(times) ? "'s" : "'"} experience`,
      time: '',
    };
  const { held = '', long = '', rest = '' } = POST_FOR.exec(head)?.groups ?? {};
  if (isPost(held)) return { move: 'role held', said: postNamed(held, held), time: ` for ${long}${rest}` };
  const first = TIME_FIRST.exec(head)?.groups;
  const { words, time } = first
    ? { words: first['held'] ?? '', time: ` for ${first['long'] ?? ''}` }
    : timed(head);
  const said = postSaid(words, time !== '' || hasTime);
  if (said === undefined)
    return /^an? /i.test(words) && time.startsWith(' since') ? { move: 'had', said: words, time } : undefined;
  const isHeld = time !== '' || hasTime || postIn(words) !== '';
  return { move: isHeld ? 'role held' : 'role now', said, time };
}

/** "Post office clerk for fourteen years until the branch closed": a post and its time, whatever verb stands behind. */
export const isTimedPost = (text: string): boolean => isPost(POST_FOR.exec(text)?.groups?.['held'] ?? '');

/** A time by itself: "three summers and two winters"; else ''. */
export const timeAlone = (text: string): string => TIMES_ALONE.exec(text)?.groups?.['times'] ?? '';

const BEFORE_MOVES: Readonly<Record<string, string>> = {
  'role held': 'before as',
  'role past': 'before as',
  'role now': 'before as',
  'years in': 'before in',
};

/** What a fragment tells of somebody's work: a time, a post, a paper, with what limits it; verbs behind it are told apart. */
export function sayWork(text: string): Saying | undefined {
  const { first = '', last = '' } = BEFORE.exec(text)?.groups ?? {};
  if (first !== '' || last !== '') {
    const earlier = sayWork(first || last);
    const move = BEFORE_MOVES[earlier?.move ?? ''];
    return earlier && move !== undefined ? { ...earlier, move } : undefined;
  }
  const [, after = ''] = /^(?:and )?then (.+)$/i.exec(text) ?? [];
  if (after !== '') {
    const later = sayWork(after);
    const move = BEFORE_MOVES[later?.move ?? '']?.replace('before', 'then');
    return later && move !== undefined ? { ...later, move } : undefined;
  }
  const [own = '', list, other] = text.split(': ');
  const [head = '', ...parts] = own.split(BETWEEN).filter((part) => part.trim() !== '');
  const held = list === undefined ? sayHeld(text, head, parts) : undefined;
  if (held) return held;
  const isTime = (part: string) => timed(part).words === '' && timed(part).time !== '';
  const found = other === undefined ? headSaid(head, parts.some(isTime)) : undefined;
  if (!found) return undefined;
  let { time } = found;
  let said = '';
  const limits: string[] = [];
  const details: string[] = [];
  const lost: string[] = [];
  for (const part of [...parts, ...(list === undefined ? [] : [list])]) {
    const isPlaced = / (?:at|for|with|in) /.test(`${found.said}${said}`);
    const isName = /^(?:the )?\p{Lu}[\p{L}’'&.-]*(?: (?:(?:of|and|the|&) )*\p{Lu}[\p{L}’'&.-]*)*$/u.test(
      part,
    );
    const isApart = BEFORE.test(part) || SINCE_THEN.test(part);
    const next = isApart ? undefined : nextPost(part);
    if (isTime(part) && time === '') ({ time } = timed(part));
    else if (isName && details.length === 0 && (isPlaced || part.includes(' ')))
      said += isPlaced ? `, ${part}` : ` at ${part}`;
    else if (next !== undefined) limits.push(next);
    // Behind what is listed it belongs to the list: "groups of 12, in Norwegian, English and German".
    else if (isLimit(part) && details.length === 0) limits.push(`, ${part}`);
    else if (isApart || pieceOf(part).kind === 'verb') lost.push(part);
    else if (part !== list && !part.includes(' ') && details.length === 0) said += ` (${part})`;
    else details.push(part === list ? (closedList(part) ?? part) : inside(pieceOf(part)));
  }
  const place = said.includes(', ') && time !== '' && !time.startsWith(',') ? `${said},` : said;
  const behind = details.length > 0 ? `: ${details.join(', ')}` : '';
  const whole = `${found.said}${place}${time}${limits.join('')}`;
  const isEnded = /^(?: from|,)/.test(time) || / (?:until|till) /.test(time);
  const isOver = found.move === 'role held' && isEnded && !whole.includes(' since ');
  const isThen = found.move === 'role now' && limits.some((one) => one.includes(' as '));
  const move = isOver ? 'role past' : isThen ? 'role held' : found.move;
  return { move, slots: { said: `${whole}${behind}` }, lost };
}
