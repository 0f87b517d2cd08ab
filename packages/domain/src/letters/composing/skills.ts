import { itemsOf, listed } from './items.ts';
import { meaningsOf, readFragment } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';
import { skillsNamed } from '../advert.ts';
import type { LetterFacts } from '../letter-facts.ts';
import type { Framing } from './frames/frame-for.ts';
import { isOfLanguages, namesLanguage, sayLanguages } from './languages.ts';
import { inside, isAdjectiveLed, pieceOf, piecesOf, type Piece } from './piece.ts';
import { isPaper } from './post.ts';
import { paper } from './say-background.ts';
import { isUnknown } from './say-fragment.ts';
import { framed, ownStatement, present, shareSaid, type Statement } from './statement.ts';

/** "Blender", "SAP EWM": written as a name is. */
const isNamed = (item: string) =>
  item.split(' ').every((word) => /^(?:\p{Lu}|\d)|\p{L}[\p{Lu}\d]/u.test(word));

/** A sentence with its subject, and no list with a participle in it. */
const isOwn = ({ kind, tokens: [first] }: Piece) =>
  kind === 'sentence' && (first?.pos === 'pronoun' || first?.pos === 'determiner');

const isMade = (word: string) =>
  thesaurusOf('artifact').senses.some((sense) => thesaurusOf(word).above.has(sense));

/** Whether a list can name an item that an advert asks for: no quality, no tool without its article, no joke. */
function isSkill(item: string): boolean {
  if (/^no\b/i.test(item) || namesLanguage(item)) return false;
  const { kind, tokens } = pieceOf(item);
  const last = tokens.at(-1);
  const isThing = tokens.length > 1 && !thesaurusOf(last?.lemma ?? '').isPerson;
  const isTool = last?.number !== 'plural' && isMade(last?.lemma ?? '');
  const isPlain = /^(?:noun|gerund|list)$/.test(kind) && last?.pos !== 'adjective' && !tokens.some(isUnknown);
  return isNamed(item) || (isPlain && ((last?.text.endsWith('ing') ?? false) || (isThing && !isTool)));
}

/** What the field for skills gives a letter. A skill that no sentence can name is asked about. */
export interface SaidSkills {
  statements: Statement[];
  lost: string[];
}

const MOST = 5;
/** Fewer are a line of a form, and say more where the work is told; of tools by their names two are enough. */
const LEAST = 3;

/**
 * Whole sentences as they are; papers; languages in one sentence; and where the letter has room for it a plain list of what
 * the advert asks for.
 */
export function saySkills(
  { request, cv }: LetterFacts,
  framing: Framing,
  said: ReadonlySet<string>,
  isListed = true,
): SaidSkills {
  const pieces = piecesOf(request.skills);
  const own = pieces.filter(isOwn);
  const items = pieces.flatMap((piece) => (isOwn(piece) ? [] : itemsOf(piece.typed)));
  const isOpen = (item: string) => shareSaid(item, said) < 1;
  const languages = items.filter(isOfLanguages);
  const papers = items.filter((item) => !isOfLanguages(item) && isPaper(item) && isOpen(item));
  const inCv = cv.skills.map(({ name }) => name);
  const rest = [...new Set([...items, ...inCv])].filter(
    (item) => !isPaper(item) && isOpen(item) && isSkill(item),
  );
  const named = isListed ? skillsNamed(request.jobDescription, rest) : [];
  const isEnough = named.length >= (named.every(isNamed) ? 2 : LEAST);
  const told = isEnough ? named.slice(0, MOST) : [];
  const speaks = sayLanguages(languages);
  const statements = [
    framed('skills', framing, {
      list: listed(told.map((item) => (isNamed(item) ? item : inside(pieceOf(item))))),
    }),
    framed('degree', framing, { list: listed(papers.map((item) => paper(inside(pieceOf(item))))) }),
    speaks === undefined ? undefined : ownStatement(speaks),
    ...own.map(({ text, stop }) => ownStatement(text, stop)),
  ];
  const kept = new Set([...languages, ...papers, ...told]);
  return {
    statements: present(statements),
    lost: items.filter((item) => !kept.has(item) && isOpen(item)),
  };
}

/** Whether an item is a word or two for how somebody is: "patient", "very careful". */
function isQuality({ tokens, kind }: Piece): boolean {
  const [first, last = first, ...others] = tokens;
  const word = last?.text.toLowerCase() ?? '';
  const isAdjective = !word.endsWith('ing') && meaningsOf(word).some(({ pos }) => pos === 'adjective');
  return (
    isAdjective && kind !== 'sentence' && others.length === 0 && (first === last || first?.pos === 'adverb')
  );
}

/** "fair to new starters" */
const isTowards = ({ tokens: [first, next, then] }: Piece) =>
  first?.pos === 'adjective' &&
  next?.text === 'to' &&
  /^(?:determiner|adjective|noun)$/.test(then?.pos ?? '');

/** Skills of somebody recommended: what they are, and what they do; anything else is a list of a form. */
export function theirSkills({ request }: LetterFacts, framing: Framing): SaidSkills {
  const own: Statement[] = [];
  const qualities: string[] = [];
  const deeds: string[] = [];
  const lost: string[] = [];
  for (const item of itemsOf(request.skills)) {
    const piece = pieceOf(item);
    const [first] = readFragment(item)?.tokens ?? [];
    if (isOwn(piece)) own.push(ownStatement(piece.text, piece.stop));
    else if (isAdjectiveLed(piece) || isQuality(piece) || isTowards(piece)) qualities.push(inside(piece));
    else if (first?.form === 'present3' && first.isCertain) deeds.push(inside(piece));
    else lost.push(item);
  }
  const statements = [
    framed('their qualities', framing, { qualities: listed(qualities) }),
    framed('they', framing, { verb: listed(deeds) }),
    ...own,
  ];
  return { statements: present(statements), lost };
}
