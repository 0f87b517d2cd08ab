import { PRESENT } from '../../cv/index.ts';
import { hasFigure } from '../../writing/index.ts';
import { advertStems, evidenceWeights, skillsNamed } from '../advert.ts';
import { inSentence, named, withArticle, type LetterFacts } from '../letter-facts.ts';
import type { Wish } from './asides.ts';
import { areVerbs, bulletTold } from './bullet-told.ts';
import type { Framing } from './frames/frame-for.ts';
import { framed, present, shareSaid, stemsOf, type Statement } from './statement.ts';
import type { ToldSoFar } from './voice.ts';

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
  const wanted = new Set(advertStems(advert).keys());
  const skills = skillsNamed(
    advert,
    cv.skills.map(({ name }) => name),
  ).map(stemsOf);
  const about = (kind: Wish['kind']) =>
    new Set(
      wishes.flatMap((wish) => (wish.kind === kind && 'about' in wish ? [...stemsOf(wish.about)] : [])),
    );
  const [mention, unwanted] = [about('mention'), about('leave out')];
  return cv.experience.flatMap((job, at) => {
    const isAmongVerbs = areVerbs(job.bullets);
    return job.bullets.flatMap((quote): Evidence[] => {
      const verb = bulletTold(quote, job.end === PRESENT, isAmongVerbs);
      const stems = stemsOf(verb ?? quote);
      if (verb === undefined || verb.length > 200 || !stems.isDisjointFrom(unwanted)) return [];
      const shared = stems.intersection(wanted).size;
      const shown = skills.filter((one) => one.isSubsetOf(stems)).length;
      const isAsked = !mention.isDisjointFrom(stems.union(stemsOf(`${job.position} ${job.company}`)));
      const isResult = hasFigure(verb);
      const weight =
        shared * evidenceWeights.sharedWord +
        shown * evidenceWeights.sharedSkill +
        (isResult ? evidenceWeights.result : 0) +
        (at === 0 ? evidenceWeights.newest : at === 1 ? evidenceWeights.newest / 2 : 0) +
        (isAsked ? 100 : 0);
      return [{ verb, stems, job: at, weight, isToPoint: shared + shown > 0 || isAsked || isResult }];
    });
  });
}

/** Of the newest post and of each one before it. */
const MOST_OF_NEWEST = 4;
const MOST_OF_EARLIER = 2;
const MOST = 6;
/** A bullet that shares this much of its words with the letter is told already. */
const SAID = 0.5;

/** What the CV can tell beyond the fields: one group for each post, in the CV's order. Of earlier posts only what is to the point. */
export function evidenceOfCv(
  facts: LetterFacts,
  framing: Framing,
  wishes: readonly Wish[],
  { said, before, room }: ToldSoFar,
): Statement[][] {
  const heard = new Set(said);
  const chosen: Evidence[] = [];
  let words = 0;
  for (const one of weighed(facts, wishes).toSorted((a, b) => b.weight - a.weight)) {
    const most = one.job > 0 ? MOST_OF_EARLIER : MOST_OF_NEWEST;
    const isFull = chosen.filter(({ job }) => job === one.job).length >= most;
    if (chosen.length >= MOST || words >= room) break;
    if (isFull || (one.job > 0 && !one.isToPoint) || shareSaid(one.verb, heard) >= SAID) continue;
    chosen.push(one);
    words += one.verb.split(' ').length + 5;
    for (const stem of one.stems) heard.add(stem);
  }
  const jobs = [...new Set(chosen.map(({ job }) => job))].toSorted((a, b) => a - b);
  return jobs.map((job, at) => {
    const ofThis = chosen.filter((one) => one.job === job);
    return ofJob(facts, framing, ofThis, { before, isLater: at > 0 });
  });
}

/** One post: what has a figure first. */
function ofJob(
  { cv }: LetterFacts,
  framing: Framing,
  bullets: readonly Evidence[],
  { before, isLater }: { before: string; isLater: boolean },
): Statement[] {
  const [lead, ...rest] = bullets.toSorted((a, b) => Number(/\d/.test(b.verb)) - Number(/\d/.test(a.verb)));
  const entry = lead && cv.experience[lead.job];
  if (!lead || !entry) return [];
  // "McAllister Roofing (self-employed)": what is in brackets is no part of the name.
  const company = inSentence(named(entry.company.replace(/ \([^()]*\)$/, '')));
  const at = /^(?:freelance|self[- ]employed)/i.test(company) ? '' : company;
  const isTold = company !== '' && before.includes(company);
  const own = {
    verb: lead.verb,
    at,
    as: isTold || !/^\p{L}[\p{L} -]{2,40}$/u.test(entry.position) ? '' : articled(entry.position),
  };
  const isSame = isLater && cv.experience[0]?.company === entry.company;
  const earlier = isLater && entry.end !== PRESENT ? [isSame ? 'work before' : 'work earlier'] : [];
  // Nothing but the newest post can do without its name: "I" alone would tell it of another.
  const alone = isLater || lead.job > 0 ? [] : ['work'];
  const opening = [...(isTold ? ['work there'] : earlier), 'work at', ...alone]
    .map((move) => framed(move, framing, own))
    .find((one) => one !== undefined);
  const more = rest.map(({ verb }, count) => framed(count === 0 ? 'work also' : 'work', framing, { verb }));
  return opening ? present([opening, ...more]) : [];
}

function articled(position: string): string {
  const isPlain = position.split(/[\s-]/).every((word) => /^\p{Lu}?\p{Ll}+$/u.test(word));
  return withArticle(isPlain ? position.toLowerCase() : position);
}
