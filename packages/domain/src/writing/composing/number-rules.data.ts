import { meaningsOf, withNumber } from '@candor/english';
import { replaceToken, type Rule } from '@candor/english/rules';

/** Many in one word: "3 staff" is right. */
const COLLECTIVE =
  /^(?:staff|crew|personnel|cover|head|stone|foot|dozen|hundred|thousand|million|billion|lakh|crore|sq|aircraft|pax)$/i;
const ENDS = /^(?:preposition|conjunction|punctuation|subordinator)$/;

/** Agreement in number, where nothing else can be meant. */
export const NUMBER_RULES: readonly Rule[] = [
  {
    id: 'plural-behind-number',
    pattern: 'count/number ~adjective* thing/noun:singular',
    where: ({ sentence, token }) => {
      const [count, thing] = [token('count'), token('thing')];
      const at = sentence.tokens.indexOf(count);
      const before = sentence.tokens[at - 1];
      const next = sentence.tokens[sentence.tokens.indexOf(thing) + 1];
      // "Grade 5 piano", "a 5 day week", "one in 3 flat": the figure is part of something else.
      const isFree = before
        ? (/^(?:for|of|with|under|over|to|in)$/i.test(before.text) &&
            sentence.tokens[at - 2]?.pos !== 'number') ||
          (before.pos === 'verb' && before.form === 'past')
        : next?.pos === 'preposition';
      const plural = withNumber(thing.lemma, 'plural');
      return (
        /^(?:[2-9]|[1-9]\d{1,3})$/.test(count.text) &&
        isFree &&
        (!next || ENDS.test(next.pos)) &&
        !/^['’-]/.test(next?.text ?? '') &&
        /^\p{Ll}{4,}$/u.test(thing.text) &&
        !COLLECTIVE.test(thing.text) &&
        plural !== thing.text &&
        meaningsOf(plural).some(({ pos, number }) => pos === 'noun' && number === 'plural')
      );
    },
    edit: (match) => [replaceToken(match.token('thing'), withNumber(match.token('thing').lemma, 'plural'))],
    examples: [
      ['Concrete for 6 school and a hospital', 'Concrete for 6 schools and a hospital'],
      ['Trained 3 new worker', 'Trained 3 new workers'],
      ['40 worker under me', '40 workers under me'],
    ],
    leaves: [
      'Grade 5 piano',
      'Taught Year 9 to 11 chemistry',
      '3 shift, line 4',
      'A 5 day week',
      'Managed 3 staff',
      'One flat in 3',
      'A 32-bed ward',
      'Drove 12 m of cable',
    ],
  },
];
