import { closedList, meaningsOf, readFragment } from '@candor/english';
import { isPost, postIn } from '@candor/english/posts';
import { withArticle } from '../letter-facts.ts';
import { sayHeld } from './papers.ts';
import { pieceOf } from './piece.ts';
import type { Saying } from './statement.ts';

const UNIT = 'years?|months?|weeks?|seasons?|summers?|winters?';
const COUNT =
  '\\d+|(?:\\w+ty-)?(?:one|two|three|four|five|six|seven|eight|nine)|ten|\\w+teen|eleven|twelve|\\w+ty|several|many';
const TIME = `(?:(?:about|around|over|nearly|almost) )?(?:${COUNT}) (?:${UNIT})`;
const SPAN = new RegExp(
  `^(?:the (?:last|past) )?${TIME} (?<link>at|in|with|on|as|for|of|\\p{L}+ing)\\b(?=.)`,
  'iu',
);
const TIME_ALONE = new RegExp(`^(?:for )?(?<time>${TIME}(?: \\([^()]+\\))?)$`, 'i');
const POST_FOR = new RegExp(
  `^(?<held>[\\p{L}’' -]{3,40}?) (?:for )?(?<years>${TIME})(?<rest>(?: (?:at|in|on|with|till|until) [^,;]+)?)$`,
  'iu',
);
const YEARS =
  /^\(?(?:from |since )?(?<from>(?:19|20)\d\d)(?: ?(?:-|–|to|until) ?(?<to>(?:19|20)\d\d|now|present|today|date))?\)?$/i;
const YEARS_BEHIND =
  / \(?(?:from )?(?<years>(?:19|20)\d\d ?(?:-|–|to|until) ?(?:(?:19|20)\d\d|now|present|today|date))\)?$/i;
const SINCE = /^(?:since|from) (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d$/u;
const PART = /,(?!\d{3})(?![^(]*\))\s*/;
/** "Before that, two years as a carer", "commis at the Swan before that" */
const BEFORE = /^before(?: (?:that|this),?|:) (?<first>.+)$|^(?<last>[^,]+?),? before (?:that|this)$/i;

/** How long or when, where words tell nothing else: "for two years", "since 2021"; else ''. */
function timeIn(part: string): string {
  const { from = '', to } = YEARS.exec(part)?.groups ?? {};
  if (from !== '' && to !== undefined) return /^\d/.test(to) ? `from ${from} to ${to}` : `since ${from}`;
  if (from !== '') return /^\(?since/i.test(part) ? `since ${from}` : '';
  const { time = '' } = TIME_ALONE.exec(part)?.groups ?? {};
  return time === '' ? '' : `for ${time}`;
}

/** "120 rooms", "Iceland and the Barents", "sash windows and stairs": things and places, which may stand in brackets. */
function isAside(part: string): boolean {
  const read = readFragment(part);
  const [first, second, ...more] = read?.tokens ?? [];
  const isCount =
    first?.pos === 'number' && /^(?:noun|adjective)$/.test(second?.pos ?? '') && more.length <= 3;
  const arePlaces = /\p{Lu}\p{Ll}/u.test(part) && /^(?:(?:\p{Lu}\S*|and|the|of) ?)+$/u.test(part);
  const areThings =
    read?.kind === 'noun' &&
    read.isCertain &&
    first?.pos !== 'number' &&
    read.tokens.at(-1)?.number === 'plural' &&
    !isPost(part);
  return isCount || arePlaces || areThings;
}

/** "mostly nights", "the last six as a head porter", "three of them in Leeds": it limits what it follows. */
function isLimit(part: string): boolean {
  const tokens = readFragment(part)?.tokens ?? [];
  const [first, second, third] = tokens;
  const isFinite = tokens.some(
    ({ pos, form, isCertain }) => pos === 'auxiliary' || (pos === 'verb' && isCertain && form === 'past'),
  );
  const isPartOfTime =
    first?.lemma === 'the' && /^(?:last|first)$/.test(second?.lemma ?? '') && third?.pos === 'number';
  const isLed = first?.pos === 'adverb' && first.text.endsWith('ly');
  const isSome = first?.pos === 'number' && second?.pos === 'preposition';
  return (
    !isFinite &&
    (isPartOfTime || isLed || isSome || (first?.pos === 'preposition' && first.lemma !== 'before'))
  );
}

/** "Retail Assistant at Boots" is "a retail assistant at Boots". */
function postNamed(text: string, post: string): string {
  const isPlain = post.split(/[ -]/).every((word) => /^\p{Lu}?\p{Ll}+$/u.test(word));
  const named = isPlain ? `${post.toLowerCase()}${text.slice(post.length)}` : text;
  return named.startsWith('head of ') ? named : withArticle(named);
}

/** "sergeant from 2006" behind a time there: "from 2006 as a sergeant". */
function postSince(part: string): string {
  const { post = '', since = '' } =
    /^(?<post>[\p{L} -]+?) (?<since>(?:from|since) \d{4})$/u.exec(part)?.groups ?? {};
  const [, next = ''] = /^then (.+)$/.exec(part) ?? [];
  if (isPost(next)) return `then as ${withArticle(next)}`;
  return post !== '' && isPost(post) ? `${since} as ${withArticle(post)}` : '';
}

/** The head of a fragment: a time somewhere, a post held, a thing had since then; undefined where it is not plain. */
function headSaid(head: string, hasTime: boolean): { move: string; said: string } | undefined {
  const { link = '' } = SPAN.exec(head)?.groups ?? {};
  const [before = '', job = ''] = head.split(/ as (?=[^,]*$)/);
  const { title = '' } = /^(?<title>.+?)(?: (?:at|in|with|for) .*)?$/.exec(job)?.groups ?? {};
  const named = /^(?!an? )\p{Ll}/u.test(job) && isPost(title) ? `${before} as ${withArticle(job)}` : head;
  if (link !== '') return { move: link === 'of' ? 'years as' : 'years in', said: named };
  if (TIME_ALONE.test(head))
    return {
      move: 'years as',
      said: `${head.replace(/s$/, '')}${/^(?:1|one) /i.test(head) ? "'s" : "s'"} experience`,
    };
  const { held = '', years = '', rest = '' } = POST_FOR.exec(head)?.groups ?? {};
  if (held !== '' && isPost(held))
    return { move: 'role held', said: `${postNamed(held, held)} for ${years}${rest}` };
  const isBare = hasTime || !/\d| (?:of|from|to|by) /.test(head);
  const post = postIn(head) || (isBare && isPost(head) ? head : '');
  const isAdjective =
    !head.includes(' ') && meaningsOf(head.toLowerCase()).some(({ pos }) => pos === 'adjective');
  if (post !== '' && !isAdjective)
    return { move: post !== head || hasTime ? 'role held' : 'role now', said: postNamed(head, post) };
  const { since = '', long = '' } = /^(?<long>[\p{L} -]+?) (?<since>since .+)$/u.exec(head)?.groups ?? {};
  if (SINCE.test(since) && isPost(long))
    return { move: 'role held', said: `${postNamed(long, long)} ${since}` };
  // "barista, 6 years": a word that no dictionary has is what one is for so long.
  if (hasTime && /^\p{L}{4,}$/u.test(head) && meaningsOf(head.toLowerCase()).length === 0)
    return { move: 'role held', said: postNamed(head, head) };
  return /^an? /i.test(long) && SINCE.test(since) ? { move: 'had', said: head } : undefined;
}

/** "Post office clerk for fourteen years until the branch closed": a post and its time, whatever verb stands behind. */
export const isTimedPost = (text: string): boolean => isPost(POST_FOR.exec(text)?.groups?.['held'] ?? '');

/** What a fragment tells of somebody's work: a time, a post, a paper, with what limits it; what it cannot hold is lost. */
export function sayWork(text: string): Saying | undefined {
  const { first = '', last = '' } = BEFORE.exec(text)?.groups ?? {};
  if (first !== '' || last !== '') {
    const earlier = sayWork(first || last);
    const move =
      earlier &&
      {
        'role held': 'before as',
        'role past': 'before as',
        'role now': 'before as',
        'years in': 'before in',
      }[earlier.move];
    return move === undefined ? undefined : { ...earlier, move, slots: earlier?.slots ?? {} };
  }
  const [head = '', ...parts] = text
    .split(PART)
    .flatMap((part) => {
      const { years = '' } = YEARS_BEHIND.exec(part)?.groups ?? {};
      return years === '' ? [part] : [part.replace(YEARS_BEHIND, ''), years];
    })
    .filter((part) => part !== '');
  const held = sayHeld(text, head, parts);
  if (held) return held;
  const [own = '', of, other] = text.split(': ');
  if (of !== undefined && other === undefined) {
    const post = sayWork(own);
    // "five years as an engineer: ran trials, wrote instructions"
    if (post && pieceOf(of).kind === 'verb') return { ...post, lost: [...(post.lost ?? []), of] };
    return post && { ...post, slots: { said: `${post.slots['said'] ?? ''}: ${closedList(of) ?? of}` } };
  }
  const time = parts.map(timeIn).find((one) => one !== '') ?? '';
  const found = headSaid(head, time !== '');
  if (!found) return undefined;
  const isTimed = /\b(?:for|since|from|until|till) /.test(head);
  const rest = parts.filter((one) => timeIn(one) === '' || timeIn(one) !== time);
  const limits = rest.filter(isLimit);
  const asides = rest.filter((part) => !limits.includes(part) && isAside(part));
  const posts = rest.map(postSince);
  const lost = rest.filter(
    (part, at) => !asides.includes(part) && !limits.includes(part) && posts[at] === '',
  );
  const behind = asides.length > 0 ? ` (${asides.join(', ')})` : '';
  const timed = `${found.said}${time === '' || isTimed ? '' : ` ${time}`}${behind}`;
  const said = [timed, ...posts.filter((one) => one !== ''), ...limits].join(', ');
  const isOver = found.move === 'role held' && / (?:until|till|from \d{4} to \d{4})\b/.test(said);
  const isThen = found.move === 'role now' && posts.some((one) => one !== '');
  return { move: isOver ? 'role past' : isThen ? 'role held' : found.move, slots: { said }, lost };
}
