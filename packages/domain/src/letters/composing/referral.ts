import { addressee } from '../letter-form.ts';
import type { LetterFacts } from '../letter-facts.ts';
import type { Framing } from './frames/frame-for.ts';
import { pieceOf } from './piece.ts';
import { framed, ownStatement, type Statement } from './statement.ts';

const MEDIUM =
  /\b(?:linkedin|indeed|glassdoor|xing|stepstone|monster|reed|seek|web ?site|site|web ?page|page|board|advert\w*|ads?|newspaper|magazine|journal|newsletter|notice|poster|fair|portal|jobs|google|facebook|instagram|radio)\b/i;
const FOUND_IN = /^(?:i )?(?:saw|found|read|spotted|heard|came across)\b.*?\b(?:on|in|at|through|via|from) /i;
/** Somebody, and what they told. */
const TOLD = /^\p{Lu}.*\b(?:told|showed|sent) me\b|^\p{Lu}.*\b(?:mentioned|suggested|recommended)\b/u;
/** "Facebook page of the library", "LinkedIn ad": a thing that needs its article. */
const THING = /^(?:\p{L}+ )+(?:page|ad|advert|site|website|board|newsletter|notice|fair|portal|list)\b/u;
const FROM = /^(?:through|via|from|on|by|my) /i;
const SITES: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  indeed: 'Indeed',
  google: 'Google',
  facebook: 'Facebook',
};

/** Where the person heard of the vacancy, as a sentence. */
export function sayReferral({ request }: LetterFacts, framing: Framing): Statement | undefined {
  const typed = request.referralSource.trim();
  if (typed === '') return undefined;
  const piece = pieceOf(typed);
  if (piece.kind === 'sentence') return ownStatement(piece.text, piece.stop);
  // "Jo Bell, who drives for you, told me of it" is a sentence, however long its subject.
  if (TOLD.test(typed)) return ownStatement(typed.replace(/[.!]$/, ''), '.');
  const bare = piece.text
    .replace(FOUND_IN, '')
    .replace(FROM, '')
    .replace(/^The (?=\p{Ll})/u, 'the ');
  if (MEDIUM.test(bare)) {
    const isPlain = /^\p{Ll}+ \p{Ll}/u.test(bare) || /^\p{Ll}+$/u.test(bare) || THING.test(bare);
    const medium =
      SITES[bare.toLowerCase()] ?? (isPlain && !/^(?:the|your|an?|my)\b/.test(bare) ? `the ${bare}` : bare);
    return framed('found on', framing, { medium });
  }
  const [name = ''] = bare.split(/,| (?:from|in|at|of|on|who|whom|that) /);
  // "Jo Bell, your accountant, who coaches my son": who told is named; what else they do need not be.
  const told = bare.replace(/^([^,]+, [^,]+), who\b.*$/, '$1');
  const isPerson = /^\p{Lu}/u.test(bare) && addressee(name).people.length > 0;
  return isPerson
    ? framed('referred by', framing, {
        referrer: /, (?:who|your|my|our|the|an?) [^,]*$/.test(told) ? `${told},` : told,
      })
    : undefined;
}
