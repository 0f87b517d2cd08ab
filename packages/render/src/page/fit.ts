import type { Fit } from '../input.ts';
import { tightened, tightest } from '../layouts/tightened.ts';
import type { Setting } from '../setting.ts';

/** The number of pages that a design asks for; null where it takes what it takes. */
export function wantedPages({ design }: Setting): number | null {
  return { none: null, one: 1, two: 2 }[design.fit];
}

export type Fitted = {
  setting: Setting;
  fit: Omit<Fit, 'tooLong'>;
  isTooLong: boolean;
  /** How tight it had to be; a good `guess` for the next drawing of nearly the same text. */
  level: number;
};

/**
 * The loosest setting whose text fits, found by halving: pages hardly ever grow while a theme is tightened.
 * @param pagesAt draws a setting and says how many pages it fills
 * @param guess the level found last; where it still is the loosest, two drawings say so
 */
export function fitted(setting: Setting, pagesAt: (setting: Setting) => number, guess = 0): Fitted {
  const wanted = wantedPages(setting);
  const at = (level: number) => {
    const { theme, ...factors } = tightened(setting.theme, level);
    const tight = { ...setting, theme };
    const pages = pagesAt(tight);
    const fit = { pages, sizeUsed: rounded(theme.type.sizePt), ...factors };
    return { setting: tight, fit, level, isTooLong: wanted !== null && pages > wanted };
  };
  if (wanted === null) return at(0);
  let tooLoose = -1;
  let found = at(guess);
  if (found.isTooLong) {
    if (guess === tightest) return found;
    tooLoose = guess;
    found = at(tightest);
    if (found.isTooLong) return found;
  } else if (guess > 0) {
    const looser = at(guess - 1);
    if (looser.isTooLong) return found;
    found = looser;
  }
  while (found.level - tooLoose > 1) {
    const tried = at(Math.floor((found.level + tooLoose) / 2));
    if (tried.isTooLong) tooLoose = tried.level;
    else found = tried;
  }
  return found;
}

const rounded = (points: number) => Math.round(points * 100) / 100;
