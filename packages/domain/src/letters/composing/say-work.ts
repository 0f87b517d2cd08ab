import { meaningsOf, readFragment } from '@candor/english';
import { withArticle } from '../letter-facts.ts';
import { isPaper, isPost, postIn } from '@candor/english/posts';
import type { Saying } from './statement.ts';

const UNIT = 'years?|months?|weeks?|seasons?|summers?|winters?';
const COUNT =
  '\\d+|(?:\\w+ty-)?(?:one|two|three|four|five|six|seven|eight|nine)|ten|\\w+teen|eleven|twelve|\\w+ty|several|many';
const TIME = `(?:(?:about|around|over|nearly|almost) )?(?:${COUNT}) (?:${UNIT})`;
const SPAN = new RegExp(
  `^(?:the (?:last|past) )?${TIME} (?<link>at|in|with|on|as|for|of|\\p{L}+ing)\\b`,
  'iu',
);
const TIME_ALONE = new RegExp(`^(?:for )?(?<time>${TIME})$`, 'i');
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
const DEGREE =
  /^(?:an? )?(?:B\.?\s?(?:A|Sc|E|Ed|Eng|Tech|Com|Mus)\b|M\.?\s?(?:A|Sc|Ed|Eng|Tech|BA|Phil)\b|Ph\.?D|LL\.?[BM]|NVQ|BTEC|(?:Diploma|Bachelor|Master) (?:in|of)\b)/i;

/** How long or when, where words tell nothing else: "for two years", "since 2021"; else ''. */
function timeIn(part: string): string {
  const { from = '', to } = YEARS.exec(part)?.groups ?? {};
  if (from !== '' && to !== undefined) return /^\d/.test(to) ? `from ${from} to ${to}` : `since ${from}`;
  if (from !== '') return /^\(?since/i.test(part) ? `since ${from}` : '';
  const { time = '' } = TIME_ALONE.exec(part)?.groups ?? {};
  return time === '' ? '' : `for ${time}`;
}

/** "120 rooms", "Iceland and the Barents": a count, or places. */
function isAside(part: string): boolean {
  const [first, second, ...more] = readFragment(part)?.tokens ?? [];
  const isCount =
    first?.pos === 'number' && /^(?:noun|adjective)$/.test(second?.pos ?? '') && more.length <= 3;
  return isCount || (/\p{Lu}\p{Ll}/u.test(part) && /^(?:(?:\p{Lu}\S*|and|the|of) ?)+$/u.test(part));
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
  const isSome = first?.pos === 'number' && second?.text === 'of';
  return (
    !isFinite &&
    (isPartOfTime || isLed || isSome || (first?.pos === 'preposition' && first.lemma !== 'before'))
  );
}

/** "Retail Assistant at Boots" is "a retail assistant at Boots". */
function postNamed(text: string, post: string): string {
  const isPlain = post.split(' ').every((word) => /^\p{Lu}?\p{Ll}+$/u.test(word));
  return withArticle(isPlain ? `${post.toLowerCase()}${text.slice(post.length)}` : text);
}

/** "sergeant from 2006" behind a time there: "from 2006 as a sergeant". */
function postSince(part: string): string {
  const { post = '', since = '' } =
    /^(?<post>[\p{L} -]+?) (?<since>(?:from|since) \d{4})$/u.exec(part)?.groups ?? {};
  return post !== '' && isPost(post) ? `${since} as ${withArticle(post)}` : '';
}

/** The head of a fragment: a time somewhere, a post held, a thing had since then; undefined where it is not plain. */
function headSaid(head: string, hasTime: boolean): { move: string; said: string } | undefined {
  const { link = '' } = SPAN.exec(head)?.groups ?? {};
  const [before = '', job = ''] = head.split(/ as (?=[^,]*$)/);
  const named = /^(?!an? )\p{Ll}/u.test(job) && isPost(job) ? `${before} as ${withArticle(job)}` : head;
  if (link !== '') return { move: link === 'of' ? 'years as' : 'years in', said: named };
  if (TIME_ALONE.test(head))
    return {
      move: 'years as',
      said: `${head.replace(/s$/, '')}${/^(?:1|one) /i.test(head) ? "'s" : "s'"} experience`,
    };
  const { held = '', years = '', rest = '' } = POST_FOR.exec(head)?.groups ?? {};
  if (held !== '' && isPost(held))
    return { move: 'role held', said: `${postNamed(held, held)} for ${years}${rest}` };
  const post = postIn(head) || (isPost(head) && hasTime ? head : '');
  if (post !== '') return { move: 'role held', said: postNamed(head, post) };
  const { since = '', long = '' } = /^(?<long>[\p{L} -]+?) (?<since>since .+)$/u.exec(head)?.groups ?? {};
  if (SINCE.test(since) && isPost(long))
    return { move: 'role held', said: `${postNamed(long, long)} ${since}` };
  // "barista, 6 years": a word that no dictionary has is what one is for so long.
  if (hasTime && /^\p{L}{4,}$/u.test(head) && meaningsOf(head.toLowerCase()).length === 0)
    return { move: 'role held', said: postNamed(head, head) };
  return /^an? /i.test(long) && SINCE.test(since) ? { move: 'had', said: head } : undefined;
}

/** A paper as a sentence names it: "a PCV licence"; several, and degrees, go without an article. */
export function paper(name: string): string {
  const isOne =
    isPaper(name) && readFragment(name)?.tokens.findLast(({ pos }) => pos === 'noun')?.number !== 'plural';
  return isOne && !DEGREE.test(name) && !/^(?:an?|the|my)\b/i.test(name) ? withArticle(name) : name;
}

/** "MSc Statistics" is "an MSc in Statistics", "NVQ Level 3 in Plumbing" and "Diploma in Nursing" take their article. */
export function degree(name: string): string {
  const said = name.replace(
    /^(?<degree>\p{Lu}\p{L}*\p{Lu}\p{L}*) (?=\p{Lu}\p{Ll})(?!.* in )/u,
    '$<degree> in ',
  );
  return /^(?:\p{Lu}\p{L}*\p{Lu}\p{L}*|Master|Bachelor|Diploma|Certificate|Associate)\b/u.test(said)
    ? withArticle(said)
    : said;
}

/** What a fragment tells of somebody's work: a time, a post, a paper, with what limits it; what it cannot hold is lost. */
export function sayWork(text: string): Saying | undefined {
  const { before = '' } = /^before(?: (?:that|this),?|:) (?<before>.+)$/i.exec(text)?.groups ?? {};
  if (before !== '') {
    const earlier = sayWork(before);
    const move = earlier && { 'role held': 'before as', 'years in': 'before in' }[earlier.move];
    return move === undefined ? undefined : { ...earlier, move, slots: earlier?.slots ?? {} };
  }
  const [head = '', ...parts] = text
    .split(PART)
    .flatMap((part) => {
      const { years = '' } = YEARS_BEHIND.exec(part)?.groups ?? {};
      return years === '' ? [part] : [part.replace(YEARS_BEHIND, ''), years];
    })
    .filter((part) => part !== '');
  if (DEGREE.test(text))
    return parts.length > 2
      ? undefined
      : {
          move: 'degree',
          slots: { list: `${degree(head)}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}` },
        };
  if ([head, ...parts].every(isPaper))
    return { move: 'degree', slots: { list: [head, ...parts].map(paper).join(' and ') } };
  const [own = '', ...of] = text.split(': ');
  if (of.length === 1) {
    const post = sayWork(own);
    return post && { ...post, slots: { said: `${post.slots['said'] ?? ''}: ${of[0] ?? ''}` } };
  }
  const time = parts.map(timeIn).find((one) => one !== '') ?? '';
  const found = headSaid(head, time !== '');
  if (!found) return undefined;
  const isTimed = /\b(?:for|since|from|until|till) /.test(head);
  const rest = parts.filter((one) => timeIn(one) === '' || timeIn(one) !== time);
  const asides = rest.filter(isAside);
  const limits = rest.filter((part) => !isAside(part) && isLimit(part));
  const posts = rest.map(postSince);
  const lost = rest.filter(
    (part, at) => !asides.includes(part) && !limits.includes(part) && posts[at] === '',
  );
  const behind = asides.length > 0 ? ` (${asides.join(', ')})` : '';
  const timed = `${found.said}${time === '' || isTimed ? '' : ` ${time}`}${behind}`;
  const said = [timed, ...posts.filter((one) => one !== ''), ...limits].join(', ');
  return { move: found.move, slots: { said }, lost };
}
