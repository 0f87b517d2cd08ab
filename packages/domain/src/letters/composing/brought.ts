import { readFragment, type Token } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';

// What can be brought without an article: doing, knowing, a matter; "a chipper" and "an oven" cannot.
const DOING = ['activity', 'process', 'knowledge', 'ability', 'discipline'];
const MATTER = [...DOING, 'event', 'trait'];
const OF_DOING = /(?:ing|work|ship|ment|[ae]nce|[ts]ion|ysis|ics|ry|ity|ness|phy|gy)$/;
export const isOf = (word: string, kind: string) =>
  thesaurusOf(kind).senses.some((sense) => thesaurusOf(word).above.has(sense));

/** Whether the head of an item is a doing, a matter, or several of what nobody carries. */
function isBrought({ lemma, text, number, form, pos }: Token, hasMore: boolean): boolean {
  if (form === 'gerund') return !text.includes('-');
  if (pos !== 'noun' || thesaurusOf(lemma).isPerson) return false;
  const isArtifact = ['artifact', 'substance'].some((kind) => isOf(lemma, kind));
  if (number === 'plural') return !isArtifact;
  return OF_DOING.test(lemma) || (hasMore && (isArtifact ? DOING : MATTER).some((kind) => isOf(lemma, kind)));
}

/** Whether words are certainly a thing that can stand without an article: a doing, a matter, several. */
export function isWithoutArticle(text: string): boolean {
  const read = readFragment(text);
  const tokens = read?.tokens.filter(({ pos }) => pos !== 'punctuation') ?? [];
  const end = tokens.findIndex(
    ({ pos, text: word }, at) => at > 0 && (pos === 'preposition' || word === 'to'),
  );
  const thing = tokens.slice(0, end < 0 ? undefined : end);
  const head = thing.findLast(({ pos }) => pos !== 'number');
  const isFinite = tokens.some(({ pos, form }, at) => pos === 'auxiliary' || (at > 0 && form === 'past'));
  const isVerb = read?.kind === 'verb' && (tokens.length === 1 || tokens[0]?.isCertain === true);
  const isPair = thing.some(({ pos }) => pos === 'conjunction') || text.includes('/');
  if (!head || isFinite || isVerb || isPair) return false;
  return (tokens.length > 1 && tokens[0]?.form === 'gerund') || isBrought(head, tokens.length > 1);
}
