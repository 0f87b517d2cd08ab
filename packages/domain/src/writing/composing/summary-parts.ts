import { isVerbLed, readFragment } from '@candor/english';
import { asSentence } from '@candor/english/spelling';
import type { CvDocument, CvRequest } from '../../cv/index.ts';
import { isAgent, withA } from './identity.ts';
import { isResult } from './order-bullets.ts';
import { isInPerson } from './own-summary.ts';
import { insideWords } from './role-words.ts';

/** One title in a list of those sought, with its article: "an orchestra manager", "Head of Learning". */
function soughtTitle(title: string): string {
  const [head = '', ...rest] = title.split(/ (?=of )/);
  const isTitle = isAgent(head) && /^[\p{L}\p{N} &'’-]+$/u.test(title);
  if (!isTitle || / (?:in|at|for|with|on|or) /i.test(title)) return '';
  // "Head of Learning" there is one of.
  return rest.length > 0 ? title : withA(insideWords(title));
}

/** What is sought, where it is one or more plain titles; '' else, and where it is the post already held. */
export function goalOf({ targetRole, jobTitle }: CvRequest): string {
  const [sought = ''] = targetRole.trim().split(/ \([^()]*\)$|, /, 1);
  if (sought.toLowerCase() === jobTitle.toLowerCase() || sought === '') return '';
  const parts = sought.split(/ ?\/ /);
  // "Pharmacy technician / assistant" is an assistant of the same trade.
  const titles = parts.map((part, at) =>
    at > 0 && !part.includes(' ') && parts[0]?.includes(' ') && isAgent(part)
      ? insideWords(part)
      : soughtTitle(part),
  );
  return titles.includes('') ? '' : asSentence(`Looking for a role as ${titles.join(' or ')}`);
}

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
