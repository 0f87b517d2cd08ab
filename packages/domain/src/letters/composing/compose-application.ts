import { PRESENT } from '../../cv/index.ts';
import { hasFigure } from '../../writing/index.ts';
import { evidenceOfCv } from './evidence.ts';
import { withArticle } from '../letter-facts.ts';
import type { Composition, LetterPlan } from './letter-plan.ts';
import { sayReferral } from './referral.ts';
import { listed } from './listed.ts';
import { saySkills } from './skills.ts';
import { piecesOf } from './piece.ts';
import { framed, ownStatement, shareSaid, stemsOf, wordsIn, type Statement } from './statement.ts';

/** A cover letter is told in as many words where there is so much to tell. */
const LEAST = 180;
const SHORT = 90;

/** Whether a sentence speaks of the reader: a shared interest that can open a letter. */
const isOfReader = ({ text, by }: Statement, company: string) =>
  by === 'own' &&
  (/\byour?\b/i.test(text) || (company !== '' && text.includes(company.split(' ')[0] ?? company)));

const isResult = ({ text, by }: Statement) => by === 'own' && hasFigure(text) && /\b(?:I|my)\b/.test(text);

/** How a letter can be built; which one, its strongest evidence decides. */
type Structure = 'referral' | 'shared interest' | 'path' | 'result' | 'plain';

interface Parts {
  referral: Statement | undefined;
  motivation: Statement[];
  evidence: Statement[];
}

function structureOf({ referral, motivation, evidence }: Parts, company: string): Structure {
  const [why] = motivation;
  if (referral) return 'referral';
  const isSaid = motivation.some(
    ({ text, by }) => by === 'own' && /\b(?:why I|apply\w*|reason)\b/i.test(text),
  );
  if (why && isOfReader(why, company)) return isSaid ? 'path' : 'shared interest';
  if (why?.by === 'own') return 'path';
  return evidence.some(isResult) ? 'result' : 'plain';
}

/** The first paragraphs, and what evidence is left to tell. */
function opening(structure: Structure, { referral, motivation, evidence }: Parts, { framing }: LetterPlan) {
  const apply = framed('apply', framing);
  switch (structure) {
    case 'referral':
      return { first: [[referral, ...motivation]], evidence };
    case 'shared interest':
      return { first: [[...motivation, framed('apply then', framing)]], evidence };
    case 'path':
      return { first: [[apply, ...motivation]], evidence };
    case 'result': {
      const result = evidence.find(isResult);
      const then = framed('apply after result', framing) ?? apply;
      return {
        first: [[result, then]],
        evidence: evidence.filter((one) => one !== result),
        last: motivation,
      };
    }
    case 'plain':
      return { first: [[apply]], evidence, last: motivation };
    default:
      return structure satisfies never;
  }
}

const present = (statements: readonly (Statement | undefined)[]): Statement[] =>
  statements.filter((one) => one !== undefined);

/** Evidence in one paragraph or two. */
function told(evidence: readonly Statement[], achievements: readonly Statement[]): Statement[][] {
  const all = [...evidence, ...achievements];
  return wordsIn(all) > 90 && achievements.length > 0 ? [[...evidence], [...achievements]] : [all];
}

const ARTICLE = /^(?:Master|Bachelor|Diploma|Certificate|Higher|National|Advanced|Associate|Postgraduate)\b/;

const SUBJECT_BEHIND = /^(?<degree>[BM](?:Sc|A|Eng|Ed)|MBA|PhD) (?=\p{Lu}\p{Ll})/u;

/** "MSc Statistics" is "an MSc in Statistics"; "ACLS" stays. */
function degreeSaid(name: string): string {
  const said = name.replace(SUBJECT_BEHIND, '$<degree> in ');
  return said !== name || ARTICLE.test(name) ? withArticle(said) : name;
}

/** Certificates and degrees of the CV that are finished and that the letter has not named. */
function qualifications({ facts, framing }: LetterPlan, said: ReadonlySet<string>): Statement | undefined {
  const { certifications, education } = facts.cv;
  const names = [
    ...certifications.map(({ name }) => name),
    ...education.slice(0, 1).map(({ degree }) => degree),
  ].filter((name) => name.includes(' '));
  const plain = names.filter(
    (name) => /^[\p{L}\d][\p{L}\d .&/-]{2,60}$/u.test(name) && shareSaid(name, said) < 0.5,
  );
  const isOpen = education[0]?.end === '' || education[0]?.end === PRESENT;
  const held = isOpen ? plain.filter((name) => name !== education[0]?.degree) : plain;
  return framed('degree', framing, { list: listed(held.slice(0, 3).map((name) => degreeSaid(name))) });
}

/** Why this post, why this person, what next; and in a letter of interest the same without a vacancy. */
export function composeApplication(plan: LetterPlan): Composition {
  const { facts, framing, field } = plan;
  const { slots, request } = facts;
  const isInterest = request.letterType === 'interest';
  const experience = field('experience', {
    noun: 'background noun',
    gerund: 'background gerund',
  });
  const achievements = field('achievements', {
    noun: 'result noun',
    gerund: 'background gerund',
  });
  const motivation = field('motivation', {
    noun: 'reason noun',
    gerund: 'reason gerund',
    ...(isInterest ? {} : { clause: 'reason clause' }),
  });
  const practical = field('specificRequirements', {});
  const isWishedShort = plan.wishes.some(({ kind }) => kind === 'short');
  const referral = isInterest ? undefined : sayReferral(facts, framing);
  const parts = { referral, motivation, evidence: [...experience, ...achievements] };
  const start = isInterest
    ? interestOpening(parts, plan)
    : opening(structureOf(parts, slots['company'] ?? ''), parts, plan);
  const left = new Set(start.evidence);
  const fields = told(
    experience.filter((one) => left.has(one)),
    achievements.filter((one) => left.has(one)),
  );
  const last = start.last ?? [];
  const enclosed = framed('cv', framing);
  const close = framed(isInterest ? 'close interest' : 'close cover', framing);
  const typed = present([...start.first.flat(), ...fields.flat(), ...last, ...practical]);
  const said = new Set(typed.flatMap(({ text }) => [...stemsOf(text)]));
  const ofSelf = isWishedShort ? [] : summarySentences(plan, said);
  const own = [...typed, ...ofSelf];
  const wanted = isWishedShort ? SHORT : LEAST;
  const room = Math.max(0, wanted - wordsIn(present([...own, enclosed, close])));
  const groups =
    facts.hasCv && room > 8 ? evidenceOfCv(facts, { framing, wishes: plan.wishes, said, room }) : [];
  for (const { text } of groups.flat()) for (const stem of stemsOf(text)) said.add(stem);
  const isThin = facts.hasCv && room - wordsIn(groups.flat()) > 12;
  const qualified = isThin ? qualifications(plan, said) : undefined;
  const skills = saySkills(facts, framing, said);
  plan.ask('skills', skills.lost);
  return {
    paragraphs: [
      ...start.first.map(present),
      ...fields,
      [...ofSelf, ...groups.flat()],
      present([...skills.statements, qualified, ...last]),
      present([...practical, enclosed, close]),
    ],
  };
}

/** What the CV's summary says in whole sentences of the first person, and the letter has not said. */
function summarySentences({ facts }: LetterPlan, said: Set<string>): Statement[] {
  const own = piecesOf(facts.cv.summary).filter(
    ({ kind, text }) =>
      kind === 'sentence' &&
      /^I\b(?!.*\blook(?:ing)? for\b)/.test(text) &&
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
    ({ text, by }) =>
      by === 'own' && /\b(?:would like|I['’]d like|offer|ask|looking for|if you)\b/i.test(text),
  );
  const isShared = why !== undefined && (isOfReader(why, facts.slots['company'] ?? '') || why.by === 'own');
  const first = isTold && isShared ? motivation : isShared ? [...motivation, ask] : [ask, ...motivation];
  return { first: [first], evidence, last: undefined };
}
