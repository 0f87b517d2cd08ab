import type { FigureQuestion } from '../../writing/index.ts';
import { isOfApplication } from '../letter-facts.ts';
import { personName } from '../letter-form.ts';
import type { LetterRequest } from '../request.ts';
import type { Composition, LetterPlan } from './letter-plan.ts';
import { saySkills } from './skills.ts';
import { framed, stemsOf, says, present, type Statement } from './statement.ts';

const background = { gerund: 'background gerund', isBackground: true };

function evidence(plan: LetterPlan, isThanked = false): Statement[] {
  const work = isThanked ? [] : plan.field('experience', background);
  const told = [...work, ...plan.field('achievements', {})];
  const said = new Set(told.flatMap(({ text }) => [...stemsOf(text)]));
  const skills = saySkills(plan.facts, plan.framing, said, false);
  plan.ask('skills', skills.lost);
  return [...told, ...skills.statements];
}

/** "video interview on 9 November": what there is to thank for, and nothing besides. */
const OCCASION = /^(?:(?:the|an?|my|our) )?(?<what>(?:\p{L}+ ){0,2}interview on [\p{L}\d ,]+?)\.?$/iu;

/** "She stayed on after class", to Mrs Bell alone: nobody else is told of before. */
function isOfReader({ text }: Statement, { facts: { request } }: LetterPlan): boolean {
  const { title } = personName(request.hiringManagerName);
  const said = title === 'woman' ? /\b(?:she|her)\b/i : title === 'man' ? /\b(?:he|him|his)\b/i : undefined;
  return /^s?he\b/i.test(text) && said !== undefined && said.test(text) && !said.test(request.motivation);
}

/** Thanks, what stayed with the writer, what next. */
export function composeThankYou(plan: LetterPlan): Composition {
  const { framing, facts } = plan;
  const { what = '' } = OCCASION.exec(facts.request.experience.trim())?.groups ?? {};
  const own = plan.field('motivation', { noun: 'stayed' });
  const told = evidence(plan, what !== '');
  const [first] = told;
  const isUnclear = first !== undefined && isOfReader(first, plan);
  if (isUnclear) plan.questions.push({ field: 'experience', sentence: first.text, question: WHO });
  const more = isUnclear ? told.slice(1) : told;
  const practical = plan.field('specificRequirements', {});
  const isThanked = says([...own, ...more], /\b(?:thank|grateful|appreciat)/i);
  const thanks =
    what === '' ? framed('thanks', framing) : framed('thanks for', framing, { np: `the ${what}` });
  return {
    paragraphs: [
      present([isThanked ? undefined : thanks, ...own]),
      more,
      practical.length > 0 ? practical : present([framed('close thanks', framing)]),
    ],
  };
}

/** What was applied for, what is asked. */
export function composeFollowUp(plan: LetterPlan): Composition {
  const { framing, facts } = plan;
  const own = plan.field('motivation', {});
  const more = evidence(plan);
  const practical = plan.field('specificRequirements', {});
  const isNamed = says(
    own,
    /(?<!since )\bI (?:have |had )?(?:applied|submitted|sent|was interviewed)\b|\bmy application (?:of|from|for|dated)\b/i,
  );
  const isOpen = isOfApplication(facts.request);
  const isAsked = says(own, /\?|\b(?:grateful|know whether|let me know|hear|learn|tell me|wonder\w*|ask)\b/i);
  return {
    paragraphs: [
      present([isNamed ? undefined : framed(isOpen ? 'followed' : 'about', framing), ...own]),
      more,
      present([
        ...practical,
        isAsked || !isOpen ? undefined : framed('ask when', framing),
        framed('close contact', framing),
      ]),
    ],
  };
}

const WHO = 'Left out because this may speak of the reader. Write “you”, or say who it was.';
const NOTICE =
  /\bnotice\b.*\b(?:weeks?|months?)\b|\b(?:weeks?|months?)['’]? notice\b|\blast (?:working )?day\b/i;

/** Leaving at once and a notice, or one last day and another: what the letter says of it, each with a question. */
function contradictions({ lastDay, motivation, specificRequirements }: LetterRequest): FigureQuestion[] {
  const typed = `${motivation} ${specificRequirements}`;
  const [atOnce = ''] = /[^.!?]*\bimmediate(?:ly)?\b[^.!?]*/i.exec(typed) ?? [];
  const [dated = ''] = /[^.!?]*\blast (?:working )?day\b[^.!?]*\d[^.!?]*/i.exec(typed) ?? [];
  const isOther =
    lastDay !== '' && dated !== '' && !new RegExp(`\\b0?${Number(lastDay.slice(8))}(?!\\d)`).test(dated);
  const isBoth = atOnce !== '' && (lastDay !== '' || NOTICE.test(typed));
  const question = 'The form gives another day or a notice as well. Which of them is right?';
  return [...(isBoth ? [atOnce] : []), ...(isOther ? [dated] : [])].map((sentence) => ({
    field: 'motivation',
    sentence: sentence.trim(),
    question,
  }));
}

/** That the writer leaves, when, why if they say so, what next. */
export function composeResignation(plan: LetterPlan): Composition {
  const { framing, facts } = plan;
  const own = plan.field('motivation', {
    noun: 'leave noun',
    gerund: 'leave gerund',
    clause: 'leave clause',
  });
  const grateful = { noun: 'grateful' };
  const more = [...plan.field('experience', grateful), ...plan.field('achievements', grateful)];
  const practical = plan.field('specificRequirements', {});
  plan.ask(
    'skills',
    facts.request.skills.split(/\n/).filter((line) => line.trim() !== ''),
  );
  plan.questions.push(...contradictions(facts.request));
  const isResigned = says(
    own,
    /\b(?:resign\w*|giv\w+ (?:my )?notice|hand(?:ing)? in my notice|I am leaving)\b/i,
  );
  const isDated = says(own, /\blast (?:working )?day\b/i);
  return {
    paragraphs: [
      present([
        isResigned ? undefined : framed('resign', framing),
        ...own,
        isDated ? undefined : framed('last day', framing),
      ]),
      more,
      practical.length > 0 ? practical : present([framed('close resign', framing)]),
    ],
  };
}
