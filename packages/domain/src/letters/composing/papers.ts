import { readFragment } from '@candor/english';
import { isPaper } from '@candor/english/posts';
import { inSentence, withArticle } from '../letter-facts.ts';
import { inside, pieceOf } from './piece.ts';
import type { Saying } from './statement.ts';

const DEGREE =
  /^(?:an? )?(?:B\.?\s?(?:A|Sc|E|Ed|Eng|Tech|Com|Mus)\b|M\.?\s?(?:A|Sc|Ed|Eng|Tech|BA|Phil)\b|Ph\.?D|LL\.?[BM]|NVQ|BTEC|(?:Diploma|Bachelor|Master) (?:in|of)\b)(?!\.? (?:thesis|dissertation|project|student|course|programme|program|modules?)\b)/i;

/** A paper as a sentence names it: "a PCV licence"; several, and degrees, go without an article. */
export function paper(name: string): string {
  const isOne =
    isPaper(name) && readFragment(name)?.tokens.findLast(({ pos }) => pos === 'noun')?.number !== 'plural';
  const plain = / .*[\p{Lu}\d]/u.test(name) ? name : inside(pieceOf(name));
  return isOne && !DEGREE.test(name) && !/^(?:an?|the|my)\b/i.test(name) ? withArticle(plain) : plain;
}

/** "MSc Statistics" is "an MSc in Statistics", "NVQ Level 3 in Plumbing" and "Legal Assistant Diploma" take their article. */
export function degree(name: string): string {
  const said = name.replace(
    /^(?<degree>\p{Lu}[\p{L}.]*\p{Lu}[\p{L}.]*) (?=\p{Lu}\p{Ll})(?!Level|Grade|.* in )/u,
    '$<degree> in ',
  );
  return /^(?:\p{Lu}[\p{L}.]*\p{Lu}[\p{L}.]*(?= |$)|(?:Master|Bachelor|Diploma|Certificate|Associate)\b)|^(?!an? |the )\p{L}.* (?:[Dd]iploma|[Cc]ertificate|[Dd]egree)$/u.test(
    said,
  )
    ? withArticle(said)
    : said;
}

/** "KNUST, 2021, second class upper": where from, and in brackets when and how. */
function awarded([first = '', ...others]: readonly string[]): string {
  const isSchool = /^(?:the )?\p{Lu}/u.test(first);
  const school = isSchool ? ` from ${inSentence(first)}` : '';
  const more = (isSchool ? others : [first, ...others]).filter((part) => part !== '').join(', ');
  return more === '' ? school : `${school} (${more})`;
}

/** Papers, degrees and levels: what somebody holds. */
export function sayHeld(text: string, head: string, parts: readonly string[]): Saying | undefined {
  if (DEGREE.test(text)) return { move: 'degree', slots: { list: `${degree(head)}${awarded(parts)}` } };
  if ([head, ...parts].every(isPaper))
    return { move: 'degree', slots: { list: [head, ...parts].map(paper).join(' and ') } };
  // "City & Guilds Level 3", "Certificate III Individual Support 2026"
  const isLevel =
    /^(?:\p{Lu}\S*|&|of|in|and| |[IVX\d]+)*\b(?:Level \d|Grade \d|(?:Certificate|Cert) [IVX\d]+)\b/u;
  return parts.length === 0 && isLevel.test(head) && head.split(' ').length < 8
    ? { move: 'degree', slots: { list: withYear(/^cert/i.test(head) ? withArticle(head) : head) } }
    : undefined;
}

const withYear = (text: string) => text.replace(/ (?<year>(?:19|20)\d\d)$/, ' ($<year>)');
