import { readFragment } from './read-english.ts';
import { thesaurusOf } from './thesaurus.ts';

// How English ends words for people by what they do, for those that the thesaurus lacks.
const AGENT = /(?:er|or|ist|ian|man|woman|person)s?$/i;
// People by what they do, in words that the thesaurus has for things alone.
const ROLES = new Set([
  'lead',
  'head',
  'hand',
  'tech',
  'crew',
  'operator',
  'operative',
  'paralegal',
  'barista',
]);
const BEFORE_EMPLOYER = /^(?<post>[\p{L}’' -]{3,40}?) (?:for|at|in|with|on) /u;

/** Whether words name a post: a noun phrase of one to five words, without figure or article, for a person. */
export function isPost(text: string): boolean {
  // "head of sales", "chef de partie": the person stands first.
  const named = text.replace(/ (?:of|de) .*$/, '');
  // "bilingual Greek" names a language; "Retail Assistant" is written as a title.
  if (/^\p{Ll}.* \p{Lu}\S*$/u.test(named)) return false;
  const read = readFragment(named.toLowerCase());
  const last = read?.tokens.at(-1);
  // "Licensed elevator mechanic": a participle before the noun, not a verb and its object.
  const behind = /^[\p{L}-]+ed (?<noun>\p{L}.*)$/u.exec(named)?.groups?.['noun'];
  if (behind !== undefined && read?.finiteVerb === 0) return isPost(behind);
  const lower = named.toLowerCase();
  if (/^\p{L}+$/u.test(named) && (ROLES.has(lower) || thesaurusOf(lower).isPerson)) return true;
  const isPhrase = read?.kind === 'noun' || read?.finiteVerb === null;
  if (!read || !isPhrase || read.tokens.length > 5 || last?.pos !== 'noun') return false;
  // "garage own brother" is whose somebody is.
  if (read.tokens.some(({ lemma, pos }) => lemma === 'own' || pos === 'determiner')) return false;
  const { isPerson, senses } = thesaurusOf(last.lemma.toLowerCase());
  return isPerson || (senses.length === 0 && AGENT.test(last.text)) || ROLES.has(last.lemma.toLowerCase());
}

/** The post that a fragment begins with, before its employer or place; '' where it names none. */
export function postIn(text: string): string {
  const { post = '' } = BEFORE_EMPLOYER.exec(text)?.groups ?? {};
  if (post === '' || / as /.test(post)) return '';
  // "barista at Brew Lab": a word that no dictionary has, at somebody's, is what one is there.
  const isUnknown = !post.includes(' ') && thesaurusOf(post.toLowerCase()).senses.length === 0;
  const isAtName = /^\p{L}+ (?:at|for|with) (?:the )?\p{Lu}/u.test(text);
  // "bus operator with RTA": at somebody's, what ends so is a person.
  const isAgent = AGENT.test(post) && new RegExp(`^${post} (?:at|for|with) (?:the )?\\p{Lu}`, 'u').test(text);
  return isPost(post) || isAgent || (isUnknown && isAtName) ? post : '';
}

const PAPER =
  /\b(?:licen[cs]e|certificat(?:e|ion)|card|ticket|permit(?! to )|diploma|degree|qualification|clearance|accreditation|credential|endorsement)s?(?= (?:valid|in|of|for|from|to|with|\d|\()|$)/i;

/** Whether words name a paper that is held: "PCV licence", "CPC card valid to 2028". */
export function isPaper(text: string): boolean {
  const read = readFragment(text);
  // "keeping a card for every piano": what somebody does.
  const isDone = read?.tokens[0]?.form === 'gerund' && read.tokens[1]?.pos === 'determiner';
  return PAPER.test(text.trim()) && read?.kind !== 'sentence' && !isDone;
}
