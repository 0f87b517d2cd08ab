import { MONTHS } from '../calendar.ts';
import { inflect, meaningsOf } from '../inflect.ts';
import { isPost } from '../posts.ts';

/** A moment: a year, a month, "last summer"; what a clause follows is none. */
const MOMENT = `(?:(?:early |late )?(?:(?:${MONTHS}) )?(?:19|20)\\d\\d|${MONTHS}|last (?:${MONTHS}|year|spring|summer|autumn|fall|winter|month)|then)`;
const SINCE_BE = new RegExp(
  `(?<since>\\b[Ss]ince ${MOMENT},? )(?<who>I|we|he|she|they)(?<be> am| are| is|['’]m|['’]re)(?= (?!been\\b))`,
  'gu',
);
const MANY = /^(?:I|we|they)$/i;
const SINCE_DO = new RegExp(
  `^(?<since>Since ${MOMENT},? )I (?<verb>(?!(?:have|do|am|had|did)\\b)\\p{Ll}+)(?= )`,
  'u',
);

/** "Since February I manage a plot" as it goes on: "Since February I have managed a plot". */
export function withPerfectOfDoing(text: string): string {
  const { since = '', verb = '' } = SINCE_DO.exec(text)?.groups ?? {};
  const forms = meaningsOf(verb).filter(({ pos }) => pos === 'verb');
  const isNow = forms.length > 0 && forms.every(({ form }) => form === 'base');
  return isNow
    ? `${since}I have ${inflect(verb, 'pastParticiple')}${text.slice(since.length + 2 + verb.length)}`
    : text;
}

/** "Since June I am working" as it goes on: "Since June I have been working". */
export function withPerfectBehindSince(text: string): string {
  return text.replaceAll(SINCE_BE, (_whole, since: string, who: string, be: string) => {
    const isShort = /['’]/.test(be);
    const have = MANY.test(who) ? (isShort ? '’ve' : ' have') : ' has';
    return `${since}${who}${have.replace('’', be.charAt(0))} been`;
  });
}

const POST_HELD =
  /^(?<who>(?:I|he|she)(?: am| is|['’]m|['’]s)) (?<post>[\p{Ll}’' -]{3,40}?)(?<rest>(?: (?:at|in|on|with|for|since)\b|, (?=\d|for\b|since\b)|$).*)$/iu;
/** Of these there is mostly one, and whoever is it says so without an article. */
const UNIQUE =
  /\b(?:head|chief|lead|deputy|first|second|third|manager|director|leader|supervisor|secretary|treasurer|captain|chair\w*|president|owner|editor|principal|leader)\b/i;

/** "I am production operator, 9 years" with its article. */
export function withArticleBeforePost(text: string): string {
  const { who = '', post = '', rest = '' } = POST_HELD.exec(text)?.groups ?? {};
  const isHeld = post !== '' && isPost(post) && !UNIQUE.test(post) && !/s$|^\p{L}+ing\b/u.test(post);
  return isHeld ? `${who} ${/^[aeiou]/i.test(post) ? 'an' : 'a'} ${post}${rest}` : text;
}

const HELD_SINCE =
  /^I(?: am|['’]m) (?<post>an? [\p{L}’' -]{3,40}?)(?<rest> (?:(?:at|in|on|with) [^,.;]{2,60} )?(?:since (?:19|20)\d\d|(?:since|for) \S+ years?)\b.*)$/u;

/** "I am a leather worker since 2008" as it goes on: "I have been a leather worker since 2008". */
export function withPerfectOfPost(text: string): string {
  const { post = '', rest = '' } = HELD_SINCE.exec(text)?.groups ?? {};
  return isPost(post.replace(/^an? /, ''))
    ? `I have been ${post}${rest.replace(/ since (\S+) years?\b/, ' for $1 years')}`
    : text;
}
