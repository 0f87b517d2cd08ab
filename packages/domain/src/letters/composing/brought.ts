import { readFragment } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';

const OF_DOING = /(?:ing|work|ship|ment|[ae]nce|[ts]ion|ysis|ics|ry|ity|ness|phy|gy)$/;
const isThing = (word: string) =>
  ['artifact', 'substance', 'person'].some((kind) =>
    thesaurusOf(kind).senses.some((sense) => thesaurusOf(word).above.has(sense)),
  );

/** Whether words are certainly a kind of work that needs no article: a doing by its ending, or several of what nobody carries. */
export function isWithoutArticle(text: string): boolean {
  const read = readFragment(text);
  const tokens = read?.tokens ?? [];
  const [first] = tokens;
  const end = tokens.findIndex(
    ({ pos, text: word }, at) => at > 0 && (pos === 'preposition' || word === 'to'),
  );
  const thing = tokens.slice(0, end < 0 ? undefined : end);
  const head = thing.at(-1);
  if (!head || read?.kind === 'verb' || /^(?:number|determiner)$/.test(first?.pos ?? '')) return false;
  if (tokens.some(({ pos, form }) => pos === 'auxiliary' || form === 'past' || pos === 'conjunction'))
    return false;
  if (tokens.length > 1 && first?.form === 'gerund') return true;
  if (head.pos !== 'noun') return false;
  return head.number === 'plural' ? !isThing(head.lemma) : OF_DOING.test(head.lemma) && !isThing(head.lemma);
}
