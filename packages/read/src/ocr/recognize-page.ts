import type { Page, Word } from '../page/word.ts';
import { withEvenLight } from './even-light.ts';
import { findTilt } from './find-tilt.ts';
import type { GreyPage } from './grey-page.ts';
import type { RecognizedPage, Recognizer } from './recognizer.ts';
import { levelled, turnByQuarters } from './turn-page.ts';

/** A page whose text was recognized: lengths in points from the top left corner of the page as it was set upright. */
export interface PageOfPicture extends Page {
  /** Degrees by which its picture was turned clockwise around its middle. */
  turn: number;
  /** 0 to 1. */
  certainty: number;
}

/** Below this a page may stand on its head. */
const UPRIGHT_FROM = 0.72;
/** Less of a tilt than this costs no word, and turning costs sharpness. */
const LEAST_TILT = 0.15;

function share(page: RecognizedPage): number {
  return page.certainty * Math.min(1, page.words.length / 20);
}

/** Recognizes a page that lies level; turned by half where its text is not to be read otherwise. */
async function recognizeEitherWay(
  page: GreyPage,
  recognizer: Recognizer,
  onShare: (share: number) => void,
): Promise<RecognizedPage & { isTurned: boolean }> {
  const first = await recognizer.recognize(page, onShare);
  if (share(first) >= UPRIGHT_FROM || first.words.length === 0) return { ...first, isTurned: false };
  const second = await recognizer.recognize(turnByQuarters(page, 2));
  return share(second) > share(first) ? { ...second, isTurned: true } : { ...first, isTurned: false };
}

/** The page's words in points. */
function scaled(words: readonly Word[], scale: number): Word[] {
  return words.map((word) => ({
    ...word,
    x0: word.x0 * scale,
    x1: word.x1 * scale,
    top: word.top * scale,
    bottom: word.bottom * scale,
    baseline: word.baseline * scale,
    size: word.size * scale,
  }));
}

export interface PictureOfPage {
  number: number;
  /** Longer side of the page in points. */
  side: number;
  picture: GreyPage;
}

/** Sets a page upright and level under even light, and recognizes its words. */
export async function recognizePage(
  { number, side, picture }: PictureOfPage,
  recognizer: Recognizer,
  onShare: (share: number) => void = () => undefined,
): Promise<PageOfPicture> {
  const even = withEvenLight(picture);
  const { isQuarter, degrees } = findTilt(even);
  const upright = turnByQuarters(even, isQuarter ? 1 : 0);
  const level = levelled(upright, Math.abs(degrees) < LEAST_TILT ? 0 : degrees);
  const { words, certainty, isTurned } = await recognizeEitherWay(level, recognizer, onShare);
  const scale = side / Math.max(level.width, level.height);
  return {
    number,
    width: level.width * scale,
    height: level.height * scale,
    words: scaled(words, scale),
    turn: (isQuarter ? 90 : 0) + (isTurned ? 180 : 0) - degrees,
    certainty,
  };
}
