import { meaningsOf } from '@candor/english';
import { isPost } from '@candor/english/posts';
import { findSlips, withoutSlips } from '@candor/english/slips';
import { withArticle } from '../letter-facts.ts';

const POST_FOR =
  /^I(?: am|['’]m) (?:an? )?(?<post>[\p{L}’' -]{3,40}?)(?<rest> (?:(?:at|in|on|with) [^,.;]{2,60} )?(?:since (?:19|20)\d\d|for \S+ years)\b.*)$/u;

/** "I am leather worker since 2008" goes on: "I have been a leather worker since 2008". */
function withPerfect(text: string): string {
  const { post = '', rest = '' } = POST_FOR.exec(text)?.groups ?? {};
  return isPost(post) ? `I have been ${withArticle(post)}${rest}` : text;
}

/** With its slips mended; where what comes of it is no better ("for two years I care", "not speaks"), as it was typed. */
export function mended(text: string): string {
  const better = withoutSlips(
    withPerfect(text)
      .replace(/^last (?=(?:working )?day (?:is|will|was)\b)/i, 'My last ')
      .replace(
        /^(?:interview|tour|visit|trial|meeting)(?= (?:is|was)\b)/i,
        (thing) => `The ${thing.toLowerCase()}`,
      ),
  );
  const isTimed = /\bsince\b/i.test(text) && !/\bsince\b/i.test(better);
  const isHalf = isTimed && !/\b(?:have|has|['’]ve|['’]s)\b/i.test(better);
  return isHalf || /\bnot \p{L}+s\b/u.test(better) || findSlips(better).length > 0 ? text : better;
}

/** "Right so I have been", "Honest truth is the first season": said before one begins. */
const OPENER =
  /^(?:(?:right|well|so|ok(?:ay)?|look|anyway|honestly),?(?: so)? (?=(?:I|we)(?:\b|['’]))|(?:the )?honest truth is (?:that )?|to be honest,? |tbh,? )(.)/iu;
const upper = (_whole: string, first: string) => first.toUpperCase();

/** "I did NOT get it": capitals that stress a small word among small letters. */
const unstressed = (text: string): string =>
  /\p{Ll}{3}/u.test(text)
    ? text.replaceAll(/(?<=\p{L} )\p{Lu}{3,}(?![\p{L}\d])/gu, (word) =>
        meaningsOf(word.toLowerCase()).some(({ pos }) => /^(?:adverb|determiner|pronoun)$/.test(pos))
          ? word.toLowerCase()
          : word,
      )
    : text;

/** What was typed as it would be spoken to an employer: without an opener, and without stress. */
export const plainSpoken = (typed: string): string => unstressed(typed.replace(OPENER, upper));
