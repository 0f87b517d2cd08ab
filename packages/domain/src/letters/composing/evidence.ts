import { meaningsOf } from '@candor/english';
import { PRESENT } from '../../cv/index.ts';
import { hasFigure } from '../../writing/index.ts';
import { inSentence, named, withArticle, type LetterFacts } from '../letter-facts.ts';
import type { Wish } from './asides.ts';
import { isWithoutArticle } from './brought.ts';
import { areVerbs, bulletTold } from './bullet-told.ts';
import type { Framing } from './frames/frame-for.ts';
import { itemsOf, listed } from './items.ts';
import { inside, pieceOf } from './piece.ts';
import { framed, present, shareSaid, stemsOf, type Statement } from './statement.ts';
import type { ToldSoFar } from './voice.ts';

/** What a bullet of the CV can tell: a clause behind "I", or a thing that the work includes. */
interface Evidence {
  text: string;
  kind: 'clause' | 'thing';
  job: number;
  weight: number;
  /** The advert or the person asks for it, or it has a figure. */
  isToPoint: boolean;
}

const RESULT = 2;
/** What the person asks to be told goes before all else. */
const ASKED = 100;

const PLAIN_THING = /^[\p{L} '’-]+(?: (?:of|for|with|in|at|to|from) .+)?$/u;

/** A thing as it stands in a list; one that may be counted takes an article. */
function thing(item: string): string | undefined {
  const piece = pieceOf(item);
  const [first] = piece.tokens;
  // "Check fruit firmness", "train staff": done, and no thing; "document control" is one.
  const mayBeDone =
    meaningsOf(first?.text.toLowerCase() ?? '').some(({ form }) => form === 'base') &&
    (piece.tokens.length > 2 || piece.tokens[1]?.number === 'plural');
  if (!PLAIN_THING.test(item) || first?.pos === 'number' || mayBeDone) return undefined;
  if (first?.pos === 'determiner' || isWithoutArticle(piece.text)) return inside(piece);
  return piece.kind === 'noun' && piece.tokens.length > 1 ? `the ${inside(piece)}` : undefined;
}

/** The things that a bullet of nouns names; none where one of them is not plain. */
function thingsIn(bullet: string): string[] {
  const { kind, text } = pieceOf(bullet);
  if (!/^(?:noun|gerund|other)$/.test(kind) || /[;:?]/.test(text)) return [];
  const things = itemsOf(text).map((item) => {
    const parts = item.split(/ (?:and|&) /).map(thing);
    return parts.includes(undefined) ? undefined : parts.join(' and ');
  });
  return things.includes(undefined) ? [] : things.filter((one) => one !== undefined);
}

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
    const clauses = job.bullets.map((bullet) => bulletTold(bullet, job.end === PRESENT, isAmongVerbs));
    // "Order stock every Friday" among verbs is no thing.
    const areThings = clauses.every((clause) => clause === undefined);
    return job.bullets.flatMap((bullet, row): Evidence[] => {
      const clause = clauses[row];
      const told = clause === undefined ? (areThings ? thingsIn(bullet) : []) : [clause];
      return told.flatMap((text) => {
        const stems = stemsOf(text);
        if (text.length > 200 || !stems.isDisjointFrom(unwanted)) return [];
        const shared = stems.intersection(wanted).size;
        const isAsked = !mention.isDisjointFrom(stems.union(stemsOf(`${job.position} ${job.company}`)));
        const result = hasFigure(text) ? RESULT : 0;
        const weight = shared + result + Math.max(0, 1 - at / 2) + (isAsked ? ASKED : 0);
        const kind = clause === undefined ? 'thing' : 'clause';
        return [{ text, kind, job: at, weight, isToPoint: shared > 0 || isAsked || result > 0 }];
      });
    });
  });
}

/** Of the newest post and of each one before it. */
const MOST_OF_NEWEST = 5;
const MOST_OF_EARLIER = 2;
const MOST = 8;
/** What shares this much of its words with the letter is told already. */
const SAID = 0.5;

/** What the CV can tell beyond the fields, one group for each post in the CV's order. Of earlier posts only what is to the point. */
export function evidenceOfCv(
  facts: LetterFacts,
  framing: Framing,
  wishes: readonly Wish[],
  { said, before, own, room }: ToldSoFar,
): Statement[][] {
  const heard = new Set(said);
  const chosen: Evidence[] = [];
  let words = 0;
  for (const one of weighed(facts, wishes).toSorted((a, b) => b.weight - a.weight)) {
    const most = one.job > 0 ? MOST_OF_EARLIER : MOST_OF_NEWEST;
    const isFull = chosen.filter(({ job }) => job === one.job).length >= most;
    if (chosen.length >= MOST || words >= room) break;
    if (isFull || (one.job > 0 && !one.isToPoint) || shareSaid(one.text, heard) >= SAID) continue;
    chosen.push(one);
    words += one.text.split(' ').length + 5;
    for (const stem of stemsOf(one.text)) heard.add(stem);
  }
  // Room left, an earlier post of the kind that is sought is named, though none of its bullets could be told.
  const sought = stemsOf(facts.request.jobTitle);
  const named = (job: number) =>
    job > 0 && words < room && !stemsOf(facts.cv.experience[job]?.position ?? '').isDisjointFrom(sought);
  const jobs = facts.cv.experience
    .map((_entry, job) => job)
    .filter((job) => chosen.some((one) => one.job === job) || named(job));
  return jobs.map((job, at) =>
    ofJob(
      facts,
      framing,
      job,
      chosen.filter((one) => one.job === job),
      { before, told: own, isLater: at > 0 || job > 0 },
    ),
  );
}

/** One post: its clauses, what has a figure first, then what its work includes. */
function ofJob(
  { cv }: LetterFacts,
  framing: Framing,
  job: number,
  evidence: readonly Evidence[],
  { before, told, isLater }: { before: string; told: string; isLater: boolean },
): Statement[] {
  const entry = cv.experience[job];
  if (!entry) return [];
  const clauses = evidence.filter(({ kind }) => kind === 'clause').map(({ text }) => text);
  const [lead = '', ...rest] = clauses.toSorted((a, b) => Number(/\d/.test(b)) - Number(/\d/.test(a)));
  const things = evidence.filter(({ kind }) => kind === 'thing').map(({ text }) => text);
  const at = companyOf(entry.company);
  const isTold = at !== '' && before.includes(at);
  const isNamed = at !== '' && told.includes(at);
  const isPlainTitle = /^\p{L}[\p{L} -]{2,40}$/u.test(entry.position);
  const own = { verb: lead, at, as: isTold || isNamed || !isPlainTitle ? '' : articled(entry.position) };
  const isSame = isLater && cv.experience[0]?.company === entry.company;
  const earlier = isLater && entry.end !== PRESENT ? [isSame ? 'work before' : 'work earlier'] : [];
  // Nothing but the newest post can do without its name: "I" alone would tell it of another.
  const alone = isLater || job > 0 ? [] : ['work'];
  const moves = [...(isTold ? ['work there'] : earlier), 'work at', ...alone];
  const opening =
    lead === '' ? undefined : moves.map((move) => framed(move, framing, own)).find((one) => one);
  const more = opening
    ? rest.map((verb, count) => framed(count === 0 ? 'work also' : 'work', framing, { verb }))
    : [];
  const isNow = entry.end === PRESENT;
  const included = framed(isNow ? 'work includes' : 'work included', framing, {
    at,
    list: isSame ? '' : listed(things),
  });
  const [from, to] = [entry.start, entry.end].map((day) => /\b(?:19|20)\d\d\b/.exec(day)?.[0]);
  const isOver = isLater && !isSame && from !== undefined && to !== undefined;
  const passed = isOver && isPlainTitle && !isTold && !isNamed;
  const path = passed
    ? framed('work past', framing, { at, as: articled(entry.position), from, to })
    : undefined;
  return present(opening || included ? [opening, ...more, included] : [path]);
}

/** "McAllister Roofing (self-employed)": what is in brackets is no part of the name, and who is their own has none. */
function companyOf(typed: string): string {
  const company = inSentence(named(typed.replace(/ \([^()]*\)$/, '')));
  return /^(?:freelance|self[- ]employed)/i.test(company) ? '' : company;
}

function articled(position: string): string {
  const isPlain = position.split(/[\s-]/).every((word) => /^\p{Lu}?\p{Ll}+$/u.test(word));
  return withArticle(isPlain ? position.toLowerCase() : position);
}
