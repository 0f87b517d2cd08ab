import { readFragment } from '@candor/english';
import { withArticle } from '../letter-facts.ts';
import type { Piece } from './piece.ts';
import { isBarePost, isPaper, isPost, postIn } from './post.ts';
import { isThing, saidApart, saidTogether, type SaidApart } from './said-apart.ts';
import type { Saying } from './statement.ts';

const DEGREE =
  /^(?:an? )?(?:B\.?\s?(?:A|Sc|E|Ed|Eng|Tech|Com|Mus)\b|M\.?\s?(?:A|Sc|Ed|Eng|Tech|BA|Phil)\b|Ph\.?D|LL\.?[BM]|Diploma|NVQ|QQI|BTEC|GCSEs?|A[- ]levels?|Bachelor|Master)\b/i;
const UNIT = 'years?|months?|weeks?|seasons?|summers?|winters?';
const COUNT =
  '\\d+|(?:\\w+ty-)?(?:one|two|three|four|five|six|seven|eight|nine)|ten|\\w+teen|eleven|twelve|\\w+ty|several|many';
const SPAN = new RegExp(
  `^(?:the (?:last|past) )?(?:${COUNT}) (?:${UNIT}) (?:at|in|with|on|as|for|of|\\p{L}+ing)\\b`,
  'iu',
);
const TIME_ALONE = new RegExp(`^(?<time>(?:${COUNT}) (?:${UNIT}))$`, 'i');
const TIME_AS = new RegExp(`^(?<time>(?:${COUNT}) (?:${UNIT})) (?<job>[\\p{L} -]+)$`, 'iu');
const POST_FOR = new RegExp(
  `^(?<post>(?:an? )?[\\p{L}’' -]{3,40}?) (?:for )?(?<time>(?:${COUNT}) years?)(?<rest>(?: (?:at|in|on|for|with|till|until) [^,;]+)?)$`,
  'iu',
);
/** "two years' experience" */
const experience = (time: string) =>
  `${time.replace(/s$/, '')}${/^(?:1|one) /i.test(time) ? "'s" : "s'"} experience`;

/** "front desk at Kits Optometry 2021 to now" */
const BARE_YEARS =
  /,? \(?(?:from )?(?<from>(?:19|20)\d\d) ?(?:-|–|to) ?(?<to>(?:19|20)\d\d|now|present|today|date)\)?$/i;

function withYears(text: string): string {
  const { from = '', to = '' } = BARE_YEARS.exec(text)?.groups ?? {};
  if (from === '') return text;
  return text.replace(BARE_YEARS, /^\d/.test(to) ? ` from ${from} to ${to}` : ` since ${from}`);
}

/** "Retail Assistant at Boots" is "a retail assistant at Boots". */
function postNamed(head: string, held: string): string {
  const isPlain = held.split(' ').every((word) => /^\p{Lu}?\p{Ll}+$/u.test(word));
  return withArticle(isPlain ? `${held.toLowerCase()}${head.slice(held.length)}` : head);
}

/** "five years at Delta as fabric inspector" is as "a fabric inspector". */
function withPostNamed(head: string): string {
  const [before = '', job = ''] = head.split(/ as (?=[^,]*$)/);
  return /^(?!an? )\p{Ll}/u.test(job) && isPost(job) ? `${before} as ${withArticle(job)}` : head;
}

/** The post or time that a fragment's head tells of, as a move and the noun phrase of its frame. */
function postSaid(head: string): { move: string; np: string } | undefined {
  const { before = '' } = /^before(?: (?:that|this),?|:) (?<before>.+)$/i.exec(head)?.groups ?? {};
  if (before !== '') {
    const earlier = postSaid(before);
    if (earlier?.move === 'role held') return { move: 'before as', np: earlier.np };
    return earlier?.move === 'years in' ? { move: 'before in', np: earlier.np } : undefined;
  }
  if (new RegExp(`^[^,]*? (?:${UNIT}) of\\b`, 'i').test(head) && SPAN.test(head))
    return { move: 'years as', np: head };
  if (SPAN.test(head)) return { move: 'years in', np: withPostNamed(head) };
  const { time: alone = '' } = TIME_ALONE.exec(head)?.groups ?? {};
  if (alone !== '') return { move: 'years as', np: experience(alone) };
  const { time = '', job = '' } = TIME_AS.exec(head)?.groups ?? {};
  if (job !== '' && isPost(job)) return { move: 'years in', np: `${time} as ${withArticle(job)}` };
  const { post = '', time: years = '', rest = '' } = POST_FOR.exec(head)?.groups ?? {};
  if (post !== '' && isPost(post)) {
    const named = withArticle(post.replace(/^an? /i, ''));
    return { move: 'years as', np: `${experience(years)} as ${named}${rest}` };
  }
  const held = postIn(head);
  return held === '' ? undefined : { move: 'role held', np: postNamed(head, held) };
}

const saying = (move: string, apart: SaidApart, head: string): Saying => {
  const np = saidTogether({ ...apart, head });
  return { move, slots: { np, list: np }, lost: apart.lost };
};

/** What a fragment tells of somebody's work: a post, a time, papers; undefined where that is not plain. */
export function sayBackground(text: string, piece: Piece, move: string | undefined): Saying | undefined {
  const apart = saidApart(text.replace(/^before:/i, 'before that'));
  // "MA Textiles, Bath Spa, 2025": of a degree, where and when.
  if (DEGREE.test(text) && !/^(?:[Dd]iploma|[Mm]aster|[Bb]achelor) (?!in |of |\p{Lu})/u.test(apart.head)) {
    const asides = [...apart.asides, ...apart.lost];
    return saying('degree', { ...apart, asides, lost: [] }, degree(apart.head));
  }
  if (!DEGREE.test(text) && isPaper(apart.head) && apart.lost.every(isPaper))
    return saying('degree', { ...apart, lost: [] }, [apart.head, ...apart.lost].map(paper).join(' and '));
  // "Barista, 6 years"
  if (apart.time !== '' && isBarePost(apart.head))
    return saying('role held', apart, withArticle(apart.head.toLowerCase()));
  const post = postSaid(withYears(apart.head));
  if (post) return saying(post.move, apart, post.np);
  const isUnderstood = piece.kind === 'gerund' && piece.read?.isCertain === true && isThing(apart.head);
  return move !== undefined && isUnderstood ? saying(move, apart, apart.head) : undefined;
}

/** A paper as a sentence names it: "a PCV licence"; several, and degrees, go without an article. */
export function paper(name: string): string {
  const isOne =
    isPaper(name) && readFragment(name)?.tokens.findLast(({ pos }) => pos === 'noun')?.number !== 'plural';
  return isOne && !DEGREE.test(name) && !/^(?:an?|the|my)\b/i.test(name) ? withArticle(name) : name;
}

const SUBJECT_BEHIND = /^(?<degree>\p{Lu}\p{L}*\p{Lu}\p{L}*) (?=\p{Lu}\p{Ll})(?!.* in )/u;
const WITH_ARTICLE = /^(?:\p{Lu}\p{L}*\p{Lu}\p{L}*|Master|Bachelor|Diploma|Certificate|Associate)\b/u;

/** "MSc Statistics" is "an MSc in Statistics", "NVQ Level 3 in Plumbing" and "Diploma in Nursing" take their article. */
export function degree(name: string): string {
  const said = name.replace(SUBJECT_BEHIND, '$<degree> in ');
  return WITH_ARTICLE.test(said) ? withArticle(said) : said;
}
