import { PRESENT } from '../../cv/index.ts';
import { hasFigure } from '../../writing/index.ts';
import { isOfOwnKin } from './asides.ts';
import { listed } from './items.ts';
import { piecesOf } from './piece.ts';
import { ownStatement, says, shareSaid, stemsOf, wordsIn, present, type Statement } from './statement.ts';
import type { Paragraphs, Voice } from './voice.ts';

/** A cover letter is told in as many words where there is so much to tell. */
const LEAST = 180;
const SHORT = 90;
/** Of so many words none is a list. */
const FULL = 140;
/** What the person typed of so many words is a paragraph by itself. */
const OWN_PARAGRAPH = 40;

const stemsIn = (told: readonly Statement[]) => new Set(told.flatMap(({ text }) => [...stemsOf(text)]));
const isOwn = (one: Statement | undefined) => one?.by === 'own';

const openingOf = ({ text }: Statement) => text.split(' ', 3).join(' ');

/** Who told of the post, the person's own reason, a result, else that they apply: whichever is there. */
function opening(
  voice: Voice,
  motivation: readonly Statement[],
  evidence: readonly Statement[],
  isAsked: boolean,
): (Statement | undefined)[] {
  const isInterest = voice.facts.request.letterType === 'interest';
  const referral = voice.referral();
  const [why] = motivation;
  const isFramed = why !== undefined && why.by !== 'own' && why.by.frame.startsWith('apply-clause');
  const isSaid = isFramed || isAsked || says(motivation, isInterest ? voice.says.next : voice.says.applied);
  const first = isSaid ? undefined : voice.say(isInterest ? 'ask interest' : 'apply');
  // "I would like to apply … I would like to work …"
  const isEcho = first !== undefined && why !== undefined && openingOf(first) === openingOf(why);
  const ask = isEcho ? (voice.say('apply then') ?? first) : first;
  // A frame names the post; what somebody typed of who told them need not.
  if (referral) return [referral, isOwn(referral) ? ask : undefined, ...motivation];
  const isLed =
    why !== undefined &&
    isOwn(why) &&
    (says([why], voice.says.reader) || why.text.includes(voice.framing.slots['company'] || '\n'));
  // What a letter of interest asks stands at its end, where the person's own words open it.
  if (isLed && !isSaid) return [...motivation, isInterest ? undefined : (voice.say('apply then') ?? ask)];
  const result =
    why === undefined
      ? evidence.find((one) => isOwn(one) && hasFigure(one.text) && /\bI\b/.test(one.text))
      : undefined;
  if (result) return [result, voice.say('apply then') ?? ask];
  return [ask, ...motivation];
}

/** Degrees and certificates of the CV that the advert asks for, by their names. */
function qualifications(voice: Voice, said: ReadonlySet<string>): Statement | undefined {
  const { cv, request, today } = voice.facts;
  const isDone = (date: string) => date !== '' && date !== PRESENT && date.slice(0, 7) <= today.slice(0, 7);
  const held = [
    ...cv.certifications.filter(({ date }) => !/\b(?:finish|due|expected)\b/i.test(date)),
    ...cv.education
      .filter(({ end }) => isDone(end))
      .map(({ degree, institution }) => ({ name: degree, issuer: institution })),
  ];
  const asked = stemsOf(request.jobDescription);
  const wanted = held.filter(({ name, issuer }) => {
    const isAsked =
      !stemsOf(`${name} ${issuer}`).isDisjointFrom(asked) ||
      /\b(?:degree|diploma|qualified|qualification)/i.test(request.jobDescription);
    return (
      /^[\p{L}\d](?:[\p{L}\d .&/+'’-]|, (?=\p{Lu})){1,70}$/u.test(name) &&
      isAsked &&
      shareSaid(name, said) < 1
    );
  });
  const names = wanted
    .slice(0, 3)
    .map(({ name, issuer }) => (issuer === '' || name.includes(issuer) ? name : `${name} (${issuer})`));
  return voice.say('qualified', { list: listed(names) });
}

/** What the CV's summary says in whole sentences of the first person, and the letter has not said. */
function summarySentences({ facts }: Voice, said: ReadonlySet<string>): Statement[] {
  // "this district", "our branch": true of the employer they had when they wrote it.
  const isThere = /\b(?:this|these|here|our|ours|us|we|current(?:ly)?|now)\b/i;
  const isWish = /\b(?:look(?:ing)? for|want|wish|hope|seek(?:ing)?|would (?:like|love))\b/;
  return piecesOf(facts.cv.summary)
    .filter(
      ({ kind, text, tokens }) =>
        kind === 'sentence' &&
        /^I\b/.test(text) &&
        !isWish.test(text) &&
        !isThere.test(text) &&
        !isOfOwnKin(tokens) &&
        shareSaid(text, said) < 0.6,
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
  const leading = experience.length > 0 ? experience : achievements;
  const alone = leading.length === 1 ? leading : [];
  const isAsk = ({ by }: Statement) => by !== 'own' && by.frame.startsWith('ask');
  const first = present(opening(voice, motivation, alone, isInterest && practical.some(isAsk)));
  const isLeft = (one: Statement) => !first.includes(one);
  const [work, results] = [experience.filter(isLeft), achievements.filter(isLeft)];
  const isNextSaid = says(practical, voice.says.next) || practical.some(isAsk);
  const isAsked = says(motivation, voice.says.next) || first.some(isAsk);
  const close = isNextSaid
    ? []
    : isInterest
      ? [isAsked ? voice.say('close interest') : voice.say('ask interest')]
      : present([voice.say('cv'), voice.say('close cover') ?? voice.say('close alone')]);
  const typed = present([...first, ...work, ...results, ...practical, ...close]);
  const said = stemsIn(typed);
  const isShort = voice.wishes.some(({ kind }) => kind === 'short');
  const ofSelf = isShort ? [] : summarySentences(voice, said);
  const room = Math.max(0, (isShort ? SHORT : LEAST) - wordsIn([...typed, ...ofSelf]));
  const told = {
    said: said.union(stemsIn(ofSelf)),
    before: [...work, ...results].at(-1)?.text ?? '',
    own: work.map(({ text }) => text).join(' '),
    room,
  };
  const [newest = [], ...earlier] = voice.evidence(told);
  const all = [...typed, ...ofSelf, ...newest, ...earlier.flat()];
  const held = voice.framing.language === 'en' ? present([qualifications(voice, stemsIn(all))]) : [];
  const skills = voice.skills([...all, ...held], !isShort && wordsIn(all) < FULL);
  const typedWork = [...ofSelf, ...work, ...results];
  return [
    first,
    ...(wordsIn(typedWork) < OWN_PARAGRAPH ? [[...typedWork, ...newest]] : [typedWork, newest]),
    [...earlier.flat(), ...held, ...skills],
    [...practical, ...close],
  ];
}
