import { PRESENT } from '../../cv/index.ts';
import { hasFigure } from '../../writing/index.ts';
import { advertStems, evidenceWeights, skillsNamed } from '../advert.ts';
import { inSentence, named, withArticle, type LetterFacts } from '../letter-facts.ts';
import type { Wish } from './asides.ts';
import { areVerbs, bulletTold } from './bullet-told.ts';
import type { Framing } from './frames/frame-for.ts';
import { framed, present, stemsOf, type Statement } from './statement.ts';

/** A bullet of the CV as it can be told behind "I". */
interface Evidence {
  verb: string;
  stems: ReadonlySet<string>;
  job: number;
  weight: number;
  /** The advert or the person asks for it, or it has a figure. */
  isToPoint: boolean;
}

/** The bullets that can be told, weighed by the published {@link evidenceWeights} against what is asked for. */
function weighed({ cv, request }: LetterFacts, wishes: readonly Wish[]): Evidence[] {
  const advert = request.jobDescription || `${request.jobTitle} ${request.motivation}`;
  const wanted = advertStems(advert);
  const skills = skillsNamed(
    advert,
    cv.skills.map(({ name }) => name),
  ).map(stemsOf);
  const about = (kind: 'mention' | 'leave out') =>
    wishes.flatMap((wish) => (wish.kind === kind ? [...stemsOf(wish.about)] : []));
  const [mention, unwanted] = [about('mention'), about('leave out')];
  return cv.experience.flatMap((job, at) => {
    const isNow = job.end === PRESENT;
    const isAmongVerbs = areVerbs(job.bullets);
    return job.bullets.flatMap((quote): Evidence[] => {
      const verb = bulletTold(quote, isNow, isAmongVerbs);
      const stems = stemsOf(verb ?? quote);
      if (verb === undefined || verb.length > 200 || unwanted.some((stem) => stems.has(stem))) return [];
      const shared = [...stems].filter((stem) => wanted.has(stem)).length;
      const shown = skills.filter((one) => one.isSubsetOf(stems)).length;
      const isAsked = mention.some(
        (stem) => stems.has(stem) || stemsOf(`${job.position} ${job.company}`).has(stem),
      );
      const isResult = hasFigure(verb);
      const weight =
        shared * evidenceWeights.sharedWord +
        shown * evidenceWeights.sharedSkill +
        (isResult ? evidenceWeights.result : 0) +
        (at === 0 ? evidenceWeights.newest : at === 1 ? evidenceWeights.newest / 2 : 0) +
        (isAsked ? 100 : 0);
      const isToPoint = shared + shown > 0 || isAsked || (isResult && at === 0);
      return [{ verb, stems, job: at, weight, isToPoint }];
    });
  });
}

const MOST = 6;
/** Of the newest post and of each one before it. */
const MOST_OF_NEWEST = 4;
const MOST_OF_EARLIER = 2;
/** A bullet that shares this much of its words with the letter is told already. */
const SAID = 0.5;

export interface EvidenceOptions {
  framing: Framing;
  wishes: readonly Wish[];
  /** What the letter says already, by stem. */
  said: ReadonlySet<string>;
  /** The sentence that the CV's evidence follows, if any. */
  before: string;
  /** Words there is still room for. */
  room: number;
}

/** What the CV can tell beyond the fields: one group for each post, in the CV's order. Of earlier posts only what is to the point. */
export function evidenceOfCv(facts: LetterFacts, options: EvidenceOptions): Statement[][] {
  const heard = new Set(options.said);
  const chosen: Evidence[] = [];
  let words = 0;
  const weightiest = weighed(facts, options.wishes).toSorted((a, b) => b.weight - a.weight);
  // Of earlier posts only what is to the point; where that leaves much room, their best figure.
  const figure = weightiest.find(({ job, isToPoint, verb }) => job > 0 && !isToPoint && hasFigure(verb));
  const inTurn = weightiest.filter(({ job, isToPoint }) => job === 0 || isToPoint);
  for (const one of [...inTurn, ...(figure ? [figure] : [])]) {
    if (chosen.length >= MOST || words >= options.room || (one === figure && options.room - words < 40))
      break;
    const most = one.job > 0 ? MOST_OF_EARLIER : MOST_OF_NEWEST;
    if (chosen.filter(({ job }) => job === one.job).length >= most) continue;
    if ([...one.stems].filter((stem) => heard.has(stem)).length >= SAID * one.stems.size) continue;
    chosen.push(one);
    words += one.verb.split(' ').length + 5;
    for (const stem of one.stems) heard.add(stem);
  }
  const jobs = [...new Set(chosen.map(({ job }) => job))].toSorted((a, b) => a - b);
  return jobs.map((job, at) => {
    const ofThis = chosen.filter((one) => one.job === job);
    return ofJob(facts, ofThis, { ...options, isLater: at > 0 });
  });
}

/** One post: what has a figure first. */
function ofJob(
  { cv }: LetterFacts,
  bullets: readonly Evidence[],
  { framing, before, isLater }: Pick<EvidenceOptions, 'framing' | 'before'> & { isLater: boolean },
): Statement[] {
  const [lead, ...rest] = bullets.toSorted(
    (a, b) => Number(/[0-9]/.test(b.verb)) - Number(/[0-9]/.test(a.verb)),
  );
  const entry = lead && cv.experience[lead.job];
  if (!lead || !entry) return [];
  const company = inSentence(named(entry.company));
  const isNow = entry.end === PRESENT;
  const at = /^(?:freelance|self[- ]employed)/i.test(company) ? '' : company;
  const isTold = company !== '' && before.includes(company);
  const own = {
    verb: lead.verb,
    at,
    as: isTold || !isPostName(entry.position) ? '' : articled(entry.position),
  };
  const isSame = isLater && cv.experience[0]?.company === entry.company;
  const earlier = isSame ? 'work before' : 'work earlier';
  const openings = isTold ? ['work there'] : isLater && !isNow ? [earlier] : [];
  // Nothing but the newest post can do without its name: "I" alone would tell it of another.
  const alone = isLater || lead.job > 0 ? [] : ['work'];
  const opening = [...openings, 'work at', ...alone]
    .map((move) => framed(move, framing, own))
    .find((one) => one !== undefined);
  if (!opening) return [];
  const said: (Statement | undefined)[] = [opening];
  for (const [count, { verb }] of rest.entries())
    said.push(framed(count === 0 ? 'work also' : 'work', framing, { verb }));
  return present(said);
}

const isPostName = (position: string) => /^[\p{L}][\p{L} -]{2,40}$/u.test(position);

function articled(position: string): string {
  const isPlain = position.split(/[\s-]/).every((word) => /^\p{Lu}?\p{Ll}+$/u.test(word));
  return withArticle(isPlain ? position.toLowerCase() : position);
}
