import { isVerbLed, meaningsOf, readFragment } from '@candor/english';
import { withArticle, type LetterFacts } from '../letter-facts.ts';
import type { Framing } from './frames/frame-for.ts';
import { sayLanguages } from './languages.ts';
import { listed } from './listed.ts';
import { inside, pieceOf, type Piece } from './piece.ts';
import { isPaper, isPost } from './post.ts';
import { isThing } from './said-apart.ts';
import { paper } from './say-background.ts';
import { framed, ownStatement, shareSaid, type Statement } from './statement.ts';

const ITEMS = /\s*[,;\n•|]\s*(?![^()]*\))/;
const GAINED =
  /^(?<what>[\p{L}\p{N} -]{2,40}?) \(?(?<verb>passed|gained|obtained|completed|awarded) (?<when>(?:in |on )?.+?)\)?$/u;
const YEAR = /^(?:19|20)\d\d$/;
const IN_PROGRESS = / ?\(?(?:still )?in progress\)?/i;
const MOST = 5;

/** Items as they stand in a sentence: capitals stay where the writer tells them apart, "SQL, Python, careful notes". */
function insideList(piece: Piece, all: readonly Piece[]): string {
  return all.some(({ text }) => /^\p{Ll}/u.test(text)) ? piece.text : inside(piece);
}

/** "quick learner", "time served fitter": a word for how leaves no doubt that a person is meant. */
function sayPerson({ text, kind, tokens }: Piece): Statement | undefined {
  const isOfKind = tokens.some(
    ({ pos, form }) => pos === 'adjective' || form === 'past' || form === 'pastParticiple',
  );
  const isPerson = kind !== 'verb' && isOfKind && /(?:^| )\p{Ll}+$/u.test(text) && isPost(text);
  return isPerson && !text.endsWith('s') ? ownStatement(`I am ${withArticle(text)}`) : undefined;
}

function sayLevel({ text }: Piece): Statement | undefined {
  const said = sayLanguages(text);
  return said === undefined ? undefined : ownStatement(said);
}

function sayGained({ text }: Piece): Statement | undefined {
  const { what = '', verb = '', when = '' } = GAINED.exec(text)?.groups ?? {};
  const isThing = what !== '' && readFragment(what)?.kind === 'noun';
  // "the B licence", and "AAT Level 3" without an article.
  const said = /\d$/.test(what) ? what : `the ${what}`;
  return isThing && verb !== 'awarded'
    ? ownStatement(`I ${verb} ${said} ${YEAR.test(when) ? 'in ' : ''}${when}`)
    : undefined;
}

// "Excel and Word": words with capitals throughout are names, whatever else they may mean.
const NAMES = /^\p{Lu}\S*(?: (?:and|&) \p{Lu}\S*)+$/u;
const isNameless = (kind: Piece['kind']) => kind === 'other' || kind === 'sentence' || kind === 'list';
const isTool = ({ text, tokens }: Piece) =>
  tokens.length <= 3 &&
  /\p{Lu}/u.test(text) &&
  // A word alone with a capital is a name, whatever else it may mean: "Excel".
  (tokens.length === 1 || tokens.every(({ pos }) => pos === 'name' || pos === 'noun'));
const isEverAdjective = (word: string) =>
  meaningsOf(word).some(({ pos }) => pos === 'adjective') && !word.endsWith('ing');
const isQuality = ({ tokens, kind }: Piece) =>
  kind !== 'verb' &&
  tokens.length > 0 &&
  tokens.length <= 2 &&
  tokens.every(({ pos, text }) => pos === 'adjective' || isEverAdjective(text)) &&
  !/\p{Lu}|s$/u.test(tokens[0]?.text.slice(1) ?? '') &&
  !/^\p{Lu}/u.test(tokens[0]?.text ?? '');

const PAIR = /^[\p{L}\d+#.-]+(?: [\p{L}\d+#.-]+)? and [\p{L}\d+#.-]+(?: [\p{L}\d+#.-]+)?$/u;

/** A list in which one item is a pair ends with it: "yeast handling, cask and keg". */
function parted(items: readonly string[]): string[] {
  const pairs = items.filter((item) => PAIR.test(item));
  const [pair] = pairs;
  if (pair === undefined || pairs.length > 1) return [...items];
  return [...items.filter((item) => item !== pair), ...pair.split(' and ')];
}

/** The skills that a letter has not shown yet; each item as what it is. Left out are those that it names already. */
export function saySkills(
  { request }: LetterFacts,
  framing: Framing,
  said: ReadonlySet<string>,
): { statements: Statement[]; lost: string[] } {
  const typed = request.skills
    .split(ITEMS)
    .map((item) => item.replace(/^[\s–•*-]+|[\s.]+$/g, ''))
    .filter((item) => item !== '');
  const pieces = typed.map((item) => pieceOf(item));
  const open = pieces.filter(({ text }) => shareSaid(text, said) < 1);
  const single: Statement[] = [];
  const qualities: string[] = [];
  const tools: string[] = [];
  const others: string[] = [];
  const verbs: string[] = [];
  const lost: string[] = [];
  const under: string[] = [];
  const papers: string[] = [];
  for (const piece of open) {
    const alone = sayLevel(piece) ?? sayGained(piece) ?? sayPerson(piece);
    if (alone) single.push(alone);
    else if (/\b(?:lapsed|expired)\b/i.test(piece.text)) lost.push(piece.typed);
    else if (IN_PROGRESS.test(piece.text)) under.push(piece.text.replace(IN_PROGRESS, ''));
    else if (isPaper(piece.text)) papers.push(paper(insideList(piece, pieces)));
    else if (NAMES.test(piece.text)) tools.push(...piece.text.split(/ (?:and|&) /));
    else if (isQuality(piece)) qualities.push(inside(piece));
    else if (piece.read && piece.tokens.length > 1 && piece.kind === 'verb' && isVerbLed(piece.read))
      verbs.push(inside(piece));
    else if (isTool(piece)) tools.push(piece.text.replace(/^(.+) (basic|intermediate|advanced)$/, '$2 $1'));
    else if (
      piece.kind === 'noun' ||
      piece.kind === 'gerund' ||
      isThing(piece.text) ||
      (isNameless(piece.kind) && (piece.tokens.length <= 3 || piece.tokens[0]?.form === 'gerund'))
    )
      others.push(insideList(piece, pieces));
    else lost.push(piece.typed);
  }
  const list = (items: readonly string[]) => listed(parted(items.slice(0, MOST)));
  lost.push(...[tools, others, qualities].flatMap((items) => items.slice(MOST)));
  const isMixed = tools.length > 0 && others.length > 0;
  const statements = [
    isMixed || others.length > 0
      ? framed('skills', framing, { list: list([...tools, ...others]) })
      : framed('tools', framing, { list: list(tools) }),
    framed('qualities', framing, { qualities: list(qualities) }),
    verbs.length > 0 ? framed('work', framing, { verb: listed(verbs) }) : undefined,
    framed('degree', framing, { list: listed(papers) }),
    ...single,
    framed('towards', framing, { list: listed(under) }),
  ];
  return { statements: statements.filter((one) => one !== undefined), lost };
}

/** Skills of somebody recommended, in one list. */
export function theirSkills({ request }: LetterFacts, framing: Framing): Statement[] {
  const items = request.skills
    .split(ITEMS)
    .filter((item) => item.trim() !== '')
    .map((item) => pieceOf(item));
  const nouns = items.filter(
    ({ kind, tokens }) => kind === 'noun' || kind === 'gerund' || tokens.length <= 2,
  );
  const said = framed('their skills', framing, {
    list: listed(nouns.map((piece) => insideList(piece, items))),
  });
  return said ? [said] : [];
}
