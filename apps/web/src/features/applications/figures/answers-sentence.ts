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
    return applied === 1
      ? 'No reply to your application yet.'
      : `No reply to your ${applied} applications yet.`;
  const took = medianDays === null || answered < LEAST_CASES ? '' : takes(Math.ceil(medianDays));
  if (applied === 1) return 'Your application got a reply.';
  const many =
    answered === applied ? (applied === 2 ? 'Both' : `All ${applied}`) : `${answered} of your ${applied}`;
  return `${many} applications got a reply${took}.`;
}

function takes(days: number): string {
  const time = days <= 0 ? 'on the same day' : days === 1 ? 'within 1 day' : `within ${days} days`;
  return `, half of them ${time}`;
}
