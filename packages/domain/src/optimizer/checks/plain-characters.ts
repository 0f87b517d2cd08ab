import { say } from '../../say/index.ts';
import { wholeResult, type Check } from '../check.ts';
import { pathAt } from '../prepared-cv.ts';

/** Pictures, stars, bars and letters of icon fonts. */
const PICTURE = /[\p{Extended_Pictographic}\p{Co}★☆✦◆■□▪●○◉▮▯█░▒▓]+\uFE0F?/gu;
const ORDINARY = /^[©®™•▪●]+$/u;
const MOST = 12;

export const plainCharacters: Check = {
  id: 'plain-characters',
  area: 'ats',
  words: () => ({
    label: say`Plain characters`,
    looksFor: say`Emoji, stars and icons among the words`,
    why: say`Machines misread them, or don’t read them at all.`,
  }),
  source:
    'loopcv guide to applicant systems: icons read badly; atsscorecheckonline: -10 for special characters',
  weight: 5,
  run(cv) {
    const found = [...cv.text.matchAll(PICTURE)].filter(([signs]) => !ORDINARY.test(signs));
    return wholeResult(
      found.slice(0, MOST).map((match) => {
        const span = { start: match.index, end: match.index + match[0].length };
        return {
          path: pathAt(cv, span),
          message: say`Put this in words, or leave it out.`,
          span,
          words: match[0],
        };
      }),
    );
  },
};
