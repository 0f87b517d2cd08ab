import { isVerbLed, readFragment } from '@candor/english';
import { asSentence } from '@candor/english/spelling';
import type { CvDocument } from '../../cv/index.ts';
import { isResult } from './order-bullets.ts';
import { isInPerson } from './own-summary.ts';

const LONGEST_RESULT = 25;

/** The best result of the posts, where a bullet tells it as one deed of the person's own and alone. */
export function resultOf({ experience }: CvDocument): string {
  const found = experience
    .flatMap(({ bullets }) => bullets)
    .find((bullet) => {
      if (!isResult(bullet) || isInPerson(bullet) || /;|\. /.test(bullet)) return false;
      // "Introduced checks, errors fell": what came of it is a clause of its own.
      if (
        bullet
          .split(', ')
          .slice(1)
          .some((part) => readFragment(part)?.kind === 'sentence')
      )
        return false;
      const read = readFragment(bullet);
      const isShort = bullet.split(/\s+/, LONGEST_RESULT + 1).length <= LONGEST_RESULT;
      return isShort && read !== null && read.isCertain && isVerbLed(read) && read.tense === 'past';
    });
  return found === undefined ? '' : asSentence(found);
}
