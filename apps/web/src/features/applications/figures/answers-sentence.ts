interface Answers {
  applied: number;
  answered: number;
  /** The median of the days that employers took; null where it is not known. */
  medianDays: number | null;
}

/** How many applications got a reply, and how long it took. */
export function answersSentence({ applied, answered, medianDays }: Answers): string {
  if (answered === 0)
    return applied === 1
      ? 'No reply to your application yet.'
      : `No reply to your ${applied} applications yet.`;
  const took = medianDays === null ? '' : takes(medianDays < 1 ? 0 : Math.ceil(medianDays), answered);
  if (applied === 1) return `Your application got a reply${took}.`;
  const many =
    answered === applied ? (applied === 2 ? 'Both' : `All ${applied}`) : `${answered} of your ${applied}`;
  return `${many} applications got a reply${took}.`;
}

function takes(days: number, answered: number): string {
  const time = days === 0 ? 'the same day' : days === 1 ? '1 day' : `${days} days`;
  if (answered === 1) return days === 0 ? ' on the same day' : ` after ${time}`;
  return days === 0 ? ', typically on the same day' : `, typically within ${time}`;
}
