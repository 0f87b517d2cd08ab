import { isPost } from '@candor/english/posts';
import { findSlips, withoutSlips } from '@candor/english/slips';
import { withArticle } from '../letter-facts.ts';

const POST_FOR =
  /^I(?: am|['’]m) (?:an? )?(?<post>[\p{L}’' -]{3,40}?)(?<rest> (?:(?:at|in|on|with) [^,.;]{2,60} )?(?:since (?:19|20)\d\d|(?:since|for) \S+ years?)\b.*)$/u;

/** "I am leather worker since 2008" goes on: "I have been a leather worker since 2008". */
function withPerfect(text: string): string {
  const { post = '', rest = '' } = POST_FOR.exec(text)?.groups ?? {};
  const time = rest.replace(/ since (\S+) years?\b/, ' for $1 years');
  return isPost(post) ? `I have been ${withArticle(post)}${time}` : text;
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

/** What was typed, without an opener. */
export const plainSpoken = (typed: string): string => typed.replace(OPENER, upper);
