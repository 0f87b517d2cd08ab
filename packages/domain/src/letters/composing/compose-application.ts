import { PRESENT } from '../../cv/index.ts';
import { listed } from './items.ts';
import { says, shareSaid, stemsOf, wordsIn, present, type Statement } from './statement.ts';
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
      /^[\p{Lu}\d](?:[\p{L}\d .&/+'’-]|, (?=\p{Lu})){1,70}$/u.test(name) &&
      isAsked &&
      shareSaid(name, said) < 1
    );
  });
  const names = wanted
    .slice(0, 3)
    .map(({ name, issuer }) => (issuer === '' || name.includes(issuer) ? name : `${name} (${issuer})`));
  return voice.say('qualified', { list: listed(names) });
}

/** Why this post, why this person, what next; and in a letter of interest the same without a vacancy. */
export function application(voice: Voice): Paragraphs {
  const isInterest = voice.facts.request.letterType === 'interest';
  const work = voice.field('experience', { phrase: 'background' });
  const results = voice.field('achievements', { phrase: 'result' });
  const motivation = voice.field('motivation', {
    phrase: 'about',
    ...(isInterest ? {} : { reason: 'apply clause' }),
  });
  const practical = voice.field('specificRequirements', { phrase: 'practical' });
  const isAsk = ({ by }: Statement) => by !== 'own' && by.frame.startsWith('ask');
  const first = present(opening(voice, motivation, isInterest && practical.some(isAsk)));
  const isNextSaid = says(practical, voice.says.next) || practical.some(isAsk);
  const isAsked = says(motivation, voice.says.next) || first.some(isAsk);
  const close = isNextSaid
    ? []
    : isInterest
      ? [isAsked ? voice.say('close interest') : voice.say('ask interest')]
      : present([voice.say('cv'), voice.say('close cover') ?? voice.say('close alone')]);
  const typed = present([...first, ...work, ...results, ...practical, ...close]);
  const isShort = voice.wishes.some(({ kind }) => kind === 'short');
  const room = Math.max(0, (isShort ? SHORT : LEAST) - wordsIn(typed));
  const told = {
    said: stemsIn(typed),
    before: [...work, ...results].at(-1)?.text ?? '',
    own: work.map(({ text }) => text).join(' '),
    room,
  };
  const [newest = [], ...earlier] = voice.evidence(told);
  const all = [...typed, ...newest, ...earlier.flat()];
  const held = voice.framing.language === 'en' ? present([qualifications(voice, stemsIn(all))]) : [];
  const skills = voice.skills([...all, ...held], !isShort && wordsIn(all) < FULL);
  const typedWork = [...work, ...results];
  return [
    first,
    ...(wordsIn(typedWork) < OWN_PARAGRAPH ? [[...typedWork, ...newest]] : [typedWork, newest]),
    [...earlier.flat(), ...held, ...skills],
    [...practical, ...close],
  ];
}
