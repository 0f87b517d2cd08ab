/** A class, level or grade behind the word for one, or a level of a language by itself. */
const GRADE =
  /(?<!\p{L})(?:class|cat(?:egory|\.)?|klasse|kl\.|permis|carnet|licen[cs]e|rijbewijs|führerschein(?:klasse)?|level|lvl|niveau|nivel|stufe|grade|grado|tier)\s?(?<mark>[A-E]\d?E?|\d)(?![\p{L}\d])/giu;

/** The classes and levels that words name, in small letters. */
export const gradesIn = (text: string): string[] =>
  [...text.matchAll(GRADE)].map(({ groups }) => (groups?.['mark'] ?? '').toLowerCase());

/** Whether a paper of some grades is one of the grade that is asked for: the same class, or a level as high. */
export const isGradeReached = (asked: string, held: readonly string[]): boolean =>
  held.some(
    (one) => one === asked || (/^\d$/u.test(asked) && /^\d$/u.test(one) && Number(one) >= Number(asked)),
  );
