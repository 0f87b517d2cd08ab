import type { FigureQuestion } from '../../writing/index.ts';
import type { LetterField } from '../request.ts';
import type { Wish } from './asides.ts';
import type { Framing } from './frames/frame-for.ts';
import { withoutSlips } from '@candor/english/slips';
import { inside, pieceOf, piecesOf, type Piece, type PieceKind } from './piece.ts';
import { sayFragment, type FieldFrames } from './say-fragment.ts';
import { framed, ownStatement, stemsOf, type Saying, type Statement } from './statement.ts';

/** What a field gives a letter. */
export interface SaidField {
  statements: Statement[];
  wishes: Wish[];
  questions: FigureQuestion[];
}

type Unused = Pick<Piece, 'typed'> & { kind: PieceKind | 'unwanted' };

/** What the person is told of words that the letter leaves out. */
export const whyLeftOut = {
  wish: 'Followed as an instruction. If you meant it as text for the letter, rewrite it as a full sentence.',
  note: 'This looked like a note to yourself, so it was left out.',
  pasted: 'This reads as the employer’s own words, so it was left out.',
  untactful:
    'Left out because employers rarely need to know it. To include it, rewrite it without the private detail.',
  unwanted: 'Left out, as you asked.',
  foreign: 'This is in another language than the rest, so it was left out.',
  skill: 'Left out of the letter. Add a sentence that shows where you used it.',
  other:
    'Left out because it could not be turned into a sentence. Rewrite it as a full sentence to include it.',
};

function questionFor({ kind, typed }: Unused, field: LetterField): FigureQuestion {
  const question = whyLeftOut[kind in whyLeftOut ? (kind as keyof typeof whyLeftOut) : 'other'];
  return { field, sentence: typed, question };
}

/** The first clause of a sentence where what follows should go and it may stay: "…, wife works days" falls away. */
function firstClause(
  piece: Piece,
  isKept: (part: string) => boolean,
  isResignation: boolean,
): Piece | undefined {
  const [first = '', ...others] = piece.text.split(/,\s+|\s+(?=(?:when|because|since|while) )/);
  if (others.length === 0 || !isKept(first)) return undefined;
  const [only] = piecesOf(first, isResignation);
  return only && (only.kind === 'sentence' || only.kind === 'verb') ? only : undefined;
}

const isTactful = (part: string) => piecesOf(part).every(({ kind }) => kind !== 'untactful');

/** What the letter asks of its reader or offers, where that is a thing or a doing. */
function sayWish(wish: Wish | undefined, framing: Framing): Statement | undefined {
  if (wish?.kind !== 'ask for' && wish?.kind !== 'offer') return undefined;
  const piece = pieceOf(wish.about);
  const fits = wish.kind === 'offer' || piece.kind === 'noun' || piece.tokens[0]?.pos === 'determiner';
  return fits ? framed(wish.kind, framing, { np: inside(piece) }) : undefined;
}

interface FieldOptions {
  field: LetterField;
  frames: FieldFrames;
  /** The move that gives a verb its subject. */
  verb: string;
  framing: Framing;
  /** Stems of what the letter is asked to leave out. */
  unwanted: ReadonlySet<string>;
}

const POSTS = new Set(['role held', 'years in']);

/** Two posts that follow each other stand in one sentence: "… as a waiter at the Swan and as an usher at the Odeon". */
function joined(before: Saying, after: Saying): Saying | undefined {
  if (before.move !== after.move || !(POSTS.has(before.move) || before.move === 'degree')) return undefined;
  const link = before.move === 'role held' ? ' and as ' : ' and ';
  const np = `${before.slots['np'] ?? ''}${link}${after.slots['np'] ?? ''}`;
  return np.split(' ').length > 24 ? undefined : { move: before.move, slots: { np, list: np } };
}

/** The statements that a field's pieces make; what makes none is asked about. */
export function sayField(
  pieces: readonly Piece[],
  { field, frames, verb, framing, unwanted }: FieldOptions,
): SaidField {
  const made: SaidField = { statements: [], wishes: [], questions: [] };
  const ask = (piece: Unused) => made.questions.push(questionFor(piece, field));
  const isResignation = framing.holds.has('resigns');
  const isWanted = (text: string) => stemsOf(text).isDisjointFrom(unwanted);
  let held: { saying: Saying; pieces: Piece[] } | undefined;
  const tell = () => {
    const statement = held && framed(held.saying.move, framing, held.saying.slots);
    if (statement) made.statements.push(statement);
    else held?.pieces.forEach(ask);
    held = undefined;
  };
  for (const piece of pieces) {
    if (piece.wish) made.wishes.push(piece.wish);
    // "mention that I can do nights" says what to mention.
    const [mentioned] =
      piece.wish?.kind === 'mention' ? piecesOf(piece.wish.about.replace(/^that /i, '')) : [];
    // "if they want": of the reader nothing is said behind their back.
    if (mentioned?.kind === 'sentence' && !/\b(?:they|them|their)\b/i.test(mentioned.text)) {
      tell();
      made.statements.push(ownStatement(withoutSlips(mentioned.text)));
      continue;
    }
    const wished = sayWish(piece.wish, framing);
    if (wished) {
      tell();
      made.statements.push(wished);
      continue;
    }
    const isUnwanted = !piece.wish && !isWanted(piece.text);
    const usable = isUnwanted
      ? firstClause(piece, isWanted, isResignation)
      : piece.kind === 'untactful'
        ? firstClause(piece, isTactful, isResignation)
        : piece;
    const saying = usable && usable.kind !== 'sentence' ? sayFragment(usable, frames, verb) : undefined;
    const isOwn = usable?.kind === 'sentence';
    if (isUnwanted) ask({ typed: piece.typed, kind: 'unwanted' });
    else if (usable !== piece || (!isOwn && !saying)) ask(piece);
    const more = (saying?.lost ?? []).flatMap((lost) => {
      // "three years in a laboratory, ran a team of 7"
      const part = pieceOf(lost);
      const said = part.kind === 'verb' ? sayFragment(part, frames, verb) : undefined;
      if (!said) ask({ typed: lost, kind: 'other' });
      return said ? [{ saying: said, pieces: [part] }] : [];
    });
    const both = held && saying && joined(held.saying, saying);
    if (held && both) held = { saying: both, pieces: [...held.pieces, piece] };
    else {
      tell();
      held = saying && { saying, pieces: [piece] };
    }
    for (const one of more) {
      tell();
      held = one;
    }
    if (usable && isOwn) made.statements.push(ownStatement(withoutSlips(usable.text), usable.stop));
  }
  tell();
  return made;
}
