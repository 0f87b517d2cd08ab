import { meaningsOf, withNumber } from '@candor/english';
import { replaceToken, type Rule } from '@candor/english/rules';

/** Many in one word: "3 staff" is right. */
const COLLECTIVE =
  /^(?:staff|crew|personnel|cover|head|stone|foot|dozen|hundred|thousand|million|billion|lakh|crore|sq|aircraft|pax)$/i;

/** "40 worker" as "40 workers", where nothing else can be meant. */
export const PLURAL_BEHIND_NUMBER: Rule = {
  id: 'plural-behind-number',
  pattern: 'count/number ~adjective* thing/noun:singular',
  where: ({ sentence: { tokens }, token }) => {
    const [count, thing] = [token('count'), token('thing')];
    const at = tokens.indexOf(count);
    const [before, next] = [tokens[at - 1], tokens[tokens.indexOf(thing) + 1]];
    // "Grade 5 piano", "a 5 day week", "one in 3 flat": the figure is part of something else.
    const isFree = before
      ? (/^(?:for|of|with|under|over|to|in)$/i.test(before.text) && tokens[at - 2]?.pos !== 'number') ||
        (before.pos === 'verb' && before.form === 'past')
      : next?.pos === 'preposition';
    const isEnd = !next || /^(?:preposition|punctuation|subordinator)$/.test(next.pos);
    const isCounted = /^(?:[2-9]|[1-9]\d{1,3})$/.test(count.text) && !/^['’-]/.test(next?.text ?? '');
    const plural = withNumber(thing.lemma, 'plural');
    const isPlain = /^\p{Ll}{4,}$/u.test(thing.text) && !COLLECTIVE.test(thing.text) && plural !== thing.text;
    return (
      isFree && isEnd && isCounted && isPlain && meaningsOf(plural).some(({ number }) => number === 'plural')
    );
  },
  edit: (match) => [replaceToken(match.token('thing'), withNumber(match.token('thing').lemma, 'plural'))],
  examples: [
    ['Concrete for 6 school, 1 hospital', 'Concrete for 6 schools, 1 hospital'],
    ['40 worker under me', '40 workers under me'],
  ],
  leaves: [
    'In charge of 64 gold and copper wire bonders',
    'Grade 5 piano',
    'Taught Year 9 to 11 chemistry',
    '3 shift, line 4',
    'Managed 3 staff',
    'One flat in 3',
  ],
};
