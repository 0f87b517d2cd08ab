import { PRESENT } from '../../cv/index.ts';
import { hasFigure } from '../../writing/index.ts';
import { readAdvert } from '../../jobs/index.ts';
import { inSentence, named, withArticle, type LetterFacts } from '../letter-facts.ts';
import type { Wish } from './asides.ts';
import { isWithoutArticle } from './brought.ts';
import { areVerbs, bulletTold } from './bullet-told.ts';
import { listed } from './items.ts';
import { inside, pieceOf, type Piece } from './piece.ts';
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

/** The stems of what an advert asks for by its reader. */
function askedStems(advert: string): ReadonlySet<string> {
  const { title, duties, skillsRequired, skillsPreferred, certificates, degrees } = readAdvert(advert, {
    skills: [],
  });
  const asked = [...duties, ...skillsRequired, ...skillsPreferred, ...certificates, ...degrees];
  return stemsOf([title, ...asked].map((one) => one?.name ?? '').join('\n'));
}

const RESULT = 2;
/** What the person asks to be told goes before all else. */
const ASKED = 100;

/** The bullets that can be told, by how many words of what is wanted they share, by results, and the newest first. */
function weighed({ cv, request }: LetterFacts, wishes: readonly Wish[]): Evidence[] {
  const advert = request.jobDescription || `${request.jobTitle} ${request.motivation}`;
  const [asked, wanted] = [askedStems(advert), stemsOf(advert)];
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
      const shared = stems.intersection(asked).size + stems.intersection(wanted).size / 2;
      const isAsked = !mention.isDisjointFrom(stems.union(stemsOf(`${job.position} ${job.company}`)));
      const result = hasFigure(verb) ? RESULT : 0;
      const weight = shared + result + Math.max(0, 1 - at / 2) + (isAsked ? ASKED : 0);
      return [{ verb, stems, job: at, weight, isToPoint: shared > 0 || isAsked || result > 0 }];
    });
  });
}

/** Of the newest post and of each one before it. */
const MOST_OF_NEWEST = 5;
const MOST_OF_EARLIER = 2;
const MOST = 7;
/** A bullet that shares this much of its words with the letter is told already. */
const SAID = 0.5;

/** What the CV can tell beyond the fields: one group for each post, in the CV's order. Of earlier posts only what is to the point. */
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
    if (isFull || (one.job > 0 && !one.isToPoint) || shareSaid(one.verb, heard) >= SAID) continue;
    chosen.push(one);
    words += one.verb.split(' ').length + 5;
    for (const stem of one.stems) heard.add(stem);
  }
  const jobs = [...new Set(chosen.map(({ job }) => job))].toSorted((a, b) => a - b);
  const told = jobs.map((job, at) => {
    const ofThis = chosen.filter((one) => one.job === job);
    return ofJob(facts, framing, ofThis, { before, told: own, isLater: at > 0 });
  });
  // Where no bullet of the newest post is led by a verb, it names what its work is.
  return jobs.includes(0) || words >= room ? told : [present([workNamed(facts, framing, heard)]), ...told];
}

/** "My work at St Luke's includes personal care for up to 14 residents and night shifts." */
function workNamed({ cv }: LetterFacts, framing: Framing, heard: ReadonlySet<string>): Statement | undefined {
  const [job] = cv.experience;
  const named = (job?.bullets ?? [])
    .map((bullet) => pieceOf(bullet))
    .filter(({ kind, text }) => kind === 'noun' && !/[;:]/.test(text) && !/^\d/.test(text))
    .filter(({ text }) => shareSaid(text, heard) < SAID)
    .slice(0, 3);
  return framed(job?.end === PRESENT ? 'work includes' : 'work included', framing, {
    at: companyOf(job?.company ?? ''),
    list: listed(named.map(thing)),
  });
}

/** "the weekly lice count": one thing that may be counted takes an article. */
function thing(piece: Piece): string {
  const head = piece.tokens.find(({ pos }, at, all) => pos === 'noun' && all[at + 1]?.pos !== 'noun');
  const isBare =
    piece.tokens[0]?.pos === 'determiner' || head?.number === 'plural' || isWithoutArticle(piece.text);
  return isBare ? inside(piece) : `the ${inside(piece)}`;
}

/** One post: what has a figure first. */
function ofJob(
  { cv }: LetterFacts,
  framing: Framing,
  bullets: readonly Evidence[],
  { before, told: said, isLater }: { before: string; told: string; isLater: boolean },
): Statement[] {
  const [lead, ...rest] = bullets.toSorted((a, b) => Number(/\d/.test(b.verb)) - Number(/\d/.test(a.verb)));
  const entry = lead && cv.experience[lead.job];
  if (!lead || !entry) return [];
  const at = companyOf(entry.company);
  const isTold = at !== '' && before.includes(at);
  const isNamed = at !== '' && said.includes(at);
  const own = {
    verb: lead.verb,
    at,
    as: isTold || isNamed || !/^\p{L}[\p{L} -]{2,40}$/u.test(entry.position) ? '' : articled(entry.position),
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

/** "McAllister Roofing (self-employed)": what is in brackets is no part of the name, and who is their own has none. */
function companyOf(typed: string): string {
  const company = inSentence(named(typed.replace(/ \([^()]*\)$/, '')));
  return /^(?:freelance|self[- ]employed)/i.test(company) ? '' : company;
}

function articled(position: string): string {
  const isPlain = position.split(/[\s-]/).every((word) => /^\p{Lu}?\p{Ll}+$/u.test(word));
  return withArticle(isPlain ? position.toLowerCase() : position);
}
