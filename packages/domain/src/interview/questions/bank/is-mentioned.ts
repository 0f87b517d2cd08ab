/** The words of a CV and of an advert; empty where there is none. */
export interface QuestionContext {
  cv: string;
  advert: string;
}

/** What a question takes for granted: one of the beginnings of words has to stand in the CV, or in the CV or the advert. */
export interface Presupposed {
  isOfCv: boolean;
  words: readonly string[];
}

const holds = (text: string, word: string) => new RegExp(`(?<![\\p{L}])${word}`, 'iu').test(text);

/** Whether a CV or an advert shows what a question takes for granted. */
export const isMentioned = ({ isOfCv, words }: Presupposed, { cv, advert }: QuestionContext): boolean =>
  words.some((word) => holds(isOfCv ? cv : `${cv}\n${advert}`, word));
