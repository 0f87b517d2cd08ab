import { says, stemsOf, wordsIn, present, type Statement } from './statement.ts';
import type { Paragraphs, Voice } from './voice.ts';

/** A cover letter is told in as many words where there is so much to tell. */
const LEAST = 180;
const SHORT = 90;
/** What the person typed of so many words is a paragraph by itself. */
const OWN_PARAGRAPH = 40;
/** Own words of so many open a letter: the subject line says what for. */
const OWN_OPENING = 12;

const isOwn = ({ by }: Statement) => by === 'own';
const isFrame = (start: string) => (one: Statement) => one.by !== 'own' && one.by.frame.startsWith(start);

/** What next; the post is named in it where nothing before does. */
function closing(voice: Voice, first: readonly Statement[]): Statement | undefined {
  const role = (voice.framing.slots['role'] ?? '').toLowerCase();
  const isNamed = first.some(({ text }) => text.toLowerCase().includes(role));
  const moves = [
    ...(isNamed ? ['close again', 'close interest'] : []),
    'close cover',
    'close alone',
    'close again',
    'close interest',
  ];
  return moves.map((move) => voice.say(move)).find((one) => one);
}

/** Why this post, why this person, what next; and in a letter of interest the same without a vacancy. */
export function application(voice: Voice): Paragraphs {
  const isInterest = voice.facts.request.letterType === 'interest';
  const referral = voice.referral();
  const motivation = voice.field('motivation', {
    phrase: 'about',
    ...(isInterest ? {} : { reason: 'apply clause' }),
  });
  const work = voice.field('experience', { phrase: 'background' });
  const results = voice.field('achievements', { phrase: 'result' });
  const practical = voice.field('specificRequirements', { phrase: 'practical' });

  const isNextSaid = practical.some((one) => voice.says.next.test(one.text) || isFrame('ask')(one));
  const isNamed = (voice.framing.slots['role'] ?? '') !== '';
  const isLed = isNamed && wordsIn(motivation.filter(isOwn)) >= OWN_OPENING;
  const isSaid = isInterest
    ? says(motivation, voice.says.next) || isNextSaid
    : motivation.some(isFrame('apply-clause')) || says(motivation, voice.says.applied);
  const isAskedFirst = !isSaid && !isLed && (referral === undefined || isOwn(referral));
  // Who asks about a course asks for no work.
  const isOfWork = voice.framing.slots['aRole'] !== '' || voice.facts.request.jobTitle === '';
  const isDeclined = practical.some(({ text }) => /\bnot asking for\b/i.test(text));
  const asks = isInterest ? isOfWork && !isNextSaid && !isDeclined : !isSaid;
  const ask = asks && !isSaid ? voice.say(isInterest ? 'ask interest' : 'apply') : undefined;
  const first = present([referral, isAskedFirst ? ask : undefined, ...motivation]);
  const close = isNextSaid
    ? []
    : isInterest
      ? [(isSaid || isAskedFirst ? undefined : ask) ?? voice.say('close interest')]
      : [voice.say('cv'), closing(voice, first)];

  const typedWork = [...work, ...results];
  const typed = [...first, ...typedWork, ...practical, ...present(close)];
  const isShort = voice.wishes.some(({ kind }) => kind === 'short');
  const [newest = [], ...earlier] = voice.evidence({
    said: new Set(typed.flatMap(({ text }) => [...stemsOf(text)])),
    before: typedWork.at(-1)?.text ?? '',
    own: work.map(({ text }) => text).join(' '),
    room: Math.max(0, (isShort ? SHORT : LEAST) - wordsIn(typed)),
  });
  const skills = voice.skills([...typed, ...newest, ...earlier.flat()]);
  return [
    first,
    ...(wordsIn(typedWork) < OWN_PARAGRAPH ? [[...typedWork, ...newest]] : [typedWork, newest]),
    [...earlier.flat(), ...skills],
    [...practical, ...close],
  ];
}
