import { isVerbLed, meaningsOf, readFragment } from '@candor/english';
import type { LetterFacts } from '../letter-facts.ts';
import type { Framing } from './frames/frame-for.ts';
import { inside, pieceOf, type Piece } from './piece.ts';
import { framed, ownStatement, shareSaid, type Statement } from './statement.ts';

/** "a, b and c". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

const ITEMS = /\s*[,;\n•|]\s*(?![^()]*\))/;
const LEVEL =
  /^(?<language>\p{Lu}\p{Ll}+)[ :(]+(?:level )?(?<level>[ABC][12]|native|fluent|mother tongue)\)?$/u;
const GAINED =
  /^(?<what>[\p{L}\p{N} -]{2,40}?) (?<verb>passed|gained|obtained|completed|awarded) (?<when>(?:in|on) .+)$/u;
const MOST = 5;

/** Items as they stand in a sentence: capitals stay where the writer tells them apart, "SQL, Python, careful notes". */
function insideList(piece: Piece, all: readonly Piece[]): string {
  return all.some(({ text }) => /^\p{Ll}/u.test(text)) ? piece.text : inside(piece);
}

function sayLevel({ text }: Piece): Statement | undefined {
  const { language = '', level = '' } = LEVEL.exec(text)?.groups ?? {};
  if (language === '') return undefined;
  if (/native|mother/.test(level)) return ownStatement(`I am a native speaker of ${language}`);
  return ownStatement(
    level === 'fluent' ? `I speak fluent ${language}` : `My ${language} is at level ${level}`,
  );
}

function sayGained({ text }: Piece): Statement | undefined {
  const { what = '', verb = '', when = '' } = GAINED.exec(text)?.groups ?? {};
  const isThing = what !== '' && readFragment(what)?.kind === 'noun';
  return isThing && verb !== 'awarded' ? ownStatement(`I ${verb} the ${what} ${when}`) : undefined;
}

const isNameless = (kind: Piece['kind']) => kind === 'other' || kind === 'sentence' || kind === 'list';
const isTool = ({ text, tokens }: Piece) =>
  tokens.length <= 3 && tokens.every(({ pos }) => pos === 'name' || pos === 'noun') && /\p{Lu}/u.test(text);
const isEverAdjective = (word: string) =>
  meaningsOf(word).some(({ pos }) => pos === 'adjective') && !word.endsWith('ing');
const isQuality = ({ tokens, kind }: Piece) =>
  kind !== 'verb' &&
  tokens.length > 0 &&
  tokens.length <= 2 &&
  tokens.every(({ pos, text }) => pos === 'adjective' || isEverAdjective(text)) &&
  !/\p{Lu}|s$/u.test(tokens[0]?.text.slice(1) ?? '') &&
  !/^\p{Lu}/u.test(tokens[0]?.text ?? '');

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
  for (const piece of open) {
    const alone = sayLevel(piece) ?? sayGained(piece);
    if (alone) single.push(alone);
    else if (/\b(?:lapsed|expired)\b/i.test(piece.text)) lost.push(piece.typed);
    else if (/\bin progress\b/i.test(piece.text)) under.push(piece.text);
    else if (isQuality(piece)) qualities.push(inside(piece));
    else if (piece.read && piece.kind === 'verb' && isVerbLed(piece.read)) verbs.push(inside(piece));
    else if (isTool(piece)) tools.push(piece.text.replace(/^(.+) (basic|intermediate|advanced)$/, '$2 $1'));
    else if (
      piece.kind === 'noun' ||
      piece.kind === 'gerund' ||
      (isNameless(piece.kind) && (piece.tokens.length <= 3 || piece.tokens[0]?.form === 'gerund'))
    )
      others.push(insideList(piece, pieces));
    else lost.push(piece.typed);
  }
  const list = (items: readonly string[]) => listed(items.slice(0, MOST));
  lost.push(...[tools, others, qualities].flatMap((items) => items.slice(MOST)));
  const isMixed = tools.length > 0 && others.length > 0;
  const statements = [
    isMixed || others.length > 0
      ? framed('skills', framing, { list: list([...tools, ...others]) })
      : framed('tools', framing, { list: list(tools) }),
    framed('qualities', framing, { qualities: list(qualities) }),
    verbs.length > 0 ? framed('work', framing, { verb: listed(verbs) }) : undefined,
    ...single,
    framed('result', framing, { list: under.join(', ') }),
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
