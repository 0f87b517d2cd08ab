import { PRESENT } from '../../cv/index.ts';
import { hasFigure } from '../../writing/index.ts';
import { evidenceOfCv } from './evidence.ts';
import type { Composition, LetterPlan } from './letter-plan.ts';
import { sayReferral } from './referral.ts';
import { listed } from './items.ts';
import { degree, paper } from './say-background.ts';
import { saySkills } from './skills.ts';
import { piecesOf } from './piece.ts';
import {
  framed,
  ownStatement,
  shareSaid,
  stemsOf,
  wordsIn,
  says,
  present,
  type Statement,
} from './statement.ts';

/** A cover letter is told in as many words where there is so much to tell. */
const LEAST = 180;
const SHORT = 90;
/** Of so many words none is a list. */
const FULL = 120;

/** Whether a sentence speaks of the reader: a shared interest that can open a letter. */
const isOfReader = ({ text, by }: Statement, company: string) =>
  by === 'own' &&
  (/\byour?\b/i.test(text) || (company !== '' && text.includes(company.split(' ')[0] ?? company)));

const isResult = ({ text, by }: Statement) => by === 'own' && hasFigure(text) && /\b(?:I|my)\b/.test(text);

interface Parts {
  referral: Statement | undefined;
  motivation: Statement[];
  evidence: Statement[];
  /** Sentences that are all their field says, so that none before or behind them is missed. */
  alone: Statement[];
}

/**
 * The first paragraph and what evidence is left to tell: who referred them, what they share with the reader, a reason, a
 * result, else that they apply, whichever is strongest. What the person says of applying is not said again.
 */
function opening({ referral, motivation, evidence, alone }: Parts, { facts, framing }: LetterPlan) {
  const [why] = motivation;
  const isApplied = says(motivation, /\bappl(?:y|ying|ication)\b/i);
  if (referral) {
    // A frame names the post; what somebody typed of who told them need not.
    const isNamed = referral.by !== 'own' || isApplied;
    return { first: [referral, isNamed ? undefined : framed('apply', framing), ...motivation], evidence };
  }
  if (why && why.by !== 'own' && why.by.frame.startsWith('reason-clause'))
    return { first: motivation, evidence };
  if (
    why &&
    isOfReader(why, facts.slots['company'] ?? '') &&
    !isApplied &&
    !says(motivation, /\bwhy I|reason\b/i)
  )
    return { first: [...motivation, framed('apply then', framing)], evidence };
  const apply = isApplied ? undefined : framed('apply', framing);
  const result = why === undefined ? alone.find(isResult) : undefined;
  if (!result) return { first: [apply, ...motivation], evidence };
  const then = framed('apply after result', framing) ?? apply;
  return { first: [result, then], evidence: evidence.filter((one) => one !== result) };
}

/** A degree or certificate of the CV that the advert asks for and the letter has not named. */
function qualifications({ facts, framing }: LetterPlan, said: ReadonlySet<string>): Statement | undefined {
  const { certifications, education } = facts.cv;
  const [newest] = education;
  const isDone = newest !== undefined && newest.end !== '' && newest.end !== PRESENT;
  const names = [
    ...certifications.map(({ name }) => paper(name)),
    ...(isDone ? [degree(newest.degree)] : []),
  ];
  const asked = stemsOf(facts.request.jobDescription);
  const wanted = names.filter(
    (name) =>
      /^[\p{L}\d][\p{L}\d .&/-]{2,60}$/u.test(name) &&
      shareSaid(name, said) < 0.5 &&
      stemsOf(name).intersection(asked).size > 0,
  );
  return framed('degree', framing, { list: listed(wanted.slice(0, 2)) });
}

const background = { gerund: 'background gerund', isBackground: true };

/** Why this post, why this person, what next; and in a letter of interest the same without a vacancy. */
export function composeApplication(plan: LetterPlan): Composition {
  const { facts, framing, field } = plan;
  const isInterest = facts.request.letterType === 'interest';
  const experience = field('experience', background);
  const achievements = field('achievements', {});
  const motivation = field('motivation', {
    noun: 'reason noun',
    ...(isInterest ? {} : { clause: 'reason clause' }),
  });
  const practical = field('specificRequirements', {});
  const isWishedShort = plan.wishes.some(({ kind }) => kind === 'short');
  const referral = isInterest ? undefined : sayReferral(facts, framing);
  if (!isInterest && !referral && facts.request.referralSource !== '')
    plan.ask('referralSource', [facts.request.referralSource]);
  const alone = [experience, achievements].flatMap((said) => (said.length === 1 ? said : []));
  const parts = { referral, motivation, evidence: [...experience, ...achievements], alone };
  const start = isInterest ? interestOpening(parts, plan) : opening(parts, plan);
  const left = new Set(start.evidence);
  const ofWork = experience.filter((one) => left.has(one));
  const results = achievements.filter((one) => left.has(one));
  // Who says when they can begin has said what is next.
  const closes = practical.length > 0 ? [] : isInterest ? ['close contact'] : ['close cover', 'close alone'];
  const close = closes.map((move) => framed(move, framing)).find((one) => one !== undefined);
  const typed = present([...start.first, ...ofWork, ...results, ...practical]);
  const said = new Set(typed.flatMap(({ text }) => [...stemsOf(text)]));
  const ofSelf = isWishedShort ? [] : summarySentences(plan, said);
  const room = Math.max(0, (isWishedShort ? SHORT : LEAST) - wordsIn(present([...typed, ...ofSelf, close])));
  const [newest = [], ...earlier] = facts.hasCv
    ? evidenceOfCv(facts, {
        framing,
        wishes: plan.wishes,
        said,
        room,
        before: ofWork.at(-1)?.text ?? '',
      })
    : [];
  const remember = (told: readonly Statement[]) => {
    for (const { text } of told) for (const stem of stemsOf(text)) said.add(stem);
  };
  remember([newest, ...earlier].flat());
  const held = present([qualifications(plan, said)]);
  remember(held);
  const told = present([...typed, ...ofSelf, ...[newest, ...earlier].flat(), ...held]);
  const skills = saySkills(facts, framing, said, wordsIn(told) < FULL);
  plan.ask('skills', skills.lost);
  const behind = [...earlier.flat(), ...held, ...skills.statements];
  const isLong = wordsIn([...ofWork, ...newest, ...results]) > 90;
  return {
    paragraphs: [
      present(start.first),
      [...ofSelf, ...ofWork, ...newest, ...(isLong ? [] : results)],
      [...(isLong ? results : []), ...behind],
      present([...practical, close]),
    ],
  };
}

/** What the CV's summary says in whole sentences of the first person, and the letter has not said. */
function summarySentences({ facts }: LetterPlan, said: Set<string>): Statement[] {
  const own = piecesOf(facts.cv.summary).filter(
    ({ kind, text }) =>
      kind === 'sentence' &&
      /^I\b(?!.*\b(?:look(?:ing)? for|want|wish|hope|seek(?:ing)?|would (?:like|love))\b)/.test(text) &&
      shareSaid(text, said) < SAID_ALREADY,
  );
  for (const { text } of own) for (const stem of stemsOf(text)) said.add(stem);
  return own.slice(0, 2).map(({ text, stop }) => ownStatement(text, stop));
}

const SAID_ALREADY = 0.6;

function interestOpening({ motivation, evidence }: Parts, { facts, framing }: LetterPlan) {
  const ask = framed('ask interest', framing);
  const [why] = motivation;
  const isTold = motivation.some(
    ({ text, by }) => by === 'own' && /\b(?:opening|vacanc\w*|offer|ask|looking for|if you)\b/i.test(text),
  );
  const isShared = why !== undefined && (isOfReader(why, facts.slots['company'] ?? '') || why.by === 'own');
  const first = isTold && isShared ? motivation : isShared ? [...motivation, ask] : [ask, ...motivation];
  return { first, evidence };
}
