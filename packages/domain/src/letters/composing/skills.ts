import { itemsOf, listed } from './items.ts';
import { meaningsOf, readFragment, type Token } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';
import { hasFigure } from '../../writing/index.ts';
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

/** Nouns and what is done to or with them: "audio typing", "Phase One overhead scanners". */
function isNounPhrase(text: string): boolean {
  const read = readFragment(text);
  const isNoun = read?.finiteVerb === null && /^(?:noun|list|gerund)$/.test(read.kind);
  const isPart = ({ pos, form, text: word, isName }: Token) =>
    /^(?:noun|name|adjective|conjunction|preposition|determiner)$/.test(pos) ||
    form === 'gerund' ||
    isName ||
    /^\p{Lu}/u.test(word);
  return isNoun && read.tokens.every(isPart) && read.tokens.at(-1)?.pos !== 'adjective';
}

/**
 * An item as a list can name it: a thing that is done, the name of something known, or one with its size ("budgets up to
 * $120,000"); undefined for how somebody is, a tool without its article, a joke.
 */
function skillIn(item: string, isTold: boolean): { said: string; isSized?: boolean } | undefined {
  if (/^no\b/i.test(item) || namesLanguage(item)) return undefined;
  const isWord = /^\p{L}\p{Ll}*$/u.test(item);
  const meanings = meaningsOf(item.toLowerCase());
  const isNounOfIts = meanings.some(({ pos }) => pos === 'noun' || pos === 'adjective');
  // "Excel", and "Epic" where others begin small.
  if (isNamed(item) && (!isWord || isTold || !isNounOfIts)) return { said: item };
  const piece = pieceOf(item);
  const isOther = /^(?:sentence|verb|wish|note|untactful|foreign)$/.test(piece.kind);
  if (isOther || piece.tokens.length > 9 || piece.tokens.some(isUnknown)) return undefined;
  const said = inside(piece);
  const [head = ''] = said.split(/ (?:of|for|at|up to|on|with|by|to) /);
  if (hasFigure(item) && head !== said)
    return meaningsOf(head).some(({ number }) => number === 'plural') || isNounPhrase(head)
      ? { said, isSized: true }
      : undefined;
  const last = piece.tokens.findLast(({ pos }) => pos === 'noun' || pos === 'name' || pos === 'verb');
  const isDoing = last?.text.endsWith('ing') ?? false;
  const { isPerson } = thesaurusOf(last?.lemma ?? '');
  const isTool = isPerson || (last?.number !== 'plural' && isMade(last?.lemma ?? ''));
  return (!isDoing && (isTool || isWord)) || !isNounPhrase(said) ? undefined : { said };
}

/** What the field for skills gives a letter. A skill that no sentence can name is asked about. */
export interface SaidSkills {
  statements: Statement[];
  lost: string[];
}

const MOST = 5;
/** "My skills include Syspro." is a line of a form, and one name says more where the work is told. */
const LEAST = 2;

/**
 * Whole sentences as they are; papers; languages in one sentence; and a plain list of the rest, what the advert asks for
 * first, where the letter has room for one. What a CV says already is told where the advert asks for it, and is the CV's to
 * say where it does not.
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
    (item) => !isOfLanguages(item) && !isPaper(item) && isOpen(item),
  );
  const asked = skillsNamed(request.jobDescription, rest);
  const typed = rest.filter((item) => !asked.includes(item) && !inCv.includes(item));
  const isTold = items.slice(1).some((item) => /^\p{Ll}/u.test(item));
  const hasName = items.some((item) => /\p{L}[\p{Lu}\d]|\p{L} \d/u.test(item));
  const named = [...asked, ...typed]
    .flatMap((item) => {
      const skill = skillIn(
        item,
        asked.includes(item) || (isTold && item !== items[0]) || (hasName && isMade(item.toLowerCase())),
      );
      return skill ? [{ item, ...skill }] : [];
    })
    .slice(0, isListed ? MOST : 0);
  const isAlone = named.filter(({ isSized = false }) => !isSized).length < LEAST;
  const told = named.filter(({ isSized = false }) => isSized || !isAlone);
  const list = (wanted: boolean) =>
    listed(told.flatMap(({ said: text, isSized = false }) => (isSized === wanted ? [text] : [])));
  const speaks = sayLanguages(languages);
  const statements = [
    framed('skills', framing, { list: list(false) }),
    framed('sizes', framing, { list: list(true) }),
    framed('degree', framing, { list: listed(papers.map((item) => paper(inside(pieceOf(item))))) }),
    speaks === undefined ? undefined : ownStatement(speaks),
    ...own.map(({ text, stop }) => ownStatement(text, stop)),
  ];
  const kept = new Set([...languages, ...papers, ...told.map(({ item }) => item)]);
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

/** Skills of somebody recommended: what they are, and what they do; anything else is no sentence. */
export function theirSkills({ request }: LetterFacts, framing: Framing): SaidSkills {
  const own: Statement[] = [];
  const qualities: string[] = [];
  const deeds: string[] = [];
  const things: string[] = [];
  const lost: string[] = [];
  for (const item of itemsOf(request.skills)) {
    const piece = pieceOf(item);
    const [first] = readFragment(item)?.tokens ?? [];
    if (isOwn(piece)) own.push(ownStatement(piece.text, piece.stop));
    else if (isAdjectiveLed(piece) || isQuality(piece)) qualities.push(inside(piece));
    else if (first?.form === 'present3' && first.isCertain) deeds.push(inside(piece));
    else {
      const skill = skillIn(item, false);
      (skill ? things : lost).push(skill?.said ?? item);
    }
  }
  const statements = [
    framed('their qualities', framing, { qualities: listed(qualities) }),
    framed('they', framing, { verb: listed(deeds) }),
    framed('their skills', framing, { list: listed(things) }),
    ...own,
  ];
  return { statements: present(statements), lost };
}
