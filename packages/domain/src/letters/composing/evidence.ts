import { readEnglish, type Sentence, type Token } from '@candor/english';
import { PRESENT } from '../../cv/index.ts';
import { hasFigure } from '../../writing/index.ts';
import { inSentence, named, withArticle, type LetterFacts } from '../letter-facts.ts';
import type { Wish } from './said-to-the-tool.ts';
import { areVerbs, bulletTold } from './bullet-told.ts';
import type { Framing } from './frames/frame-for.ts';
import { framed, present, shareSaid, stemsOf, type Statement } from './statement.ts';
import type { ToldSoFar } from './voice.ts';

/** What a bullet of the CV can tell behind "I". */
interface Evidence {
  text: string;
  job: number;
  weight: number;
  /** The advert or the person asks for it, or it has a figure. */
  isToPoint: boolean;
}

const RESULT = 2;
/** What the person asks to be told goes before all else. */
const ASKED = 100;

/** What the CV's bullets tell, by how many words of what is wanted they share, by results, and the newest first. */
function weighed({ cv, request }: LetterFacts, wishes: readonly Wish[]): Evidence[] {
  const wanted = stemsOf(request.jobDescription || `${request.jobTitle} ${request.motivation}`);
  const about = (kind: Wish['kind']) =>
    new Set(
      wishes.flatMap((wish) => (wish.kind === kind && 'about' in wish ? [...stemsOf(wish.about)] : [])),
    );
  const [mention, unwanted] = [about('mention'), about('leave out')];
  return cv.experience.flatMap((job, at) => {
    const isAmongVerbs = areVerbs(job.bullets);
    return job.bullets.flatMap((bullet): Evidence[] => {
      const text = bulletTold(bullet, job.end === PRESENT, isAmongVerbs);
      const stems = stemsOf(text ?? '');
      if (text === undefined || text.length > 200 || !stems.isDisjointFrom(unwanted)) return [];
      const shared = stems.intersection(wanted).size;
      const isAsked = !mention.isDisjointFrom(stems.union(stemsOf(`${job.position} ${job.company}`)));
      const result = hasFigure(text) ? RESULT : 0;
      const weight = shared + result + Math.max(0, 1 - at / 2) + (isAsked ? ASKED : 0);
      return [{ text, job: at, weight, isToPoint: shared > 0 || isAsked || result > 0 }];
    });
  });
}

/** Of the newest post and of each one before it. */
const MOST_OF_NEWEST = 5;
const MOST_OF_EARLIER = 2;
const MOST = 8;
/** What is not to the point is told of the post before the newest alone, and of so many words. */
const LEAST_WORDS = 6;
/** What shares this much of its words with the letter is told already. */
const SAID = 0.5;

/** "The cradle for the ketch": two things that one sentence of the person's own names are those same two, whatever else is said of them. */
function isToldOf(text: string, own: readonly Sentence[]): boolean {
  const things = readEnglish(text).sentences.flatMap(({ tokens }) => thingsIn(tokens));
  return own.some(({ tokens }) => new Set(things).intersection(new Set(thingsIn(tokens))).size > 1);
}

const thingsIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ pos, number, lemma }) => (pos === 'noun' && number === 'singular' ? [lemma] : []));

/** What the CV can tell beyond the fields, one group for each post in the CV's order. Of earlier posts only what is to the point. */
export function evidenceOfCv(
  facts: LetterFacts,
  framing: Framing,
  wishes: readonly Wish[],
  { said, before, own, room }: ToldSoFar,
): Statement[][] {
  const heard = new Set(said);
  const ownSentences = readEnglish(own).sentences;
  const chosen: Evidence[] = [];
  let words = 0;
  for (const one of weighed(facts, wishes).toSorted((a, b) => b.weight - a.weight)) {
    const most = one.job > 0 ? MOST_OF_EARLIER : MOST_OF_NEWEST;
    const isFull = chosen.filter(({ job }) => job === one.job).length >= most;
    if (chosen.length >= MOST || words >= room) break;
    if (
      isFull ||
      (one.job > 0 && !one.isToPoint && (one.job > 1 || one.text.split(' ').length < LEAST_WORDS)) ||
      shareSaid(one.text, heard) >= SAID ||
      isToldOf(one.text, ownSentences)
    )
      continue;
    chosen.push(one);
    words += one.text.split(' ').length + 5;
    for (const stem of stemsOf(one.text)) heard.add(stem);
  }
  // Room left, an earlier post of the kind that is sought and that nothing tells of is named, without its bullets.
  const sought = stemsOf(facts.request.jobTitle);
  const toldOf = stemsOf(own);
  const isNamed = (job: number) => {
    const post = stemsOf(facts.cv.experience[job]?.position ?? '');
    return job > 0 && words < room && !post.isDisjointFrom(sought) && post.isDisjointFrom(toldOf);
  };
  return facts.cv.experience.flatMap((_entry, job) => {
    const of = chosen.filter((one) => one.job === job);
    return of.length > 0 || isNamed(job) ? [ofJob(facts, framing, job, of, before, own)] : [];
  });
}

/** One post: its clauses, what has a figure first; else that it was held. */
function ofJob(
  { cv }: LetterFacts,
  framing: Framing,
  job: number,
  evidence: readonly Evidence[],
  before: string,
  own: string,
): Statement[] {
  const entry = cv.experience[job];
  if (!entry) return [];
  const [lead, ...rest] = evidence
    .map(({ text }) => text)
    .toSorted((a, b) => Number(/\d/.test(b)) - Number(/\d/.test(a)));
  const at = companyOf(entry.company);
  const isTold = at !== '' && before.includes(at);
  const isNamed = at !== '' && own.includes(at);
  const isSame = job > 0 && cv.experience[0]?.company === entry.company;
  const isPlainTitle = /^\p{L}[\p{L} -]{2,40}$/u.test(entry.position);
  const slots = { at, as: isTold || isNamed || !isPlainTitle ? '' : articled(entry.position) };
  const isOver = entry.end !== PRESENT;
  const say = (moves: readonly string[], more: Record<string, string>) =>
    moves.map((move) => framed(move, framing, { ...slots, ...more })).find((one) => one);
  // Nothing but the newest post can do without its name: "I" alone would tell it of another.
  const moves = isTold ? ['work there'] : job > 0 && isOver ? ['work earlier'] : ['work at'];
  const opening =
    lead === undefined ? undefined : say([...moves, ...(job > 0 ? [] : ['work'])], { verb: lead });
  if (opening)
    return present([
      opening,
      ...rest.map((verb, count) => framed(count === 0 ? 'work also' : 'work', framing, { verb })),
    ]);
  const [from = '', to = ''] = [entry.start, entry.end].map((day) => /\b(?:19|20)\d\d\b/.exec(day)?.[0]);
  const isPast = job > 0 && isOver && !isSame && !isTold && !isNamed;
  return isPast ? present([say(['work past'], { from, to })]) : [];
}

/** "McAllister Roofing (self-employed)": what is in brackets is no part of the name; who is their own, or nobody's firm, has none. */
function companyOf(typed: string): string {
  const company = inSentence(named(typed));
  return /^(?:[Ff]reelance|[Ss]elf[- ]employed|[Oo]wn (?:name|account|business)|\p{Ll}(?!he ))/u.test(company)
    ? ''
    : company;
}

function articled(position: string): string {
  const isPlain = position.split(/[\s-]/).every((word) => /^\p{Lu}?\p{Ll}+$/u.test(word));
  return withArticle(isPlain ? position.toLowerCase() : position);
}
