import { plural, t } from '@lingui/core/macro';

interface Answers {
  applied: number;
  answered: number;
  /** The median of the days that employers took; null where it is not known. */
  medianDays: number | null;
}

/** From so many cases on, a share or a middle is a figure; fewer are cases. */
export const LEAST_CASES = 5;

/** How many applications got a reply, and, where there are enough to tell, how long it took. */
export function answersSentence({ applied, answered, medianDays }: Answers): string {
  if (answered === 0)
    return t`${plural(applied, { one: 'No reply to your application yet.', other: 'No reply to your # applications yet.' })}`;
  if (applied === 1) return t`Your application got a reply.`;
  if (medianDays !== null && answered >= LEAST_CASES) {
    const time = within(Math.ceil(medianDays));
    return answered === applied
      ? t`All ${applied} applications got a reply, half of them ${time}.`
      : t`${answered} of your ${applied} applications got a reply, half of them ${time}.`;
  }
  if (answered < applied) return t`${answered} of your ${applied} applications got a reply.`;
  return applied === 2 ? t`Both applications got a reply.` : t`All ${applied} applications got a reply.`;
}

const within = (days: number): string =>
  days <= 0 ? t`on the same day` : t`${plural(days, { one: 'within # day', other: 'within # days' })}`;
