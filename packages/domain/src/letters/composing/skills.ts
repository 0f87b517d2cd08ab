import { meaningsOf, readFragment } from '@candor/english';
import { skillsNamed } from '../advert.ts';
import type { LetterFacts } from '../letter-facts.ts';
import type { Framing } from './frames/frame-for.ts';
import { isOfLanguages, sayLanguages } from './languages.ts';
import { listed } from './listed.ts';
import { inside, isAdjectiveLed, pieceOf, piecesOf, type Piece } from './piece.ts';
import { isPaper } from './post.ts';
import { paper } from './say-background.ts';
import { framed, ownStatement, shareSaid, type Statement } from './statement.ts';

const ITEMS = /\s*[,;\n•|]\s*(?![^()]*\))/;

const itemsOf = (text: string) =>
  text
    .split(ITEMS)
    .map((item) => item.replace(/^[\s–•*-]+|[\s.]+$/g, ''))
    .filter((item) => item !== '');

/** "Blender", "SAP EWM": named as one names a tool. Where every item has a capital, one alone tells nothing. */
function namedIn(items: readonly string[]): string[] {
  const isTold = items.some((item) => /^\p{Ll}/u.test(item));
  const isName = (word: string) =>
    /^\d|\p{L}\p{Lu}|\p{L}\d/u.test(word) ||
    (/^\p{Lu}/u.test(word) && (isTold || meaningsOf(word.toLowerCase()).length === 0));
  return items.filter((item) => item.split(' ').every(isName));
}

/** A sentence with its subject, and no list with a participle in it. */
const isOwn = ({ kind, tokens: [first] }: Piece) =>
  kind === 'sentence' && (first?.pos === 'pronoun' || first?.pos === 'determiner');

/** What the field for skills gives a letter. A skill that nothing shows is no sentence: it is asked about. */
export interface SaidSkills {
  statements: Statement[];
  lost: string[];
}

/**
 * Whole sentences as they are; papers; languages in one sentence; and tools of form and CV that the advert asks for and
 * nothing has shown.
 */
export function saySkills(
  { request, cv }: LetterFacts,
  framing: Framing,
  said: ReadonlySet<string>,
): SaidSkills {
  const pieces = piecesOf(request.skills);
  const own = pieces.filter(isOwn);
  const items = pieces.flatMap((piece) => (isOwn(piece) ? [] : itemsOf(piece.typed)));
  const isOpen = (item: string) => shareSaid(item, said) < 1;
  const languages = items.filter(isOfLanguages);
  const papers = items.filter((item) => !isOfLanguages(item) && isPaper(item) && isOpen(item));
  const named = [...namedIn(items), ...namedIn(cv.skills.map(({ name }) => name))].filter(
    (item) => !isOfLanguages(item) && !isPaper(item) && isOpen(item),
  );
  const asked = [...new Set(skillsNamed(request.jobDescription, named))].slice(0, 4);
  const speaks = sayLanguages(languages);
  const statements = [
    framed('tools', framing, { list: listed(asked) }),
    framed('degree', framing, { list: listed(papers.map((item) => paper(inside(pieceOf(item))))) }),
    speaks === undefined ? undefined : ownStatement(speaks),
    ...own.map(({ text, stop }) => ownStatement(text, stop)),
  ];
  const told = new Set([...languages, ...papers, ...asked]);
  return {
    statements: statements.filter((one) => one !== undefined),
    lost: items.filter((item) => !told.has(item) && isOpen(item)),
  };
}

const isEverAdjective = (word: string) =>
  meaningsOf(word).some(({ pos }) => pos === 'adjective') && !word.endsWith('ing');

/** Whether an item is a word or two for how somebody is: "patient", "very careful". */
function isQuality({ tokens, kind }: Piece): boolean {
  const last = tokens.at(-1);
  return (
    kind !== 'sentence' &&
    tokens.length <= 2 &&
    last !== undefined &&
    isEverAdjective(last.text.toLowerCase()) &&
    (tokens.length === 1 || tokens[0]?.pos === 'adverb')
  );
}

/** Skills of somebody recommended: what they are, and what they do; anything else is no sentence. */
export function theirSkills({ request }: LetterFacts, framing: Framing): SaidSkills {
  const own: Statement[] = [];
  const qualities: string[] = [];
  const deeds: string[] = [];
  const lost: string[] = [];
  for (const item of itemsOf(request.skills)) {
    const piece = pieceOf(item);
    const [first] = readFragment(item)?.tokens ?? [];
    if (isOwn(piece)) own.push(ownStatement(piece.text, piece.stop));
    else if (isAdjectiveLed(piece) || isQuality(piece)) qualities.push(inside(piece));
    else if (first?.form === 'present3' && first.isCertain) deeds.push(inside(piece));
    else lost.push(item);
  }
  const statements = [
    framed('their qualities', framing, { qualities: listed(qualities) }),
    framed('they', framing, { verb: listed(deeds) }),
    ...own,
  ];
  return { statements: statements.filter((one) => one !== undefined), lost };
}
