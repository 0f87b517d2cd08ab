import { isVerbLed, readFragment } from '@candor/english';
import { withArticle } from '../letter-facts.ts';
import type { Slots } from '../letter-facts.ts';
import { inside, isAdjectiveLed, pieceOf, type Piece } from './piece.ts';

/** A move and what its frame is filled with. */
export interface Saying {
  move: string;
  slots: Slots;
  /** Typed words that the saying leaves out. */
  left?: string;
}

/** Which frames a field's fragments may go into, by what they are; a kind that is left out has none. */
export interface FieldFrames {
  noun?: string;
  gerund?: string;
  clause?: string;
  /** Behind a colon anything can stand. */
  any?: string;
}

const DEGREE =
  /^(?:an? )?(?:B\.?\s?(?:A|Sc|E|Ed|Eng|Tech|Com|Mus)\b|M\.?\s?(?:A|Sc|Ed|Eng|Tech|BA|Phil)\b|Ph\.?D|LL\.?[BM]|Diploma|NVQ|QQI|BTEC|GCSEs?|A[- ]levels?|Bachelor|Master)\b/i;
const SPAN =
  /^(?:the (?:last|past) )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+ty|several|many) (?:years?|months?|weeks?|seasons?|summers?|winters?) (?:at|in|with|on|as|for|of)\b/i;
const TIME_AS =
  /^(?<time>(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:years?|months?|seasons?|summers?)) (?<job>[\p{L} -]+)$/u;
const BEFORE_THAT = /^before (?:that|this),? (?<before>.+)$/i;
const POST_FOR =
  /^(?<post>(?:an? )?[\p{L}’' -]{3,40}?) (?:for )?(?<years>(?:\d+|two|three|four|five|six|seven|eight|nine|ten|\w+teen) years?)(?<rest>(?: (?:at|in|on|for|with|till|until) [^,;]+)?)(?<more>,.*)?$/iu;
const POST_DID = /^(?<post>[\p{L}][\p{L}’'. -]{2,60}?) ?(?: – |: )(?<did>.+)$/u;

/** What stands behind the first comma as an aside: "two seasons at a farm (4 acres, 110 boxes a week)". */
export function withAside(text: string, isListToo = false): string {
  const at = text.search(/,(?![^(]*\))/);
  if (at < 0) return text;
  const [head, tail] = [text.slice(0, at), text.slice(at + 1).trim()];
  const isFlat = tail
    .split(/,\s*/)
    .every((one) => (readFragment(one)?.finiteVerb ?? null) === null && !/^(?:and|or|but)\b/.test(one));
  const isList = !isFlat || /[()]/.test(text) || (!isListToo && /\band\b/.test(tail));
  return isList ? text : `${head} (${tail})`;
}

/** "Organised the fête, 1,800 visitors": a figure that was put behind a comma is an aside. */
function verbText(piece: Piece): string {
  const text = inside(piece);
  return /, (?:\d|about|around|some|over)/.test(text) ? withAside(text) : text;
}

/** How a fragment is said, or undefined where it is not understood and no frame can hold it. */
export function sayFragment(piece: Piece, frames: FieldFrames, verb: string): Saying | undefined {
  const text = inside(piece);
  if (verb === 'work' && isAdjectiveLed(piece)) return { move: verb, slots: { verb: `am ${text}` } };
  const listed = frames.any === undefined ? undefined : { move: frames.any, slots: { list: text } };
  switch (piece.kind) {
    case 'verb': {
      if (piece.read && isVerbLed(piece.read)) return { move: verb, slots: { verb: verbText(piece) } };
      return verb === 'they' ? { move: 'they', slots: { verb: text } } : listed;
    }
    case 'clause':
      return frames.clause === undefined ? listed : { move: frames.clause, slots: { clause: text } };
    case 'gerund':
      return frames.gerund === undefined ? listed : { move: frames.gerund, slots: { gerund: text } };
    case 'list':
    case 'noun':
    case 'other':
      return sayNoun(piece, frames) ?? sayPerfect(piece, verb) ?? listed;
    default:
      return undefined;
  }
}

/** "been a customer for years" */
function sayPerfect({ tokens, text }: Piece, verb: string): Saying | undefined {
  const isBeen = tokens[0]?.lemma === 'be' && tokens[0]?.form === 'pastParticiple';
  return isBeen && verb !== 'they'
    ? { move: verb, slots: { verb: `have ${text.charAt(0).toLowerCase()}${text.slice(1)}` } }
    : undefined;
}

function sayNoun(piece: Piece, frames: FieldFrames): Saying | undefined {
  const text = inside(piece);
  const isBackground = frames.noun === 'background noun' || frames.noun === 'result noun';
  if (isBackground) {
    if (DEGREE.test(text)) return { move: 'degree', slots: { list: withAside(text) } };
    if (/^[^,]*? (?:years?|months?|seasons?) of\b/i.test(text) && SPAN.test(text))
      return { move: 'years as', slots: { np: withAside(text) } };
    if (SPAN.test(text)) return { move: 'years in', slots: { np: withAside(text, true) } };
    const { time = '', job = '' } = TIME_AS.exec(text)?.groups ?? {};
    if (job !== '' && isPost(job))
      return { move: 'years in', slots: { np: `${time} as ${withArticle(job)}` } };
    const [held = ''] = /^[\p{L}’' -]{3,40}?(?= (?:for|at|in|with|on) )/u.exec(text) ?? [];
    if (held !== '' && isPost(held)) return { move: 'role held', slots: { np: withArticle(text) } };
    const { before = '' } = BEFORE_THAT.exec(text)?.groups ?? {};
    if (before !== '' && readFragment(before)?.finiteVerb === null)
      return { move: 'before', slots: { np: before } };
    const { post = '', years = '', rest = '', more = '' } = POST_FOR.exec(text)?.groups ?? {};
    if (post !== '' && isPost(post))
      return {
        move: 'years as',
        slots: {
          np: `${years.replace(/s$/, "s'").replace(/year$/, "year's")} experience as ${withArticle(post.replace(/^an? /i, ''))}${rest}`,
        },
        ...(more === '' ? {} : { left: more.replace(/^,\s*/, '') }),
      };
    const { post: role = '', did = '' } = POST_DID.exec(text)?.groups ?? {};
    const done = did === '' ? undefined : pieceOf(did);
    if (role !== '' && done?.kind === 'verb' && done.read && isVerbLed(done.read))
      return { move: 'work', slots: { verb: `${inside(done)} as ${role}` } };
  }
  if (frames.noun === undefined || piece.kind === 'other') return undefined;
  if (isBackground) return { move: frames.noun, slots: { np: withAside(text) } };
  // What is liked or left for must be able to stand as a thing: "your work with refugees".
  const [first] = piece.tokens;
  const isTold = /^(?:how|what|why)$/i.test(first?.text ?? '');
  const isThing = isTold || first?.pos === 'determiner' || first?.isName === true;
  if (isThing && (first?.isCertain || piece.read?.isCertain))
    return { move: frames.noun, slots: { np: text } };
  return undefined;
}

// How English ends words for people by what they do.
const AGENT =
  /(?:er|or|ist|ant|ent|ian|man|woman|person|keeper|hand|guard|maid|smith|wright|nurse|chef|cook|clerk|lead)s?$/i;

/** Whether words name a post: a noun phrase of one to four words without figure or article, for a person. */
function isPost(text: string): boolean {
  const read = readFragment(text);
  return (
    read?.kind === 'noun' && read.tokens.length <= 4 && read.tokens.at(-1)?.pos === 'noun' && AGENT.test(text)
  );
}
