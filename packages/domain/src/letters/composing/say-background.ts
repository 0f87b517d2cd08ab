import { isVerbLed, readFragment } from '@candor/english';
import { listed } from './listed.ts';
import { inside, pieceOf, type Piece } from './piece.ts';
import { isBarePost, isPaper, isPost, postIn } from './post.ts';
import { isThing, saidApart } from './said-apart.ts';
import type { Saying } from './saying.ts';
import { withArticle } from '../letter-facts.ts';

const DEGREE =
  /^(?:an? )?(?:B\.?\s?(?:A|Sc|E|Ed|Eng|Tech|Com|Mus)\b|M\.?\s?(?:A|Sc|Ed|Eng|Tech|BA|Phil)\b|Ph\.?D|LL\.?[BM]|Diploma|NVQ|QQI|BTEC|GCSEs?|A[- ]levels?|Bachelor|Master)\b/i;
const SPAN =
  /^(?:the (?:last|past) )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+ty|several|many) (?:years?|months?|weeks?|seasons?|summers?|winters?) (?:at|in|with|on|as|for|of|\p{L}+ing)\b/iu;
const TIME_AS =
  /^(?<time>(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:years?|months?|seasons?|summers?)) (?<job>[\p{L} -]+)$/u;
const BEFORE_THAT = /^before (?:that|this),? (?<before>.+)$/i;
const POST_FOR =
  /^(?<post>(?:an? )?[\p{L}’' -]{3,40}?) (?:for )?(?<years>(?:\d+|two|three|four|five|six|seven|eight|nine|ten|\w+teen) years?)(?<rest>(?: (?:at|in|on|for|with|till|until) [^,;]+)?)$/iu;
const POST_DID = /^(?<post>[\p{L}][\p{L}’'. -]{2,60}?) ?(?: – |: )(?<did>.+)$/u;
const TIME_OF =
  /^(?<time>(?:\d+|two|three|four|five|six|seven|eight|nine|ten) years?) (?<at>[\p{L}][^,]*)$/iu;
const inYears = (time: string) =>
  /^1 |^one /i.test(time) ? `${time.replace(/s$/, '')}'s` : `${time.replace(/s$/, '')}s'`;

/** "front desk at Kits Optometry 2021 to now" */
const BARE_YEARS =
  /,? \(?(?:from )?(?<from>(?:19|20)\d\d) ?(?:-|–|to) ?(?<to>(?:19|20)\d\d|now|present|today|date)\)?$/i;

function withYears(text: string): string {
  const { from = '', to = '' } = BARE_YEARS.exec(text)?.groups ?? {};
  if (from === '') return text;
  return text.replace(BARE_YEARS, /^\d/.test(to) ? ` from ${from} to ${to}` : ` since ${from}`);
}

/** "final year of a degree", "ten week placement": things that English does not name without an article. */
function withItsArticle(thing: string): string {
  if (/^(?:final|first|second|third|last) /i.test(thing)) return `the ${thing}`;
  const [count, unit, head] = readFragment(thing)?.tokens ?? [];
  const isOfSize = count?.pos === 'number' && unit?.number === 'singular' && head?.number === 'singular';
  return isOfSize && head.pos === 'noun' ? withArticle(thing) : thing;
}

/** "Retail Assistant at Boots" is "a retail assistant at Boots". */
function postNamed(head: string, held: string): string {
  const isPlain = held.split(' ').every((word) => /^\p{Lu}?\p{Ll}+$/u.test(word));
  return withArticle(isPlain ? `${held.toLowerCase()}${head.slice(held.length)}` : head);
}

/** The post that a fragment's head tells of, as a move and what its frame is filled with. */
function postSaid(head: string): (Saying & { aside?: string }) | undefined {
  const { before = '' } = BEFORE_THAT.exec(head)?.groups ?? {};
  const earlier = before === '' ? undefined : postSaid(before);
  if (earlier?.move === 'role held') return { move: 'before as', slots: earlier.slots };
  if (earlier?.move === 'years in') return { move: 'before in', slots: earlier.slots };
  if (before !== '' && readFragment(before)?.finiteVerb === null)
    return { move: 'before', slots: { np: before } };
  if (/^[^,]*? (?:years?|months?|seasons?) of\b/i.test(head) && SPAN.test(head))
    return { move: 'years as', slots: { np: head } };
  if (SPAN.test(head)) return { move: 'years in', slots: { np: head } };
  const { time = '', job = '' } = TIME_AS.exec(head)?.groups ?? {};
  if (job !== '' && isPost(job)) return { move: 'years in', slots: { np: `${time} as ${withArticle(job)}` } };
  const { time: spent = '', at = '' } = TIME_OF.exec(head)?.groups ?? {};
  if (at !== '' && isThing(at))
    return { move: 'years as', slots: { np: `${inYears(spent)} experience` }, aside: at };
  const { post = '', years = '', rest = '' } = POST_FOR.exec(head)?.groups ?? {};
  if (post !== '' && isPost(post)) {
    return {
      move: 'years as',
      slots: { np: `${inYears(years)} experience as ${withArticle(post.replace(/^an? /i, ''))}${rest}` },
    };
  }
  const held = postIn(head);
  if (held !== '') return { move: 'role held', slots: { np: postNamed(head, held) } };
  const { post: role = '', did = '' } = POST_DID.exec(head)?.groups ?? {};
  const done = did === '' ? undefined : pieceOf(did);
  if (role !== '' && done?.kind === 'verb' && done.read && isVerbLed(done.read))
    return { move: 'work', slots: { verb: `${inside(done)} as ${role}` } };
  return undefined;
}

/** What a fragment tells of somebody's work: a post, papers, things that were done. */
export function sayBackground(typed: string, piece: Piece, move: string): Saying | undefined {
  const text = typed.replace(/^before:/i, 'before that');
  const apart = saidApart(text);
  // "MA Textiles, Bath Spa, 2025": of a degree, where and when.
  if (DEGREE.test(text)) {
    const asides = [...apart.things, ...apart.asides, ...apart.lost];
    return { move: 'degree', apart: { ...apart, things: [], asides, lost: [] }, slots: {} };
  }
  if (apart.head !== '' && [apart.head, ...apart.things].every(isPaper))
    return {
      move: 'degree',
      apart: { ...apart, head: paper(apart.head), things: apart.things.map(paper) },
      slots: {},
    };
  // "Barista, 6 years"
  if (apart.time !== '' && isBarePost(apart.head)) {
    const held = apart.head.toLowerCase();
    return { move: 'role held', apart: { ...apart, head: withArticle(held) }, slots: {} };
  }
  const head = withYears(apart.head);
  const post = head === '' ? undefined : postSaid(head);
  if (post?.move === 'work') return post;
  if (post) {
    const { move: ofPost, slots, aside } = post;
    const asides = aside === undefined ? apart.asides : [aside, ...apart.asides];
    const posts = apart.posts.map((one) => postNamed(one, postIn(one)));
    return { move: ofPost, slots, apart: { ...apart, head: slots['np'] ?? head, asides, posts } };
  }
  if (apart.lost.length > 0) return undefined;
  if (head === '' && apart.absences.length > 0 && apart.asides.length === 0)
    return { move, apart, slots: { verb: `have had ${listed(apart.absences)}` } };
  const isUnderstood = piece.kind !== 'other' || head.includes(': ');
  if (head !== '' && !(isUnderstood && isThing(head.replace(/: .*/s, '')))) return undefined;
  return { move, apart: { ...apart, head: withItsArticle(head) }, slots: {} };
}

/** A paper as a sentence names it: "a PCV licence"; several, and degrees, go without an article. */
export function paper(name: string): string {
  const isOne =
    isPaper(name) && readFragment(name)?.tokens.findLast(({ pos }) => pos === 'noun')?.number !== 'plural';
  return isOne && !DEGREE.test(name) && !/^(?:an?|the|my)\b/i.test(name) ? withArticle(name) : name;
}
