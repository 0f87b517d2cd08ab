import { say } from '../../say/index.ts';
import { shareResult, type Check } from '../check.ts';
import { pathAt } from '../prepared-cv.ts';

/** A capital inside a name is its maker's: "JavaScript", "GitHub". Others may be everyday words too: "BASIC", "Trucks". */
const OWN_CASE = /\p{Ll}\p{Lu}/u;

export const toolNames: Check = {
  id: 'tool-names',
  area: 'keywords',
  words: () => ({
    label: say`Names of tools`,
    looksFor: say`Tools in other capitals than their makers write them`,
    why: say`Those who know a tool see at once whether you do.`,
  }),
  source: 'Names of tools as O*NET lists them',
  weight: 5,
  run(cv) {
    // An address is written as it is.
    const tools = cv.skills.filter(
      ({ category, span }) =>
        category === 'tool' && /^(?:summary|skills|\w+\.\d+\.bullets)/u.test(pathAt(cv, span)),
    );
    const findings = tools.flatMap(({ name, span }) => {
      const words = cv.text.slice(span.start, span.end);
      const isOther =
        words !== name &&
        words.toLowerCase() === name.toLowerCase() &&
        OWN_CASE.test(name) &&
        words === words.toLowerCase();
      return isOther
        ? [{ path: pathAt(cv, span), message: say`Write it “${name}”.`, span, words, replacement: name }]
        : [];
    });
    return shareResult(findings, tools.length);
  },
};
