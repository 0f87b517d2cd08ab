const MOST_CHARACTERS = 150;
const FEWEST_CHARACTERS = 3;
/** What is no statement: blanks to fill, markup, addresses, telephone numbers. */
const UNFIT = /[[\]{}<>|\\^~=_]|https?:|www\.|\S@\S|\d[\d ()/-]{7,}\d|\?\?/iu;
const DOUBLED = /(?<![\p{L}\p{N}])(\p{L}+)\s+\1(?![\p{L}\p{N}])/iu;

/**
 * Words of a CV or an advert as they can stand in quotation marks: one line, without its bullet and its last stop. Null where
 * they are too long for a question, or are no statement as they stand.
 */
export function quotable(words: string, most = MOST_CHARACTERS): string | null {
  const bare = words
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[^\p{L}\p{N}£$€"“‘'(]+/u, '')
    .replace(/^\d{1,2}[.)]\s+(?=\p{L})/u, '')
    .replace(/[\s.;:,!…–—-]+$/u, '')
    .replaceAll(/["“”„«»]/gu, "'");
  const isFit = bare.length >= FEWEST_CHARACTERS && bare.length <= most && /\p{L}{2}/u.test(bare);
  return isFit && !UNFIT.test(bare) && !DOUBLED.test(bare) && !bare.endsWith('?') ? bare : null;
}
