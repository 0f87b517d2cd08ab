import type { Composition, LetterPlan } from './letter-plan.ts';
import { saySkills } from './skills.ts';
import { isOfApplication } from '../letter-facts.ts';
import { framed, stemsOf, says, present, type Statement } from './statement.ts';

const background = { gerund: 'background gerund', isBackground: true };

function evidence(plan: LetterPlan): Statement[] {
  const told = [...plan.field('experience', background), ...plan.field('achievements', {})];
  const said = new Set(told.flatMap(({ text }) => [...stemsOf(text)]));
  const skills = saySkills(plan.facts, plan.framing, said, false);
  plan.ask('skills', skills.lost);
  return [...told, ...skills.statements];
}

/** Thanks, what stayed with the writer, what next. */
export function composeThankYou(plan: LetterPlan): Composition {
  const { framing } = plan;
  const own = plan.field('motivation', { noun: 'stayed' });
  const more = evidence(plan);
  const practical = plan.field('specificRequirements', {});
  const isThanked = says([...own, ...more], /\b(?:thank|grateful|appreciat)/i);
  return {
    paragraphs: [
      present([isThanked ? undefined : framed('thanks', framing), ...own]),
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
