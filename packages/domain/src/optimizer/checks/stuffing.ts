import { textAt } from '../../text/index.ts';
import { wordsInText } from '../../writing/index.ts';
import { plural, say } from '../../say/index.ts';
import type { Check } from '../check.ts';
import { pathAt } from '../prepared-cv.ts';

/** A skill may be named so often; more in longer CVs. */
const MOST = 4;
const WORDS_EACH = 100;
const EACH = 4;
const MOST_PENALTY = 60;

export const stuffing: Check = {
  id: 'stuffing',
  area: 'keywords',
  words: () => ({
    label: say`No keyword stuffing`,
    looksFor: say`A skill named more than ${MOST} times, or more than once in ${WORDS_EACH} words of a longer CV`,
    why: say`Recruiters’ searches count a word once or twice; people notice the rest.`,
  }),
  source: 'Candor’s own rule: each mention beyond takes 4 points of this score',
  weight: 0,
  run(cv) {
    const most = Math.max(MOST, Math.round(cv.words / WORDS_EACH));
    const known = new Set(cv.skills.map(({ id }) => id));
    // What the lexicon does not know can be stuffed too.
    const others = (cv.match?.requirements ?? []).filter(
      ({ id, kind }) => kind === 'skill' && !id.split('|').some((one) => known.has(one)),
    );
    const named = [
      ...cv.skills,
      ...others.flatMap(({ id, name }) => wordsInText(cv.text, name).map((span) => ({ id, name, span }))),
    ];
    const shown = named.filter(({ span }) => {
      const path = pathAt(cv, span);
      return path === 'summary' || path.startsWith('skills.') || path.includes('.bullets.');
    });
    const tooOften = [...Map.groupBy(shown, ({ id }) => id).values()].filter(
      (places) => places.length > most,
    );
    const beyond = tooOften.reduce((sum, places) => sum + places.length - most, 0);
    return {
      share: 1,
      penalty: Math.min(MOST_PENALTY, EACH * beyond),
      findings: tooOften.flatMap((places) => {
        const last = places.at(-1);
        if (!last) return [];
        const { name, span } = last;
        const message = say`You name ${name} ${plural(places.length, { one: '# time', other: '# times' })}. Twice is enough.`;
        return [{ path: pathAt(cv, span), span, words: textAt(cv.text, span), message }];
      }),
    };
  },
};
