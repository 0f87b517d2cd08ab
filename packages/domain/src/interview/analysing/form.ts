import type { InterviewAnswer, InterviewTarget } from '../analysis.ts';
import type { Asked } from './asked.ts';
import type { ReadAnswer } from './read-answer.ts';

/** A case may take so much of an explanation; more of it is a story. */
const A_CASE = 0.75;

/** How far the answer has the form that the question asks for, whatever it speaks of. */
export function formOf({
  asked,
  read,
  answer,
  target,
}: {
  answer: InterviewAnswer;
  asked: Asked;
  read: ReadAnswer;
  target?: InterviewTarget | undefined;
}): number {
  const deeds = read.units.flatMap((unit) => unit.deeds);
  const isMine = ({ doer }: { doer: string }) => doer === 'i' || doer === 'we';
  const past = deeds.filter((deed) => isMine(deed) && deed.told === 'past' && !deed.isState).length;
  const present = deeds.filter((deed) => isMine(deed) && deed.told === 'present').length;
  const steps = deeds.filter((deed) => isMine(deed) && deed.told === 'present' && !deed.isState).length;
  const would = deeds.filter((deed) => isMine(deed) && deed.told === 'would').length;
  const company = target?.company.trim().toLowerCase() ?? '';
  const speaksOfThem =
    /\b(?:you|your|yours|here|this (?:company|firm|school|hospital|team|place|role|job))\b/i.test(
      answer.answer,
    ) ||
    (company !== '' && answer.answer.toLowerCase().includes(company));
  if (asked === 'story') return Math.min(1, past / 3);
  if (asked === 'plan') return Math.min(1, (2 * would + steps) / (2 + past));
  if (asked === 'motive') return (speaksOfThem ? 0.6 : 0) + Math.min(0.4, 0.1 * (present + would + past));
  if (asked === 'self') return Math.min(1, (present + past) / 3);
  // Whoever explains a thing speaks of it, or of what they do with it, and not of what they are.
  const states = deeds.filter((deed) => deed.doer === 'i' && deed.isState && deed.told !== 'would').length;
  const acts = deeds.filter(({ isState }) => !isState);
  const narrated = acts.filter(({ told }) => told === 'past').length / Math.max(1, acts.length);
  const isNarrated = Math.max(0, narrated - A_CASE) / (1 - A_CASE);
  return 1 - 0.5 * Math.min(1, states / Math.max(1, deeds.length)) - 0.5 * isNarrated;
}
