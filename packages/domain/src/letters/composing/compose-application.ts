import { PRESENT } from '../../cv/index.ts';
import { hasFigure } from '../../writing/index.ts';
import { listed } from './items.ts';
import { piecesOf } from './piece.ts';
import { degree, paper } from './say-work.ts';
import { ownStatement, says, shareSaid, stemsOf, wordsIn, present, type Statement } from './statement.ts';
import type { Paragraphs, Voice } from './voice.ts';

/** A cover letter is told in as many words where there is so much to tell. */
const LEAST = 180;
const SHORT = 90;
/** Of so many words none is a list. */
const FULL = 140;
/** A sentence that tells something, and can open a letter. */
const TELLING_WORDS = 12;

const stemsIn = (told: readonly Statement[]) => new Set(told.flatMap(({ text }) => [...stemsOf(text)]));
const isOwn = (one: Statement | undefined) => one?.by === 'own';

/** Who told of the post, the person's own reason, a result, else that they apply: whichever is there. */
function opening(
  voice: Voice,
  motivation: readonly Statement[],
  evidence: readonly Statement[],
): (Statement | undefined)[] {
  const isInterest = voice.facts.request.letterType === 'interest';
  const referral = isInterest ? undefined : voice.referral();
  const [why] = motivation;
  const isFramed = why !== undefined && why.by !== 'own' && why.by.frame.startsWith('apply-clause');
  const isSaid = isFramed || says(motivation, isInterest ? voice.says.next : voice.says.applied);
  const ask = isSaid ? undefined : voice.say(isInterest ? 'ask interest' : 'apply');
  // A frame names the post; what somebody typed of who told them need not.
  if (referral) return [referral, isOwn(referral) ? ask : undefined, ...motivation];
  const isLed =
    why !== undefined &&
    isOwn(why) &&
    (says([why], voice.says.reader) ||
      why.text.includes(voice.framing.slots['company'] || '\n') ||
      wordsIn([why]) >= TELLING_WORDS);
  if (isLed && !isSaid) return [...motivation, isInterest ? ask : (voice.say('apply then') ?? ask)];
  const result =
    why === undefined
      ? evidence.find((one) => isOwn(one) && hasFigure(one.text) && /\b(?:I|my)\b/.test(one.text))
      : undefined;
  if (result) return [result, voice.say('apply then') ?? ask];
  return [ask, ...motivation];
}

/** Degrees and certificates of the CV that the advert asks for and the letter has not named. */
function qualifications(voice: Voice, said: ReadonlySet<string>): Statement | undefined {
  const { cv, request, hasCv } = voice.facts;
  const done = cv.education.filter(({ end }) => end !== '' && end !== PRESENT);
  const held = [
    ...cv.certifications.map(({ name }) => ({ name, said: paper(name) })),
    // "ACMA": one that everybody knows by its letters.
    ...done.map(({ degree: name }) => ({
      name,
      said: /^\p{Lu}{4,}$/u.test(name) ? `the ${name}` : degree(name),
    })),
  ];
  const asked = stemsOf(request.jobDescription);
  const wanted = held.filter(
    ({ name }) =>
      /^[\p{L}\d][\p{L}\d .&/()-]{2,60}$/u.test(name) &&
      shareSaid(name, said) < 0.5 &&
      !stemsOf(name).isDisjointFrom(asked),
  );
  const names = wanted.slice(0, 2).map(({ said: one }) => one);
  return hasCv ? voice.say('degree', { list: listed(names) }) : undefined;
}

/** What the CV's summary says in whole sentences of the first person, and the letter has not said. */
function summarySentences({ facts }: Voice, said: ReadonlySet<string>): Statement[] {
  const isWish = /\b(?:look(?:ing)? for|want|wish|hope|seek(?:ing)?|would (?:like|love))\b/;
  return piecesOf(facts.cv.summary)
    .filter(
      ({ kind, text }) =>
        kind === 'sentence' && /^I\b/.test(text) && !isWish.test(text) && shareSaid(text, said) < 0.6,
    )
    .slice(0, 2)
    .map(({ text, stop }) => ownStatement(text, stop));
}

/** Why this post, why this person, what next; and in a letter of interest the same without a vacancy. */
export function application(voice: Voice): Paragraphs {
  const isInterest = voice.facts.request.letterType === 'interest';
  const experience = voice.field('experience', { phrase: 'background' });
  const achievements = voice.field('achievements', { phrase: 'result' });
  const motivation = voice.field('motivation', {
    phrase: 'about',
    ...(isInterest ? {} : { reason: 'apply clause' }),
  });
  const practical = voice.field('specificRequirements', { phrase: 'practical' });
  const alone = [experience, achievements].flatMap((some) => (some.length === 1 ? some : []));
  const first = present(opening(voice, motivation, alone));
  const isLeft = (one: Statement) => !first.includes(one);
  const [work, results] = [experience.filter(isLeft), achievements.filter(isLeft)];
  const isNextSaid =
    says(practical, voice.says.next) ||
    practical.some(({ by }) => by !== 'own' && by.frame.startsWith('ask'));
  const close = isNextSaid
    ? []
    : isInterest
      ? [voice.say('close interest')]
      : [voice.say('cv'), voice.say('close cover') ?? voice.say('close alone')];
  const typed = present([...first, ...work, ...results, ...practical, ...close]);
  const said = stemsIn(typed);
  const isShort = voice.wishes.some(({ kind }) => kind === 'short');
  const ofSelf = isShort ? [] : summarySentences(voice, said);
  const room = Math.max(0, (isShort ? SHORT : LEAST) - wordsIn([...typed, ...ofSelf]));
  const told = {
    said: said.union(stemsIn(ofSelf)),
    before: work.at(-1)?.text ?? '',
    room,
  };
  const [newest = [], ...earlier] = voice.evidence(told);
  const all = [...typed, ...ofSelf, ...newest, ...earlier.flat()];
  const skills = voice.skills(all, !isShort && wordsIn(all) < FULL);
  const held = present([qualifications(voice, stemsIn([...all, ...skills]))]);
  const isThere = newest[0]?.text.startsWith('There ') ?? false;
  return [
    first,
    // The person's own results go before what stands in the CV, but where that goes on with "There".
    [...ofSelf, ...work, ...(isThere ? [...newest, ...results] : [...results, ...newest])],
    [...earlier.flat(), ...held, ...skills],
    [...practical, ...close],
  ];
}
