const MOST_CHARACTERS = 150;
const FEWEST_CHARACTERS = 3;
/** What is no part of a statement: blanks to fill, markup, addresses, telephone numbers. */
const UNFIT = /[[\]{}<>|\\^~=_]|https?:|www\.|\S@\S|\d[\d ()/-]{7,}\d|\b(?:lorem ipsum|tbc|tbd|xxx)\b|\?\?/iu;
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

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} &.’'+-]*$/u;
const MOST_IN_NAME = 40;
/** No single place that somebody worked at. */
const NO_PLACE =
  /\b(?:self|freelance|various|several|multiple|private|agency|agencies|confidential|independent|own|n\/?a|none|unknown|family|home|career|break|unemployed)\b/iu;

/** An employer's name as it can stand behind "at"; null where it may not be one, or may want an article. */
export function nameBehindAt(company: string): string | null {
  const name = company.trim().replaceAll(/\s+/gu, ' ');
  const isFit = NAME.test(name) && name.length <= MOST_IN_NAME && !DOUBLED.test(name);
  return isFit && !NO_PLACE.test(name) && !/\b(?:of|for)\b/iu.test(name) ? name.replace(/\.$/u, '') : null;
}
