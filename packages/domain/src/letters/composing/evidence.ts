import { inflect, isVerbLed, type Token } from '@candor/english';
import { PRESENT } from '../../cv/index.ts';
import { hasFigure } from '../../writing/index.ts';
import { advertStems, evidenceWeights, skillsNamed } from '../advert.ts';
import { named, type LetterFacts } from '../letter-facts.ts';
import type { Wish } from './asides.ts';
import type { Framing } from './frames/frame-for.ts';
import { inside, isAdjectiveLed, pieceOf, type Piece } from './piece.ts';
import { framed, shareSaid, stemsOf, type Statement } from './statement.ts';

/** A bullet of the CV as it can be told behind "I". */
interface Evidence {
  verb: string;
  quote: string;
  job: number;
  weight: number;
  at: number;
}

const isBase = ({ pos, form, lemma }: Token) => pos === 'verb' && form === 'base' && lemma !== 'be';

/** The bullet of a post that is over in the past: only where its one verb is beyond doubt. */
function inPast(piece: Piece): string | undefined {
  const verbs = piece.tokens.filter(isBase);
  const [verb] = verbs;
  if (!verb) return inside(piece);
  if (
    verbs.length > 1 ||
    piece.tokens[0] !== verb ||
    !verb.isCertain ||
    verb.text.toLowerCase() !== verb.lemma
  )
    return undefined;
  return `${inflect(verb.lemma, 'past')}${piece.text.slice(verb.span.end - verb.span.start)}`;
}

function told(bullet: string, isNow: boolean): string | undefined {
  const piece = pieceOf(bullet);
  if (isAdjectiveLed(piece)) return `${isNow ? 'am' : 'was'} ${inside(piece)}`;
  if (piece.kind !== 'verb' || !piece.read || !isVerbLed(piece.read)) return undefined;
  return isNow ? inside(piece) : inPast(piece);
}

/** The bullets that can be told, weighed by the published {@link evidenceWeights} against what is asked for. */
function weighed({ cv, request }: LetterFacts, wishes: readonly Wish[]): Evidence[] {
  const advert = request.jobDescription || `${request.jobTitle} ${request.motivation}`;
  const wanted = advertStems(advert);
  const named = skillsNamed(
    advert,
    cv.skills.map(({ name }) => name),
  ).map(stemsOf);
  const about = (kind: 'mention' | 'leave out') =>
    wishes.flatMap((wish) => (wish.kind === kind ? [...stemsOf(wish.about)] : []));
  const [mention, unwanted] = [about('mention'), about('leave out')];
  return cv.experience.flatMap((job, at) =>
    job.bullets.flatMap((quote, index): Evidence[] => {
      const verb = told(quote, job.end === PRESENT);
      const stems = stemsOf(quote);
      if (verb === undefined || verb.length > 220 || unwanted.some((stem) => stems.has(stem))) return [];
      const shared = [...stems].filter((stem) => wanted.has(stem)).length;
      const skills = named.filter((one) => one.isSubsetOf(stems)).length;
      const isAsked = mention.some(
        (stem) => stems.has(stem) || stemsOf(`${job.position} ${job.company}`).has(stem),
      );
      const weight =
        shared * evidenceWeights.sharedWord +
        skills * evidenceWeights.sharedSkill +
        (hasFigure(quote) ? evidenceWeights.result : 0) +
        (at === 0 ? evidenceWeights.newest : at === 1 ? evidenceWeights.newest / 2 : 0) +
        (isAsked ? 100 : 0);
      return [{ verb, quote, job: at, weight, at: index }];
    }),
  );
}

const MOST = 5;
const MOST_OF_JOB = 3;
/** A bullet that shares this much of its words with the letter is told already. */
const SAID = 0.5;

export interface EvidenceOptions {
  framing: Framing;
  wishes: readonly Wish[];
  /** What the letter says already, by stem. */
  said: ReadonlySet<string>;
  /** Words there is still room for. */
  room: number;
}

/** What the CV can tell beyond the fields: one group for each job, the jobs in the CV's order. */
export function evidenceOfCv(
  facts: LetterFacts,
  { framing, wishes, said, room }: EvidenceOptions,
): Statement[][] {
  const heard = new Set(said);
  const chosen: Evidence[] = [];
  let words = 0;
  for (const one of weighed(facts, wishes).toSorted(
    (a, b) => b.weight - a.weight || a.job - b.job || a.at - b.at,
  )) {
    if (chosen.length >= MOST || words >= room) break;
    if (chosen.filter(({ job }) => job === one.job).length >= MOST_OF_JOB) continue;
    if (shareSaid(one.quote, heard) >= SAID) continue;
    chosen.push(one);
    words += one.verb.split(' ').length + 5;
    for (const stem of stemsOf(one.quote)) heard.add(stem);
  }
  const jobs = [...new Set(chosen.map(({ job }) => job))].toSorted((a, b) => a - b);
  return jobs.map((job, at) =>
    ofJob(
      facts,
      chosen.filter((one) => one.job === job),
      framing,
      at > 0,
    ),
  );
}

const isPast = ({ verb }: Evidence) => pieceOf(verb).read?.tense === 'past';
const isShort = ({ verb }: Evidence) => verb.split(' ').length <= 9 && !/\b(?:and|or)\b|[;,(]/.test(verb);

function ofJob(
  { cv, slots }: LetterFacts,
  bullets: readonly Evidence[],
  framing: Framing,
  isLater: boolean,
): Statement[] {
  const [first, ...others] = bullets;
  const entry = first && cv.experience[first.job];
  if (!first || !entry) return [];
  const company = named(entry.company);
  const [second] = others;
  const isJoined =
    second !== undefined && isShort(first) && isShort(second) && isPast(first) === isPast(second);
  const verb = isJoined ? `${first.verb} and ${second.verb}` : first.verb;
  const own = { verb, at: /^(?:freelance|self[- ]employed)/i.test(company) ? '' : company, as: '' };
  const isBefore = isLater && entry.end !== PRESENT && entry.end !== '';
  const opening =
    (isBefore ? framed('work earlier', framing, own) : undefined) ??
    framed('work at', framing, {
      ...own,
      as: isPostName(entry.position) && slots['employer'] === company ? articled(entry.position) : '',
    }) ??
    framed('work', framing, own);
  const rest = isJoined ? others.slice(1) : others;
  const more = rest.map((one, at) => framed(at === 0 ? 'work also' : 'work', framing, { verb: one.verb }));
  return [opening, ...more].filter((one) => one !== undefined);
}

const isPostName = (position: string) => /^[\p{L}][\p{L} -]{2,40}$/u.test(position);

function articled(position: string): string {
  const isPlain = position.split(/[\s-]/).every((word) => /^\p{Lu}?\p{Ll}+$/u.test(word));
  const said = isPlain ? position.toLowerCase() : position;
  return `${/^[aeiou]/i.test(said) ? 'an' : 'a'} ${said}`;
}
