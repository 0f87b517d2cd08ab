/** Words of job titles that say rank and not trade. */
export const rankWords: ReadonlySet<string> = new Set(
  (
    'senior junior lead leading staff part-time full-time part full time temporary temp principal freelance self-employed ' +
    'independent long-term professional licensed registered certified chartered qualified experienced i ii iii iv and of the for in to a general'
  ).split(' '),
);

/** Words of job titles that say that one is not, or not only, of the trade yet. */
export const learnerWords: ReadonlySet<string> = new Set(
  'trainee apprentice intern student volunteer graduate assistant improver candidate pupil'.split(' '),
);

/** Heads of job titles that name a place in a house and no trade. */
export const emptyHeads: ReadonlySet<string> = new Set(
  (
    'assistant worker officer associate member operative operator executive agent representative specialist coordinator ' +
    'administrator manager supervisor director consultant adviser advisor aide attendant helper hand leader trainee apprentice ' +
    'owner founder partner president head chief deputy contractor employee labourer laborer fellow candidate student'
  ).split(' '),
);

/** Time that people list so that no gap is left, and that nobody would call work experience. */
export const listedBreak =
  /\b(?:career break|sabbatical|parental leave|maternity|paternity|family care|full-time (?:carer|parent|mother|father)|stay-at-home|unemployed|gap year|job seeking|travel(?:ling|ing)? year|elternzeit|congé parental|baja por maternidad)\b/i;
